/// When a status is published.
public struct MastodonSchedule: Codable, Hashable, Sendable {
  /// The time, as of ISO 8601.
  public var scheduledAt: String?

  /// A time.
  public init(scheduledAt: String? = nil) {
    self.scheduledAt = scheduledAt
  }

  enum CodingKeys: String, CodingKey {
    case scheduledAt = "scheduled_at"
  }
}
