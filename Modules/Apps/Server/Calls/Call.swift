import AppValues
import Entities
import Foundation
import HTTPTypes
import MastodonAPI
import PostText
import SocialBackend

/// A call of an endpoint, as its handler gets it.
struct Call<Parameters: Sendable>: Sendable {
  let parameters: Parameters
  /// What the path names: `id` of `/api/v1/statuses/:id`.
  let names: [String: String]
  let caller: Caller
  /// The data as the caller may see it.
  let repositories: Repositories
  let headers: HTTPFields
  /// What stood behind the `?`.
  let query: RequestValues
  /// The address that was called, for the links to other pages.
  let address: String
  let client: ClientAddress
  let files: UploadedFiles

  /// Who calls; nil for an app and for no one in particular.
  var viewer: ID<User>? { caller.member?.session.user }

  /// As features know who calls.
  var asViewer: Viewer { caller.member.map { .signedIn($0.session) } ?? .anonymous }

  /// Who calls an endpoint that only people may call.
  var member: Caller.Member {
    get throws(AppError) {
      guard let member = caller.member else { throw .unauthenticated }
      return member
    }
  }

  /// The id in the path.
  func id<Entity>(_ name: String = "id", of entity: Entity.Type = Entity.self) -> ID<Entity> {
    ID(names[name] ?? "")
  }

  /// A text in the path, as people write it.
  func text(_ name: String) -> String {
    let text = names[name] ?? ""
    return text.removingPercentEncoding ?? text
  }

  /// The name of the hashtag in the path.
  ///
  /// Throws `notFound` for what can't be a hashtag.
  var hashtagName: String {
    get throws(AppError) {
      guard let name = HashtagName(text("name")) else { throw .notFound }
      return name.text
    }
  }
}
