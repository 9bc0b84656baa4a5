public import AppValues

/// A post as the viewer may see it. Each part of its content can be read from the post itself: `post.text`.
@dynamicMemberLookup
public struct Post: Codable, Hashable, Sendable, Identifiable, PagedItem {
  /// Identifies the post in links, ports and screens.
  public let id: AppValues.ID<Post>
  /// The author, even if someone else shared it.
  public let author: Author
  /// What it says, with its photos; `post.text` is short for `post.content.text`.
  public let content: PostContent<Photo>
  /// When it was published. An imported post keeps its date.
  public let createdAt: Timestamp
  /// When it was last edited; nil if never.
  public let editedAt: Timestamp?
  /// Who may see it, which also limits who may share and pin it.
  public let visibility: PostVisibility
  /// The post this is a comment on; nil if it isn't a comment.
  public let replyTo: ReplyReference?
  /// The hashtags without the `#`, as the author wrote them, in order of appearance.
  public let hashtags: [String]
  /// The people mentioned in the text who exist, in order of appearance.
  public let mentions: [Author]
  /// How many people have liked it, commented on it and shared it.
  public var counts: PostCounts
  /// The viewer's own marks on it.
  public var marks: PostMarks
  /// How its poll goes; nil if it has none.
  public var votes: PollVotes?
  /// What became of writing the post.
  public let delivery: Delivery
  /// The parts that posts here can't have; empty unless it's from another server.
  public let attachments: [PostAttachment]
  /// The viewer's filters that match it and haven't ended, wherever they apply.
  public var filters: [FilterMatch] {
    get { matched ?? [] }
    set { matched = newValue.isEmpty ? nil : newValue }
  }
  /// Nil rather than empty, as it is where it was written before there was this.
  private var matched: [FilterMatch]?

  /// A post as the viewer sees it; by default public, not edited, not a comment, sent, and with no counts or marks.
  public init(
    id: AppValues.ID<Post>, author: Author, content: PostContent<Photo>, createdAt: Timestamp,
    editedAt: Timestamp? = nil, visibility: PostVisibility = .everyone, replyTo: ReplyReference? = nil,
    hashtags: [String] = [], mentions: [Author] = [], counts: PostCounts = PostCounts(),
    marks: PostMarks = PostMarks(), votes: PollVotes? = nil, delivery: Delivery = .sent,
    attachments: [PostAttachment] = []
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
    self.votes = votes
    self.delivery = delivery
    self.attachments = attachments
  }

  /// The same post with other content.
  ///
  /// - Parameter delivery: What became of writing that; nil if it's the same.
  public func saying(_ content: PostContent<Photo>, delivery: Delivery? = nil) -> Post {
    var post = Post(
      id: id, author: author, content: content, createdAt: createdAt, editedAt: editedAt,
      visibility: visibility,
      replyTo: replyTo, hashtags: hashtags, mentions: mentions, counts: counts, marks: marks,
      votes: content.poll == self.content.poll ? votes : nil, delivery: delivery ?? self.delivery,
      attachments: attachments)
    post.filters = filters
    return post
  }

  /// A part of the content: `post.text` for `post.content.text`.
  public subscript<Part>(dynamicMember part: KeyPath<PostContent<Photo>, Part>) -> Part {
    content[keyPath: part]
  }
}

/// The post that a comment replies to.
public struct ReplyReference: Codable, Hashable, Sendable {
  /// The post replied to. It may be deleted, or hidden from the viewer. Nil if it isn't here.
  public let post: ID<Post>?
  /// The author; nil if the post is deleted, isn't here, or the source doesn't say.
  public let author: Author?
  /// Whether the source said no more of the post than IDs, so that it may well be there.
  public var isUnread: Bool { unread == true }
  /// Nil rather than false, as it is where it was written before there was this.
  private let unread: Bool?
  /// The ID of the author, even if the post is deleted, so that the comment stays the same; nil if the post isn't
  /// here, or the source no longer knows.
  public var authorID: ID<User>? { author?.id ?? formerAuthor }
  /// The author of a deleted post.
  private let formerAuthor: ID<User>?
  /// How it begins; nil if it's deleted, hidden from the viewer, or without text.
  public let excerpt: PostExcerpt?

  /// - Parameters:
  ///   - author: The author of the post; nil if it's deleted.
  ///   - authorID: The ID of the author; by default that of `author`.
  ///   - excerpt: How it begins, if the viewer may see it; nil if there's nothing to quote.
  ///   - isUnread: Whether the source said no more of the post than IDs.
  public init(
    post: ID<Post>?, author: Author?, authorID: ID<User>? = nil, excerpt: PostExcerpt? = nil,
    isUnread: Bool = false
  ) {
    self.post = post
    unread = isUnread ? true : nil
    self.author = author
    formerAuthor = author == nil ? authorID : nil
    self.excerpt = excerpt
  }
}

/// The numbers of reactions to a post.
public struct PostCounts: Codable, Hashable, Sendable {
  /// The people who like it.
  public var likes: Int
  /// The public and unlisted comments on the post itself; comments on those aren't counted.
  public var comments: Int
  /// The people who shared it.
  public var shares: Int

  /// Makes counts; negative numbers become 0. All are 0 by default.
  public init(likes: Int = 0, comments: Int = 0, shares: Int = 0) {
    self.likes = likes
    self.comments = comments
    self.shares = shares
  }
}

/// The viewer's marks on a post.
public struct PostMarks: Codable, Hashable, Sendable {
  /// The viewer likes it.
  public var isLiked: Bool
  /// The viewer has shared it with their followers.
  public var isShared: Bool
  /// The viewer has bookmarked it, which no one else sees.
  public var isBookmarked: Bool
  /// The viewer has pinned it to their profile.
  public var isPinned: Bool
  /// The viewer is no longer notified about its conversation.
  public var mutesConversation: Bool
  /// Those that are set or removed only here so far: the change waits on this device until the server can be reached.
  public var waiting: Set<PostMark> {
    get { unsent ?? [] }
    set { unsent = newValue.isEmpty ? nil : newValue }
  }
  /// Nil rather than empty, as it is where it was written before there was this.
  private var unsent: Set<PostMark>?

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

/// A mark that a viewer can put on a post and remove.
public enum PostMark: String, Codable, Hashable, Sendable, CaseIterable {
  /// `liked` corresponds to `PostMarks.isLiked`, and so on; `conversationMuted` to `mutesConversation`.
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

/// Who can see a post. The raw values are stored in files and printed, so they never change.
public enum PostVisibility: String, Codable, Hashable, Sendable, CaseIterable {
  /// Anyone can see it, and it's in the public timeline.
  case everyone = "public"
  /// Anyone who has its link or comes across it can see it, but it isn't in public timelines, hashtag timelines or
  /// searches.
  case unlisted
  /// The author's followers and the people mentioned.
  case followers
  /// The people mentioned.
  case direct
}

/// What became of a write. The raw values are printed, so they never change.
public enum Delivery: String, Codable, Hashable, Sendable {
  /// It's stored where it belongs.
  case sent
  /// It's queued on this device until the server can be reached.
  case waiting
  /// It was rejected permanently.
  case failed
}

extension PostVisibility {
  /// Whether a post can be shared: a followers-only post only by its author, a direct post by no one.
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
