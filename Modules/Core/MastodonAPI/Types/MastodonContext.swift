/// The conversation around a status.
public struct MastodonContext: WireValue, Hashable {
  /// What it answers, from the first; and the answers to it, each behind what it answers.
  public var ancestors, descendants: [MastodonStatus]

  /// A conversation; of the one status alone unless more is given.
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

/// What a search found.
public struct MastodonSearchResults: WireValue, Hashable {
  /// The people found.
  public var accounts: [MastodonAccount]
  /// The statuses found.
  public var statuses: [MastodonStatus]
  /// The hashtags found.
  public var hashtags: [MastodonTag]

  /// Nothing was found, unless it's said.
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
