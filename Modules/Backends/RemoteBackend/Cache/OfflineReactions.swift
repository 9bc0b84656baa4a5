import AppValues
import Entities
import Post
import SocialOfflineStore

/// Who liked or shared posts of a server, as it was read last while it can't be reached.
struct OfflineReactions: PostReactions {
  let remote: any PostReactions
  let waiting: WaitingPosts

  func people(
    _ list: PostPeople, of id: ID<Post>, _ request: PageRequest
  ) async throws(AppError) -> Page<User> {
    let page = try await waiting.store.cache.people(of: "\(list) of \(id)", request) {
      () async throws(AppError) in
      try await remote.people(list, of: id, request)
    }
    return await waiting.changed(page)
  }
}
