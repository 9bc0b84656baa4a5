import AppValues
import Entities
import Hashtags
import MastodonAPI
import PostText
import Profile
import SocialBackend

/// Prepares hashtags for the wire. It reads their recent use once for all of them.
struct TagReading {
  /// The number of days that clients draw.
  private static let days = 7

  private let repositories: Repositories
  private let viewer: ID<User>?
  private let mapping: MastodonMapping
  private let today: Timestamp

  init<Parameters>(_ call: Call<Parameters>, _ parts: ServerParts) {
    repositories = call.repositories
    viewer = call.viewer
    mapping = parts.mapping
    today = parts.clock.now().startOfDay
  }

  func tag(_ hashtag: Hashtag) async throws(AppError) -> MastodonTag {
    let (days, featured) = (try await days(of: [hashtag.name]), try await featured())
    return mapping.hashtag(hashtag, usedOn: days[hashtag.name] ?? [], featured: featured, for: viewer)
  }

  func tags(_ hashtags: [Hashtag]) async throws(AppError) -> [MastodonTag] {
    if hashtags.isEmpty { return [] }
    let (days, featured) = (try await days(of: hashtags.map(\.name)), try await featured())
    return hashtags.map {
      mapping.hashtag($0, usedOn: days[$0.name] ?? [], featured: featured, for: viewer)
    }
  }

  /// The folded names of the hashtags that the viewer features.
  private func featured() async throws(AppError) -> Set<String> {
    guard let viewer, let reader = repositories.featured else { return [] }
    return Set(try await reader.hashtags(featuredBy: viewer).map { HashtagName.folded($0.name) })
  }

  /// The days that are drawn, latest first, by the names of the hashtags.
  private func days(of names: [String]) async throws(AppError) -> [String: [HashtagDay]] {
    guard let reader = repositories.hashtags, !names.isEmpty else { return [:] }
    let starts = (0..<Self.days).map { today.adding(seconds: -86_400 * Int64($0)) }
    let uses = try await reader.uses(of: names, since: starts[Self.days - 1])
    return uses.mapValues { used in
      let byStart = Dictionary(used.map { ($0.start, $0) }) { first, _ in first }
      return starts.map { byStart[$0] ?? HashtagDay(start: $0, posts: 0, people: 0) }
    }
  }
}
