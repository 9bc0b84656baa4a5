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
  /// Whether the user has voted; nil for someone without an account. Left out if nil.
  public var voted: Bool?
  /// The options that the user voted for, counted from 0. Left out if nil.
  public var ownVotes: [Int]?
  /// The options.
  public var options: [MastodonPollOption]
  /// The custom emoji in the options.
  public var emojis: [MastodonCustomEmoji]

  /// A poll; still running by default.
  public init(
    id: String, expiresAt: Timestamp? = nil, expired: Bool = false, multiple: Bool = false,
    votesCount: Int = 0, votersCount: Int? = nil, voted: Bool? = nil, ownVotes: [Int]? = nil,
    options: [MastodonPollOption], emojis: [MastodonCustomEmoji] = []
  ) {
    self.id = id
    self.expiresAt = expiresAt
    self.expired = expired
    self.multiple = multiple
    self.votesCount = votesCount
    self.votersCount = votersCount
    self.voted = voted
    self.ownVotes = ownVotes
    self.options = options
    self.emojis = emojis
  }

  enum CodingKeys: String, CodingKey {
    case id
    case expiresAt = "expires_at"
    case expired, multiple
    case votesCount = "votes_count"
    case votersCount = "voters_count"
    case voted
    case ownVotes = "own_votes"
    case options, emojis
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try values.required(.id), expiresAt: values.instant(.expiresAt), expired: values.flag(.expired),
      multiple: values.flag(.multiple), votesCount: values.count(.votesCount),
      votersCount: values.optionalCount(.votersCount), voted: values.optionalFlag(.voted),
      ownVotes: values.part(.ownVotes), options: values.list(.options), emojis: values.list(.emojis))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.id, id)
      members.write(.expiresAt, expiresAt)
      members.write(.expired, expired)
      members.write(.multiple, multiple)
      members.write(.votesCount, votesCount)
      members.write(.votersCount, votersCount)
      members.writeIfPresent(.voted, voted)
      members.writeIfPresent(.ownVotes, ownVotes)
      members.write(.options, options)
      members.write(.emojis, emojis)
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
