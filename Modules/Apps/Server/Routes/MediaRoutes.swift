import AppValues
import Entities
import MastodonAPI
import Post
import SocialBackend

/// Photos that are added before the posts they are for.
struct MediaRoutes: Sendable {
  let parts: ServerParts

  func add(to routes: EndpointRoutes) {
    routes.on(Endpoints.Media.upload, limit: .uploads) { call in try await upload(call) }
    routes.on(Endpoints.Media.uploadV1, limit: .uploads) { call in try await upload(call) }
    routes.on(Endpoints.Media.show) { call in
      parts.mapping.attachment(try await photos(call).photo(call.id()))
    }
    routes.on(Endpoints.Media.update) { call in
      parts.mapping.attachment(try await photos(call).change(call.id(), Self.change(call.parameters)))
    }
    routes.on(Endpoints.Media.delete) { call in
      try await photos(call).delete(call.id())
      return MastodonNothing()
    }
  }

  private func photos<Parameters>(_ call: Call<Parameters>) throws(AppError) -> PhotoInteractor {
    PhotoInteractor(library: try call.repositories.photoLibrary.orUnsupported())
  }

  /// Photos are made ready before the answer, so that it has all that there is to know.
  private func upload(_ call: Call<MastodonMediaForm>) async throws -> MastodonMediaAttachment {
    guard let file = call.files["file"] else { throw ServerError.invalid("File can't be blank") }
    let writing = WritingInteractor(
      writing: try call.repositories.postWriting.orUnsupported(), posts: call.repositories.post,
      viewer: call.asViewer, language: nil)
    let added = try await writing.addPhotos(
      [NewPhoto(file: file, alt: call.parameters.description ?? "", isForDraft: false)])
    guard var photo = added.first else { throw AppError.invalid(.photo, .unreadable) }
    if let focus = call.parameters.focus.flatMap(PhotoFocus.init(wire:)) {
      photo = try await photos(call).change(photo.id, PhotoChange(focus: focus))
    }
    return parts.mapping.attachment(photo)
  }

  private static func change(_ form: MastodonMediaForm) -> PhotoChange {
    PhotoChange(alt: form.description, focus: form.focus.flatMap(PhotoFocus.init(wire:)))
  }
}
