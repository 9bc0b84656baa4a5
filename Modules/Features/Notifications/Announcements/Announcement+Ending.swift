public import AppValues
public import Entities

extension Announcement {
  /// Whether what it's about is over, so that it's shown no longer.
  ///
  /// - Parameter now: The time.
  public func hasEnded(at now: Timestamp) -> Bool { content.endsAt.map { $0 <= now } ?? false }
}
