import Entities
import Search
import TestSupport

/// A source of people and posts that answers what a test tells it to.
final class FakeSearch: SearchRepository {
  let people = Expected<Question, Page<User>>("people")
  let posts = Expected<Question, Page<Post>>("posts")

  struct Question: Hashable, Sendable {
    let query: String
    let request: PageRequest
  }

  func people(
    matching query: String, _ request: PageRequest
  ) async throws(SocialError) -> Page<User> {
    try await people(Question(query: query, request: request))
  }

  func posts(
    matching query: String, _ request: PageRequest
  ) async throws(SocialError) -> Page<Post> {
    try await posts(Question(query: query, request: request))
  }
}

func user(_ author: Author, bio: String = "", following: Bool = false) -> User {
  User(
    id: author.id, handle: author.handle, name: author.name, bio: bio, postCount: 0,
    followerCount: 0, followingCount: 0, isLocked: false, createdAt: noon,
    relationship: Relationship(following: following))
}
