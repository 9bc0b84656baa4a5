public import AppValues

/// A notification.
public struct MastodonNotification: WireValue, Hashable {
  /// The id, with our server a small number as a text.
  public var id: String
  /// The type.
  public var type: MastodonNotificationType
  /// The time.
  public var createdAt: Timestamp
  /// The key of its group; `ungrouped-` and the id if it isn't in one.
  public var groupKey: String
  /// The person who did it.
  public var account: MastodonAccount
  /// The status that it's about.
  public var status: MastodonStatus?

  /// - Parameter groupKey: By default, it's ungrouped.
  public init(
    id: String, type: MastodonNotificationType, createdAt: Timestamp, groupKey: String? = nil,
    account: MastodonAccount, status: MastodonStatus? = nil
  ) {
    self.id = id
    self.type = type
    self.createdAt = createdAt
    self.groupKey = groupKey ?? "ungrouped-\(id)"
    self.account = account
    self.status = status
  }

  enum CodingKeys: String, CodingKey {
    case id, type
    case createdAt = "created_at"
    case groupKey = "group_key"
    case account, status
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try values.required(.id), type: .init(rawValue: try values.required(.type)),
      createdAt: values.instant(.createdAt) ?? .unknown, groupKey: values.optionalText(.groupKey),
      account: try values.requiredPart(.account), status: values.part(.status))
  }

  public func write(to json: inout JSONWriter) {
    ReadyNotification(
      id: id, type: type, createdAt: createdAt, groupKey: groupKey, account: account, status: status
    ).write(to: &json)
  }
}

/// A notification whose account and status may be put together from ready parts. It's written as a `MastodonNotification` is.
public struct ReadyNotification<Account: WireEncodable, Status: WireEncodable>: WireEncodable {
  private let id, groupKey: String
  private let type: MastodonNotificationType
  private let createdAt: Timestamp
  private let account: Account
  private let status: Status?

  /// - Parameters:
  ///   - account: The person who did it.
  ///   - status: The status that it's about.
  public init(
    id: String, type: MastodonNotificationType, createdAt: Timestamp, groupKey: String, account: Account,
    status: Status?
  ) {
    (self.id, self.groupKey, self.type, self.createdAt) = (id, groupKey, type, createdAt)
    (self.account, self.status) = (account, status)
  }

  public func write(to json: inout JSONWriter) {
    json.object(MastodonNotification.CodingKeys.self) { members in
      members.write(.id, id)
      members.write(.type, type)
      members.write(.createdAt, createdAt)
      members.write(.groupKey, groupKey)
      members.write(.account, account)
      members.write(.status, status)
    }
  }
}

extension ReadyNotification: Sendable where Account: Sendable, Status: Sendable {}

/// The number of notifications newer than the last one read.
public struct MastodonUnreadCount: WireValue, Hashable {
  /// The number.
  public var count: Int

  /// A count.
  public init(count: Int) {
    self.count = count
  }

  enum CodingKeys: String, CodingKey {
    case count
  }

  public init(from decoder: any Decoder) throws {
    count = try decoder.container(keyedBy: CodingKeys.self).count(.count)
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { $0.write(.count, count) }
  }
}
