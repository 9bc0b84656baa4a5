public import AppValues

/// A post, as the viewer may see it. Each part of its content can be read from the post itself:
/// `post.text`.
@dynamicMemberLookup
public struct Post: Codable, Hashable, Sendable, Identifiable, PagedItem {
  public let id: ID<Post>
  public let author: Author
  public let content: PostContent<Photo>
  public let createdAt: Timestamp
  /// When it was changed last; nil while it is as it was published.
  public let editedAt: Timestamp?
  public let visibility: PostVisibility
  /// What this is a comment on; nil for a post that stands alone.
  public let replyTo: ReplyReference?
  /// Without the `#`, as the author wrote them, in order of appearance.
  public let hashtags: [String]
  /// The people named in the text who exist, in order of appearance.
  public let mentions: [Author]
  public var counts: PostCounts
  /// The viewer's own marks on it.
  public var marks: PostMarks
  /// What became of writing it.
  public let delivery: Delivery

  public init(
    id: ID<Post>, author: Author, content: PostContent<Photo>, createdAt: Timestamp,
    editedAt: Timestamp? = nil, visibility: PostVisibility = .everyone, replyTo: ReplyReference? = nil,
    hashtags: [String] = [], mentions: [Author] = [], counts: PostCounts = PostCounts(),
    marks: PostMarks = PostMarks(), delivery: Delivery = .sent
  ) {
    self.id = id
    self.author = author
    self.content = content
    self.createdAt = createdAt
    self.editedAt = editedAt
    self.visibility = visibility
    self.replyTo = replyTo
    self.hashtags = hashtags
    self.mentions = mentions
    self.counts = counts
    self.marks = marks
    self.delivery = delivery
  }

  public subscript<Part>(dynamicMember part: KeyPath<PostContent<Photo>, Part>) -> Part {
    content[keyPath: part]
  }
}

/// The post that a comment answers.
public struct ReplyReference: Codable, Hashable, Sendable {
  public let post: ID<Post>
  /// Who wrote it; nil when it is gone.
  public let author: Author?

  public init(post: ID<Post>, author: Author?) {
    self.post = post
    self.author = author
  }
}

/// How many people did what to a post.
public struct PostCounts: Codable, Hashable, Sendable {
  public var likes: Int
  public var comments: Int
  public var shares: Int

  public init(likes: Int = 0, comments: Int = 0, shares: Int = 0) {
    self.likes = likes
    self.comments = comments
    self.shares = shares
  }
}

/// What the viewer did to a post.
public struct PostMarks: Codable, Hashable, Sendable {
  public var isLiked: Bool
  public var isShared: Bool
  public var isBookmarked: Bool
  /// It stands first on the viewer's own profile.
  public var isPinned: Bool
  /// The viewer is no longer notified about its conversation.
  public var mutesConversation: Bool

  public init(
    isLiked: Bool = false, isShared: Bool = false, isBookmarked: Bool = false, isPinned: Bool = false,
    mutesConversation: Bool = false
  ) {
    self.isLiked = isLiked
    self.isShared = isShared
    self.isBookmarked = isBookmarked
    self.isPinned = isPinned
    self.mutesConversation = mutesConversation
  }
}

/// Who may see a post. Its raw values are kept in files and printed: they stay as they are.
public enum PostVisibility: String, Codable, Hashable, Sendable, CaseIterable {
  /// Anyone, and it stands in the public timeline.
  case everyone = "public"
  /// Anyone who comes across it; not in public, hashtag or search lists.
  case unlisted
  /// The author's followers and those mentioned.
  case followers
  /// Those mentioned.
  case direct
}

/// What became of a write. Its raw values are printed: they stay as they are.
public enum Delivery: String, Codable, Hashable, Sendable {
  /// It is stored where it belongs.
  case sent
  /// It is queued here and goes out when the server can be reached.
  case waiting
  /// It was refused for good.
  case failed
}
