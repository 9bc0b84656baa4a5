public import AppValues

/// A post that its author wants to be published later.
public struct ScheduledPost: Codable, Hashable, Sendable, Identifiable {
  /// Why a post couldn't be published at its time.
  public enum Failure: String, Codable, Hashable, Sendable, CaseIterable {
    /// The post that it comments on isn't there any more, or not for its author.
    case parent
    /// A photo isn't there any more.
    case photo
    /// Something else that the author has to look at.
    case other
  }

  /// Identifies it; the post gets an ID of its own.
  public let id: AppValues.ID<ScheduledPost>
  /// When it's published.
  public let at: Timestamp
  /// What it says.
  public let content: PostContent<Photo>
  /// Who can see it.
  public let visibility: PostVisibility
  /// The post that it comments on; nil if it isn't a comment.
  public let replyTo: AppValues.ID<Post>?
  /// Why it wasn't published at its time, and waits for its author; nil if its time is still to come.
  public let failure: Failure?

  /// A scheduled post as a source keeps it; by default one whose time is still to come.
  public init(
    id: AppValues.ID<ScheduledPost>, at: Timestamp, content: PostContent<Photo>,
    visibility: PostVisibility = .everyone, replyTo: AppValues.ID<Post>? = nil, failure: Failure? = nil
  ) {
    self.id = id
    self.at = at
    self.content = content
    self.visibility = visibility
    self.replyTo = replyTo
    self.failure = failure
  }

  /// How many posts a person can have scheduled.
  public static let maximumCount = 300
  /// How many of them can be for one day (UTC).
  public static let maximumADay = 25
  /// How far ahead the time has to be, in seconds.
  public static let minimumLead: Int64 = 300
}
