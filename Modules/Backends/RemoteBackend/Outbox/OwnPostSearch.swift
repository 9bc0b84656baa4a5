import AppValues
import Entities
import MastodonAPI
import Post
import SocialNetworking
import SocialOfflineStore

/// Looks for a post among one's own latest at the server, when it isn't known whether it arrived there.
struct OwnPostSearch {
  /// How far a server's clock and this device's may differ, in seconds.
  private static let tolerance: Int64 = 600
  /// How many pages are read at most.
  private static let pages = 5

  let parts: OutboxParts

  /// The post that was made of what was written; nil if there's none.
  ///
  /// - Parameter time: When it was first sent.
  func find(_ post: NewPost, sentAt time: Timestamp?) async throws(OutboxStop) -> Post? {
    let earliest = (time ?? parts.clock.now()).adding(seconds: -Self.tolerance)
    let likeness = try await parts.likeness(post.content)
    // The earliest one: what is the same and was sent later came from the later attempt.
    for candidate in try await candidates(since: earliest, post, likeness).reversed() {
      // A server that can't say how a post was written leaves it as it's shown.
      if try await parts.isSame(candidate, likeness, resemblance: true) { return candidate }
    }
    return nil
  }

  /// One's own posts that may be it, the newest first, without those that are known to be others.
  private func candidates(
    since earliest: Timestamp, _ post: NewPost, _ likeness: PostLikeness
  ) async throws(OutboxStop) -> [Post] {
    let found = try await latest(since: earliest).filter { candidate in
      candidate.createdAt >= earliest && candidate.visibility == post.visibility
        && candidate.replyTo?.post == post.replyTo && likeness.mayMatch(candidate)
    }
    let known = try await OutboxStop.storage { () async throws(AppError) in
      try await parts.store.outbox.known(among: found.map(\.id))
    }
    return found.filter { !known.contains($0.id) }
  }

  private func latest(since earliest: Timestamp) async throws(OutboxStop) -> [Post] {
    guard let viewer = parts.caller.viewerID else { return [] }
    var posts: [Post] = []
    var query: String? = "?limit=40&exclude_reblogs=true"
    for _ in 0..<Self.pages {
      guard let link = query else { break }
      let (statuses, links) = try await page(of: viewer, following: link)
      // Shares come too, where a server doesn't know how to leave them out.
      posts += statuses.filter { $0.reblog == nil }.map { parts.reader.post($0) }
      guard let last = statuses.last, last.createdAt >= earliest else { break }
      query = links.next
    }
    return posts
  }

  /// A page of one's own posts. A server that refuses it may have the post all the same.
  private func page(
    of viewer: ID<User>, following link: String
  ) async throws(OutboxStop) -> (answer: [MastodonStatus], links: PageLinks) {
    do throws(NetworkError) {
      return try await parts.caller.client.page(
        Endpoints.Accounts.statuses, at: [viewer.rawValue], following: link)
    } catch {
      throw .network(error)
    }
  }
}
