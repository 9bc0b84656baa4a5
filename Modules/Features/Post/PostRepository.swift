public import AppValues
public import Entities

/// Where posts are written and read.
public protocol PostRepository: Sendable {
  /// What the viewer has chosen for posts of which they say nothing else.
  ///
  /// Throws `unauthenticated`.
  func writingDefaults() async throws(AppError) -> WritingDefaults
  /// Publishes a post, once for each key.
  ///
  /// Throws `unauthenticated`, `gone` for a comment on a deleted post, `notFound` for one on none,
  /// `invalid(.photo, .wrong)` when a photo is unknown, another person's or on another post.
  func publish(_ post: NewPost, key: PublishKey) async throws(AppError) -> Post
  /// Changes what a post of the viewer's own says. It keeps its id, its counts, and who may see it; what it said
  /// before stays as a revision. An edit that changes nothing is none.
  ///
  /// Throws `conflict` when the post was edited since the edit was begun, `forbidden` for another person's
  /// post, `gone`, `notFound`, `unauthenticated`, `invalid(.photo, .wrong)` as `publish` does.
  func edit(_ id: ID<Post>, _ edit: PostEdit) async throws(AppError) -> Post
  /// All versions of a post, from the first to the current one, for anyone who may see the post.
  ///
  /// Throws `notFound`, `gone`.
  func revisions(of id: ID<Post>) async throws(AppError) -> [Revision]
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
  /// A post and what it answers, at most 100 posts up.
  ///
  /// Throws `notFound`, `gone` when it was deleted.
  func thread(of id: ID<Post>) async throws(AppError) -> PostThread
  /// The comments on a post, each with the first of what answers it. Those by the post's own author come
  /// first, then the oldest; here the pages `before` a cursor hold what stands further down. What answers a
  /// deleted post can still be read.
  ///
  /// Throws `notFound`, `invalid(.cursor, .malformed)`.
  func comments(
    on id: ID<Post>, _ request: PageRequest
  ) async throws(AppError) -> Page<CommentBranch>
  /// Those who liked a post or shared it, the latest first; without whom the viewer has to do with by a block.
  ///
  /// Throws `notFound` for a post that the viewer may not see, `gone`, `invalid(.cursor, .malformed)`.
  func people(
    _ list: PostPeople, of id: ID<Post>, _ request: PageRequest
  ) async throws(AppError) -> Page<User>
}

/// Where this machine keeps what its person has begun to write.
public protocol DraftStore: Sendable {
  /// All drafts, in any order. What cannot be understood is left out.
  func list() async throws(AppError) -> [Draft]
  /// The draft of this name; nil when there is none.
  func load(_ id: ID<Draft>) async throws(AppError) -> Draft?
  /// Keeps the draft safe over a crash, in place of the one of its name.
  func save(_ draft: Draft) async throws(AppError)
  /// Forgets the draft of this name; none is no error.
  func discard(_ id: ID<Draft>) async throws(AppError)
  /// Forgets all drafts, damaged ones too.
  func discardAll() async throws(AppError)
}
