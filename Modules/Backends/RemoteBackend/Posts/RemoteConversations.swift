import AppValues
import Entities
import MastodonAPI
import Post
import SocialNetworking

/// The viewer's inbox of direct posts at a server.
struct RemoteConversations: ConversationsRepository {
  let caller: RemoteCaller
  let reader: WireReader
  let feed: LiveFeed

  func conversations(_ request: PageRequest) async throws(AppError) -> Page<Conversation> {
    let page = try await caller.page(
      Endpoints.Conversations.list, with: PageParameters(), request, in: .conversations)
    // Pages are between posts, and a conversation without one isn't shown.
    return page.map(id: { $0.lastStatus?.id ?? "" }, reader.conversation)
  }

  func setRead(_ isRead: Bool, _ id: ID<Conversation>) async throws(AppError) -> Conversation {
    let endpoint = isRead ? Endpoints.Conversations.read : Endpoints.Conversations.unread
    let answer = try await caller.call(endpoint, id.rawValue, repetition: .safe)
    guard let conversation = reader.conversation(answer) else { throw .notFound }
    return conversation
  }

  func remove(_ id: ID<Conversation>) async throws(AppError) {
    _ = try await caller.call(Endpoints.Conversations.remove, id.rawValue)
  }

  func directPosts(_ request: PageRequest) async throws(AppError) -> Page<Post> {
    let page = try await caller.page(
      Endpoints.Conversations.statuses, with: PageParameters(), request, in: .conversations)
    return page.map(id: \.id) { reader.post($0) }
  }

  func conversationChanges() -> AsyncStream<LiveSignal> { feed.signals(.conversations) }
}

extension WireReader {
  /// A conversation; nil for one without a post. Who wrote to themselves alone is no one else.
  fileprivate func conversation(_ conversation: MastodonConversation) -> Conversation? {
    conversation.lastStatus.map { status in
      Conversation(
        id: ID(conversation.id),
        people: conversation.accounts.filter { viewer?.rawValue != $0.id }.map { seenAuthor($0) },
        lastPost: post(status), isUnread: conversation.unread)
    }
  }
}
