import AppValues
import Entities
import MastodonAPI
import Post
import SocialOfflineStore

/// Writes posts at a server, also while it can't be reached.
struct OfflineWriting: PostWriting {
  let remote: RemoteWriting
  let writer: OutboxWriter
  let waiting: WaitingPosts

  private var store: OfflineStore { waiting.store }

  var postWritingCapabilities: PostWritingCapabilities { remote.postWritingCapabilities }

  func writingDefaults() async throws(AppError) -> WritingDefaults {
    do throws(AppError) {
      let defaults = try await remote.writingDefaults()
      await store.cache.keep(defaults)
      return defaults
    } catch {
      // Without them, more people might see a post than its author wants.
      guard error.isOutOfReach, let kept = try await store.cache.writingDefaults() else { throw error }
      return kept
    }
  }

  func unknown(_ handles: [String]) async throws(AppError) -> [String] {
    do throws(AppError) {
      return try await remote.unknown(handles)
    } catch {
      // Who can't be asked can't tell.
      guard error.isOutOfReach else { throw error }
      return []
    }
  }

  func asWritten(_ post: Post) async throws(AppError) -> Post {
    if post.id.waitingItem != nil { return post }
    do throws(AppError) {
      return try await remote.asWritten(post)
    } catch {
      guard error.isOutOfReach else { throw error }
      return post
    }
  }

  func publish(_ post: NewPost, key: PublishKey) async throws(AppError) -> Post {
    try post.checkParent()
    let id = try await writer.publish(post, key: key)
    if let item = id.waitingItem, let post = try await waiting.post(item) { return post }
    if let post = try await store.cache.post(id)?.value { return post }
    return remote.reader.post(try await remote.caller.call(Endpoints.Statuses.show, id.rawValue))
  }

  func edit(_ id: ID<Post>, _ edit: PostEdit) async throws(AppError) -> Post {
    let real = try await waiting.resolved(id)
    // What can't be shown isn't taken while the server can't be reached.
    guard let known = try await waiting.known(real) else { return try await remote.edit(real, edit) }
    let sent = try await writer.perform(.edit(post: real, edit: edit)) { () async throws(AppError) in
      try await remote.edit(real, edit)
    }
    if let sent {
      await store.cache.keep([sent])
      return sent
    }
    let now = try await waiting.known(try await waiting.resolved(real)) ?? known
    return await waiting.changes(of: [now.id]).applied(to: now) ?? now
  }

  func addPhoto(_ photo: NewPhoto) async throws(AppError) -> Photo {
    do throws(AppError) {
      let added = try await remote.addPhoto(photo)
      _ = try await store.photos.keep(photo, uploaded: added.id)
      return added
    } catch {
      guard error.isOutOfReach else { throw error }
      let id = try await store.photos.keep(photo, uploaded: nil)
      guard let kept = try await store.photos.photo(id) else { throw error }
      return Photo(kept)
    }
  }

  func setAlt(_ alt: String, of id: ID<Photo>) async throws(AppError) -> Photo {
    let kept = try await store.photos.photo(id)
    if id.isWaiting {
      guard let kept else { throw .notFound }
      try await store.photos.setAlt(alt, of: id)
      return Photo(kept, alt: alt)
    }
    let changed = try await remote.setAlt(alt, of: id)
    if kept != nil { try await store.photos.setAlt(alt, of: id) }
    return changed
  }

  func photos(_ ids: [ID<Photo>]) async throws(AppError) -> [Photo] {
    var photos: [Photo] = []
    for id in ids {
      let kept = try await store.photos.photo(id)
      if id.isWaiting {
        photos += kept.map { [Photo($0)] } ?? []
        continue
      }
      do throws(AppError) {
        photos += try await remote.photos([id])
      } catch {
        guard error.isOutOfReach, let kept else { throw error }
        photos.append(Photo(kept))
      }
    }
    return photos
  }
}
