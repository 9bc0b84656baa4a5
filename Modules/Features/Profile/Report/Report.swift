public import AppValues
public import Entities

/// A new report to the administrator.
public struct NewReport: Hashable, Sendable {
  /// The most posts of one report.
  public static let maximumPosts = 20

  /// Whom it is about; never the viewer.
  public var person: ID<User>
  /// Posts of theirs that show what is meant.
  public var posts: [ID<Post>]
  /// Why, in the viewer's own words: 1 to 1000 characters, counted as in posts, on any number of lines.
  public var reason: String

  /// - Parameter person: Whom it is about; the author of all `posts`.
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
    /// The id of the post, which may be deleted by now.
    public let id: ID<Entities.Post>
    /// The text that it had then.
    public let text: String
    /// The content warning that it had then; nil for none.
    public let warning: String?

    /// A post as the source kept it with the report.
    public init(id: ID<Entities.Post>, text: String, warning: String?) {
      self.id = id
      self.text = text
      self.warning = warning
    }
  }

  /// The id by which it is marked as resolved.
  public let id: ID<Report>
  /// Whom it is about.
  public let person: Author
  /// Who made it; nil when they have deleted their account.
  public let reporter: Author?
  /// Why, in the words of the person who made it.
  public let reason: String
  /// The reported posts, in the order in which they were named; at most `NewReport.maximumPosts`.
  public let posts: [Post]
  /// When it was made.
  public let createdAt: Timestamp
  /// When it was marked as resolved; nil until then.
  public let closedAt: Timestamp?

  /// A report as the source keeps it.
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
