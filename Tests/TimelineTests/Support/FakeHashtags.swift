import AppValues
import Entities
import SocialTestSupport
import Timeline

/// The hashtag of a timeline as a test tells it.
final class FakeHashtags: HashtagFollowing {
  let reading = Expected<String, Hashtag>("hashtag")
  let following = Expected<String, Hashtag>("follow")
  let unfollowing = Expected<String, Hashtag>("unfollow")

  func hashtag(_ name: String) async throws(AppError) -> Hashtag { try await reading(name) }
  func follow(_ name: String) async throws(AppError) -> Hashtag { try await following(name) }
  func unfollow(_ name: String) async throws(AppError) -> Hashtag { try await unfollowing(name) }
}
