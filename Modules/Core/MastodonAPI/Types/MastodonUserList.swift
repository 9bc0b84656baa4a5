public import Entities

/// A private list of people.
public struct MastodonUserList: WireValue, Hashable {
  /// The id and the title.
  public var id, title: String
  /// Whose replies its timeline shows.
  public var repliesPolicy: MastodonRepliesPolicy
  /// Whether its people's posts are left out of the home timeline.
  public var exclusive: Bool

  /// A list; with the usual settings by default.
  public init(
    id: String, title: String, repliesPolicy: MastodonRepliesPolicy = .list, exclusive: Bool = false
  ) {
    self.id = id
    self.title = title
    self.repliesPolicy = repliesPolicy
    self.exclusive = exclusive
  }

  enum CodingKeys: String, CodingKey {
    case id, title
    case repliesPolicy = "replies_policy"
    case exclusive
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try values.required(.id), title: values.text(.title),
      repliesPolicy: values.word(.repliesPolicy, or: .list), exclusive: values.flag(.exclusive))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.id, id)
      members.write(.title, title)
      members.write(.repliesPolicy, repliesPolicy)
      members.write(.exclusive, exclusive)
    }
  }
}

extension MastodonRepliesPolicy {
  /// What Mastodon calls the comments that a list shows.
  public init(_ comments: ListComments) {
    self.init(rawValue: comments.rawValue)
  }
}

extension ListSettings {
  /// The settings of a list, which shows as few comments as possible by a policy that isn't known here.
  public init(_ list: MastodonUserList) {
    self.init(
      comments: ListComments(rawValue: list.repliesPolicy.rawValue) ?? .onNoOneElse,
      isExclusive: list.exclusive)
  }
}
