import AppValues
import Entities
import HTTPTypes
import MastodonAPI
import Post
import SocialBackend
import Timeline

/// Writing and editing posts.
struct StatusWritingRoutes: Sendable {
  let parts: ServerParts

  func add(to routes: EndpointRoutes) {
    routes.on(Endpoints.Statuses.create, limit: .posts) { call in try await create(call) }
    routes.on(Endpoints.Statuses.edit, limit: .posts) { call in try await edit(call) }
  }

  private func writing<Parameters>(
    _ call: Call<Parameters>, by writing: any PostWriting
  ) -> WritingInteractor {
    WritingInteractor(
      writing: writing, posts: call.repositories.post, viewer: call.asViewer, language: nil,
      scheduling: call.repositories.scheduledPosts, clock: parts.clock)
  }

  private func create(_ call: Call<MastodonStatusForm>) async throws -> MastodonCreatedStatus {
    let form = call.parameters
    try form.refuseWhatIsMissing()
    try await checkMentions(call)
    let shown = try ShownWriting(call.repositories)
    let writing = writing(call, by: shown)
    var post = PostForm(form)
    try await changePhotos(form.mediaAttributes ?? [], call)
    var (parent, answered): (ID<Post>?, Post?) = (nil, nil)
    if let id = form.inReplyToID {
      answered = try await self.answered(ID(id), call)
      // Of one that is gone, the source knows whether it was answered before.
      parent = answered?.id ?? ID(id)
    }
    post.visibility = try PostVisibility(form.visibility, of: "visibility", among: MastodonVisibility.all)
      .map { writing.limited($0, answering: answered) }
    if let text = form.scheduledAt, !text.isEmpty {
      let time = try ScheduledRoutes.time(text)
      let key = call.headers["Idempotency-Key"].flatMap { $0.isEmpty ? nil : PublishKey("client:\($0)") }
      do throws(AppError) {
        return .scheduled(
          parts.mapping.scheduled(
            try await writing.schedule(post, at: time, on: parent, answered: answered, key: key)))
      } catch {
        throw ScheduledRoutes.refusal(error)
      }
    }
    let published =
      if let key = call.headers["Idempotency-Key"], !key.isEmpty {
        try await writing.publish(
          post, on: parent, answered: answered, repeating: key, at: parts.clock.now())
      } else {
        try await writing.publish(post, on: parent, answered: answered)
      }
    return .published(PostReading(call, parts.mapping).status(published, shown.people))
  }

  /// The post that is replied to, which the form names itself or by someone's share of it; nil if it isn't there.
  private func answered(_ id: ID<Post>, _ call: Call<MastodonStatusForm>) async throws(AppError) -> Post? {
    try await call.repositories.timelineItems.orUnsupported().items([ID(id.rawValue)]).first?.post
  }

  private func edit(_ call: Call<MastodonStatusForm>) async throws -> MastodonStatus {
    try call.parameters.refuseWhatIsMissing()
    let writing = writing(call, by: try call.repositories.postWriting.orUnsupported())
    let before: Post
    do throws(AppError) {
      before = try await writing.post(toEdit: call.id())
    } catch {
      // That it's someone else's post isn't revealed.
      throw error == .forbidden ? .notFound : error
    }
    let edited = try await edited(before, by: writing, call)
    return try await PostReading(call, parts.mapping).status(edited)
  }

  /// A post with the new content, unless the app has seen another version of it. What is sent again since its answer was
  /// lost has changed the post already.
  private func edited(
    _ before: Post, by writing: WritingInteractor, _ call: Call<MastodonStatusForm>
  ) async throws -> Post {
    let form = PostForm(call.parameters, over: before.content.written)
    let condition = EditCondition(call.headers)
    if condition?.allows(before) == false {
      let content = try writing.readyEdit(form, basedOn: before.editedAt).content
      // Descriptions of photos are no part of the content.
      guard content == before.content.written, call.parameters.mediaAttributes?.isEmpty ?? true else {
        throw ServerError.changedSince
      }
      return before
    }
    try await changePhotos(call.parameters.mediaAttributes ?? [], call)
    do throws(AppError) {
      return try await writing.edit(before.id, form, basedOn: before.editedAt)
    } catch {
      if condition != nil, error == .conflict { throw ServerError.changedSince }
      throw error
    }
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
}

extension PhotoFocus {
  /// A point from its text on the wire, `x,y`; nil for anything else.
  init?(wire text: String) {
    guard let focus = MastodonFocus(text) else { return nil }
    self.init(x: focus.x, y: focus.y)
  }
}
