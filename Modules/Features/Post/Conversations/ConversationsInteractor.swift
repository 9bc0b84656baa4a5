import AppValues
import Entities

/// The rules of the inbox of direct posts.
struct ConversationsInteractor: Sendable {
  let repository: any ConversationsRepository
  let viewer: Viewer

  /// The newest conversations.
  ///
  /// - Parameter count: How many are wanted at least.
  func list(showing count: Int) async throws(AppError) -> PagedList<Conversation> {
    try await PagedList.first(atLeast: count) { [repository] (request) async throws(AppError) in
      try await repository.conversations(request)
    }
  }

  func page(_ request: PageRequest) async throws(AppError) -> Page<Conversation> {
    try await repository.conversations(request)
  }

  /// Hides a conversation until something new comes. One that is hidden or gone already stays so.
  func remove(_ id: ID<Conversation>) async throws(AppError) {
    do throws(AppError) {
      try await repository.remove(id)
    } catch {
      guard error == .notFound else { throw error }
    }
  }
}
