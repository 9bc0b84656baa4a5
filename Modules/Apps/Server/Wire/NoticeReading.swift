import AppValues
import Entities
import MastodonAPI

/// Prepares notifications for the wire. It reads the people shown once for all of them.
struct NoticeReading {
  private let posts: PostReading
  private let viewer: ID<User>?
  private let form: MastodonForm

  init<Parameters>(_ call: Call<Parameters>, _ form: MastodonForm) {
    posts = PostReading(call, form)
    viewer = call.viewer
    self.form = form
  }

  /// For a listener, without a request.
  init(_ member: Caller.Member, _ form: MastodonForm) {
    posts = PostReading(member, form)
    viewer = member.session.user
    self.form = form
  }

  func notifications(_ notices: [Notice]) async throws(AppError) -> [MastodonNotification] {
    let people = try await posts.people(
      notices.flatMap { [$0.from.id] + ($0.post.map { [$0.author.id] } ?? []) })
    return notices.map { form.notification($0, people, for: viewer) }
  }
  func notification(_ notice: Notice) async throws(AppError) -> MastodonNotification {
    let people = try await posts.people([notice.from.id] + (notice.post.map { [$0.author.id] } ?? []))
    return form.notification(notice, people, for: viewer)
  }
}
