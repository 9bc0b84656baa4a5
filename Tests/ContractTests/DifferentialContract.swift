import SocialTestSupport
import Testing

@Suite("The same operations")
struct DifferentialContract {
  /// After so many another log begins in empty networks, with the next seed.
  private static let length = 240

  @Test("are answered and refused alike by every database")
  func answers() async throws {
    for round in Effort.rounds(1, full: 20) {
      let log = Operation.log(Self.length, seed: 20_260_101 + UInt64(round))
      var first: [String]?
      for kind in BackendKind.all {
        let answers = try await answers(to: log, kind)
        if let first { compare(first, answers, log) } else { first = answers }
      }
    }
  }

  private func answers(to log: [Operation], _ kind: BackendKind) async throws -> [String] {
    var answers: [String] = []
    try await World.with(kind) { world in
      var run = OperationRun(try await world.join(["p0", "p1", "p2", "p3"]))
      for operation in log {
        world.clock.advance(seconds: 1)
        answers.append(try await run.answer(to: operation))
      }
    }
    return answers
  }

  private func compare(_ one: [String], _ other: [String], _ log: [Operation]) {
    for (number, operation) in log.enumerated() where one[number] != other[number] {
      let text = operation.text.prefix(200).unicodeScalars.prefix(200)
      Issue.record(
        """
        \(number): \(operation.kind) \(text.map { String($0.value, radix: 16) }.joined(separator: " "))
        \(one[number].prefix(500))
        \(other[number].prefix(500))
        """)
      return
    }
  }
}
