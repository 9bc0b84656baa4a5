public import AppValues
public import Entities

/// The form of a post, as entered.
public struct PostForm: Hashable, Sendable {
  /// Its language is nil for the writer's own.
  public var content: PostContent<ID<Photo>>
  /// nil for what fits: everyone, or those who may see what is answered.
  public var visibility: PostVisibility?

  /// What was entered, unchecked; an empty form by default.
  public init(_ content: PostContent<ID<Photo>> = PostContent(), visibility: PostVisibility? = nil) {
    self.content = content
    self.visibility = visibility
  }

  /// What a post says now, to begin an edit with.
  public init(of post: Post) {
    self.init(post.content.written, visibility: post.visibility)
  }
}

/// A post to be published, checked by the interactor.
public struct NewPost: Hashable, Sendable {
  /// Its photos are the author's and stand on no post yet.
  public var content: PostContent<ID<Photo>>
  /// What it is a comment on; nil for a post of its own.
  public var replyTo: ID<Post>?
  /// Who may see it; for a comment, no more people than may see what it answers.
  public var visibility: PostVisibility

  /// A post that needs no checking; `WritingInteractor.ready(_:answering:by:)` makes one of a form.
  public init(
    _ content: PostContent<ID<Photo>>, replyTo: ID<Post>? = nil, visibility: PostVisibility = .everyone
  ) {
    self.content = content
    self.replyTo = replyTo
    self.visibility = visibility
  }
}

/// What a post is to say from now on, checked by the interactor.
public struct PostEdit: Hashable, Sendable {
  /// Its photos are those that stay, and new ones.
  public var content: PostContent<ID<Photo>>
  /// When the version that was edited had come to be by an edit; nil for the one that was published.
  public var basedOn: Timestamp?

  /// An edit that needs no checking; `WritingInteractor.readyEdit(_:basedOn:)` makes one of a form.
  public init(_ content: PostContent<ID<Photo>>, basedOn: Timestamp?) {
    self.content = content
    self.basedOn = basedOn
  }

  /// What the post says now: the edit that changes nothing.
  public init(of post: Post) {
    self.init(post.content.written, basedOn: post.editedAt)
  }
}

/// What a post said from one time on.
public struct Revision: Hashable, Sendable {
  /// When it was published or edited to say this.
  public let at: Timestamp
  /// All that the post said then, with the photos it had.
  public let content: PostContent<Photo>

  /// A version as its source keeps it.
  public init(at: Timestamp, content: PostContent<Photo>) {
    self.at = at
    self.content = content
  }

  /// What the post says now.
  public init(of post: Post) {
    self.init(at: post.editedAt ?? post.createdAt, content: post.content)
  }
}

/// A photo to be added, checked by the interactor.
public struct NewPhoto: Hashable, Sendable {
  /// Where the picture is on this machine; what it holds is checked when it is added.
  public var file: LocalFile
  /// What the picture shows, for those who cannot see it; empty when the author says nothing.
  public var alt: String

  /// A picture and what it shows, at most `TextLimit.alt` long.
  public init(file: LocalFile, alt: String) {
    self.file = file
    self.alt = alt
  }
}

/// Names one wish to publish: however often it is sent, the same key gives the same post.
public struct PublishKey: Hashable, Sendable {
  /// Not empty; within `TextLimit.key`, of printable characters.
  public let rawValue: String

  /// Wraps a key as a client chose it; publishing checks it. `unique()` makes one that no one else has.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

/// Which of the lists of people who did something to a post.
public enum PostPeople: Hashable, Sendable {
  /// The people who like it; the people who share it.
  case likers, sharers
}

/// A post among what it answers and what answers it.
public struct PostThread: Hashable, Sendable {
  /// What it answers, from the first post of the conversation down to its parent.
  public let ancestors: [ThreadPost]
  /// The post that the thread is about, which is not deleted.
  public let post: Post

  /// A thread as its source answers it; `ancestors` is empty for a post that answers nothing.
  public init(ancestors: [ThreadPost], post: Post) {
    self.ancestors = ancestors
    self.post = post
  }
}

/// A post of a conversation, or the mark that a deleted one has left in it.
public enum ThreadPost: Hashable, Sendable {
  /// A post that can be read.
  case post(Post)
  /// A deleted post, of which only the id is known.
  case deleted(ID<Post>)

  /// The id of the post, also of a deleted one.
  public var id: ID<Post> {
    switch self {
    case .post(let post): post.id
    case .deleted(let id): id
    }
  }

  /// nil when it was deleted.
  public var post: Post? {
    if case .post(let post) = self { post } else { nil }
  }
}
