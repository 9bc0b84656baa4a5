import AppValues
import Entities
import Search
import SocialTestSupport

/// A source of people and posts that answers what a test tells it to.
final class FakeSearch: SearchRepository {
  let people = Expected<Question<String>, Page<User>>("people")
  let hashtags = Expected<Question<String>, Page<Hashtag>>("hashtags")
  let posts = Expected<Question<PostQuery>, Page<Post>>("posts")
  let searchCapabilities: SearchCapabilities

  init(_ scopes: SearchScope...) {
    searchCapabilities = scopes.isEmpty ? .all : SearchCapabilities(scopes: Set(scopes))
  }

  struct Question<Query: Hashable & Sendable>: Hashable, Sendable {
    let query: Query
    let request: PageRequest
  }

  func people(
    matching query: String, _ request: PageRequest
  ) async throws(AppError) -> Page<User> {
    try await people(Question(query: query, request: request))
  }

  func hashtags(
    beginning: String, _ request: PageRequest
  ) async throws(AppError) -> Page<Hashtag> {
    try await hashtags(Question(query: beginning, request: request))
  }

  func posts(
    matching query: PostQuery, _ request: PageRequest
  ) async throws(AppError) -> Page<Post> {
    try await posts(Question(query: query, request: request))
  }
}

func user(_ author: Author, bio: String = "", following: Bool = false) -> User {
  User(
    id: author.id, handle: author.handle, name: author.name, bio: bio, postCount: 0,
    followerCount: 0, followingCount: 0, isLocked: false, createdAt: noon,
    relationship: Relationship(isFollowing: following))
}
