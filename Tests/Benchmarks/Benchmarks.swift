import ArgumentParser
import Foundation
import SocialCredentials

/// Measures what SocialConnect promises to be quick at, and prints a table. `Scripts/benchmark` calls it.
@main
struct Benchmarks: AsyncParsableCommand {
  @Option(help: "The program, built optimised.") var program: String
  @Option(help: "An empty folder for databases.") var folder: String
  @Option(help: "The URL of a PostgreSQL server on which databases may be made.") var server: String
  @Option(help: "How many posts the largest network has.") var posts = 1_000_000
  @Option(help: "How many people there are.") var persons = 10_000
  @Flag(help: "Measure less, and less precisely.") var quick = false
  @Option(help: "Measure these only: \(Part.allCases.map(\.rawValue).joined(separator: ", ")).")
  var only: [Part] = Part.allCases.filter { $0 != .server && $0 != .streams && $0 != .remote }

  enum Part: String, CaseIterable, ExpressibleByArgument {
    case disk, publishing, nodes, homes, search, photos, archives, programs, star, commands, todos
    case signIns = "sign-ins", hashtags, texts
    /// Tables of their own, so they aren't measured unless they are asked for.
    case server, streams, remote
  }

  /// How many texts the posts of a small network are made of.
  private static let fewestSamples = 10_000

  func validate() throws {
    if posts < 10_000 { throw ValidationError("Ask for 10,000 posts or more.") }
    if persons < 5000 { throw ValidationError("Ask for 5,000 people or more.") }
  }

  func run() async throws {
    let people = People(count: persons)
    let table = Table()
    if only.contains(.commands) { try await runCommands(table) }
    if only.contains(.todos) { try await runTodos(table) }
    if only.contains(.texts) { readTexts(table) }
    if Set(only).isSubset(of: [.commands, .todos, .texts]) { return }
    let stores = try await makeStores(people)
    if only.contains(.disk) { try weigh(stores, table) }
    if only.contains(.publishing) { try await publish(stores, people, table) }
    if only.contains(.nodes) { try await publishFromNodes(stores, people, table) }
    if only.contains(.homes) { try await readHomes(stores, people, table) }
    if only.contains(.signIns) { try await readDuringSignIns(stores, people, table) }
    if only.contains(.hashtags) { try await readHashtags(stores, people, table) }
    if only.contains(.search) { try await search(stores, people, table) }
    if only.contains(.photos) { try await publishPhotos(stores, people, table) }
    if only.contains(.archives) { try await takeArchives(stores, people, table) }
    if only.contains(.programs) { try await runPrograms(stores, people, table) }
    if only.contains(.star) { try await followStar(stores, people, table) }
    if only.contains(.server) { try await serve(stores, people, table) }
    if only.contains(.streams) || only.contains(.server) { try await listen(stores, people, table) }
    if only.contains(.server) { try await followCrowds(stores, people, table) }
    if only.contains(.remote) { try await reach(stores, people, table) }
  }

  /// Makes the networks, the two of a size at the same time.
  private func makeStores(_ people: People) async throws -> [StoreKind: [Store]] {
    let (folder, server) = (URL(filePath: folder), server)
    let hash = try await PasswordHasher().hash(Household.password)
    let samples = SampleTexts(count: max(Self.fewestSamples, posts / 10), people: people, seed: 1).samples
    var stores: [StoreKind: [Store]] = [:]
    for count in sizes {
      say("Making networks of \(count.grouped) posts…")
      let some = Array(samples.prefix(max(Self.fewestSamples, count / 10)))
      try await withThrowingTaskGroup(of: (Store, Double).self) { group in
        for kind in kinds {
          group.addTask {
            let store = Store(kind, postCount: count, in: folder, server: server)
            return try await timed {
              try await store.make(people: people, samples: some, passwordHash: hash, server: server)
              return store
            }
          }
        }
        for try await (store, time) in group {
          say("… on \(store.kind.name) in \(time.digits(1)) s")
          stores[store.kind, default: []].append(store)
        }
      }
    }
    for store in stores.values.joined() where !quick || store.postCount <= 10_000 { try await store.check() }
    return stores
  }

  /// What lies behind a server makes little difference to those who reach it.
  private var kinds: [StoreKind] { only == [.remote] ? [.sqlite] : StoreKind.allCases }

  /// The server is measured on the largest network alone, from both its ends.
  private var sizes: [Int] {
    Set(only).isSubset(of: [.server, .streams]) || only == [.remote]
      ? [posts] : [10_000, 100_000, 1_000_000].filter { $0 < posts } + [posts]
  }

  private func publish(
    _ stores: [StoreKind: [Store]], _ people: People, _ table: Table
  ) async throws {
    let benchmark = PublishBenchmark(
      people: people, rounds: quick ? 3 : 7, duration: .milliseconds(quick ? 300 : 1000))
    for kind in StoreKind.allCases {
      guard let store = stores[kind]?.first else { continue }
      say("Publishing on \(kind.name)…")
      let result = try await benchmark.run(on: store)
      let what = "durable publishes a second, \(kind.name)"
      table.add("Bare \(what)", result.bare.digits(0), "1")
      table.add("1 writer: \(what)", result.one.digits(0), (result.one / result.bare).digits(2), aim: "≥ 0.5")
      table.add(
        "\(PublishBenchmark.manyWriters) writers: \(what)", result.many.digits(0),
        (result.many / result.bare).digits(2), aim: "≥ 2")
    }
  }

  private func readHomes(
    _ stores: [StoreKind: [Store]], _ people: People, _ table: Table
  ) async throws {
    for kind in StoreKind.allCases {
      var results: [HomeResult] = []
      for store in stores[kind] ?? [] {
        say("Reading homes among \(store.postCount.grouped) posts on \(kind.name)…")
        results += try await HomeBenchmark(people: people, rounds: quick ? 4 : 10).run(on: store)
      }
      HomeReport(kind: kind, sizes: sizes, results: results).add(to: table)
    }
  }

  private func runPrograms(
    _ stores: [StoreKind: [Store]], _ people: People, _ table: Table
  ) async throws {
    let shell = ShellBenchmark(rounds: quick ? 3 : 10, idleTime: .seconds(quick ? 5 : 10))
    for kind in StoreKind.allCases {
      guard let store = stores[kind]?.last else { continue }
      say("Running the program on \(kind.name)…")
      let household = try Household(URL(filePath: program), store, people: people)
      let delays = try LiveBenchmark(rounds: quick ? 5 : 20).delays(household)
      table.add(
        "From `post` having returned to another process's screen, \(kind.name): median, worst",
        "\(delays.median.asMilliseconds) ms, \((delays.max() ?? 0).asMilliseconds) ms", aim: "< 1,000 ms")
      table.add(
        "Wake-ups a second of a shell that waits, \(kind.name)",
        try await shell.wakeUps(household).digits(1), aim: "≤ 5")
      table.add(
        "From the start to the first screen, \(kind.name), \(store.postCount.grouped) posts",
        "\(try shell.starts(household).median.asMilliseconds) ms")
      let answers = try shell.answers(household, to: ["h", "m", "3", "b"])
      table.add(
        "From a key to the whole screen in a terminal, \(kind.name), \(store.postCount.grouped) posts: home, more, a post, back",
        "\(answers.map(\.asMilliseconds).joined(separator: " · ")) ms", aim: "< 50 ms")
      table.add(
        "Peak memory of the shell after \(ShellBenchmark.pages) pages, \(kind.name)",
        "\((try shell.peakMemory(household) / 1_048_576).digits(0)) MiB")
    }
  }

  private func runTodos(_ table: Table) async throws {
    say("Keeping todos…")
    let program = URL(filePath: program).deletingLastPathComponent().appending(path: "todo")
    try await TodoBenchmark(
      count: quick ? 10_000 : 100_000, rounds: quick ? 3 : 10, folder: URL(filePath: folder), program: program
    ).run(table)
  }

  private func readTexts(_ table: Table) {
    let results = TextBenchmark(rounds: quick ? 20 : 100).run()
    table.add(
      "What is found in a text of English · Japanese · several scripts; beside counting its characters",
      "\(results.map { ($0.read * 1_000_000).digits(2) }.joined(separator: " · ")) µs",
      results.map { ($0.read / $0.counted).digits(2) }.joined(separator: " · "), aim: "≤ 1")
    let filters = FilterBenchmark(rounds: quick ? 20 : 100).run()
    table.add(
      "\(FilterBenchmark.phraseCount.grouped) filtered phrases on a page of \(FilterBenchmark.pageLength) posts: unseen, seen",
      "\((filters.unseen * 1000).digits(3)) ms, \((filters.seen * 1000).digits(3)) ms",
      aim: "< 0.5 ms, < 0.02 ms")
  }

  func say(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }
}
