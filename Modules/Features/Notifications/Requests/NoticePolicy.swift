public import AppValues

/// What becomes of notifications of people whom the viewer may not know.
public struct NoticePolicy: Codable, Hashable, Sendable {
  /// What becomes of notifications of each origin; all are accepted by default. Where several origins apply, the
  /// strictest treatment decides.
  public var treatments: [NoticeOrigin: NoticeTreatment]
  /// The number of requests, and of the notifications that wait in them.
  public var requests, notices: Int
  /// When it was read, if it's shown as it was because its source can't be reached; nil otherwise.
  public var readAt: Timestamp?

  /// A policy as a source keeps it.
  ///
  /// - Parameters:
  ///   - treatments: What becomes of notifications of each origin, where they aren't accepted.
  ///   - requests: The number of requests.
  ///   - notices: The number of notifications in them.
  public init(_ treatments: [NoticeOrigin: NoticeTreatment] = [:], requests: Int = 0, notices: Int = 0) {
    self.treatments = treatments
    self.requests = requests
    self.notices = notices
  }

  /// What becomes of notifications of an origin.
  ///
  /// - Parameter origin: Who the notifications are of.
  public func treatment(of origin: NoticeOrigin) -> NoticeTreatment { treatments[origin] ?? .accept }
}

/// People whose notifications can be treated apart. The raw values are stored and printed, so they never change.
public enum NoticeOrigin: String, Codable, Hashable, Sendable, CaseIterable {
  /// People whom the viewer doesn't follow.
  case notFollowing
  /// People who don't follow the viewer.
  case notFollowers
  /// People who joined within the last 30 days, unless the viewer follows them.
  case newAccounts
  /// People who mention the viewer in a direct post, unless the viewer follows them or has written in that conversation.
  case privateMentions
  /// People whom a moderator has limited.
  case limitedAccounts
}

/// What becomes of notifications. The raw values are stored and printed, so they never change.
public enum NoticeTreatment: String, Codable, Hashable, Sendable, CaseIterable {
  /// They come to the list.
  case accept
  /// They wait in a request until it's accepted or dismissed.
  case filter
  /// There are none.
  case drop
}
