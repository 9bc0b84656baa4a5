import AppValues
import Entities
import MastodonAPI
import Post
import SocialNetworking
import SocialOfflineStore

/// Makes sure that the server has the photos of a post: those it never got, and those it has forgotten, are uploaded.
struct PhotoPreparation {
  /// For how long a server surely remembers an upload, in milliseconds.
  private static let memory: Int64 = 600_000

  let parts: OutboxParts

  /// The ids by which the server knows these photos now.
  func ready(_ ids: [ID<Photo>]) async throws(OutboxStop) -> [ID<Photo>] {
    var ready: [ID<Photo>] = []
    for id in ids {
      let kept = try await OutboxStop.storage { () async throws(AppError) in
        try await parts.store.photos.photo(id)
      }
      if let kept {
        ready.append(try await serverID(of: kept))
      } else if id.isWaiting {
        throw .refused(OutboxFailure(.photo), .invalid(.photo, .missing))
      } else {
        // It's in the post already, or was chosen elsewhere.
        ready.append(id)
      }
    }
    return ready
  }

  private func serverID(of photo: KeptPhoto) async throws(OutboxStop) -> ID<Photo> {
    if let id = photo.serverID, try await isKnown(id, since: photo.uploadedAt) { return id }
    let uploaded: Photo
    do throws(AppError) {
      uploaded = try await parts.photos.add(NewPhoto(file: photo.file, alt: photo.alt, focus: photo.focus))
    } catch {
      throw OutboxStop(photo: error)
    }
    try await OutboxStop.storage { () async throws(AppError) in
      try await parts.store.photos.uploaded(photo.id, as: uploaded.id)
    }
    return uploaded.id
  }

  private func isKnown(_ id: ID<Photo>, since time: Timestamp?) async throws(OutboxStop) -> Bool {
    let age = parts.clock.now().milliseconds - (time?.milliseconds ?? 0)
    if (0..<Self.memory).contains(age) { return true }
    do throws(AppError) {
      _ = try await parts.photos.photo(id)
      return true
    } catch {
      if error == .notFound || error == .gone { return false }
      throw OutboxStop(photo: error)
    }
  }
}

extension ID<Photo> {
  /// Whether it's the id of a photo that hasn't been uploaded.
  var isWaiting: Bool { rawValue.hasPrefix("waiting-") }
}
