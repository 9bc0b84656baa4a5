/// A filter for announcements.
public struct MastodonAnnouncementQuery: Codable, Hashable, Sendable {
  /// Also those that the user has dismissed.
  public var withDismissed: Bool?

  /// Only those that the user hasn't dismissed, by default.
  public init(withDismissed: Bool? = nil) {
    self.withDismissed = withDismissed
  }

  enum CodingKeys: String, CodingKey {
    case withDismissed = "with_dismissed"
  }
}
