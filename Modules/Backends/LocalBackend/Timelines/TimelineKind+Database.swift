import AppValues
import Entities
import PostText
import SocialDatabase
import Timeline

// How each kind of timeline is read: all that the database knows of a kind stands in this file.

extension LocalTimeline {
  /// A page of a timeline.
  func page(
    of kind: TimelineKind, in range: KeyRange
  ) async throws(AppError) -> Page<TimelineItem> {
    switch kind {
    case .home: try await home(range)
    case .everyone: try await page(range, .listed)
    case .user(let id, let posts): try await page(range, posts.selection, of: try id.number())
    case .list(let id): try await page(range, of: try id.number())
    case .hashtag(let selection): try await tagged(selection, range)
    case .bookmarks: try await marked("bookmark", range)
    case .likes: try await marked("post_like", range)
    }
  }
}

extension TimelineNews {
  /// Whether one of the changes may bring the timeline something new, or take something from it.
  func concerns(_ changes: [ChangeRecord]) async -> Bool {
    switch kind {
    case .home: await concernsHome(changes)
    case .everyone: !changes.ofKind(.published, .deleted).isEmpty
    case .user(let id, _): actors(in: changes).contains { $0 == id.numberOrNil }
    case .list(let id): await concernsList(id, Array(actors(in: changes)))
    // The hashtags of a deleted post are forgotten.
    case .hashtag:
      if changes.ofKind(.deleted).isEmpty { await concernsHashtags(published(in: changes)) } else { true }
    case .bookmarks: await access.isAmong(changes.ofKind(.bookmarked).compactMap(\.object))
    case .likes: await access.isAmong(changes.ofKind(.liked).compactMap(\.object))
    }
  }
}

extension TimelineKind {
  /// How its reading place is stored.
  var key: String {
    switch self {
    case .home: "home"
    case .everyone: "everyone"
    case .user(let id, let posts): "user:\(id):\(posts.rawValue)"
    case .list(let id): "list:\(id)"
    case .hashtag(let selection): "tag:\(HashtagName.folded(selection.line))"
    case .bookmarks: "bookmarks"
    case .likes: "likes"
    }
  }
}

extension PersonPosts {
  fileprivate var selection: Selection.Kind {
    switch self {
    case .all: .actor
    case .withoutComments: .actorWithoutComments
    case .withPhotos: .actorWithPhotos
    }
  }
}
