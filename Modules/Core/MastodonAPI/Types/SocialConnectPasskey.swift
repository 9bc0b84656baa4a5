public import AppValues

/// A passkey of the user.
public struct SocialConnectPasskey: WireValue, Hashable {
  /// The id for renaming and removing it, and what its owner calls it.
  public var id, name: String
  /// When it was added.
  public var createdAt: Timestamp
  /// When it was last used; nil if never.
  public var lastUsedAt: Timestamp?
  /// Whether it was on more than one device when it was last used.
  public var isSynced: Bool

  /// A passkey; not used yet by default.
  public init(id: String, name: String, createdAt: Timestamp, lastUsedAt: Timestamp? = nil, isSynced: Bool) {
    self.id = id
    self.name = name
    self.createdAt = createdAt
    self.lastUsedAt = lastUsedAt
    self.isSynced = isSynced
  }

  enum CodingKeys: String, CodingKey {
    case id, name
    case createdAt = "created_at"
    case lastUsedAt = "last_used_at"
    case isSynced = "synced"
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try values.required(.id), name: values.text(.name),
      createdAt: values.instant(.createdAt) ?? .unknown,
      lastUsedAt: values.instant(.lastUsedAt), isSynced: values.flag(.isSynced))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.id, id)
      members.write(.name, name)
      members.write(.createdAt, createdAt)
      members.write(.lastUsedAt, lastUsedAt)
      members.write(.isSynced, isSynced)
    }
  }
}

/// Another name of a passkey.
public struct SocialConnectPasskeyName: Codable, Hashable, Sendable {
  /// The name.
  public var name: String

  /// A name.
  public init(name: String) {
    self.name = name
  }
}
