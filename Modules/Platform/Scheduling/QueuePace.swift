/// How fast a queue moves, to tell people who find it full how long to wait.
public struct QueuePace: Sendable {
  private static let longest = 60

  /// The recent average, in seconds; nil if nothing has moved yet.
  private var secondsEach: Double?
  /// When the previous one left, if others stayed behind.
  private var last: ContinuousClock.Instant?

  public init() {}

  /// Records that some have left the queue.
  ///
  /// - Parameters:
  ///   - count: How many left; at least one.
  ///   - left: How many are still waiting.
  public mutating func move(
    _ count: Int = 1, leaving left: Int, at now: ContinuousClock.Instant = .now
  ) {
    if let last {
      let each = (now - last) / .seconds(1) / Double(count)
      secondsEach = secondsEach.map { $0 * 0.9 + each * 0.1 } ?? each
    }
    // While no one waits, it says nothing of the pace.
    last = left > 0 ? now : nil
  }

  /// How long it takes until `count` have left, in seconds: from 1 to 60.
  public func wait(behind count: Int) -> Int {
    let seconds = (secondsEach ?? 0) * Double(count)
    return Int(min(max(seconds.rounded(.up), 1), Double(Self.longest)))
  }
}
