public import AppValues

/// A poll.
public struct MastodonPoll: WireValue, Hashable {
  /// The id.
  public var id: String
  /// When it ends; nil for never.
  public var expiresAt: Timestamp?
  /// Whether it has ended, and whether several options can be chosen.
  public var expired, multiple: Bool
  /// The number of votes.
  public var votesCount: Int
  /// The number of voters; nil if only one option can be chosen.
  public var votersCount: Int?
  /// The options.
  public var options: [MastodonPollOption]

  /// A poll; still running by default.
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

/// An option of a poll.
public struct MastodonPollOption: WireValue, Hashable {
  /// The text.
  public var title: String
  /// The number of votes; nil while it's hidden.
  public var votesCount: Int?

  /// An option; with a hidden number of votes by default.
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
