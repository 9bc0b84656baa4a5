public import AppValues
public import Entities

/// A post as entered, not checked yet.
public struct PostForm: Hashable, Sendable {
  /// The content; a language of nil stands for the author's default.
  public var content: PostContent<ID<Photo>>
  /// The visibility; nil for the author's default, or that of the parent post if fewer people can see it.
  public var visibility: PostVisibility?
  /// Whether the photos may disturb people, in place of what the content says. If nil, a new post is as the content or
  /// the author's default says, and an edited one as the content says.
  public var isSensitive: Bool?
  /// When it's to be published; nil for now.
  public var time: Timestamp?

  /// A form with this content, to publish now; empty by default.
  public init(
    _ content: PostContent<ID<Photo>> = PostContent(), visibility: PostVisibility? = nil,
    isSensitive: Bool? = nil, time: Timestamp? = nil
  ) {
    self.content = content
    self.visibility = visibility
    self.isSensitive = isSensitive
    self.time = time
  }

  /// A form with the current content of a post, to begin an edit.
  public init(of post: Post) {
    self.init(post.content.written, visibility: post.visibility)
  }
}

/// A post to publish, checked by the interactor.
public struct NewPost: Codable, Hashable, Sendable {
  /// The content. Its photos are the author's and not in another post yet.
  public var content: PostContent<ID<Photo>>
  /// The post that it comments on; nil if it isn't a comment.
  public var replyTo: ID<Post>?
  /// Who can see it; for a comment, no more people than can see the post it replies to.
  public var visibility: PostVisibility

  /// Creates a post without checking it; `WritingInteractor.ready(_:answering:by:)` checks a form.
  public init(
    _ content: PostContent<ID<Photo>>, replyTo: ID<Post>? = nil, visibility: PostVisibility = .everyone
  ) {
    self.content = content
    self.replyTo = replyTo
    self.visibility = visibility
  }
}

/// The new content of a post, checked by the interactor.
public struct PostEdit: Codable, Hashable, Sendable {
  /// The new content. Its photos are those that stay, and new ones.
  public var content: PostContent<ID<Photo>>
  /// The `editedAt` of the version that this edit changes; nil for the first version.
  public var basedOn: Timestamp?

  /// Creates an edit without checking it; `WritingInteractor.readyEdit(_:basedOn:)` checks a form.
  public init(_ content: PostContent<ID<Photo>>, basedOn: Timestamp?) {
    self.content = content
    self.basedOn = basedOn
  }

  /// The current content of a post: an edit that changes nothing.
  public init(of post: Post) {
    self.init(post.content.written, basedOn: post.editedAt)
  }
}

/// A version of a post.
public struct Revision: Hashable, Sendable {
  /// When the post became this version.
  public let at: Timestamp
  /// The content of this version, with its photos.
  public let content: PostContent<Photo>

  /// A version as its source stores it.
  public init(at: Timestamp, content: PostContent<Photo>) {
    self.at = at
    self.content = content
  }

  /// The current version of a post.
  public init(of post: Post) {
    self.init(at: post.editedAt ?? post.createdAt, content: post.content)
  }
}

/// A photo or a film to add, checked by the interactor.
public struct NewPhoto: Hashable, Sendable {
  /// The file on this device. Its content is checked when the photo is added.
  public var file: LocalFile
  /// The description, for people who can't see the photo; empty for none.
  public var alt: String
  /// What stays in sight where it's shown cropped; nil for the middle.
  public var focus: PhotoFocus?
  /// Whether a draft on this device may hold the photo, which then waits thirty days for its post instead of one.
  public var isForDraft: Bool
  /// Whether a film has to be ready when it has been added, which may take minutes.
  public var isNeededReady: Bool
  /// Whether its post has other photos, so that it can't be a film.
  public var isBesideOthers: Bool

  /// A file and its description, up to `TextLimit.alt` long.
  public init(
    file: LocalFile, alt: String, focus: PhotoFocus? = nil, isForDraft: Bool = true,
    isNeededReady: Bool = true, isBesideOthers: Bool = false
  ) {
    self.file = file
    self.alt = alt
    self.focus = focus
    self.isForDraft = isForDraft
    self.isNeededReady = isNeededReady
    self.isBesideOthers = isBesideOthers
  }
}

/// Identifies a request to publish: however often it's sent, one key publishes one post.
public struct PublishKey: Hashable, Sendable {
  /// The key: not empty, within `TextLimit.key`, of printable characters.
  public let rawValue: String

  /// A key chosen by a client. Publishing checks it. `unique()` creates one that no one else has.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

/// A list of people who reacted to a post.
public enum PostPeople: Hashable, Sendable {
  /// The people who liked the post; the people who shared it.
  case likers, sharers
}

/// A post with the posts it replies to.
public struct PostThread: Hashable, Sendable {
  /// The posts it replies to, from the first post of the conversation down to its parent.
  public let ancestors: [ThreadPost]
  /// The post that the thread is about, which isn't deleted.
  public let post: Post

  /// A thread as its source returns it; `ancestors` is empty for a post that isn't a comment.
  public init(ancestors: [ThreadPost], post: Post) {
    self.ancestors = ancestors
    self.post = post
  }
}

/// A post of a conversation, or the mark of a deleted one.
public enum ThreadPost: Hashable, Sendable {
  /// A post that can be read.
  case post(Post)
  /// A deleted post, of which only the ID is known.
  case deleted(ID<Post>)

  /// The ID of the post, also if it's deleted.
  public var id: ID<Post> {
    switch self {
    case .post(let post): post.id
    case .deleted(let id): id
    }
  }

  /// The post; nil if it's deleted.
  public var post: Post? {
    if case .post(let post) = self { post } else { nil }
  }
}
