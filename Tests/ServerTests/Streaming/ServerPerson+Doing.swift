import AppValues
import Entities
import HTTPTypes
import Lists
import MastodonAPI
import Post
import PostActions
import SocialBackend
import SocialTestSupport
import Testing

/// What people do without the server, which others then hear of.
extension ServerPerson {
  func edit(_ post: Post, _ text: String) async throws {
    var edit = PostEdit(of: post)
    edit.content.text = text
    _ = try await can.postWriting.orUnsupported().edit(post.id, edit)
  }

  func mark(_ mark: PostMark, _ post: Post) async throws {
    _ = try await can.postActions.set(mark, to: true, on: post.id)
  }

  func delete(_ post: Post) async throws {
    try await can.postActions.delete(post.id)
  }

  /// A list of some people, whom they follow.
  func list(_ title: String, of people: ServerPerson...) async throws -> UserList {
    let lists = try can.lists.orUnsupported()
    let list = try await lists.create(title, ListSettings())
    for person in people { _ = try await lists.add(person.session.user, to: list.id) }
    return list
  }

  /// A filter for a phrase and a post.
  @discardableResult
  func filter(
    _ phrase: String, of post: String, in contexts: [String] = ["home", "public"], action: String = "warn"
  ) async throws -> MastodonFilter {
    let words = contexts.map { #""\#($0)""# }.joined(separator: ",")
    let made = try await call(
      .post, "/api/v2/filters",
      json: """
        {"title":"\(phrase)s","context":[\(words)],"filter_action":"\(action)",
        "keywords_attributes":[{"keyword":"\(phrase)","whole_word":true}]}
        """
    ).value(MastodonFilter.self)
    if !post.isEmpty {
      _ = try await call(.post, "/api/v2/filters/\(made.id)/statuses", form: ["status_id": post])
    }
    return try await call(.get, "/api/v2/filters/\(made.id)").value(MastodonFilter.self)
  }

  /// Publishes with a photo.
  func postPhoto(_ text: String) async throws -> Post {
    let writing = try can.postWriting.orUnsupported()
    let photo = try await writing.addPhoto(
      NewPhoto(file: LocalFile(path: try TinyPhoto.write(to: world.folder)), alt: ""))
    return try await writing.publish(
      NewPost(PostContent(text, photos: [photo.id])), key: PublishKey("photo \(text)"))
  }

  /// Ends the session of the app.
  func revokeToken() async throws {
    let reply = try await world.call(
      .post, "/oauth/revoke",
      form: ["client_id": app.clientID, "client_secret": app.clientSecret.value, "token": token])
    try #require(reply.status == .ok)
  }
}
