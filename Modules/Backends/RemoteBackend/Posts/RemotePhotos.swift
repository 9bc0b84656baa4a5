import AppValues
import Entities
import MastodonAPI
import Post
import SocialNetworking

/// The viewer's photos at a server.
struct RemotePhotos: PhotoLibrary {
  /// How often a server is asked whether it has finished with a photo.
  private static let questions = 12
  /// How often about a film, which may take a quarter of an hour.
  private static let questionsAboutFilms = 225
  /// The pause before it's asked first, and the longest.
  private static let (firstPause, longestPause) = (Duration.milliseconds(250), Duration.seconds(4))

  let caller: RemoteCaller
  let reader: WireReader

  /// Uploads a photo or a film, and waits until it can be in a post. Whether it's a film, the server says.
  func add(_ photo: NewPhoto) async throws(AppError) -> Photo {
    let file = try UploadFile(photo: photo.file)
    let form = MastodonMediaForm(
      description: photo.alt.unlessEmpty, focus: photo.focus.map { MastodonFocus(x: $0.x, y: $0.y).text })
    let uploaded = try await caller.upload(Endpoints.Media.upload, with: form, [file])
    if photo.isBesideOthers, uploaded.film != nil {
      // Where it can't be deleted, it stays until the server removes what no one posted.
      try? await delete(ID(uploaded.id))
      throw .invalid(.film, .taken)
    }
    return reader.photo(try await processed(uploaded))
  }

  func photo(_ id: ID<Photo>) async throws(AppError) -> Photo {
    reader.photo(try await caller.call(Endpoints.Media.show, id.rawValue))
  }

  func change(_ id: ID<Photo>, _ change: PhotoChange) async throws(AppError) -> Photo {
    let form = MastodonMediaForm(
      description: change.alt, focus: change.focus.map { MastodonFocus(x: $0.x, y: $0.y).text })
    return reader.photo(try await caller.call(Endpoints.Media.update, id.rawValue, with: form))
  }

  func delete(_ id: ID<Photo>) async throws(AppError) {
    do throws(AppError) {
      _ = try await caller.call(Endpoints.Media.delete, id.rawValue)
    } catch {
      // What servers refuse here is a photo that is in a post.
      throw error.isRefusal ? .invalid(.photo, .taken) : error
    }
  }

  /// A server that makes photos ready later says so by an answer without an address.
  private func processed(_ uploaded: MastodonMediaAttachment) async throws(AppError)
    -> MastodonMediaAttachment
  {
    var (attachment, pause) = (uploaded, Self.firstPause)
    let questions = uploaded.film == nil ? Self.questions : Self.questionsAboutFilms
    for _ in 0..<questions where attachment.url == nil {
      do {
        try await caller.client.options.time.pause(pause)
      } catch {
        throw .cancelled
      }
      do throws(AppError) {
        attachment = try await caller.call(Endpoints.Media.show, attachment.id)
      } catch {
        // What servers refuse here is a film that they couldn't make.
        throw error.isRefusal && uploaded.film != nil ? .invalid(.film, .malformed) : error
      }
      pause = min(pause * 2, Self.longestPause)
    }
    if attachment.url == nil { throw .timeout }
    return attachment
  }
}
