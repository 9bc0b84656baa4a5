public import AppValues
public import Entities

/// Publishes and edits the viewer's posts.
public protocol PostWriting: Sendable {
  /// What a post can have. Before the source knows, everything counts as possible; screens ask again once it has
  /// answered.
  var postWritingCapabilities: PostWritingCapabilities { get }
  /// The viewer's defaults for new posts.
  ///
  /// Throws `unauthenticated`.
  func writingDefaults() async throws(AppError) -> WritingDefaults
  /// Those of these `handles`, as `PostText.mentions` has them, that name no one: a post can't notify them. None where
  /// the source can't tell.
  ///
  /// Throws `unauthenticated`.
  func unknown(_ handles: [String]) async throws(AppError) -> [String]
  /// Publishes a post, once for each key. The source remembers a key for at least an hour.
  ///
  /// Throws `unauthenticated`, `gone` for a comment on a deleted post, `notFound` for a comment on a post that doesn't
  /// exist, `invalid(.photo, .wrong)` for a photo that is unknown, another person's or in another post,
  /// `invalid(.film, …)`: `pending` for a film that isn't ready, `taken` for one with photos beside it.
  func publish(_ post: NewPost, key: PublishKey) async throws(AppError) -> Post
  /// Publishes a post that leaves something to the viewer's defaults, once for each key.
  ///
  /// - Parameter post: Makes the post by the defaults, which may be done more than once. What it replies to is the same for
  ///   all of them.
  ///
  /// Throws as `publish(_:key:)` and `post` do. Unless a source implements it, it reads the defaults first.
  func publish(
    key: PublishKey, _ post: @escaping @Sendable (WritingDefaults) throws(AppError) -> NewPost
  ) async throws(AppError) -> Post
  /// Changes the content of one of the viewer's posts. The post keeps its ID, its counts and its visibility. The
  /// previous content stays in the edit history, if the source has one. An edit that changes nothing is ignored.
  ///
  /// Throws `conflict` when the post was edited since the edit was begun, if the source can tell; `forbidden`
  /// for another person's post, `gone`, `notFound`, `unauthenticated`, `invalid(.photo, …)` and
  /// `invalid(.film, …)` as `publish` does.
  func edit(_ id: ID<Post>, _ edit: PostEdit) async throws(AppError) -> Post
  /// One of the viewer's posts with its text as it was written, to begin an edit: a source may have it only as it's shown.
  ///
  /// Throws `notFound`, `gone`, `unauthenticated`. Unless a source implements it, posts come as they were written.
  func asWritten(_ post: Post) async throws(AppError) -> Post
  /// Checks a photo or a film and keeps it for a future post, for at least a day.
  ///
  /// Throws `invalid(.photo, …)` for a file that isn't a photo or can't be used, `invalid(.film, …)` for a film that can't:
  /// `unsupported` where there are none, `malformed`, `outOfRange` if it's too long, `tooManyBytes`, `tooManyPixels`, `taken` beside others;
  /// `invalid(.photos, .tooManyBytes)` if too many of the viewer's photos wait for a post, `unsupported` if posts can't have photos, `unauthenticated`, `timeout`, `storage`.
  func addPhoto(_ photo: NewPhoto) async throws(AppError) -> Photo
  /// Changes the description of one of the viewer's photos.
  ///
  /// Throws `notFound`, `unauthenticated`.
  func setAlt(_ alt: String, of photo: ID<Photo>) async throws(AppError) -> Photo
  /// The photos with these IDs, in this order, without those that no longer exist or aren't the viewer's.
  ///
  /// Throws `unauthenticated`.
  func photos(_ ids: [ID<Photo>]) async throws(AppError) -> [Photo]
}

extension PostWriting {
  /// Reads the defaults first.
  public func publish(
    key: PublishKey, _ post: @escaping @Sendable (WritingDefaults) throws(AppError) -> NewPost
  ) async throws(AppError) -> Post {
    try await publish(try post(try await writingDefaults()), key: key)
  }

  /// The post as it is.
  public func asWritten(_ post: Post) async throws(AppError) -> Post { post }
}

/// What a post can have.
public struct PostWritingCapabilities: Equatable, Sendable {
  /// The maximum number of characters of the text and the warning together, as `PostText` counts them.
  public var maximumLength: Int
  /// The maximum number of photos; zero if posts can't have any.
  public var maximumPhotos: Int
  /// Whether a post can have a place.
  public var places: Bool
  /// What a poll can be; nil if posts can't have any.
  public var polls: PollLimits?
  /// Whether a post can be edited after publishing.
  public var edits: Bool
  /// The visibilities to choose from.
  public var visibilities: Set<PostVisibility>

  /// What a source accepts.
  public init(
    maximumLength: Int, maximumPhotos: Int, places: Bool, polls: PollLimits? = nil, edits: Bool,
    visibilities: Set<PostVisibility>
  ) {
    self.maximumLength = maximumLength
    self.maximumPhotos = maximumPhotos
    self.places = places
    self.polls = polls
    self.edits = edits
    self.visibilities = visibilities
  }

  /// Everything.
  public static let all = PostWritingCapabilities(
    maximumLength: TextLimit.post.characters, maximumPhotos: Photo.maximumCount, places: true,
    polls: PollLimits(), edits: true, visibilities: Set(PostVisibility.allCases))
}
