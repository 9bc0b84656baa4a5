import AppValues
import Entities
import PostActions
import Timeline

/// Two notes that hang on a wall: a source of data of another app's own.
struct NoteRepository: TimelineRepository {
  private static let items = [
    item(
      "2", "Mia", "The tomatoes are ripe. Come and take some! 🍅",
      at: Timestamp(milliseconds: 1_767_265_200_000)),
    item("1", "Ken", "庭の門は六時に閉めます。", at: Timestamp(milliseconds: 1_767_182_400_000)),
  ]

  private static func item(
    _ id: String, _ name: String, _ text: String, at time: Timestamp
  ) -> TimelineItem {
    let author = Author(id: ID("u\(id)"), handle: name.lowercased(), name: name)
    let post = Post(
      id: ID("p\(id)"), author: author, content: PostContent(text), createdAt: time, editedAt: nil)
    return TimelineItem(id: ID(id), post: post, sharedBy: nil, at: time, cursor: Cursor(id))
  }

  func page(
    of kind: TimelineKind, _ request: PageRequest
  ) async throws(AppError) -> Page<TimelineItem> {
    guard kind == .everyone else { throw .notFound }
    return Page(items: Self.items, older: nil, newer: Self.items.first?.cursor)
  }

  func news(of kind: TimelineKind) -> AsyncStream<LiveSignal> {
    AsyncStream { $0.finish() }
  }

  func readingPlace(in kind: TimelineKind) async throws(AppError) -> Cursor? { nil }
  func setReadingPlace(_ place: Cursor, in kind: TimelineKind) async throws(AppError) {}

  func author(handle: String) async throws(AppError) -> Author {
    for item in Self.items where item.post.author.handle == handle { return item.post.author }
    throw .notFound
  }
}

extension NoteRepository: PostActionsRepository {
  func like(_ id: ID<Post>) async throws(AppError) -> Post { throw .unsupported }
  func unlike(_ id: ID<Post>) async throws(AppError) -> Post { throw .unsupported }
  func share(_ id: ID<Post>) async throws(AppError) -> Post { throw .unsupported }
  func unshare(_ id: ID<Post>) async throws(AppError) -> Post { throw .unsupported }
  func bookmark(_ id: ID<Post>) async throws(AppError) -> Post { throw .unsupported }
  func unbookmark(_ id: ID<Post>) async throws(AppError) -> Post { throw .unsupported }
  func pin(_ id: ID<Post>) async throws(AppError) -> Post { throw .unsupported }
  func unpin(_ id: ID<Post>) async throws(AppError) -> Post { throw .unsupported }
  func muteConversation(of id: ID<Post>) async throws(AppError) -> Post { throw .unsupported }
  func unmuteConversation(of id: ID<Post>) async throws(AppError) -> Post { throw .unsupported }
  func pinned(by person: ID<User>) async throws(AppError) -> [Post] { [] }
  func delete(_ id: ID<Post>) async throws(AppError) { throw .unsupported }
  func posts(_ ids: [ID<Post>]) async throws(AppError) -> [Post] {
    Self.items.map(\.post).filter { ids.contains($0.id) }
  }
  func changes() -> AsyncStream<PostChange> { AsyncStream { $0.finish() } }
}
