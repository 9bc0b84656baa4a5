public import AppValues

/// A post, as the viewer may see it. Each part of its content can be read from the post itself:
/// `post.text`.
@dynamicMemberLookup
public struct Post: Codable, Hashable, Sendable, Identifiable, PagedItem {
  /// What links, ports and screens name the post by.
  public let id: AppValues.ID<Post>
  /// Who wrote it, also where someone else shared it.
  public let author: Author
  /// What it says now, with its photos; `post.text` is short for `post.content.text`.
  public let content: PostContent<Photo>
  /// When it was published; an imported post keeps its date.
  public let createdAt: Timestamp
  /// When it was changed last; nil while it is as it was published.
  public let editedAt: Timestamp?
  /// Who may see it, which also limits who may share and pin it.
  public let visibility: PostVisibility
  /// The post this is a comment on; nil if it isn't a comment.
  public let replyTo: ReplyReference?
  /// Without the `#`, as the author wrote them, in order of appearance.
  public let hashtags: [String]
  /// The people named in the text who exist, in order of appearance.
  public let mentions: [Author]
  /// How many people liked it, commented on it and shared it when it was read.
  public var counts: PostCounts
  /// The viewer's own marks on it.
  public var marks: PostMarks
  /// What became of writing it.
  public let delivery: Delivery

  /// A post as the viewer sees it; by default public, unedited, alone, sent, and with no counts or marks.
  public init(
    id: AppValues.ID<Post>, author: Author, content: PostContent<Photo>, createdAt: Timestamp,
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

  /// A part of the content: `post.text` for `post.content.text`.
  public subscript<Part>(dynamicMember part: KeyPath<PostContent<Photo>, Part>) -> Part {
    content[keyPath: part]
  }
}

/// The post that a comment answers.
public struct ReplyReference: Codable, Hashable, Sendable {
  /// The post answered; it can have been deleted, or be hidden from the viewer. Nil for one that isn't here.
  public let post: ID<Post>?
  /// Who wrote it; nil when it is gone, or isn't here.
  public let author: Author?
  /// The ID of the person who wrote it, also when it is gone, so that the comment stays the same then; nil when it
  /// isn't here, or the source no longer knows.
  public var authorID: ID<User>? { author?.id ?? formerAuthor }
  /// Who wrote it, when it is gone.
  private let formerAuthor: ID<User>?
  /// How it begins; nil when it is gone, where the viewer may not see it, and where it says nothing in words.
  public let excerpt: PostExcerpt?

  /// - Parameters:
  ///   - author: Who wrote the post; nil when it is gone.
  ///   - authorID: The ID of the person who wrote it; by default that of `author`.
  ///   - excerpt: How it begins, where the viewer may see it; nil for nothing.
  public init(post: ID<Post>?, author: Author?, authorID: ID<User>? = nil, excerpt: PostExcerpt? = nil) {
    self.post = post
    self.author = author
    formerAuthor = author == nil ? authorID : nil
    self.excerpt = excerpt
  }
}

/// How many people did what to a post.
public struct PostCounts: Codable, Hashable, Sendable {
  /// People who like it.
  public var likes: Int
  /// Public and unlisted comments on the post itself; comments on those aren't counted.
  public var comments: Int
  /// People who shared it.
  public var shares: Int

  /// Counts of at least 0; none by default.
  public init(likes: Int = 0, comments: Int = 0, shares: Int = 0) {
    self.likes = likes
    self.comments = comments
    self.shares = shares
  }
}

/// What the viewer did to a post.
public struct PostMarks: Codable, Hashable, Sendable {
  /// The viewer likes it.
  public var isLiked: Bool
  /// The viewer has shared it with their followers.
  public var isShared: Bool
  /// The viewer keeps it among their bookmarks, which no one else sees.
  public var isBookmarked: Bool
  /// The viewer has pinned it to their profile.
  public var isPinned: Bool
  /// The viewer is no longer notified about its conversation.
  public var mutesConversation: Bool

  /// The viewer's marks; none by default, as for an anonymous viewer.
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

/// A mark that a viewer puts on a post, and may remove.
public enum PostMark: String, Codable, Hashable, Sendable, CaseIterable {
  /// `liked` stands for `PostMarks.isLiked`, and so on; `conversationMuted` for `mutesConversation`.
  case liked, shared, bookmarked, pinned, conversationMuted
}

extension PostMarks {
  /// Whether the mark is set.
  public subscript(mark: PostMark) -> Bool {
    get { self[keyPath: Self.property(of: mark)] }
    set { self[keyPath: Self.property(of: mark)] = newValue }
  }

  private static func property(of mark: PostMark) -> WritableKeyPath<PostMarks, Bool> {
    switch mark {
    case .liked: \.isLiked
    case .shared: \.isShared
    case .bookmarked: \.isBookmarked
    case .pinned: \.isPinned
    case .conversationMuted: \.mutesConversation
    }
  }
}

/// Who may see a post. Its raw values are kept in files and printed: they stay as they are.
public enum PostVisibility: String, Codable, Hashable, Sendable, CaseIterable {
  /// Anyone can see it, and it's in the public timeline.
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
  /// It was rejected permanently.
  case failed
}

extension PostVisibility {
  /// Whether a post can be shared: a followers-only post only by its author, a direct one by no one.
  public func allowsSharing(byAuthor isAuthor: Bool) -> Bool {
    switch self {
    case .everyone, .unlisted: true
    case .followers: isAuthor
    case .direct: false
    }
  }

  /// Whether a post can be pinned to its author's profile.
  public var allowsPinning: Bool { self != .direct }
}
