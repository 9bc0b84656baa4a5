import AppValues
import Entities
import MastodonAPI
import PostActions
import SocialBackend
import Timeline

/// Likes, shares and other actions on posts.
struct StatusActionRoutes: Sendable {
  let parts: ServerParts

  func add(to routes: EndpointRoutes) {
    let marks: [(Endpoint<NoParameters, MastodonStatus>, PostMark, Bool)] = [
      (Endpoints.Statuses.favourite, .liked, true), (Endpoints.Statuses.unfavourite, .liked, false),
      (Endpoints.Statuses.bookmark, .bookmarked, true), (Endpoints.Statuses.unbookmark, .bookmarked, false),
      (Endpoints.Statuses.mute, .conversationMuted, true),
      (Endpoints.Statuses.unmute, .conversationMuted, false),
      (Endpoints.Statuses.unpin, .pinned, false),
      (Endpoints.Statuses.unreblog, .shared, false),
    ]
    for (endpoint, mark, isSet) in marks {
      routes.on(endpoint) { call in
        try await PostReading(call, parts.mapping).status(try await set(mark, to: isSet, call))
      }
    }
    routes.on(Endpoints.Statuses.pin) { call in try await pin(call) }
    routes.on(Endpoints.Statuses.reblog) { call in try await reblog(call) }
    routes.on(Endpoints.Statuses.delete) { call in try await delete(call) }
  }

  private func actions<Parameters>(_ call: Call<Parameters>) -> PostActionsInteractor {
    PostActionsInteractor(
      repository: call.repositories.postActions, lookup: call.repositories.postLookup, viewer: call.asViewer)
  }

  /// Sets a mark on the post in the path, which names the post or someone's share of it.
  private func set<Parameters>(
    _ mark: PostMark, to isSet: Bool, _ call: Call<Parameters>
  ) async throws(AppError) -> Post {
    do throws(AppError) {
      return try await actions(call).set(mark, to: isSet, on: call.id())
    } catch {
      guard error == .notFound else { throw error }
    }
    return try await actions(call).set(mark, to: isSet, on: try await call.item().post.id)
  }

  private func pin(_ call: Call<NoParameters>) async throws -> MastodonStatus {
    let post: Post
    do throws(AppError) {
      post = try await set(.pinned, to: true, call)
    } catch {
      guard error == .forbidden else { throw error }
      throw ServerError.invalid("Someone else's post cannot be pinned")
    }
    return try await PostReading(call, parts.mapping).status(post)
  }

  private func reblog(_ call: Call<MastodonSharing>) async throws -> MastodonStatus {
    let post = try await set(.shared, to: true, call)
    let share = try await call.repositories.timelineItems.orUnsupported().ownShare(of: post.id)
    guard let share else { throw AppError.notFound }
    return try await PostReading(call, parts.mapping).status(share)
  }

  /// Deletes one's own post, or takes back one's share. The answer is the post as it was, with its text as it was
  /// written.
  private func delete(_ call: Call<MastodonDeletion>) async throws -> MastodonStatus {
    let item = try await call.item()
    var status = try await PostReading(call, parts.mapping).status(item)
    status.text = item.post.text
    if let sharer = item.sharedBy {
      guard sharer.id == call.viewer else { throw AppError.notFound }
      _ = try await actions(call).set(.shared, to: false, on: item.post.id)
      return status
    }
    guard item.post.author.id == call.viewer else { throw AppError.notFound }
    try await call.repositories.postActions.delete(
      item.post.id, keepsPhotos: call.parameters.deleteMedia != true)
    return status
  }
}
