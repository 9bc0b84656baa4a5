public import AppValues

/// The relationship between the user and another account.
public struct MastodonRelationship: WireValue, Hashable {
  /// The other account.
  public var id: String
  /// Whether the user follows them, sees their shares, and is notified of their posts.
  public var following, showingReblogs, notifying: Bool
  /// The languages in which the user follows them; nil for all.
  public var languages: [String]?
  /// Whether they follow the user.
  public var followedBy: Bool
  /// Whether the user blocks them, and whether they block the user.
  public var blocking, blockedBy: Bool
  /// Whether the user mutes them, and whether the mute includes notifications.
  public var muting, mutingNotifications: Bool
  /// When the mute ends; nil for never, or if there is none.
  public var mutingExpiresAt: Timestamp?
  /// Whether the user asks to follow them, and whether they ask to follow the user.
  public var requested, requestedBy: Bool
  /// Whether the user blocks their whole server.
  public var domainBlocking: Bool
  /// Whether the user features them.
  public var endorsed: Bool
  /// The user's private note.
  public var note: String

  /// No relationship by default.
  public init(
    id: String, following: Bool = false, showingReblogs: Bool = false, notifying: Bool = false,
    languages: [String]? = nil, followedBy: Bool = false, blocking: Bool = false, blockedBy: Bool = false,
    muting: Bool = false, mutingNotifications: Bool = false, mutingExpiresAt: Timestamp? = nil,
    requested: Bool = false, requestedBy: Bool = false, domainBlocking: Bool = false, endorsed: Bool = false,
    note: String = ""
  ) {
    self.id = id
    self.following = following
    self.showingReblogs = showingReblogs
    self.notifying = notifying
    self.languages = languages
    self.followedBy = followedBy
    self.blocking = blocking
    self.blockedBy = blockedBy
    self.muting = muting
    self.mutingNotifications = mutingNotifications
    self.mutingExpiresAt = mutingExpiresAt
    self.requested = requested
    self.requestedBy = requestedBy
    self.domainBlocking = domainBlocking
    self.endorsed = endorsed
    self.note = note
  }

  enum CodingKeys: String, CodingKey {
    case id, following
    case showingReblogs = "showing_reblogs"
    case notifying, languages
    case followedBy = "followed_by"
    case blocking
    case blockedBy = "blocked_by"
    case muting
    case mutingNotifications = "muting_notifications"
    case mutingExpiresAt = "muting_expires_at"
    case requested
    case requestedBy = "requested_by"
    case domainBlocking = "domain_blocking"
    case endorsed, note
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try values.required(.id), following: values.flag(.following),
      showingReblogs: values.flag(.showingReblogs), notifying: values.flag(.notifying),
      languages: values.part(.languages), followedBy: values.flag(.followedBy),
      blocking: values.flag(.blocking), blockedBy: values.flag(.blockedBy), muting: values.flag(.muting),
      mutingNotifications: values.flag(.mutingNotifications),
      mutingExpiresAt: values.instant(.mutingExpiresAt), requested: values.flag(.requested),
      requestedBy: values.flag(.requestedBy), domainBlocking: values.flag(.domainBlocking),
      endorsed: values.flag(.endorsed), note: values.text(.note))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.id, id)
      members.write(.following, following)
      members.write(.showingReblogs, showingReblogs)
      members.write(.notifying, notifying)
      members.write(.languages, languages)
      members.write(.followedBy, followedBy)
      members.write(.blocking, blocking)
      members.write(.blockedBy, blockedBy)
      members.write(.muting, muting)
      members.write(.mutingNotifications, mutingNotifications)
      members.write(.mutingExpiresAt, mutingExpiresAt)
      members.write(.requested, requested)
      members.write(.requestedBy, requestedBy)
      members.write(.domainBlocking, domainBlocking)
      members.write(.endorsed, endorsed)
      members.write(.note, note)
    }
  }
}

/// The followers of an account whom the user also follows.
public struct MastodonFamiliarFollowers: WireValue, Hashable {
  /// The id of the account.
  public var id: String
  /// The followers.
  public var accounts: [MastodonAccount]

  /// No followers by default.
  public init(id: String, accounts: [MastodonAccount] = []) {
    self.id = id
    self.accounts = accounts
  }

  enum CodingKeys: String, CodingKey {
    case id, accounts
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(id: try values.required(.id), accounts: values.list(.accounts))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.id, id)
      members.write(.accounts, accounts)
    }
  }
}
