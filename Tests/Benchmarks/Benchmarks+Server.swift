import Foundation

/// What the server does for apps, on the largest network of each kind of database, and how an account at it is used.
extension Benchmarks {
  func serve(_ stores: [StoreKind: [Store]], _ people: People, _ table: Table) async throws {
    for store in largest(stores) {
      say("Serving on \(store.kind.name)…")
      let benchmark = ServerBenchmark(
        people: people, program: URL(filePath: program), starts: quick ? 3 : 10, seconds: quick ? 1 : 5,
        say: say)
      try await benchmark.run(on: store).add(to: table)
    }
  }

  func listen(_ stores: [StoreKind: [Store]], _ people: People, _ table: Table) async throws {
    for store in largest(stores) {
      say("Listening to streams on \(store.kind.name)…")
      let benchmark = ListenerBenchmark(
        people: people, program: URL(filePath: program), count: min(5000, people.count / 2),
        posts: quick ? 50 : 200, rounds: quick ? 5 : 20, say: say)
      try await benchmark.run(on: store).add(to: table)
    }
  }

  func followCrowds(_ stores: [StoreKind: [Store]], _ people: People, _ table: Table) async throws {
    for store in largest(stores) {
      say("Following, and being followed by, very many on \(store.kind.name)…")
      let benchmark = CrowdBenchmark(
        people: people, program: URL(filePath: program), followers: 100_000, followed: 20_000,
        rounds: quick ? 200 : 1000)
      try await benchmark.run(on: store).add(to: table)
    }
  }

  func reach(_ stores: [StoreKind: [Store]], _ people: People, _ table: Table) async throws {
    for store in largest(stores) {
      say("Using an account at a server…")
      let benchmark = RemoteBenchmark(
        people: people, program: URL(filePath: program), rounds: quick ? 3 : 10, waiting: quick ? 200 : 1000,
        events: 3600, say: say)
      try await benchmark.run(on: store).add(to: table)
    }
  }
}
