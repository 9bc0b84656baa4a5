import AppValues
import Entities
import MastodonAPI
import PostActions
import SocialBackend
import Timeline

/// Polls, each by the id of its post.
struct PollRoutes: Sendable {
  let parts: ServerParts

  func add(to routes: EndpointRoutes) {
    routes.on(Endpoints.Polls.show) { call in
      guard let post = try await call.repositories.postLookup.posts([call.id()]).first else {
        throw AppError.notFound
      }
      return try answer(post, for: call.viewer)
    }
    routes.on(Endpoints.Polls.vote) { call in try await vote(call) }
  }

  private func vote(_ call: Call<MastodonVoteForm>) async throws -> MastodonPoll {
    let actions = PostActionsInteractor(
      repository: call.repositories.postActions, lookup: call.repositories.postLookup, viewer: call.asViewer)
    do throws(AppError) {
      return try answer(
        try await actions.vote(call.parameters.choices ?? [], on: call.id()), for: call.viewer)
    } catch {
      throw Self.refusal(error)
    }
  }

  private func answer(_ post: Post, for viewer: ID<User>?) throws(AppError) -> MastodonPoll {
    guard let poll = post.content.poll, let votes = post.votes else { throw .notFound }
    return parts.mapping.poll(poll, votes, for: viewer)
  }

  /// As Mastodon words it.
  private static func refusal(_ error: AppError) -> any Error {
    switch error {
    case .invalid(.vote, .outOfRange): ServerError.invalid("The poll has already ended")
    case .invalid(.vote, .unsupported): ServerError.invalid("You cannot vote in your own polls")
    case .invalid(.vote, .unchanged): ServerError.invalid("You have already voted on this poll")
    case .invalid(.vote, _): ServerError.invalid("The chosen vote option does not exist")
    default: error
    }
  }
}
