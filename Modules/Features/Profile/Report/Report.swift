public import AppValues
public import Entities

/// A new report to the administrator.
public struct NewReport: Hashable, Sendable {
  /// The maximum number of posts in a report.
  public static let maximumPosts = 20

  /// The reported person; never the viewer.
  public var person: ID<User>
  /// Posts of theirs that show the problem.
  public var posts: [ID<Post>]
  /// The reason: 1 to 1000 characters, counted as in posts, on any number of lines.
  public var reason: String

  /// - Parameters:
  ///   - person: The reported person; the author of all `posts`.
  ///   - posts: The posts that show the problem.
  ///   - reason: What is wrong.
  public init(of person: ID<User>, posts: [ID<Post>] = [], reason: String) {
    self.person = person
    self.posts = posts
    self.reason = reason
  }
}

/// A report to the administrator.
///
/// A report doesn't change: it keeps the text that each post had when it was reported, even if the post is edited or
/// deleted later. If the reporter's account is deleted, the report stays without their name; if the reported account is
/// deleted, it stays with the handle.
public struct Report: Hashable, Sendable, Identifiable {
  /// A post as it was when it was reported.
  public struct Post: Hashable, Sendable {
    /// The id of the post, which may have been deleted since.
    public let id: AppValues.ID<Entities.Post>
    /// The text at that time.
    public let text: String
    /// The warning at that time; nil for none.
    public let warning: String?

    /// A post as it was when it was reported.
    public init(id: AppValues.ID<Entities.Post>, text: String, warning: String?) {
      self.id = id
      self.text = text
      self.warning = warning
    }
  }

  /// The report's id.
  public let id: AppValues.ID<Report>
  /// The reported person.
  public let person: Author
  /// The reporter; nil if their account is deleted.
  public let reporter: Author?
  /// The reason, in the reporter's words.
  public let reason: String
  /// The reported posts, in the order in which they were selected; up to `NewReport.maximumPosts`.
  public let posts: [Post]
  /// When the report was made.
  public let createdAt: Timestamp
  /// When the report was resolved; nil until then.
  public let closedAt: Timestamp?

  /// A report as the source stores it.
  public init(
    id: AppValues.ID<Report>, person: Author, reporter: Author?, reason: String, posts: [Post],
    createdAt: Timestamp,
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
