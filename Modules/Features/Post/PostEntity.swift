public import AppValues
public import Entities

/// The form of a post, as entered.
public struct PostForm: Hashable, Sendable {
  public var text: String
  /// nil for what fits: everybody, or those who may see what is answered.
  public var visibility: PostVisibility?
  /// Empty for none.
  public var warning: String
  /// An ISO 639-1 code; nil for the writer's own language.
  public var language: String?
  public var place: Place?
  /// In the order in which they are to be shown.
  public var photos: [ID<Photo>]

  public init(
    text: String = "", visibility: PostVisibility? = nil, warning: String = "", language: String? = nil,
    place: Place? = nil, photos: [ID<Photo>] = []
  ) {
    self.text = text
    self.visibility = visibility
    self.warning = warning
    self.language = language
    self.place = place
    self.photos = photos
  }

  /// What a post says now, to begin an edit with.
  public init(of post: Post) {
    self.init(
      text: post.text, visibility: post.visibility, warning: post.warning ?? "", language: post.language,
      place: post.place, photos: post.photos.map(\.id))
  }
}

/// A post to be published, checked by the interactor.
public struct NewPost: Hashable, Sendable {
  public var text: String
  /// What it is a comment on.
  public var replyTo: ID<Post>?
  public var visibility: PostVisibility
  /// What to say in place of the text until the reader opens it; nil when nothing.
  public var warning: String?
  /// The language of the text, an ISO 639-1 code; nil when the author did not say.
  public var language: String?
  /// Photos of the author's that stand on no post yet, in the order in which they are to be shown.
  public var photos: [ID<Photo>]
  public var place: Place?

  public init(
    text: String, replyTo: ID<Post>? = nil, visibility: PostVisibility = .everyone, warning: String? = nil,
    language: String? = nil, photos: [ID<Photo>] = [], place: Place? = nil
  ) {
    self.text = text
    self.replyTo = replyTo
    self.visibility = visibility
    self.warning = warning
    self.language = language
    self.photos = photos
    self.place = place
  }
}

/// What a post is to say from now on, checked by the interactor.
public struct PostEdit: Hashable, Sendable {
  public var text: String
  public var warning: String?
  public var language: String?
  /// In the order in which they are to be shown: those that stay, and new ones.
  public var photos: [ID<Photo>]
  public var place: Place?
  /// When the version that was edited had come to be by an edit; nil for the one that was published.
  public var basedOn: Timestamp?

  public init(
    text: String, warning: String? = nil, language: String? = nil, photos: [ID<Photo>] = [],
    place: Place? = nil, basedOn: Timestamp?
  ) {
    self.text = text
    self.warning = warning
    self.language = language
    self.photos = photos
    self.place = place
    self.basedOn = basedOn
  }

  /// What the post says now: the edit that changes nothing.
  public init(of post: Post) {
    self.init(
      text: post.text, warning: post.warning, language: post.language, photos: post.photos.map(\.id),
      place: post.place, basedOn: post.editedAt)
  }
}

/// What a post said from one time on.
public struct Revision: Hashable, Sendable {
  /// When it was published or edited to say this.
  public let at: Timestamp
  public let text: String
  public let warning: String?
  public let language: String?
  public let photos: [Photo]
  public let place: Place?

  public init(
    at: Timestamp, text: String, warning: String? = nil, language: String? = nil, photos: [Photo] = [],
    place: Place? = nil
  ) {
    self.at = at
    self.text = text
    self.warning = warning
    self.language = language
    self.photos = photos
    self.place = place
  }

  /// What the post says now.
  public init(of post: Post) {
    self.init(
      at: post.editedAt ?? post.createdAt, text: post.text, warning: post.warning,
      language: post.language, photos: post.photos, place: post.place)
  }
}

/// A photo to be added, checked by the interactor.
public struct NewPhoto: Hashable, Sendable {
  public var file: LocalFile
  /// What the picture shows, for those who cannot see it; empty when the author says nothing.
  public var alt: String

  public init(file: LocalFile, alt: String) {
    self.file = file
    self.alt = alt
  }
}

/// Names one wish to publish: however often it is sent, the same key gives the same post.
public struct PublishKey: Hashable, Sendable {
  /// Not empty; within `TextLimit.key`.
  public let rawValue: String

  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

/// Which of the lists of people who did something to a post.
public enum PostPeople: Hashable, Sendable {
  case likers, sharers
}

/// A post among what it answers and what answers it.
public struct PostThread: Hashable, Sendable {
  /// What it answers, from the first post of the conversation down to its parent.
  public let ancestors: [ThreadPost]
  public let post: Post

  public init(ancestors: [ThreadPost], post: Post) {
    self.ancestors = ancestors
    self.post = post
  }
}

/// A post of a conversation, or the mark that a deleted one has left in it.
public enum ThreadPost: Hashable, Sendable {
  case post(Post)
  case deleted(ID<Post>)

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
