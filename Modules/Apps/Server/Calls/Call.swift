import AppValues
import Entities
import Foundation
import HTTPTypes
import MastodonAPI
import PostText
import SocialBackend

/// A request to an endpoint, as its handler gets it.
struct Call<Parameters: Sendable>: Sendable {
  let parameters: Parameters
  /// The named parts of the path: `id` of `/api/v1/statuses/:id`.
  let names: [String: String]
  let caller: Caller
  let ports: SharedRepositories
  let headers: HTTPFields
  /// The query of the address.
  let query: RequestValues
  /// The address that was called, for the links to other pages.
  let address: String
  let client: ClientAddress
  let files: UploadedFiles
  /// What the answer shows is noted here; nil for one that isn't kept.
  let note: AnswerNote?

  /// The data as the caller may see it.
  var repositories: Repositories { ports.all }

  /// The person who calls; nil for an app and for an anonymous caller.
  var viewer: ID<User>? { caller.member?.session.user }

  /// The caller as features know them.
  var asViewer: Viewer { caller.member.map { .signedIn($0.session) } ?? .anonymous }

  /// The person who calls an endpoint that only people can call.
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
