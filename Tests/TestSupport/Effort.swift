import Foundation
public import Testing

/// How much a run of the tests may take.
public enum Effort {
  /// How many seconds each long loop may take, from `Scripts/test --full` or `--long`; nil in every other run.
  private static let seconds = ProcessInfo.processInfo.environment["SOCIALCONNECT_TEST_FULL"].flatMap {
    Double($0)
  }

  /// Whether this is `Scripts/test --full`, or `--long`.
  public static var isFull: Bool { seconds != nil }

  /// The rounds of a loop or a random walk: few in every run; in a full one as many as there is time for.
  ///
  /// - Parameters:
  ///   - few: How many there are in every run, however long they take.
  ///   - many: How many there are at most.
  public static func rounds(_ few: Int, full many: Int) -> Rounds {
    Rounds(few: few, many: many, end: .now + .seconds(seconds ?? 0))
  }

  /// How much of something a test makes that doesn't go in rounds: little in every run; in a full one more, in proportion
  /// to the time that loops have, and all of it where they have a minute.
  public static func amount(_ few: Int, full many: Int) -> Int {
    few + Int((Double(many - few) * min(1, (seconds ?? 0) / 60)).rounded(.up))
  }

  /// Rounds counted from 0, which no longer begin once their time is over.
  public struct Rounds: Sequence, IteratorProtocol {
    fileprivate let few: Int
    fileprivate let many: Int
    fileprivate let end: ContinuousClock.Instant
    fileprivate var count = 0

    public mutating func next() -> Int? {
      guard count < few || (count < many && .now < end) else { return nil }
      defer { count += 1 }
      return count
    }
  }

  /// A place between 0 and 1 for each round, spread evenly however many rounds there are: ½, ¼, ¾, ⅛, ⅝ …
  public static func place(of round: Int) -> Double {
    var (place, part, rest) = (0.0, 0.5, round + 1)
    while rest > 0 {
      if rest % 2 == 1 { place += part }
      (part, rest) = (part / 2, rest / 2)
    }
    return place
  }
}

extension Trait where Self == ConditionTrait {
  /// For a test that takes minutes: it runs with `Scripts/test --full` only.
  public static var long: Self {
    .enabled(if: Effort.isFull, "It takes long; Scripts/test --full runs it.")
  }
}
