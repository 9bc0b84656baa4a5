/// A person whom the user may want to follow.
public struct MastodonSuggestion: WireValue, Hashable {
  /// The reason for older clients: `staff`, `past_interactions` or `global`.
  public var source: String
  /// The reasons, such as `friends_of_friends`.
  public var sources: [String]
  /// The person.
  public var account: MastodonAccount

  /// A suggestion; by default because many people follow the person.
  public init(source: String = "global", sources: [String] = ["most_followed"], account: MastodonAccount) {
    self.source = source
    self.sources = sources
    self.account = account
  }

  enum CodingKeys: String, CodingKey {
    case source, sources, account
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      source: values.text(.source), sources: values.list(.sources),
      account: try values.requiredPart(.account))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.source, source)
      members.write(.sources, sources)
      members.write(.account, account)
    }
  }
}
