import AppValues
import Entities
import Foundation
import Post
import PostText
import SocialOfflineStore

/// What waits in the outbox, as it's shown among what was read.
struct WaitingPosts {
  let store: OfflineStore
  let viewer: Session

  /// What waits to change posts. What was read is shown without it if it can't be read: the outbox says why.
  func changes(of posts: [ID<Post>]) async -> WaitingChanges {
    do throws(AppError) {
      let writes = try await store.outbox.changes(of: posts)
      var photos: [ID<Photo>: Photo] = [:]
      for id in writes.flatMap({ $0.content?.photos ?? [] }) {
        photos[id] = await copy(of: id)
      }
      return WaitingChanges(writes, photos: photos)
    } catch {
      return WaitingChanges([])
    }
  }

  /// The copy of a photo on this device; nil if there's none, or it can't be read: a post is shown without it then.
  private func copy(of id: ID<Photo>) async -> Photo? {
    do throws(AppError) {
      return try await store.photos.photo(id).map { Photo($0) }
    } catch {
      return nil
    }
  }

  /// What waits to change what the viewer is to people.
  func changes(of people: [ID<User>]) async -> WaitingChanges {
    do throws(AppError) {
      return WaitingChanges(try await store.outbox.follows(of: people))
    } catch {
      return WaitingChanges([])
    }
  }

  /// The posts that wait and are no comments, the newest first.
  func posts() async -> [Post] {
    await shown { () async throws(AppError) in try await store.outbox.posts() }
  }

  /// The comments that wait on these posts, the oldest first.
  func comments(on ids: [ID<Post>]) async -> [Post] {
    await shown { () async throws(AppError) in try await store.outbox.comments(on: ids) }
  }

  /// A post that waits; nil if it no longer does, or isn't a post.
  func post(_ id: ID<OutboxItem>) async throws(AppError) -> Post? {
    guard let item = try await store.outbox.item(id), case .publish(let new) = item.write else { return nil }
    return try await post(new, item)
  }

  /// A post that waits, or else as it was read last; nil if it isn't known here.
  func known(_ id: ID<Post>) async throws(AppError) -> Post? {
    if let item = id.waitingItem { return try await post(item) }
    return try await store.cache.post(id)?.value
  }

  /// The server's id of a post that was sent from the outbox; the id as it is for any other.
  func resolved(_ id: ID<Post>) async throws(AppError) -> ID<Post> {
    guard let item = id.waitingItem else { return id }
    return try await store.outbox.post(of: item) ?? id
  }

  /// Those that can be shown: the others are in the outbox only.
  private func shown(_ read: () async throws(AppError) -> [OutboxItem]) async -> [Post] {
    var posts: [Post] = []
    for item in await items(read) {
      do throws(AppError) {
        guard case .publish(let new) = try await store.outbox.resolved(item.write) else { continue }
        posts.append(try await post(new, item))
      } catch {
        // The outbox shows it.
      }
    }
    return posts
  }

  private func items(_ read: () async throws(AppError) -> [OutboxItem]) async -> [OutboxItem] {
    do throws(AppError) {
      return try await read()
    } catch {
      // The outbox says why.
      return []
    }
  }

  private func post(_ new: NewPost, _ item: OutboxItem) async throws(AppError) -> Post {
    let text = PostText(new.content.text)
    return Post(
      id: ID(waiting: item.id), author: Author(id: viewer.user, handle: viewer.handle, name: viewer.name),
      content: new.content.withPhotos(try await photos(new.content.photos)), createdAt: item.queuedAt,
      visibility: new.visibility, replyTo: try await reference(to: new.replyTo), hashtags: text.hashtags,
      delivery: item.state.delivery)
  }

  private func photos(_ ids: [ID<Photo>]) async throws(AppError) -> [Photo] {
    var photos: [Photo] = []
    for id in ids {
      let kept = try await store.photos.photo(id)
      photos.append(
        kept.map { Photo($0) } ?? Photo(id: id, alt: "", width: 0, height: 0, location: nil, thumbnail: nil))
    }
    return photos
  }

  /// A post that was read, or that waits, as others refer to it.
  func reference(to id: ID<Post>?) async throws(AppError) -> ReplyReference? {
    guard let id else { return nil }
    if let parent = try await store.cache.post(id)?.value {
      return ReplyReference(post: id, author: parent.author, excerpt: PostExcerpt(of: parent.content))
    }
    if let item = id.waitingItem, case .publish(let new) = try await store.outbox.item(item)?.write {
      let author = Author(id: viewer.user, handle: viewer.handle, name: viewer.name)
      return ReplyReference(post: id, author: author, excerpt: PostExcerpt(of: new.content))
    }
    return ReplyReference(post: id, author: nil, isUnread: true)
  }
}

extension Photo {
  /// A photo of which there's a copy on this device.
  ///
  /// - Parameter alt: Another description; nil for its own.
  init(_ kept: KeptPhoto, alt: String? = nil) {
    let place = URL(filePath: kept.file.path).absoluteString
    self.init(
      id: kept.id, alt: alt ?? kept.alt, focus: kept.focus, width: 0, height: 0, location: place,
      thumbnail: place)
  }
}
