import Foundation
public import Testing

/// How much a run of the tests may take.
public enum Effort {
  /// How much of the long tests is run, in percent; nil where they aren't.
  private static let percent = ProcessInfo.processInfo.environment["SOCIALCONNECT_TEST_FULL"].flatMap {
    Int($0)
  }

  /// Whether this is `Scripts/test --full`, or `--long`.
  public static var isFull: Bool { percent != nil }

  /// How many times a loop or a random walk goes round: few in every run, many in a full one.
  public static func rounds(_ few: Int, full many: Int) -> Int {
    percent.map { max(few, many * $0 / 100) } ?? few
  }
}

extension Trait where Self == ConditionTrait {
  /// For a test that takes minutes: it runs with `Scripts/test --full` only.
  public static var long: Self {
    .enabled(if: Effort.isFull, "It takes long; Scripts/test --full runs it.")
  }
}
