import AppValues
import Entities
import MastodonAPI
import PostText
import SocialBackend
import Timeline

/// Hashtags, and which of them one follows.
struct TagRoutes: Sendable {
  let parts: ServerParts

  func add(to routes: EndpointRoutes) {
    routes.on(Endpoints.Tags.show) { call in
      parts.form.hashtag(try await hashtags(call).hashtag(try name(call)), for: call.viewer)
    }
    routes.on(Endpoints.Tags.follow) { call in
      parts.form.hashtag(try await hashtags(call).setFollowing(true, try name(call)), for: call.viewer)
    }
    routes.on(Endpoints.Tags.unfollow) { call in
      parts.form.hashtag(try await hashtags(call).setFollowing(false, try name(call)), for: call.viewer)
    }
    routes.answer(Endpoints.Tags.followed) { call in try await followed(call) }
  }

  private func hashtags<Parameters>(_ call: Call<Parameters>) throws(AppError) -> HashtagsInteractor {
    HashtagsInteractor(repository: try call.repositories.hashtags.orUnsupported())
  }

  /// The name in the path.
  ///
  /// Throws `notFound` for what can't be a hashtag.
  private func name<Parameters>(_ call: Call<Parameters>) throws(AppError) -> String {
    guard let name = HashtagName(call.text("name")) else { throw .notFound }
    return name.text
  }

  private func followed(_ call: Call<PageParameters>) async throws -> Answer<[MastodonTag]> {
    let limit = call.parameters.limit(usual: 100, maximum: 200)
    let repository = try call.repositories.hashtags.orUnsupported()
    let page = try await LongPage(limit).read(call.parameters.request(usual: 100, maximum: 200)) {
      request throws(AppError) in try await repository.followed(request)
    }
    return call.answer(page, page.items.map { parts.form.hashtag($0, for: call.viewer) })
  }
}
