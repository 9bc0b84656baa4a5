import AppValues
import Entities
import HTTPTypes
import MastodonAPI
import Post
import SocialBackend

/// Posts that are published later.
struct ScheduledRoutes: Sendable {
  let parts: ServerParts

  func add(to routes: EndpointRoutes) {
    routes.answer(Endpoints.Scheduled.list) { call in
      let page = try await scheduled(call).page(call.parameters.request())
      return call.answer(page, page.items.map(parts.mapping.scheduled))
    }
    routes.on(Endpoints.Scheduled.show) { call in
      parts.mapping.scheduled(try await scheduled(call).post(call.id()))
    }
    routes.on(Endpoints.Scheduled.change, limit: .posts) { call in
      let posts = try scheduled(call)
      // Of a post that isn't there, nothing else is said.
      let post = try await posts.post(call.id())
      let time = try Self.time(call.parameters.scheduledAt ?? "")
      do throws(AppError) {
        return parts.mapping.scheduled(try await posts.reschedule(post.id, to: time))
      } catch {
        throw Self.refusal(error)
      }
    }
    routes.on(Endpoints.Scheduled.delete) { call in
      try await scheduled(call).repository.remove(call.id())
      return MastodonNothing()
    }
  }

  private func scheduled<Parameters>(
    _ call: Call<Parameters>
  ) throws(AppError) -> ScheduledPostsInteractor {
    ScheduledPostsInteractor(
      repository: try call.repositories.scheduledPosts.orUnsupported(), clock: parts.clock)
  }

  /// Reads a time.
  static func time(_ text: String) throws(ServerError) -> Timestamp {
    guard let time = MastodonDate.instant(text) else {
      throw ServerError(.unprocessableContent, "Record invalid")
    }
    return time
  }

  /// As Mastodon words it.
  static func refusal(_ error: AppError) -> any Error {
    switch error {
    case .invalid(.scheduledAt, _):
      ServerError.invalid("Scheduled at The scheduled date must be in the future")
    case .invalid(.scheduledPosts, .tooLong(let maximum, _)):
      ServerError.invalid("You have exceeded the limit of \(maximum) scheduled posts")
    case .invalid(.scheduledDay, .tooLong(let maximum, _)):
      ServerError.invalid("You have exceeded the limit of \(maximum) scheduled posts for that day")
    default: error
    }
  }
}
