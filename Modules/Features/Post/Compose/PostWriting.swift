public import AppValues
public import Entities

/// Where the viewer's posts are written.
public protocol PostWriting: Sendable {
  /// What a post may be here. What the source has not learned yet counts as possible; screens ask again once it has
  /// answered.
  var capabilities: PostWritingCapabilities { get }
  /// What the viewer has chosen for posts of which they say nothing else.
  ///
  /// Throws `unauthenticated`.
  func writingDefaults() async throws(AppError) -> WritingDefaults
  /// Publishes a post, once for each key, for as long as the source remembers it: an hour at least.
  ///
  /// Throws `unauthenticated`, `gone` for a comment on a deleted post, `notFound` for one on none,
  /// `invalid(.photo, .wrong)` when a photo is unknown, another person's or on another post.
  func publish(_ post: NewPost, key: PublishKey) async throws(AppError) -> Post
  /// Changes what a post of the viewer's own says. It keeps its id, its counts, and who may see it; what it said
  /// before stays as a revision where the source keeps any. An edit that changes nothing is none.
  ///
  /// Throws `conflict` when the post was edited since the edit was begun, where the source can tell; `forbidden`
  /// for another person's post, `gone`, `notFound`, `unauthenticated`, `invalid(.photo, .wrong)` as `publish` does.
  func edit(_ id: ID<Post>, _ edit: PostEdit) async throws(AppError) -> Post
  /// Checks a photo and keeps it for a post that is to come, for a day at least.
  ///
  /// Throws `invalid(.photo, …)` for what is no photo that can be taken, `unsupported` where none are taken,
  /// `unauthenticated`, `timeout`, `storage`.
  func addPhoto(_ photo: NewPhoto) async throws(AppError) -> Photo
  /// Changes what is said of a photo of the viewer's.
  ///
  /// Throws `notFound`, `unauthenticated`.
  func setAlt(_ alt: String, of photo: ID<Photo>) async throws(AppError) -> Photo
  /// Those of these photos that are the viewer's and still there, in this order.
  ///
  /// Throws `unauthenticated`.
  func photos(_ ids: [ID<Photo>]) async throws(AppError) -> [Photo]
}

/// What a post may be.
public struct PostWritingCapabilities: Equatable, Sendable {
  /// The most characters of its text and its warning together.
  public var maximumLength: Int
  /// The most photos; zero where none are taken.
  public var maximumPhotos: Int
  /// Whether it may say where it was written.
  public var places: Bool
  /// Whether it can be edited once it is published.
  public var edits: Bool
  /// Who may be chosen to see it.
  public var visibilities: Set<PostVisibility>

  /// What a source takes: lengths in characters as `PostText` counts them, and nothing that it would refuse.
  public init(
    maximumLength: Int, maximumPhotos: Int, places: Bool, edits: Bool, visibilities: Set<PostVisibility>
  ) {
    self.maximumLength = maximumLength
    self.maximumPhotos = maximumPhotos
    self.places = places
    self.edits = edits
    self.visibilities = visibilities
  }

  /// All that there is.
  public static let all = PostWritingCapabilities(
    maximumLength: TextLimit.post.characters, maximumPhotos: Photo.maximumCount, places: true, edits: true,
    visibilities: Set(PostVisibility.allCases))
}
