import Foundation
import SocialCredentials

/// What is measured on the largest network of each kind of database.
extension Benchmarks {
  /// What commands cost where only commands are used, on a database of their own.
  func runCommands(_ table: Table) async throws {
    let count = posts > 10_000 ? 10_000 : 500
    say("Posting \(count.grouped) times by command…")
    let benchmark = CommandBenchmark(
      program: URL(filePath: program), folder: URL(filePath: folder).appending(path: "commands"))
    for growth in try benchmark.growth(posts: count) {
      let values = [growth.few, growth.many].map { cost in
        "\((cost.read / 1000).digits(0)) kB, \((cost.written / 1000).digits(0)) kB, \(cost.time.asMilliseconds) ms"
      }
      table.add(
        "Command `\(growth.command)`, SQLite, after \(CommandBenchmark.few) · \(count.grouped) posts by as many "
          + "processes: read, written, time", values.joined(separator: " · "),
        (growth.many.time / max(growth.few.time, .ulpOfOne)).digits(2), aim: "flat")
    }
  }

  func weigh(_ stores: [StoreKind: [Store]], _ table: Table) throws {
    for store in largest(stores) {
      let (whole, search) = try store.size()
      let sizes = [whole, search].map { (Double($0) / 1_000_000_000).digits(2) }
      table.add(
        "Disk for \(store.postCount.grouped) posts and all that belongs to them, \(store.kind.name); "
          + "search alone", "\(sizes[0]) GB; \(sizes[1]) GB")
    }
  }

  func publishFromNodes(_ stores: [StoreKind: [Store]], _ people: People, _ table: Table) async throws {
    guard let store = stores[.postgreSQL]?.first else { return }
    say("Writing from two nodes…")
    let result = try await NodesBenchmark(people: people, duration: .seconds(quick ? 3 : 10))
      .run(on: store, server: server)
    table.add(
      "\(NodesBenchmark.nodes) nodes with \(NodesBenchmark.writersOfANode) writers each, "
        + "\((NodesBenchmark.roundTrip * 1000).digits(0)) ms from PostgreSQL and back: likes, posts a second",
      "\(result.likes.digits(0)) · \(result.posts.digits(0))", aim: "≥ 1,000 · ≥ 600")
  }

  func search(_ stores: [StoreKind: [Store]], _ people: People, _ table: Table) async throws {
    for store in largest(stores) {
      say("Searching on \(store.kind.name)…")
      let result = try await SearchBenchmark(people: people, rounds: quick ? 5 : 20).run(on: store)
      say("… the slowest: \(result.slowest)")
      table.add(
        "Search among \(store.postCount.grouped) posts, \(store.kind.name): median, p95",
        "\(result.all.median.asMilliseconds) ms, \(result.all.percentile(0.95).asMilliseconds) ms",
        aim: "p95 < 50 ms")
      table.add(
        "The same for one character of Japanese, \(store.kind.name): median, p95",
        "\(result.characters.median.asMilliseconds) ms, \(result.characters.percentile(0.95).asMilliseconds) ms",
        aim: "p95 < 50 ms")
    }
  }

  func readDuringSignIns(_ stores: [StoreKind: [Store]], _ people: People, _ table: Table) async throws {
    for store in largest(stores) {
      say("Signing in on \(store.kind.name)…")
      let benchmark = SignInBenchmark(people: people, program: URL(filePath: program), rounds: quick ? 1 : 3)
      let result = try await benchmark.run(on: store)
      table.add(
        "p95 of a home page over HTTP in quiet, and while \(SignInBenchmark.signIns) people sign in, \(store.kind.name), \(store.postCount.grouped) posts; until they have",
        "\(result.quiet.asMilliseconds) ms, \(result.busy.asMilliseconds) ms; \(result.time.digits(1)) s",
        (result.busy / result.quiet).digits(2), aim: "≤ 2")
      try await tellAddressesApart(store, people, table)
    }
  }

  private func tellAddressesApart(_ store: Store, _ people: People, _ table: Table) async throws {
    let benchmark = AddressTimingBenchmark(
      people: people, program: URL(filePath: program), count: quick ? 40 : 200)
    for attempt in AddressTimingBenchmark.Attempt.allCases {
      let result = try await benchmark.run(attempt, on: store)
      let (known, unknown) = (result.known, result.unknown)
      table.add(
        "A stranger tries \(attempt.rawValue), \(store.kind.name): median, p95 for addresses with an account · without",
        "\(known.median.asMilliseconds) ms, \(known.percentile(0.95).asMilliseconds) ms · \(unknown.median.asMilliseconds) ms, \(unknown.percentile(0.95).asMilliseconds) ms",
        (known.median / unknown.median).digits(2), aim: "1")
    }
  }

  func readHashtags(_ stores: [StoreKind: [Store]], _ people: People, _ table: Table) async throws {
    for store in largest(stores) {
      say("Reading hashtags on \(store.kind.name)…")
      let result = try await HashtagBenchmark(people: people).run(on: store)
      let memory = [result.before, result.after].map { "\(($0 / 1_048_576).digits(0)) MiB" }
      table.add(
        "Memory before and after \(HashtagBenchmark.hashtags.grouped) timelines of different hashtags, \(store.kind.name)",
        memory.joined(separator: ", "), (result.after / result.before).digits(2), aim: "flat")
    }
  }

  func publishPhotos(_ stores: [StoreKind: [Store]], _ people: People, _ table: Table) async throws {
    for store in largest(stores) {
      say("Publishing photos on \(store.kind.name)…")
      let result = try await PhotoBenchmark(people: people, rounds: quick ? 3 : 10).run(on: store)
      table.add(
        "1 writer: posts with four photos a second, \(store.kind.name); share of the photo tool",
        "\((1 / result.time).digits(2)); \((100 * result.toolTime / result.time).digits(0)) %")
      table.add(
        "A photo of 12 megapixels: time on a core; four at once, on all cores, \(store.kind.name)",
        "\(result.used.digits(2)) s; \(result.together.digits(2)) s", aim: "≤ 0.3 s; ≤ 0.7 s")
    }
  }

  func takeArchives(_ stores: [StoreKind: [Store]], _ people: People, _ table: Table) async throws {
    let samples = SampleTexts(count: 1000, people: people, seed: 8).samples
    for store in largest(stores) {
      say("Importing on \(store.kind.name)…")
      let time = try await ImportBenchmark(people: people, samples: samples).time(on: store)
      table.add(
        "Import of \(ImportBenchmark.posts.grouped) posts, \(store.kind.name)", "\(time.digits(1)) s")
    }
  }

  func followStar(_ stores: [StoreKind: [Store]], _ people: People, _ table: Table) async throws {
    let samples = SampleTexts(count: 1000, people: people, seed: 9).samples
    for store in largest(stores) {
      say("Making a star on \(store.kind.name)…")
      let newest = try await store.addStar(
        people: people, samples: samples, passwordHash: PasswordHasher().hash(Household.password))
      say("… reading, and deleting the account")
      let result = try await StarBenchmark(people: people, rounds: quick ? 10 : 50).run(on: store, newest)
      if !quick || store.postCount <= 10_000 { try await store.check() }
      result.add(to: table, store.kind)
    }
  }

  func largest(_ stores: [StoreKind: [Store]]) -> [Store] {
    StoreKind.allCases.compactMap { stores[$0]?.last }
  }
}
