import AppValues
import Entities
import HTTPTypes
import MastodonAPI
import Post
import SocialBackend

/// Photos and films that are added before the posts they are for.
struct MediaRoutes: Sendable {
  let parts: ServerParts

  func add(to routes: EndpointRoutes) {
    routes.answer(Endpoints.Media.upload, limit: .uploads) { call in
      try answer(try await upload(call, isNeededReady: false), whileWaiting: .accepted)
    }
    routes.on(Endpoints.Media.uploadV1, limit: .uploads) { call in
      parts.mapping.attachment(try await upload(call, isNeededReady: true))
    }
    routes.answer(Endpoints.Media.show) { call in
      try answer(try await photos(call).photo(call.id()), whileWaiting: .partialContent)
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

  /// - Parameter status: The status of the answer while a film is being made.
  ///
  /// Throws `ServerError` for a film that couldn't be made.
  private func answer(
    _ photo: Photo, whileWaiting status: HTTPResponse.Status
  ) throws -> Answer<MastodonMediaAttachment> {
    switch photo.film?.state {
    case .failed:
      throw ServerError(.unprocessableContent, "Error processing thumbnail for uploaded media")
    case .waiting: Answer(parts.mapping.attachment(photo), status: status)
    case .ready, nil: Answer(parts.mapping.attachment(photo))
    }
  }

  /// Photos are made ready before the answer, so that it has all that there is to know.
  private func upload(_ call: Call<MastodonMediaForm>, isNeededReady: Bool) async throws -> Photo {
    guard let file = call.files["file"] else { throw ServerError.invalid("File can't be blank") }
    let writing = WritingInteractor(
      writing: try call.repositories.postWriting.orUnsupported(), posts: call.repositories.post,
      viewer: call.asViewer, language: nil)
    let added = try await writing.addPhotos(
      [
        NewPhoto(
          file: file, alt: call.parameters.description ?? "", isForDraft: false, isNeededReady: isNeededReady)
      ])
    guard var photo = added.first else { throw AppError.invalid(.photo, .unreadable) }
    if let focus = call.parameters.focus.flatMap(PhotoFocus.init(wire:)) {
      photo = try await photos(call).change(photo.id, PhotoChange(focus: focus))
    }
    return photo
  }

  private static func change(_ form: MastodonMediaForm) -> PhotoChange {
    PhotoChange(alt: form.description, focus: form.focus.flatMap(PhotoFocus.init(wire:)))
  }
}
