import AppValues
import Entities
import MastodonAPI
import SocialNetworking

/// A garden's account on a server.
struct Garden {
  let client: APIClient

  /// The name of the server.
  func server() async throws(NetworkError) -> String {
    try await client.answer(Endpoints.Server.instance).title
  }

  /// The texts of home, as HTML, back to a number of pages.
  func home(pages: Int) async throws(NetworkError) -> [String] {
    var (statuses, links) = try await client.page(
      Endpoints.Timelines.home, with: PageParameters(limit: 40))
    var texts = statuses.map(\.content)
    for _ in 1..<max(pages, 1) {
      // What comes next is in the link alone: other servers' ids aren't numbers, and some lists have none.
      guard let next = links.next else { break }
      (statuses, links) = try await client.page(Endpoints.Timelines.home, following: next)
      texts += statuses.map(\.content)
    }
    return texts
  }

  /// Publishes a photo with its description.
  ///
  /// - Parameter key: The same for each attempt, so that the post is published once.
  func publish(_ text: String, photo: LocalFile, alt: String, key: String) async throws(NetworkError) {
    let file = UploadFile(name: "tomato.jpg", type: "image/jpeg", content: .file(photo))
    let media = try await client.upload(
      Endpoints.Media.upload, with: MastodonMediaForm(description: alt), files: [file])
    let post = MastodonStatusForm(status: text, mediaIDs: [media.id], visibility: .unlisted)
    _ = try await client.answer(Endpoints.Statuses.create, with: post, idempotencyKey: key)
  }

  /// Changes the text of a post, unless it has been changed since it was read.
  func change(_ post: MastodonStatus, to text: String) async throws(NetworkError) -> MastodonStatus {
    try await client.answer(
      Endpoints.Statuses.edit, at: [post.id], with: MastodonStatusForm(status: text),
      ifMatch: post.version.tag)
  }

  /// Who may quote a post: a call that a server of SocialConnect doesn't have.
  static let quoting = Endpoint(
    .put, "/api/v1/statuses/:id/interaction_policy", .user(.one(.writeStatuses)), takes: Quoting.self,
    answers: MastodonStatus.self)

  struct Quoting: Codable, Sendable {
    /// `public`, `followers` or `nobody`.
    let approval: String

    private enum CodingKeys: String, CodingKey { case approval = "quote_approval_policy" }
  }

  func allowQuoting(of post: MastodonStatus, by people: String) async throws(NetworkError) {
    _ = try await client.answer(Self.quoting, at: [post.id], with: Quoting(approval: people))
  }
}
