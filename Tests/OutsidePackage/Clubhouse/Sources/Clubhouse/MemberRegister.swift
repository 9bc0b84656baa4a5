import AppValues
import Entities
import Profile
import Search
import SocialSearch

/// The members of the club, as SocialConnect searches them.
struct MemberRegister: SearchRepository {
  let index: Index<Member>
  let searchCapabilities = SearchCapabilities(scopes: [.people])

  func people(matching query: String, _ request: PageRequest) async throws(AppError) -> Page<User> {
    Page(items: index.find(query).map(Self.user), older: nil, newer: nil)
  }

  func hashtags(beginning: String, _ request: PageRequest) async throws(AppError) -> Page<Hashtag> {
    throw .unsupported
  }

  func posts(matching query: PostQuery, _ request: PageRequest) async throws(AppError) -> Page<Post> {
    throw .unsupported
  }

  private static func user(_ member: Member) -> User {
    User(
      id: ID(member.name), handle: member.name.lowercased(), name: member.name, bio: "Since \(member.joined)",
      postCount: 0, followerCount: 0, followingCount: 0, isLocked: false,
      createdAt: Timestamp(milliseconds: 0), relationship: Relationship())
  }
}
