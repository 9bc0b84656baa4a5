/// A push subscription of a device.
public struct MastodonWebPushSubscription: WireValue, Hashable {
  /// The id. On the wire, it's a number.
  public var id: Int
  /// The address for messages.
  public var endpoint: String
  /// Whether messages are encrypted by the standard (RFC 8291), rather than by its draft.
  public var standard: Bool
  /// The notifications to push.
  public var alerts: MastodonPushAlerts
  /// Whose activity to push.
  public var policy: MastodonPushPolicy
  /// The server's public key.
  public var serverKey: String

  /// A subscription; by default to anyone's activity, encrypted by the draft.
  public init(
    id: Int, endpoint: String, standard: Bool = false, alerts: MastodonPushAlerts = .init(),
    policy: MastodonPushPolicy = .all, serverKey: String
  ) {
    self.id = id
    self.endpoint = endpoint
    self.standard = standard
    self.alerts = alerts
    self.policy = policy
    self.serverKey = serverKey
  }

  enum CodingKeys: String, CodingKey {
    case id, endpoint, standard, alerts
    case serverKey = "server_key"
    case policy
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: values.count(.id), endpoint: values.text(.endpoint), standard: values.flag(.standard),
      alerts: values.part(.alerts) ?? .init(), policy: values.word(.policy, or: .all),
      serverKey: values.text(.serverKey))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.id, id)
      members.write(.endpoint, endpoint)
      members.write(.standard, standard)
      members.write(.alerts, alerts)
      members.write(.serverKey, serverKey)
      members.write(.policy, policy)
    }
  }
}

/// The notifications to push to a device. On the wire, it's every type with a Boolean.
public struct MastodonPushAlerts: WireValue, Encodable, Hashable {
  /// The types to push.
  public var types: Set<MastodonNotificationType>

  /// All types, in the order of the wire.
  public static let all: [MastodonNotificationType] = [
    "mention", "status", "reblog", "follow", "follow_request", "favourite", "poll", "update", "admin.sign_up",
    "admin.report", "quote", "quoted_update",
  ].map { MastodonNotificationType(rawValue: $0) }

  /// No types by default.
  public init(_ types: Set<MastodonNotificationType> = []) {
    self.types = types
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: NamedKey.self)
    // Those of other servers, too.
    let types = Self.all + values.allKeys.map { MastodonNotificationType(rawValue: $0.stringValue) }
    self.init(Set(types.filter { values.flag(NamedKey($0.rawValue)) }))
  }

  /// All types, and any others to push.
  private var written: [MastodonNotificationType] {
    Self.all + types.subtracting(Self.all).sorted { $0.rawValue < $1.rawValue }
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: NamedKey.self)
    for type in written {
      try values.encode(types.contains(type), forKey: NamedKey(type.rawValue))
    }
  }

  public func write(to json: inout JSONWriter) {
    json.object(NamedKey.self) { members in
      for type in written {
        members.write(NamedKey(type.rawValue), types.contains(type))
      }
    }
  }
}
