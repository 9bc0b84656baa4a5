import AppValues
import Entities
import PostActions
import SocialDatabase
import SocialLocalStore

/// Marks on posts, and their deletion, in the database.
struct LocalPostActions: PostActionsRepository, PostLookup {
  let access: Access
  let feed: ChangeFeed

  var postActionCapabilities: PostActionCapabilities { .all }

  func set(_ mark: PostMark, to isSet: Bool, on id: ID<Post>) async throws(AppError) -> Post {
    switch mark {
    case .liked: isSet ? try await like(id) : try await unlike(id)
    case .shared: isSet ? try await share(id) : try await unshare(id)
    case .bookmarked: isSet ? try await bookmark(id) : try await unbookmark(id)
    case .pinned: isSet ? try await pin(id) : try await unpin(id)
    case .conversationMuted: isSet ? try await muteConversation(of: id) : try await unmuteConversation(of: id)
    }
  }

  func like(_ id: ID<Post>) async throws(AppError) -> Post {
    let ask = { @Sendable (post: Int64, transaction: Transaction) throws(AppError) in
      try transaction.askWhomToTell(.like, post: post, of: "r.id = \(Self.author(of: post))")
    }
    return try await act(on: id, asking: ask) { shown, post, author, transaction throws(AppError) in
      if shown.marks.isLiked { return }
      try transaction.connection.submit(
        """
        INSERT INTO post_like (post_id, person_id, author_id, id)
        VALUES (\(post.id), \(transaction.viewer), \(post.author), \(try transaction.nextID()))
        ON CONFLICT DO NOTHING
        """)
      shown.marks.isLiked = true
      shown.counts.likes += 1
      try transaction.count(post.id, "like_count = like_count + 1", .liked)
      try transaction.tell(author, .like, post: post.id)
    }
  }

  func unlike(_ id: ID<Post>) async throws(AppError) -> Post {
    let ask = { @Sendable (post: Int64, transaction: Transaction) throws(AppError) in
      try transaction.askWhoWasTold(.like, post: post, of: "n.recipient_id = \(Self.author(of: post))")
    }
    return try await act(on: id, asking: ask) { shown, post, told, transaction throws(AppError) in
      if !shown.marks.isLiked { return }
      try transaction.connection.submit(
        "DELETE FROM post_like WHERE post_id = \(post.id) AND person_id = \(transaction.viewer)")
      shown.marks.isLiked = false
      shown.counts.likes -= 1
      try transaction.count(post.id, "like_count = like_count - 1", .liked)
      try transaction.takeBack(told.answer(), .like, post: post.id)
    }
  }

  func share(_ id: ID<Post>) async throws(AppError) -> Post {
    let ask = { @Sendable (post: Int64, transaction: Transaction) throws(AppError) in
      try transaction.askWhomToTell(.share, post: post, of: "r.id = \(Self.author(of: post))")
    }
    return try await act(on: id, asking: ask) { shown, post, author, transaction throws(AppError) in
      guard post.visibility.allowsSharing(byAuthor: post.author == transaction.viewer) else {
        throw .forbidden
      }
      if shown.marks.isShared { return }
      try transaction.connection.submit(
        """
        INSERT INTO item (id, actor_id, post_id, author_id, visibility, is_share, listed)
        VALUES (
          \(try transaction.nextID()), \(transaction.viewer), \(post.id), \(post.author),
          \(post.visibility.number), 1, 0)
        ON CONFLICT DO NOTHING
        """)
      shown.marks.isShared = true
      shown.counts.shares += 1
      try transaction.count(post.id, "share_count = share_count + 1", .shared)
      try transaction.tell(author, .share, post: post.id)
    }
  }

  func unshare(_ id: ID<Post>) async throws(AppError) -> Post {
    let ask = { @Sendable (post: Int64, transaction: Transaction) throws(AppError) in
      try transaction.askWhoWasTold(.share, post: post, of: "n.recipient_id = \(Self.author(of: post))")
    }
    return try await act(on: id, asking: ask) { shown, post, told, transaction throws(AppError) in
      if !shown.marks.isShared { return }
      try transaction.connection.submit(
        """
        DELETE FROM item
        WHERE post_id = \(post.id) AND actor_id = \(transaction.viewer) AND is_share = 1
        """)
      shown.marks.isShared = false
      shown.counts.shares -= 1
      try transaction.count(post.id, "share_count = share_count - 1", .unshared)
      try transaction.takeBack(told.answer(), .share, post: post.id)
    }
  }

  private static func author(of post: Int64) -> SQL {
    "(SELECT author_id FROM post WHERE id = \(post))"
  }

  func delete(_ id: ID<Post>) async throws(AppError) -> Delivery {
    try await delete(id, keepsPhotos: false)
  }

  func delete(_ id: ID<Post>, keepsPhotos: Bool) async throws(AppError) -> Delivery {
    let number = try id.number()
    try await access.write { transaction throws(AppError) in
      let post = try transaction.storedPost(number)
      guard post.author == transaction.viewer else { throw .forbidden }
      try Deletion(post, keepsPhotos: keepsPhotos).run(in: transaction)
    }
    for kind in [WorkKind.post, .media] { await access.work.start(kind) }
    return .sent
  }

  func posts(_ ids: [ID<Post>]) async throws(AppError) -> [Post] {
    let numbers = ids.compactMap(\.numberOrNil)
    return try await access.read { transaction throws(AppError) in
      let found = try transaction.posts(numbers)
      return numbers.compactMap { found[$0] }
    }
  }

  func changes() -> AsyncStream<PostChange> {
    AsyncStream(bufferingPolicy: .bufferingNewest(256)) { changes in
      let listening = feed.listen(.posts, to: access.tokenHash) { event in
        guard let event else { return changes.finish() }
        for change in event.postChanges(isSignedIn: !access.isAnonymous) {
          // A listener that lost the oldest change is told so after the newest.
          if case .dropped = changes.yield(change) { changes.yield(.lagged) }
        }
      }
      changes.onTermination = { _ in listening.end() }
    }
  }

  /// Acts on a post, and returns it as it is then.
  ///
  /// - Parameters:
  ///   - scope: What the action changes; only what is asked about the post, if left out.
  ///   - ask: Asks what else the action has to know: all answers come at once.
  ///   - action: Changes what is stored, and the returned post in the same way.
  func act<Known>(
    on id: ID<Post>, within scope: WriteScope? = nil,
    asking ask: @escaping @Sendable (Int64, Transaction) throws(AppError) -> Known,
    _ action: @escaping @Sendable (inout Post, StoredPost, Known, Transaction) throws(AppError) -> Void
  ) async throws(AppError) -> Post {
    let number = try id.number()
    return try await access.write(within: scope ?? .only([number])) { transaction throws(AppError) in
      let stored = try transaction.askForPost(number)
      let known = try ask(number, transaction)
      let shown = try transaction.askToShow(number)
      return { () throws(AppError) in
        let post = try transaction.storedPost(number, in: stored)
        guard var shown = try shown.answer().first else { throw .notFound }
        try action(&shown, post, known, transaction)
        return shown
      }
    }
  }

  func act(
    on id: ID<Post>, within scope: WriteScope? = nil,
    _ action: @escaping @Sendable (inout Post, StoredPost, Transaction) throws(AppError) -> Void
  ) async throws(AppError) -> Post {
    try await act(on: id, within: scope, asking: { _, _ in }) {
      shown, post, _, transaction throws(AppError) in
      try action(&shown, post, transaction)
    }
  }
}

extension Transaction {
  /// Counts a mark of the viewer on a post, and signals the change.
  fileprivate func count(_ post: Int64, _ update: SQL, _ change: ChangeKind) throws(AppError) {
    try connection.submit("UPDATE post SET \(update) WHERE id = \(post)")
    try appendChange(change, post, viewer)
  }
}
