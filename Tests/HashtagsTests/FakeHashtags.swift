import AppValues
import Entities
import Hashtags
import SocialTestSupport

/// Hashtags as a test tells them.
final class FakeHashtags: HashtagsRepository {
  let reading = Expected<String, Hashtag>("hashtag")
  let following = Expected<String, Hashtag>("follow")
  let unfollowing = Expected<String, Hashtag>("unfollow")
  let listing = Expected<PageRequest, Page<Hashtag>>("followed")

  let popularity = Expected<Void, Page<Hashtag>>("popular")

  /// - Parameter popular: Those that many people use.
  init(popular: [Hashtag] = []) {
    popularity.answers(page(popular))
  }

  func popular() async throws(AppError) -> Page<Hashtag> { try await popularity(()) }
  func hashtag(_ name: String) async throws(AppError) -> Hashtag { try await reading(name) }
  func follow(_ name: String) async throws(AppError) -> Hashtag { try await following(name) }
  func unfollow(_ name: String) async throws(AppError) -> Hashtag { try await unfollowing(name) }
  func followed(_ request: PageRequest) async throws(AppError) -> Page<Hashtag> {
    try await listing(request)
  }
  func uses(of names: [String], since start: Timestamp) async throws(AppError) -> [String: [HashtagDay]] {
    fatalError("No screen shows how often hashtags were used.")
  }
}
