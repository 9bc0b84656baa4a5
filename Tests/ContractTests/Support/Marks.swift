import AppValues
import Entities
import PostActions

/// The marks by name, as the tests tell of them.
extension PostActionsRepository {
  func like(_ id: ID<Post>) async throws(AppError) -> Post { try await set(.liked, to: true, on: id) }
  func unlike(_ id: ID<Post>) async throws(AppError) -> Post { try await set(.liked, to: false, on: id) }
  func share(_ id: ID<Post>) async throws(AppError) -> Post { try await set(.shared, to: true, on: id) }
  func unshare(_ id: ID<Post>) async throws(AppError) -> Post { try await set(.shared, to: false, on: id) }
  func bookmark(_ id: ID<Post>) async throws(AppError) -> Post {
    try await set(.bookmarked, to: true, on: id)
  }
  func unbookmark(_ id: ID<Post>) async throws(AppError) -> Post {
    try await set(.bookmarked, to: false, on: id)
  }
  func pin(_ id: ID<Post>) async throws(AppError) -> Post { try await set(.pinned, to: true, on: id) }
  func unpin(_ id: ID<Post>) async throws(AppError) -> Post { try await set(.pinned, to: false, on: id) }
  func muteConversation(of id: ID<Post>) async throws(AppError) -> Post {
    try await set(.conversationMuted, to: true, on: id)
  }
  func unmuteConversation(of id: ID<Post>) async throws(AppError) -> Post {
    try await set(.conversationMuted, to: false, on: id)
  }
}
