import AppValues
import Entities
import Profile
import SocialOfflineStore

/// What people of a server show on their profiles, as it was read last while it can't be reached. A profile of which only
/// the rest was read is shown without it.
struct OfflineFeatured: FeaturedRepository {
  let remote: any FeaturedRepository
  let cache: ReadingCache

  func people(featuredBy id: ID<User>, _ request: PageRequest) async throws(AppError) -> Page<User> {
    try await remote.people(featuredBy: id, request)
  }

  func authors(featuredBy id: ID<User>, limit: Int) async throws(AppError) -> [Author] {
    try await cache.pageOrNone(of: "authors featured by \(id)", PageRequest()) {
      () async throws(AppError) -> Page<Author> in
      Page(items: try await remote.authors(featuredBy: id, limit: limit), older: nil, newer: nil)
    }.items
  }

  func hashtags(featuredBy id: ID<User>) async throws(AppError) -> [FeaturedHashtag] {
    try await cache.pageOrNone(of: "hashtags featured by \(id)", PageRequest()) {
      () async throws(AppError) -> Page<FeaturedHashtag> in
      Page(items: try await remote.hashtags(featuredBy: id), older: nil, newer: nil)
    }.items
  }

  func suggestedHashtags() async throws(AppError) -> [FeaturedHashtag] {
    try await remote.suggestedHashtags()
  }

  func feature(hashtag name: String) async throws(AppError) -> FeaturedHashtag {
    try await remote.feature(hashtag: name)
  }

  func unfeature(hashtag name: String) async throws(AppError) { try await remote.unfeature(hashtag: name) }
  func feature(_ id: ID<User>) async throws(AppError) -> User { try await remote.feature(id) }
  func unfeature(_ id: ID<User>) async throws(AppError) -> User { try await remote.unfeature(id) }
}
