import AppValues
import Entities
import Hashtags
import SocialOfflineStore
import Timeline

/// Hashtags of a server; those that the viewer follows, as they were read last while it can't be reached.
struct OfflineHashtags: HashtagsRepository, HashtagFollowing {
  let remote: any HashtagsRepository
  let cache: ReadingCache

  func followed(_ request: PageRequest) async throws(AppError) -> Page<Hashtag> {
    try await cache.page(of: "followed hashtags", request) { () async throws(AppError) in
      try await remote.followed(request)
    }
  }

  func popular() async throws(AppError) -> Page<Hashtag> {
    try await cache.page(of: "popular hashtags", PageRequest()) { () async throws(AppError) in
      try await remote.popular()
    }
  }

  func hashtag(_ name: String) async throws(AppError) -> Hashtag { try await remote.hashtag(name) }
  func follow(_ name: String) async throws(AppError) -> Hashtag { try await remote.follow(name) }
  func unfollow(_ name: String) async throws(AppError) -> Hashtag { try await remote.unfollow(name) }

  func uses(of names: [String], since start: Timestamp) async throws(AppError) -> [String: [HashtagDay]] {
    try await remote.uses(of: names, since: start)
  }
}
