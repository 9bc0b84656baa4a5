import AppValues
import Entities
import Post
import PostActions
import SocialOfflineStore

/// What the viewer does with posts of a server, also while it can't be reached.
struct OfflinePostActions: PostActionsRepository, PostLookup {
  let remote: RemotePostActions
  let writer: OutboxWriter
  let waiting: WaitingPosts

  private var store: OfflineStore { waiting.store }

  var postActionCapabilities: PostActionCapabilities { remote.postActionCapabilities }

  func set(_ mark: PostMark, to isSet: Bool, on id: ID<Post>) async throws(AppError) -> Post {
    let real = try await waiting.resolved(id)
    // What can't be shown isn't taken while the server can't be reached.
    guard let known = try await waiting.known(real) else {
      return try await remote.set(mark, to: isSet, on: real)
    }
    if mark == .pinned { try requireOwn(known) }
    let write = OutboxWrite.mark(post: real, mark: mark, isSet: isSet)
    let sent = try await writer.perform(write) { () async throws(AppError) in
      try await remote.set(mark, to: isSet, on: real)
    }
    if let sent {
      await store.cache.keep([sent])
      return sent
    }
    let now = try await waiting.known(try await waiting.resolved(real)) ?? known
    var post = await waiting.changes(of: [now.id]).applied(to: now) ?? now
    post.setMark(mark, to: isSet)
    return post
  }

  /// A vote isn't kept for later: by then, the poll may have ended.
  func vote(_ choices: [Int], on id: ID<Post>) async throws(AppError) -> Post {
    let post = try await remote.vote(choices, on: try await waiting.resolved(id))
    await store.cache.keep([post])
    return post
  }

  func delete(_ id: ID<Post>) async throws(AppError) -> Delivery {
    try await delete(id, keepsPhotos: false)
  }

  func delete(_ id: ID<Post>, keepsPhotos: Bool) async throws(AppError) -> Delivery {
    let real = try await waiting.resolved(id)
    guard let known = try await waiting.known(real) else {
      return try await remote.delete(real, keepsPhotos: keepsPhotos)
    }
    try requireOwn(known)
    let write = OutboxWrite.delete(post: real, keepsPhotos: keepsPhotos)
    let sent = try await writer.perform(write) { () async throws(AppError) in
      try await remote.delete(real, keepsPhotos: keepsPhotos)
    }
    if let sent {
      await store.cache.remove(real)
      return sent
    }
    return await waiting.changes(of: [real]).deletes(real) ? .waiting : .sent
  }

  /// What the server would refuse isn't taken to wait, and doesn't take the place of what does.
  private func requireOwn(_ post: Post) throws(AppError) {
    if post.author.id != waiting.viewer.user { throw .forbidden }
  }

  func posts(_ ids: [ID<Post>]) async throws(AppError) -> [Post] {
    var found: [ID<Post>: Post] = [:]
    // Under its id in the outbox, a post that was sent since is found as well.
    var sent: [ID<Post>: ID<Post>] = [:]
    for id in ids {
      if let item = id.waitingItem, let post = try await waiting.post(item) {
        found[id] = post
      } else {
        sent[id] = try await waiting.resolved(id)
      }
    }
    let read = try await read(ids.compactMap { sent[$0] }.filter { $0.waitingItem == nil })
    let posts = Dictionary(read.map { ($0.id, $0) }) { first, _ in first }
    for (id, real) in sent { found[id] = posts[real] }
    let changes = await waiting.changes(of: found.values.map(\.id))
    return ids.compactMap { found[$0].flatMap { changes.applied(to: $0) } }
  }

  func pinned(by person: ID<User>) async throws(AppError) -> [Post] {
    await waiting.changed(try await readPinned(by: person)).filter {
      $0.marks.isPinned || !$0.marks.waiting.contains(.pinned)
    }
  }

  private func readPinned(by person: ID<User>) async throws(AppError) -> [Post] {
    try await store.cache.pageOrNone(of: "pinned by \(person)", PageRequest()) {
      () async throws(AppError) -> Page<Post> in
      let posts = try await remote.pinned(by: person)
      await store.cache.keep(posts)
      return Page(items: posts, older: nil, newer: nil)
    }.items
  }

  func changes() -> AsyncStream<PostChange> { remote.changes() }

  private func read(_ ids: [ID<Post>]) async throws(AppError) -> [Post] {
    if ids.isEmpty { return [] }
    do throws(AppError) {
      let posts = try await remote.posts(ids)
      await store.cache.keep(posts)
      return posts
    } catch {
      guard error.isOutOfReach else { throw error }
      return Array(try await store.cache.posts(ids).values)
    }
  }
}
