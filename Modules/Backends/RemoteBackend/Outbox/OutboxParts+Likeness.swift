import AppValues
import Entities
import MastodonAPI
import Post
import SocialNetworking
import SocialOfflineStore

extension OutboxParts {
  /// What a post must be like to be what was written here.
  func likeness(_ content: PostContent<ID<Photo>>) async throws(OutboxStop) -> PostLikeness {
    try await OutboxStop.storage { () async throws(AppError) in
      var alts: [String?] = []
      for photo in content.photos { alts.append(try await store.photos.photo(photo)?.alt) }
      return PostLikeness(content, alts: alts)
    }
  }

  /// Whether a post of the server is what was written here. Where its text is shown in another form, the server is asked
  /// how it was written.
  ///
  /// - Parameter isEnough: Whether it's the same where the server can't say that.
  func isSame(
    _ post: Post, _ likeness: PostLikeness, resemblance isEnough: Bool
  ) async throws(OutboxStop) -> Bool {
    if likeness.matches(post) { return true }
    guard likeness.resembles(post) else { return false }
    do throws(NetworkError) {
      let source = try await caller.client.answer(Endpoints.Statuses.source, at: [post.id.rawValue])
      return likeness.matches(text: source.text, warning: source.spoilerText, in: post)
    } catch {
      if error.isMissingEndpoint { return isEnough }
      throw .network(error)
    }
  }
}
