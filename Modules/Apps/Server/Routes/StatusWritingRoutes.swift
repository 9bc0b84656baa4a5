import AppValues
import Entities
import Foundation
import HTTPTypes
import MastodonAPI
import Post
import PostText
import SocialBackend
import Timeline

/// Writing and editing posts.
struct StatusWritingRoutes: Sendable {
  let parts: ServerParts
  /// For how long a client can repeat a call with its key, in milliseconds.
  private static let memory: Int64 = 3_600_000

  func add(to routes: EndpointRoutes) {
    routes.on(Endpoints.Statuses.create, limit: .posts) { call in try await create(call) }
    routes.on(Endpoints.Statuses.edit, limit: .posts) { call in try await edit(call) }
  }

  private func writing<Parameters>(_ call: Call<Parameters>) throws(AppError) -> WritingInteractor {
    WritingInteractor(
      writing: try call.repositories.postWriting.orUnsupported(), posts: call.repositories.post,
      viewer: call.asViewer, language: nil)
  }

  private func create(_ call: Call<MastodonStatusForm>) async throws -> MastodonStatus {
    let form = call.parameters
    try Self.refuseWhatIsMissing(form)
    try await checkMentions(call)
    let writing = try writing(call)
    var post = PostForm(try await content(form, PostContent(), call), isSensitive: form.sensitive)
    let parent = form.inReplyToID.map { ID<Post>($0) }
    var answered: Post?
    if let parent { answered = try await self.answered(parent, call) }
    post.visibility = try PostVisibility(form.visibility, of: "visibility", among: MastodonVisibility.all)
      .map { visibility($0, answering: answered, writing) }
    let published = try await publish(
      post, answering: answered, key: call.headers["Idempotency-Key"], writing)
    return try await PostReading(call, parts.form).status(published)
  }

  /// The post that a reply is to, named by itself or by someone's share of it.
  private func answered(_ id: ID<Post>, _ call: Call<MastodonStatusForm>) async throws(AppError) -> Post {
    let items = try await call.repositories.timelineItems.orUnsupported().items([ID(id.rawValue)])
    guard let post = items.first?.post else { throw .notFound }
    return post
  }

  /// Who can see a post: a reply no more people than what it is to, whatever the client asks for.
  private func visibility(
    _ wanted: PostVisibility, answering parent: Post?, _ writing: WritingInteractor
  ) -> PostVisibility {
    guard let parent, !writing.visibilities(answering: parent).contains(wanted) else { return wanted }
    return parent.visibility
  }

  /// Publishes a post, once for each key within an hour.
  private func publish(
    _ form: PostForm, answering parent: Post?, key: String?, _ writing: WritingInteractor
  ) async throws(AppError) -> Post {
    guard let key, !key.isEmpty else {
      return try await writing.publish(form, on: parent?.id, answered: parent)
    }
    // What another client of the same person calls alike is published by itself: keys never go beyond an app's.
    var attempt = "client:\(key)"
    while true {
      let post: Post
      do throws(AppError) {
        post = try await writing.publish(form, on: parent?.id, answered: parent, key: PublishKey(attempt))
      } catch {
        guard error == .gone, parent == nil else { throw error }
        // What it published was deleted since.
        attempt += " again"
        continue
      }
      if post.createdAt.milliseconds > parts.clock.now().milliseconds - Self.memory { return post }
      attempt = "client:\(key) after \(post.id)"
    }
  }

  private func edit(_ call: Call<MastodonStatusForm>) async throws -> MastodonStatus {
    let form = call.parameters
    try Self.refuseWhatIsMissing(form)
    let writing = try writing(call)
    let before: Post
    do throws(AppError) {
      before = try await writing.post(toEdit: call.id())
    } catch {
      // Whether someone else wrote it is no one's business.
      throw error == .forbidden ? .notFound : error
    }
    let content = try await content(form, before.content.written, call)
    let edited = try await writing.edit(
      before.id, PostForm(content, isSensitive: form.sensitive), basedOn: before.editedAt)
    return try await PostReading(call, parts.form).status(edited)
  }

  /// What a form says, in place of what was said before.
  private func content(
    _ form: MastodonStatusForm, _ before: PostContent<ID<Photo>>, _ call: Call<MastodonStatusForm>
  ) async throws(AppError) -> PostContent<ID<Photo>> {
    var content = before
    if let text = form.status { content.text = text }
    if let warning = form.spoilerText { content.warning = warning.isEmpty ? nil : warning }
    if let code = form.language {
      // One that isn't known says nothing.
      content.language = code.isEmpty ? nil : LanguageRule.language(code) ?? content.language
    }
    if let ids = form.mediaIDs { content.photos = ids.map { ID($0) } }
    if let place = try Self.place(form) { content.place = place }
    try await changePhotos(form.mediaAttributes ?? [], call)
    return content
  }

  private func changePhotos(
    _ changes: [MastodonMediaChange], _ call: Call<MastodonStatusForm>
  ) async throws(AppError) {
    if changes.isEmpty { return }
    let photos = PhotoInteractor(library: try call.repositories.photoLibrary.orUnsupported())
    for change in changes {
      guard let id = change.id else { continue }
      _ = try await photos.change(
        ID(id), PhotoChange(alt: change.description, focus: change.focus.flatMap(PhotoFocus.init(wire:))))
    }
  }

  private static func place(_ form: MastodonStatusForm) throws(AppError) -> Place? {
    if let id = form.placeID {
      return Place(name: id.removingPercentEncoding ?? id, latitude: nil, longitude: nil)
    }
    guard let place = form.place, let name = place.name, !name.isEmpty else { return nil }
    return Place(name: name, latitude: place.latitude, longitude: place.longitude)
  }

  /// What a post can't have here is said, not left out in silence.
  private static func refuseWhatIsMissing(_ form: MastodonStatusForm) throws {
    if form.poll != nil { throw ServerError.invalid("This server doesn't have polls") }
    if form.scheduledAt != nil { throw ServerError.invalid("This server doesn't schedule posts") }
    if form.quotedStatusID != nil { throw ServerError.invalid("This server doesn't have quotes") }
  }
}

extension PhotoFocus {
  /// A point as it is on the wire, `x,y`; nil for anything else.
  init?(wire text: String) {
    guard let focus = MastodonFocus(text) else { return nil }
    self.init(x: focus.x, y: focus.y)
  }
}
