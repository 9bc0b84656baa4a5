public import AppValues
public import Entities

/// A new report to the administrator.
public struct NewReport: Hashable, Sendable {
  /// The most posts of one report.
  public static let maximumPosts = 20

  public var person: ID<User>
  /// Posts of theirs that show what is meant.
  public var posts: [ID<Post>]
  public var reason: String

  public init(of person: ID<User>, posts: [ID<Post>] = [], reason: String) {
    self.person = person
    self.posts = posts
    self.reason = reason
  }
}

/// A report to the administrator.
///
/// It stays as it was made: a post with the text that it had then, whatever its author did to it later. When the
/// one who reported deletes their account, the report stays without their name; when the one who is reported does,
/// it stays with their handle.
public struct Report: Hashable, Sendable, Identifiable {
  /// A post as it was when it was reported.
  public struct Post: Hashable, Sendable {
    public let id: ID<Entities.Post>
    public let text: String
    public let warning: String?

    public init(id: ID<Entities.Post>, text: String, warning: String?) {
      self.id = id
      self.text = text
      self.warning = warning
    }
  }

  public let id: ID<Report>
  /// Whom it is about.
  public let person: Author
  /// Who made it; nil when they have deleted their account.
  public let reporter: Author?
  public let reason: String
  public let posts: [Post]
  public let createdAt: Timestamp
  /// When it was marked as resolved; nil until then.
  public let closedAt: Timestamp?

  public init(
    id: ID<Report>, person: Author, reporter: Author?, reason: String, posts: [Post], createdAt: Timestamp,
    closedAt: Timestamp?
  ) {
    self.id = id
    self.person = person
    self.reporter = reporter
    self.reason = reason
    self.posts = posts
    self.createdAt = createdAt
    self.closedAt = closedAt
  }
}
