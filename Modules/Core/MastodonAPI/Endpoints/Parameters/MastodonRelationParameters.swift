/// How to follow someone; what isn't given stays.
public struct MastodonFollowTerms: Codable, Hashable, Sendable {
  /// Whether what they share is shown, and whether each of their statuses notifies.
  public var reblogs, notify: Bool?
  /// The languages in which they are followed; nothing for all.
  public var languages: [String]?

  /// The terms that are given.
  public init(reblogs: Bool? = nil, notify: Bool? = nil, languages: [String]? = nil) {
    self.reblogs = reblogs
    self.notify = notify
    self.languages = languages
  }
}

/// How to mute someone.
public struct MastodonMuteTerms: Codable, Hashable, Sendable {
  /// Whether their notifications are muted, too; nothing means they are.
  public var notifications: Bool?
  /// For how many seconds; nothing or 0 means for good.
  public var duration: Int?

  /// For good, and their notifications too, unless it's said.
  public init(notifications: Bool? = nil, duration: Int? = nil) {
    self.notifications = notifications
    self.duration = duration
  }
}

/// What one notes about someone.
public struct MastodonNote: Codable, Hashable, Sendable {
  /// The note.
  public var comment: String?

  /// A note; an empty one, or none, clears it.
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

/// What someone tells the moderators.
public struct MastodonReportForm: Codable, Hashable, Sendable {
  /// Whom it's about.
  public var accountID: String?
  /// The statuses that it's about, and the rules that they break.
  public var statusIDs, ruleIDs: [String]?
  /// What there is to say.
  public var comment: String?
  /// Whether the other's server is told, too.
  public var forward: Bool?
  /// What it's about.
  public var category: MastodonReportCategory?

  /// A report about someone.
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
