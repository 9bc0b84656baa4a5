/// The settings of a follow. What isn't given stays.
public struct MastodonFollowTerms: Codable, Hashable, Sendable {
  /// Whether to show the person's shares, and whether to notify of each of their statuses.
  public var reblogs, notify: Bool?
  /// The languages to show; nil for all.
  public var languages: [String]?

  /// The settings given.
  public init(reblogs: Bool? = nil, notify: Bool? = nil, languages: [String]? = nil) {
    self.reblogs = reblogs
    self.notify = notify
    self.languages = languages
  }
}

/// The settings of a mute.
public struct MastodonMuteTerms: Codable, Hashable, Sendable {
  /// Whether to mute the person's notifications, too; nil for yes.
  public var notifications: Bool?
  /// The duration in seconds; nil or 0 for no end.
  public var duration: Int?

  /// By default without an end, including notifications.
  public init(notifications: Bool? = nil, duration: Int? = nil) {
    self.notifications = notifications
    self.duration = duration
  }
}

/// A private note about a person.
public struct MastodonNote: Codable, Hashable, Sendable {
  /// The note.
  public var comment: String?

  /// A note; nil or an empty text clears it.
  public init(comment: String? = nil) {
    self.comment = comment
  }
}

/// Another server.
public struct MastodonDomain: Codable, Hashable, Sendable {
  /// The host.
  public var domain: String?

  /// A server by its host.
  public init(domain: String? = nil) {
    self.domain = domain
  }
}

/// A report to the moderators.
public struct MastodonReportForm: Codable, Hashable, Sendable {
  /// The account to report.
  public var accountID: String?
  /// The statuses to report, and the rules they break.
  public var statusIDs, ruleIDs: [String]?
  /// The reason.
  public var comment: String?
  /// Whether to send it to the person's server, too.
  public var forward: Bool?
  /// The category.
  public var category: MastodonReportCategory?

  /// A report about an account.
  public init(
    accountID: String? = nil, statusIDs: [String]? = nil, ruleIDs: [String]? = nil,
    comment: String? = nil, forward: Bool? = nil, category: MastodonReportCategory? = nil
  ) {
    self.accountID = accountID
    self.statusIDs = statusIDs
    self.ruleIDs = ruleIDs
    self.comment = comment
    self.forward = forward
    self.category = category
  }

  enum CodingKeys: String, CodingKey {
    case accountID = "account_id"
    case statusIDs = "status_ids"
    case ruleIDs = "rule_ids"
    case comment, forward, category
  }
}
