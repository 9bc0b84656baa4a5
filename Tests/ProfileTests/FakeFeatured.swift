import AppValues
import Entities
import Profile
import SocialTestSupport
import Testing

/// Answers what someone features, and fails on any call that no test expects.
final class FakeFeatured: FeaturedRepository {
  let reading = Expected<ID<User>, Page<User>>("people featured")
  let readingHashtags = Expected<ID<User>, [FeaturedHashtag]>("hashtags featured")
  let featuring = Expected<String, FeaturedHashtag>("feature a hashtag")
  let endorsing = Expected<ID<User>, User>("feature a person")

  func people(featuredBy id: ID<User>, _ request: PageRequest) async throws(AppError) -> Page<User> {
    #expect(request == PageRequest(limit: Featured.maximumPeople))
    return try await reading(id)
  }

  func hashtags(featuredBy id: ID<User>) async throws(AppError) -> [FeaturedHashtag] {
    try await readingHashtags(id)
  }

  func feature(hashtag name: String) async throws(AppError) -> FeaturedHashtag { try await featuring(name) }

  func feature(_ id: ID<User>) async throws(AppError) -> User { try await endorsing(id) }

  func suggestedHashtags() async throws(AppError) -> [FeaturedHashtag] {
    Issue.record("unexpected call")
    throw .unsupported
  }

  func unfeature(hashtag name: String) async throws(AppError) {
    Issue.record("unexpected call")
    throw .unsupported
  }

  func unfeature(_ id: ID<User>) async throws(AppError) -> User {
    Issue.record("unexpected call")
    throw .unsupported
  }
}
