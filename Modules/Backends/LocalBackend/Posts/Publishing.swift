import AppValues
import Entities
import Post
import SocialDatabase
import SocialLocalStore

/// A post about to be published, with all that is found in its text.
struct Publishing: Sendable {
  private let post: NewPost
  fileprivate let replyTo: Int64?
  private let absentParent: AbsentParent?
  private let key: String
  private let found: IndexedText

  /// - Parameter absentParent: The post that it replies to, if that isn't here.
  ///
  /// Throws `notFound` for a comment on what cannot be a post.
  init(_ post: NewPost, replyingTo absentParent: AbsentParent? = nil, key: PublishKey) throws(AppError) {
    self.post = post
    self.absentParent = absentParent
    replyTo = try post.replyTo?.number()
    self.key = key.rawValue
    found = IndexedText(post.content.text)
  }

  /// Publishes a post as the viewer of `access`, or finds what the key published before.
  ///
  /// - Parameters:
  ///   - post: Makes the post by the viewer's defaults.
  ///   - showing: Asks, after it's published, for what is shown with it.
  ///
  /// Throws as `post` does; `gone` for a comment on a deleted post, and when what the key published was deleted; `notFound`;
  /// `invalid(.photo, .wrong)`.
  static func publish(
    key: PublishKey, on access: Access,
    showing ask: @escaping @Sendable (Transaction) throws(AppError) -> Void = { _ in },
    _ post: @escaping @Sendable (WritingDefaults) throws(AppError) -> NewPost
  ) async throws(AppError) -> Post {
    // It would pass for a post of an archive, and keep that one from coming.
    if key.isOfArchive { throw .invalid(.key, .malformed) }
    let make = { @Sendable (defaults: WritingDefaults) throws(AppError) in
      try Publishing(try post(defaults), key: key)
    }
    // The defaults are seldom others than at the author's last post. Then no other writer waits while it's made.
    let likely = access.likelyDefaults
    let prepared = Result { () throws(AppError) in try make(likely) }
    let published = try await access.publish(key.rawValue, within: prepared.scope) {
      transaction, author, known throws(AppError) in
      { () throws(AppError) in
        if let earlier = known.earlier {
          try ask(transaction)
          return (post: try transaction.post(earlier), leavesListeners: false)
        }
        let publishing = try known.defaults == likely ? prepared.get() : make(known.defaults)
        let post = try publishing.run(in: transaction, author)
        try ask(transaction)
        return (post, try publishing.tellWatchers(of: post, transaction))
      }
    }
    if published.leavesListeners { await access.work.start(.noticeFanOut) }
    return published.post
  }

  /// Publishes in a transaction, with a key that has published nothing.
  ///
  /// - Parameter scheduled: The scheduled post that it was so far, which keeps its photos.
  ///
  /// Throws the same errors.
  func run(
    in transaction: Transaction, _ author: Author, from scheduled: Int64? = nil
  ) throws(AppError) -> Post {
    // All queries are sent before the first answer is awaited.
    let askedParent = try replyTo.map { parent throws(AppError) in
      (id: parent, query: try transaction.askForPost(parent))
    }
    let askedPeople = try transaction.askForPeople(named: found.handles)
    let id = try transaction.nextID()
    let parent = try askedParent.map { asked throws(AppError) in
      try transaction.storedPost(asked.id, in: asked.query)
    }
    let mentioned = try transaction.people(named: found.handles, in: askedPeople)
    let photos = try transaction.attachable(post.content.photos, to: id, from: scheduled)
    try insertPost(id, parent, mentionCount: mentioned.count, transaction)
    if let poll = post.content.poll { try transaction.openPoll(poll, of: id) }
    if !photos.isEmpty { try transaction.attach(photos, to: id) }
    try insertItem(id, parent, transaction)
    try transaction.insertMentions(mentioned.map(\.row), in: id)
    if post.visibility == .direct {
      try transaction.file(id, in: parent?.conversation ?? id, for: mentioned.map(\.row))
    }
    try SearchIndex.posts.insert(id, found.tokens(of: transaction.viewer), transaction.connection)
    if let parent { try transaction.countComment(on: parent.id, 1, visibleTo: post.visibility) }
    try found.tags.insert(
      for: id, by: transaction.viewer, visibleTo: post.visibility, transaction.connection)
    try transaction.countNewPost(visibleTo: post.visibility)
    try transaction.appendChange(.published, id, transaction.viewer)
    let shown = parent == nil && post.content.poll == nil ? nil : try transaction.askToShow(id)
    let notices = try transaction.askForNotices(
      of: id, answering: parent?.author, mentioned: mentioned.map(\.row))
    try transaction.tell(notices, of: id)
    if let shown {
      guard let post = try shown.answer().first else { throw .notFound }
      return post
    }
    // Reading it back would tell nothing new.
    return Post(
      id: ID(id), author: author, content: post.content.withPhotos(try transaction.photos(photos)),
      createdAt: transaction.now, visibility: post.visibility, hashtags: found.hashtags,
      mentions: mentioned.map(\.author))
  }

  /// Tells those who watch the author of a post that is no comment. Returns whether more people have to be notified.
  func tellWatchers(of published: Post, _ transaction: Transaction) throws(AppError) -> Bool {
    if replyTo != nil || post.visibility == .direct || !transaction.isWatched { return false }
    return try NoticeFanOut.begin(.watchers, of: try published.id.number(), in: transaction)
  }

  private func insertPost(
    _ id: Int64, _ parent: StoredPost?, mentionCount: Int, _ transaction: Transaction
  ) throws(AppError) {
    let threadKey = parent.map { ThreadKey.of(id, continues: $0.author == transaction.viewer) } ?? 0
    try transaction.connection.submit(
      """
      INSERT INTO post (
        id, author_id, visibility, reply_to_id, conversation_id, like_count, comment_count, share_count,
        created_at, mention_count, publish_key, hashtags, thread_key, absent_parent, absent_parent_author,
        \(ContentColumns.names))
      VALUES (
        \(id), \(transaction.viewer), \(post.visibility.number), \(replyTo),
        \(parent?.conversation ?? id), 0, 0, 0, \(transaction.now.milliseconds), \(mentionCount), \(key),
        \(found.hashtags.joined(separator: " ")), \(threadKey), \(absentParent?.key), \(absentParent?.author),
        \(ContentColumns.values(post.content)))
      """)
  }

  private func insertItem(
    _ id: Int64, _ parent: StoredPost?, _ transaction: Transaction
  ) throws(AppError) {
    let viewer = transaction.viewer
    let answered = absentParent == nil ? parent.flatMap { $0.author == viewer ? nil : $0.author } : 0
    let isListed = answered == nil && post.visibility == .everyone
    try transaction.connection.submit(
      """
      INSERT INTO item (
        id, actor_id, post_id, author_id, reply_to_author_id, visibility, is_share, listed)
      VALUES (
        \(id), \(viewer), \(id), \(viewer), \(answered), \(post.visibility.number), 0, \(isListed ? 1 : 0))
      """)
  }
}

extension Result<Publishing, AppError> {
  /// What publishing changes: of what others ask about, at most the number of comments.
  fileprivate var scope: WriteScope {
    switch self {
    case .success(let publishing): .only(Set([publishing.replyTo].compactMap(\.self)))
    case .failure: .anything
    }
  }
}

extension Transaction {
  /// Counts a comment on a post, if comments like it are counted, and signals in any case that the post has
  /// changed.
  func countComment(
    on post: Int64, _ difference: Int, visibleTo visibility: PostVisibility
  ) throws(AppError) {
    if visibility.isCountedAmongComments {
      try connection.submit(
        "UPDATE post SET comment_count = comment_count + \(difference) WHERE id = \(post)")
    }
    try appendChange(.changed, post)
  }

  /// Counts a new post of the viewer, and keeps the day of their latest one.
  fileprivate func countNewPost(visibleTo visibility: PostVisibility) throws(AppError) {
    if !visibility.isCountedAmongPosts { return }
    // An imported post isn't the latest by its time.
    let latest: SQL = mode == .past ? Columns.lastPostedOn("person") : "\(now.milliseconds / 86_400_000)"
    try connection.submit(
      "UPDATE person SET post_count = post_count + 1, last_posted_on = \(latest) WHERE id = \(viewer)")
  }

  /// Counts one post less for a person, whose item has been removed.
  func countDeletedPost(of person: Int64, visibleTo visibility: PostVisibility) throws(AppError) {
    if !visibility.isCountedAmongPosts { return }
    try connection.submit(
      """
      UPDATE person SET post_count = post_count - 1, last_posted_on = \(Columns.lastPostedOn("person"))
      WHERE id = \(person)
      """)
  }
}
