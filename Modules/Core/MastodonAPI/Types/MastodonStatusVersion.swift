public import AppValues

/// A version of a status, by which an edit says what it changes: it's sent with `Endpoints.Statuses.edit` in the header
/// `If-Match` (RFC 9110, section 13.1.1). Servers other than SocialConnect's ignore it.
public struct MastodonStatusVersion: Hashable, Sendable {
  /// When the status became this version: its `edited_at`, or the `created_at` of one that hasn't been edited.
  public let at: Timestamp

  /// - Parameter time: When the status became this version.
  public init(at time: Timestamp) {
    at = time
  }

  /// The version as the header has it, with its quotation marks: `"2026-08-01T13:49:42.878Z"`.
  public var tag: String { "\"\(MastodonDate.text(at))\"" }
}

extension MastodonStatus {
  /// The version that the status is now.
  public var version: MastodonStatusVersion { MastodonStatusVersion(at: editedAt ?? createdAt) }
}
