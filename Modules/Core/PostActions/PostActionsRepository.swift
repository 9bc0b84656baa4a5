public import AppValues
public import Entities

/// Stores the viewer's marks on posts, and deletes posts.
public protocol PostActionsRepository: Sendable {
  /// What the source can do. Nothing else is offered.
  var postActionCapabilities: PostActionCapabilities { get }
  /// Sets or removes a mark on a post. Doing it twice has no further effect.
  ///
  /// - Returns: The updated post; the mark is among those of its marks that are `waiting` if this waits to be sent.
  ///
  /// Throws `unauthenticated`, `notFound`, `gone`; `forbidden` for sharing a post that can't be shared, and for
  /// pinning another person's post or a direct one; `invalid(.pins, .tooLong)` if `PostActionsInteractor.maximumPins`
  /// are pinned; `unsupported` for a mark that isn't stored here.
  func set(_ mark: PostMark, to isSet: Bool, on id: ID<Post>) async throws(AppError) -> Post
  /// Votes in the poll of a post, once and for all.
  ///
  /// - Parameter choices: The options, counted from 0.
  /// - Returns: The updated post.
  ///
  /// Throws `unauthenticated`; `notFound`, also for a post without a poll; what `VoteRule.checked` throws; `unsupported`.
  /// A source can't take votes unless it implements this.
  func vote(_ choices: [Int], on id: ID<Post>) async throws(AppError) -> Post
  /// Deletes the viewer's own post.
  ///
  /// - Returns: Whether it's deleted or waits to be.
  ///
  /// Throws `forbidden` for another person's post, `gone` if it's already deleted, `notFound`, `unsupported`.
  @discardableResult
  func delete(_ id: ID<Post>) async throws(AppError) -> Delivery
  /// Deletes the viewer's own post, and can keep its photos for another one.
  ///
  /// - Parameter keepsPhotos: Whether the photos that the post shows are kept for a day, so that the viewer can publish
  ///   them again. Those of its earlier versions are deleted.
  /// - Returns: Whether it's deleted or waits to be.
  ///
  /// Throws the same errors, and `unsupported` if photos can't be kept. They can't unless a source implements this.
  @discardableResult
  func delete(_ id: ID<Post>, keepsPhotos: Bool) async throws(AppError) -> Delivery
}

extension PostActionsRepository {
  /// Refuses a vote for `choices` in the post `id`. Throws `unsupported`.
  public func vote(_ choices: [Int], on id: ID<Post>) async throws(AppError) -> Post { throw .unsupported }

  /// Deletes the post `id`. Throws `unsupported` if `keepsPhotos` is true.
  @discardableResult
  public func delete(_ id: ID<Post>, keepsPhotos: Bool) async throws(AppError) -> Delivery {
    if keepsPhotos { throw .unsupported }
    return try await delete(id)
  }
}

/// The actions available on posts.
public struct PostActionCapabilities: Equatable, Sendable {
  /// The marks that can be set.
  public var marks: Set<PostMark>
  /// Whether the viewer can delete their own posts.
  public var deletes: Bool

  /// - Parameters:
  ///   - marks: The marks that can be set.
  ///   - deletes: Whether the viewer can delete their own posts.
  public init(marks: Set<PostMark>, deletes: Bool) {
    self.marks = marks
    self.deletes = deletes
  }

  /// All actions.
  public static let all = PostActionCapabilities(marks: Set(PostMark.allCases), deletes: true)
  /// No actions: posts can only be read.
  public static let none = PostActionCapabilities(marks: [], deletes: false)
}

/// Reads posts on a screen again.
public protocol PostLookup: Sendable {
  /// The current posts with these ids, in this order, without those that are deleted or hidden.
  func posts(_ ids: [ID<Post>]) async throws(AppError) -> [Post]
  /// The posts that a person has pinned and the viewer can see, the last pinned first.
  ///
  /// Throws `notFound`, `gone` for a person who doesn't exist.
  func pinned(by person: ID<User>) async throws(AppError) -> [Post]
  /// Changes to posts from now on, made by this viewer or others, until cancelled. Each call returns a new stream,
  /// since an `AsyncStream` has one listener and several screens listen at once.
  func changes() -> AsyncStream<PostChange>
}

/// A change to a post.
@nonexhaustive
public enum PostChange: Hashable, Sendable {
  /// Its author edited it.
  case edited(ID<Post>)
  /// Its counts, marks or photos may have changed.
  case changed(ID<Post>)
  /// Its poll has other numbers, or has ended.
  case voted(ID<Post>)
  /// It was deleted.
  case deleted(ID<Post>)
  /// Changes were dropped; any post may be out of date.
  case lagged
}
