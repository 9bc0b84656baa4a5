public import AppValues

/// What waits from someone whose notifications are filtered.
public struct MastodonNotificationRequest: WireValue, Hashable {
  /// The id, which only its user knows.
  public var id: String
  /// The times of the first and the latest of the notifications.
  public var createdAt, updatedAt: Timestamp
  /// The number of notifications. On the wire, it's a text.
  public var notificationsCount: Int
  /// The account that did it.
  public var account: MastodonAccount
  /// Its latest status among them. Null if there is none.
  public var lastStatus: MastodonStatus?

  /// A request with these values.
  public init(
    id: String, createdAt: Timestamp, updatedAt: Timestamp, notificationsCount: Int, account: MastodonAccount,
    lastStatus: MastodonStatus? = nil
  ) {
    self.id = id
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.notificationsCount = notificationsCount
    self.account = account
    self.lastStatus = lastStatus
  }

  enum CodingKeys: String, CodingKey {
    case id, account
    case createdAt = "created_at"
    case updatedAt = "updated_at"
    case notificationsCount = "notifications_count"
    case lastStatus = "last_status"
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try values.required(.id), createdAt: values.instant(.createdAt) ?? .unknown,
      updatedAt: values.instant(.updatedAt) ?? .unknown,
      notificationsCount: values.count(.notificationsCount), account: try values.requiredPart(.account),
      lastStatus: values.part(.lastStatus))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.id, id)
      members.write(.createdAt, createdAt)
      members.write(.updatedAt, updatedAt)
      members.write(.notificationsCount, "\(notificationsCount)")
      members.write(.account, account)
      members.write(.lastStatus, lastStatus)
    }
  }
}

/// Whether the notifications of all accepted requests are in the list.
public struct MastodonRequestsMerged: WireValue, Hashable {
  /// Whether they are.
  public var merged: Bool

  /// They are, by default.
  public init(merged: Bool = true) {
    self.merged = merged
  }

  enum CodingKeys: String, CodingKey {
    case merged
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(merged: values.flag(.merged))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in members.write(.merged, merged) }
  }
}
