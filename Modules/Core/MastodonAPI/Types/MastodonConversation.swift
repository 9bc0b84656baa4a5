/// A conversation in direct statuses.
public struct MastodonConversation: WireValue, Hashable {
  /// The id, which only its user knows.
  public var id: String
  /// Whether something in it hasn't been read.
  public var unread: Bool
  /// The others in it; the user in what they wrote to no one else.
  public var accounts: [MastodonAccount]
  /// Its newest status. Null if there is none.
  public var lastStatus: MastodonStatus?

  /// A conversation; read, and without a status, by default.
  public init(
    id: String, unread: Bool = false, accounts: [MastodonAccount] = [], lastStatus: MastodonStatus? = nil
  ) {
    self.id = id
    self.unread = unread
    self.accounts = accounts
    self.lastStatus = lastStatus
  }

  enum CodingKeys: String, CodingKey {
    case id, unread, accounts
    case lastStatus = "last_status"
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try values.required(.id), unread: values.flag(.unread), accounts: values.list(.accounts),
      lastStatus: values.part(.lastStatus))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.id, id)
      members.write(.unread, unread)
      members.write(.accounts, accounts)
      members.write(.lastStatus, lastStatus)
    }
  }
}
