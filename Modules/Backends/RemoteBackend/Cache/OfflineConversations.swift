import AppValues
import Entities
import Post
import SocialOfflineStore

/// The viewer's inbox of direct posts at a server, as it was read last while that can't be reached. It's changed at the
/// server only.
struct OfflineConversations: ConversationsRepository {
  let remote: any ConversationsRepository
  let waiting: WaitingPosts

  private var cache: ReadingCache { waiting.store.cache }

  func conversations(_ request: PageRequest) async throws(AppError) -> Page<Conversation> {
    let page = try await cache.page(of: "conversations", request) {
      () async throws(AppError) -> Page<Conversation> in
      let page = try await remote.conversations(request)
      await cache.keep(page.items.map(\.lastPost))
      return page
    }
    return await waiting.changed(page)
  }

  func directPosts(_ request: PageRequest) async throws(AppError) -> Page<Post> {
    let page = try await cache.page(of: "direct posts", request) {
      () async throws(AppError) -> Page<Post> in
      let page = try await remote.directPosts(request)
      await cache.keep(page.items)
      return page
    }
    return await waiting.changed(page)
  }

  func setRead(_ isRead: Bool, _ id: ID<Conversation>) async throws(AppError) -> Conversation {
    try await remote.setRead(isRead, id)
  }

  func remove(_ id: ID<Conversation>) async throws(AppError) { try await remote.remove(id) }
  func conversationChanges() -> AsyncStream<LiveSignal> { remote.conversationChanges() }
}
