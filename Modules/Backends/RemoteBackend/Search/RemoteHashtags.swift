import AppValues
import Entities
import Hashtags
import MastodonAPI
import SocialNetworking
import Timeline

/// Hashtags of a server.
struct RemoteHashtags: HashtagsRepository, HashtagFollowing {
  let caller: RemoteCaller
  let reader: WireReader

  func hashtag(_ name: String) async throws(AppError) -> Hashtag {
    do throws(AppError) {
      return reader.hashtag(try await caller.call(Endpoints.Tags.show, name, in: .hashtags))
    } catch {
      // Its timeline can be read, even where it can't be followed.
      guard error == .unsupported else { throw error }
      return Hashtag(name: name, postCount: nil)
    }
  }

  func follow(_ name: String) async throws(AppError) -> Hashtag {
    reader.hashtag(try await caller.call(Endpoints.Tags.follow, name, in: .hashtags, repetition: .safe))
  }

  func unfollow(_ name: String) async throws(AppError) -> Hashtag {
    reader.hashtag(try await caller.call(Endpoints.Tags.unfollow, name, in: .hashtags, repetition: .safe))
  }

  func followed(_ request: PageRequest) async throws(AppError) -> Page<Hashtag> {
    try await caller.page(Endpoints.Tags.followed, with: PageParameters(), request, in: .hashtags)
      .map(id: \.name) { reader.hashtag($0) }
  }

  /// Nothing is popular where a server doesn't say so.
  func popular() async throws(AppError) -> Page<Hashtag> {
    do throws(AppError) {
      let query = MastodonTrendQuery(limit: PageLimit(20))
      let tags = try await caller.call(Endpoints.Trends.tags, with: query, in: .trendingTags)
      return Page(items: tags.map { reader.hashtag($0) }, older: nil, newer: nil)
    } catch {
      guard error == .unsupported else { throw error }
      return Page(items: [], older: nil, newer: nil)
    }
  }

  func uses(of names: [String], since start: Timestamp) async throws(AppError) -> [String: [HashtagDay]] {
    var uses: [String: [HashtagDay]] = [:]
    for name in names {
      let tag = try await caller.call(Endpoints.Tags.show, name, in: .hashtags)
      uses[name] = (tag.history ?? []).map(HashtagDay.init).filter { $0.posts > 0 && $0.start >= start }
    }
    return uses
  }
}

extension HashtagDay {
  fileprivate init(_ day: MastodonTagDay) {
    self.init(
      start: Timestamp(milliseconds: 0).adding(seconds: Int64(day.day)), posts: day.uses, people: day.accounts
    )
  }
}
