/// The conversation around a status.
public struct MastodonContext: WireValue, Hashable {
  /// The statuses it replies to, from the first one, and the replies to it, each after the one it replies to.
  public var ancestors, descendants: [MastodonStatus]

  /// A conversation; empty by default.
  public init(ancestors: [MastodonStatus] = [], descendants: [MastodonStatus] = []) {
    self.ancestors = ancestors
    self.descendants = descendants
  }

  enum CodingKeys: String, CodingKey {
    case ancestors, descendants
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(ancestors: values.list(.ancestors), descendants: values.list(.descendants))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.ancestors, ancestors)
      members.write(.descendants, descendants)
    }
  }
}

/// The results of a search.
public struct MastodonSearchResults: WireValue, Hashable {
  /// The accounts found.
  public var accounts: [MastodonAccount]
  /// The statuses found.
  public var statuses: [MastodonStatus]
  /// The hashtags found.
  public var hashtags: [MastodonTag]

  /// Without results by default.
  public init(accounts: [MastodonAccount] = [], statuses: [MastodonStatus] = [], hashtags: [MastodonTag] = [])
  {
    self.accounts = accounts
    self.statuses = statuses
    self.hashtags = hashtags
  }

  enum CodingKeys: String, CodingKey {
    case accounts, statuses, hashtags
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      accounts: values.list(.accounts), statuses: values.list(.statuses), hashtags: values.list(.hashtags))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.accounts, accounts)
      members.write(.statuses, statuses)
      members.write(.hashtags, hashtags)
    }
  }
}
