import Synchronization

/// How large the answers of an endpoint are, so that the next one is written into a buffer that needn't grow: one that grew
/// to twice its size is so large that giving it back takes as long as writing half a page.
final class AnswerSize: Sendable {
  /// The bytes that are reserved at least and at most.
  private static let limits = 512...262_144

  private let last = Atomic(AnswerSize.limits.lowerBound)

  /// How many bytes to reserve: an eighth more than the last answer had.
  var capacity: Int {
    let last = last.load(ordering: .relaxed)
    return min(max(last + last / 8, Self.limits.lowerBound), Self.limits.upperBound)
  }

  /// Remembers the size of an answer.
  func note(_ bytes: Int) {
    last.store(bytes, ordering: .relaxed)
  }
}
