public import AppValues

/// A question with answers to choose from.
public struct MastodonPoll: WireValue, Hashable {
  /// The id.
  public var id: String
  /// When it ends; nil if it doesn't.
  public var expiresAt: Timestamp?
  /// Whether it has ended, and whether several answers can be chosen.
  public var expired, multiple: Bool
  /// How many answers were chosen.
  public var votesCount: Int
  /// How many people chose; nil where only one answer can be chosen.
  public var votersCount: Int?
  /// The answers.
  public var options: [MastodonPollOption]

  /// A poll that goes on, unless it's said.
  public init(
    id: String, expiresAt: Timestamp? = nil, expired: Bool = false, multiple: Bool = false,
    votesCount: Int = 0, votersCount: Int? = nil, options: [MastodonPollOption]
  ) {
    self.id = id
    self.expiresAt = expiresAt
    self.expired = expired
    self.multiple = multiple
    self.votesCount = votesCount
    self.votersCount = votersCount
    self.options = options
  }

  enum CodingKeys: String, CodingKey {
    case id
    case expiresAt = "expires_at"
    case expired, multiple
    case votesCount = "votes_count"
    case votersCount = "voters_count"
    case options, emojis
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try values.required(.id), expiresAt: values.instant(.expiresAt), expired: values.flag(.expired),
      multiple: values.flag(.multiple), votesCount: values.count(.votesCount),
      votersCount: values.optionalCount(.votersCount), options: values.list(.options))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.id, id)
      members.write(.expiresAt, expiresAt)
      members.write(.expired, expired)
      members.write(.multiple, multiple)
      members.write(.votesCount, votesCount)
      members.write(.votersCount, votersCount)
      members.write(.options, options)
      members.write(.emojis, [String]())
    }
  }
}

/// An answer of a poll.
public struct MastodonPollOption: WireValue, Hashable {
  /// What it says.
  public var title: String
  /// How many people chose it; nil until that is shown.
  public var votesCount: Int?

  /// An answer; how many chose it isn't shown unless it's said.
  public init(title: String, votesCount: Int? = nil) {
    self.title = title
    self.votesCount = votesCount
  }

  enum CodingKeys: String, CodingKey {
    case title
    case votesCount = "votes_count"
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(title: values.text(.title), votesCount: values.optionalCount(.votesCount))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.title, title)
      members.write(.votesCount, votesCount)
    }
  }
}
