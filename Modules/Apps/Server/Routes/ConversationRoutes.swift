import AppValues
import Entities
import MastodonAPI
import Post
import SocialBackend

/// The inbox of direct posts.
struct ConversationRoutes: Sendable {
  let parts: ServerParts

  func add(to routes: EndpointRoutes) {
    routes.answer(Endpoints.Conversations.list) { call in
      let page = try await inbox(call).conversations(call.parameters.request())
      return call.answer(page, try await PostReading(call, parts.mapping).conversations(page.items))
    }
    routes.answer(Endpoints.Conversations.statuses) { call in
      let page = try await inbox(call).directPosts(call.parameters.request())
      return call.answer(page, try await PostReading(call, parts.mapping).statuses(page.items))
    }
    routes.on(Endpoints.Conversations.read) { call in try await setRead(true, call) }
    routes.on(Endpoints.Conversations.unread) { call in try await setRead(false, call) }
    routes.on(Endpoints.Conversations.remove) { call in
      try await inbox(call).remove(call.id())
      return MastodonNothing()
    }
  }

  private func inbox<Parameters>(
    _ call: Call<Parameters>
  ) throws(AppError) -> any ConversationsRepository {
    try call.repositories.conversations.orUnsupported()
  }

  private func setRead(_ isRead: Bool, _ call: Call<NoParameters>) async throws -> MastodonConversation {
    let conversation = try await inbox(call).setRead(isRead, call.id())
    let answer = try await PostReading(call, parts.mapping).conversations([conversation])
    guard let answer = answer.first else { throw ServerError.notFound }
    return answer
  }
}
