import Foundation

/// What the server does for apps, on the largest network of each kind of database.
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
}
