public import AppValues
public import Entities

/// Where the viewer's marks on posts are kept, and posts deleted.
public protocol PostActionsRepository: Sendable {
  /// What the source can do; nothing else is offered.
  var postActionCapabilities: PostActionCapabilities { get }
  /// Puts a mark on a post, or removes it; returns the post as it then is. Twice is the same as once.
  ///
  /// Throws `unauthenticated`, `notFound`, `gone`; `forbidden` for sharing a post that can't be shared, and for
  /// pinning another person's post or a direct one; `invalid(.pins, .tooLong)` when `PostActionsInteractor.maximumPins`
  /// are pinned; `unsupported` for a mark that is not kept here.
  func set(_ mark: PostMark, to isSet: Bool, on id: ID<Post>) async throws(AppError) -> Post
  /// Deletes the viewer's own post.
  ///
  /// Throws `forbidden` for another person's post, `gone` for one already deleted, `notFound`, `unsupported`.
  func delete(_ id: ID<Post>) async throws(AppError)
  /// The same, where its author may still publish its photos with another post.
  ///
  /// - Parameter keepsPhotos: Whether the photos that the post shows stay the viewer's for a day, in no post. Those of
  ///   its earlier versions go.
  ///
  /// Throws the same errors; `unsupported` also where photos can't be kept, which is so unless a source says otherwise.
  func delete(_ id: ID<Post>, keepsPhotos: Bool) async throws(AppError)
}

extension PostActionsRepository {
  /// Deletes the post `id`, and throws `unsupported` where it should be one that `keepsPhotos`.
  public func delete(_ id: ID<Post>, keepsPhotos: Bool) async throws(AppError) {
    if keepsPhotos { throw .unsupported }
    try await delete(id)
  }
}

/// What can be done to posts.
public struct PostActionCapabilities: Equatable, Sendable {
  /// The marks that can be put on them.
  public var marks: Set<PostMark>
  /// Whether the viewer can delete their own.
  public var deletes: Bool

  /// - Parameters:
  ///   - marks: The marks that can be put on posts.
  ///   - deletes: Whether the viewer can delete their own.
  public init(marks: Set<PostMark>, deletes: Bool) {
    self.marks = marks
    self.deletes = deletes
  }

  /// All of it.
  public static let all = PostActionCapabilities(marks: Set(PostMark.allCases), deletes: true)
  /// Posts are only read.
  public static let none = PostActionCapabilities(marks: [], deletes: false)
}

/// Where posts on a screen are read again.
public protocol PostLookup: Sendable {
  /// The posts of these ids as they now are, in this order, without those gone or hidden.
  func posts(_ ids: [ID<Post>]) async throws(AppError) -> [Post]
  /// The posts that a person has pinned and the viewer can see, the last pinned first.
  ///
  /// Throws `notFound`, `gone` for a person who doesn't exist.
  func pinned(by person: ID<User>) async throws(AppError) -> [Post]
  /// Changes to posts from now on, made by this viewer or others, until cancelled. Each call returns a new
  /// stream: an `AsyncStream` has one listener, and several screens listen at once.
  func changes() -> AsyncStream<PostChange>
}

/// A change to a post.
@nonexhaustive
public enum PostChange: Hashable, Sendable {
  /// Its author edited it.
  case edited(ID<Post>)
  /// Its counts, marks or photos may have changed.
  case changed(ID<Post>)
  /// It was deleted.
  case deleted(ID<Post>)
  /// Changes were dropped; any post may be stale.
  case lagged
}
