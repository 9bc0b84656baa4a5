import Foundation

/// Asks the served program by few and by many connections, beside a bare handler that sends the same bytes, and bare
/// statements that read the same page.
struct ServerBenchmark {
  /// How long a server is asked before that is measured.
  private static let warmUp = 1
  /// How often bare statements read each of the pages.
  private static let plainRounds = 20

  let people: People
  let program: URL
  /// How often it is started.
  let starts: Int
  /// How long each measurement takes, in seconds.
  let seconds: Int
  /// Takes what the one who waits may like to know.
  let say: (String) -> Void

  func run(on store: Store) async throws -> ServerReport {
    let pages = ServerPages(people: people)
    let home = pages.home.requests
    var times: [Double] = []
    for _ in 0..<starts { times.append(try await ServedProgram.timeToAnswer(home[0], program, store)) }
    let server = try ServedProgram(program, store)
    defer { server.stop() }
    var memory = [try server.memory(.now)]
    var results: [ServerResult] = []
    let newest = try await answers(to: home, of: server).compactMap { try $0.entries().first }
    for page in pages.reading(newest) {
      results.append(try await read(page, server, store))
      say("… \(page.name): \((try server.memory(.now) / 1_048_576).digits(0)) MiB")
    }
    memory.append(try server.memory(.now))
    let texts = PublishBenchmark(people: people, rounds: 1, duration: .seconds(seconds)).samples.map(\.text)
    results.append(try await read(pages.mixed(texts), server, store))
    results.append(try await publish(pages, server, store))
    memory.append(try server.memory(.now))
    for page in try pages.uploading(in: store.folder) { results.append(try await read(page, server, store)) }
    return ServerReport(
      store: store, start: times.median, memory: memory, most: try server.memory(.most), results: results)
  }

  private func read(
    _ page: ServerPage, _ server: ServedProgram, _ store: Store
  ) async throws -> ServerResult {
    let answers = try await answers(to: page.requests, of: server)
    let loads = try await loads(page, server, answers, store)
    return try ServerResult(
      page: page, answers: answers, served: loads.served, bare: loads.bare,
      plainTime: plainTime(page, answers, store))
  }

  /// Every post that was answered has to be there in the end.
  private func publish(
    _ pages: ServerPages, _ server: ServedProgram, _ store: Store
  ) async throws -> ServerResult {
    let bare = PublishBenchmark(people: people, rounds: 1, duration: .seconds(seconds))
    let page = try pages.publishing(bare.samples.map(\.text))
    let before = try store.count("post")
    let answers = try await answers(to: Array(page.requests.prefix(1)), of: server)
    let loads = try await loads(page, server, answers, store)
    let (published, answered) = (try store.count("post") - before, loads.answered + answers.count)
    guard published >= answered else { throw LostPosts(published: published, answered: answered) }
    let rate = try bare.bareRate(BarePublisher(store.openBare(), store.kind), store.kind)
    return try ServerResult(
      page: page, answers: answers, served: loads.served, bare: loads.bare, plainTime: 1 / rate)
  }

  private func answers(
    to requests: [ServerRequest], of server: ServedProgram
  ) async throws -> [ServerAnswer] {
    var answers: [ServerAnswer] = []
    for request in requests { answers.append(try await ServerAnswer(to: request, port: server.port)) }
    return answers
  }

  /// The figures of the server, and those of a bare handler that gives the same answers, for each number of
  /// connections; and how many requests the server answered.
  private func loads(
    _ page: ServerPage, _ server: ServedProgram, _ answers: [ServerAnswer], _ store: Store
  ) async throws -> (served: [LoadFigures], bare: [LoadFigures], answered: Int) {
    let load = Load(requests: page.requests, folder: store.folder)
    return try await BareServer(answers).serve { barePort in
      var (served, bare, answered): ([LoadFigures], [LoadFigures], Int) = ([], [], 0)
      for connections in page.connections {
        for port in [server.port, barePort] {
          let warmUp = try await load.run(port: port, connections: connections, seconds: Self.warmUp)
          let before = try server.effort()
          var figures = try await load.run(port: port, connections: connections, seconds: seconds)
          if port == barePort {
            bare.append(figures)
          } else {
            figures.effort = try server.effort() - before
            served.append(figures)
            answered += warmUp.answers + figures.answers
          }
        }
      }
      return (served, bare, answered)
    }
  }

  /// What reading the pages by bare statements on one connection takes, the median in seconds; nil for those that
  /// are not compared with any.
  private func plainTime(_ page: ServerPage, _ answers: [ServerAnswer], _ store: Store) throws -> Double? {
    let home = try BareHome(store.openBare())
    let read: (_ viewer: Int64, _ ids: [Int64]) throws -> Int
    switch page.plain {
    case .nothing, .post: return nil
    case .home: read = { viewer, _ in try home.page(below: .max, viewer: viewer).count }
    case .rows: read = { viewer, ids in try home.page(ids, viewer: viewer).count }
    }
    let readings = try zip(page.requests, answers).map { request, answer in
      (viewer: people.id(request.person), ids: try answer.entries().compactMap { Int64($0.id) })
    }
    // The first round warms up.
    let times = try (0...Self.plainRounds).flatMap { _ in
      try readings.map { reading in
        let start = ContinuousClock.now
        let count = try read(reading.viewer, reading.ids)
        let time = (ContinuousClock.now - start).inSeconds
        guard count >= reading.ids.count else { throw OtherPage(found: count, answered: reading.ids.count) }
        return time
      }
    }
    return Array(times.dropFirst(readings.count)).median
  }
}

/// Bare statements found fewer items than the server.
private struct OtherPage: Error {
  let found: Int
  let answered: Int
}

/// What the server said was published isn't there.
private struct LostPosts: Error {
  let published: Int
  let answered: Int
}
