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
    let accounts = try await accounts(of: notices)
    return notices.compactMap { mapping.notification($0, accounts, for: viewer) }
  }

  /// Throws `notFound` for a notification that apps aren't told of.
  func notification(_ notice: Notice) async throws(AppError) -> MastodonNotification {
    guard let notification = try await notifications([notice]).first else { throw .notFound }
    return notification
  }

  /// The accounts of the people whom notices name, and of the authors of their posts.
  func accounts(of notices: [Notice]) async throws(AppError) -> KnownAccounts {
    try await accounts(
      notices.flatMap { [$0.from.id] + $0.also.map(\.id) + ($0.post.map { [$0.author.id] } ?? []) })
  }

  func accounts(_ ids: [ID<User>]) async throws(AppError) -> KnownAccounts {
    try await posts.accounts(ids)
  }
}
