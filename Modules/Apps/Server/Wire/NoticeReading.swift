import AppValues
import Entities
import MastodonAPI

/// Prepares notifications for the wire. It reads the people shown once for all of them.
struct NoticeReading {
  private let posts: PostReading
  let viewer: ID<User>?
  let mapping: MastodonMapping

  init<Parameters>(_ call: Call<Parameters>, _ mapping: MastodonMapping) {
    posts = PostReading(call, mapping)
    viewer = call.viewer
    self.mapping = mapping
  }

  /// For a listener, without a request.
  init(_ member: Caller.Member, _ mapping: MastodonMapping) {
    posts = PostReading(member, mapping)
    viewer = member.session.user
    self.mapping = mapping
  }

  func notifications(_ notices: [Notice]) async throws(AppError) -> [MastodonNotification] {
    let people = try await people(of: notices)
    return notices.compactMap { mapping.notification($0, people, for: viewer) }
  }

  /// Throws `notFound` for a notification that apps aren't told of.
  func notification(_ notice: Notice) async throws(AppError) -> MastodonNotification {
    guard let notification = try await notifications([notice]).first else { throw .notFound }
    return notification
  }

  /// The people whom notices name, and the authors of their posts.
  func people(of notices: [Notice]) async throws(AppError) -> KnownPeople {
    try await people(
      notices.flatMap { [$0.from.id] + $0.also.map(\.id) + ($0.post.map { [$0.author.id] } ?? []) })
  }

  func people(_ ids: [ID<User>]) async throws(AppError) -> KnownPeople {
    try await posts.people(ids)
  }
}
