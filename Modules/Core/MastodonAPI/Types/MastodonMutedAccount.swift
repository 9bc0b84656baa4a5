public import AppValues

/// A muted account.
public struct MastodonMutedAccount: WireValue, Hashable {
  /// The account.
  public var account: MastodonAccount
  /// When the mute ends; nil for never.
  public var muteExpiresAt: Timestamp?

  /// An account that is muted until an instant, or without an end.
  public init(account: MastodonAccount, muteExpiresAt: Timestamp? = nil) {
    self.account = account
    self.muteExpiresAt = muteExpiresAt
  }

  enum CodingKeys: String, CodingKey {
    case muteExpiresAt = "mute_expires_at"
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(account: try MastodonAccount(from: decoder), muteExpiresAt: values.instant(.muteExpiresAt))
  }

  public func write(to json: inout JSONWriter) {
    json.braces { json in
      account.writeMembers(to: &json)
      json.members(CodingKeys.self) { $0.write(.muteExpiresAt, muteExpiresAt) }
    }
  }
}
