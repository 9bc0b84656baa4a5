import Database
import Entities
import Post
import PostText

/// A post about to be published, with all that is found in its text.
struct Publishing: Sendable {
  private let text: String
  private let replyTo: Int64?
  private let key: String
  private let hashtags: [String]
  private let mentions: [String]
  private let tokens: [String]

  /// Throws `notFound` for a comment on what cannot be a post.
  init(_ post: NewPost, key: PublishKey) throws(SocialError) {
    text = post.text
    replyTo = try post.replyTo?.number()
    self.key = key.rawValue
    let rules = PostText(post.text)
    hashtags = rules.hashtags
    mentions = rules.mentions.map(Folded.handle)
    tokens = SearchText.tokens(post.text)
  }

  /// Publishes, or finds what the key published before.
  ///
  /// Throws `gone` for a comment on a deleted post, and when what the key published was deleted; `notFound`.
  func run(in transaction: Transaction) throws(SocialError) -> Post {
    let (author, existing) = try authorAndExisting(transaction)
    if let existing { return try transaction.post(existing) }
    let id = try transaction.nextID()
    let parent = try replyTo.map { parent throws(SocialError) in try transaction.storedPost(parent) }
    let mentioned = try mentionedPeople(transaction)
    try insertPost(id, mentionCount: mentioned.count, transaction)
    try insertItem(id, parent, transaction)
    try insertMentions(mentioned.map(\.row), id, transaction)
    try SearchIndex.posts.insert(id, tokens, transaction.connection)
    if let parent { try transaction.countComment(on: parent.id, 1) }
    try transaction.countPost(of: transaction.viewer, 1)
    try transaction.appendChange(.published, id, transaction.viewer)
    try tell(parent, mentioned.map(\.row), of: id, transaction)
    if parent != nil { return try transaction.post(id) }
    // Reading it back would tell nothing new.
    return Post(
      id: ID(id), author: author, text: text, createdAt: transaction.now, hashtags: hashtags,
      mentions: mentioned.map(\.author))
  }

  /// Who publishes, and what the key published before; asked at once.
  private func authorAndExisting(
    _ transaction: Transaction
  ) throws(SocialError) -> (author: Author, existing: Int64?) {
    let found = try transaction.connection.first(
      """
      SELECT a.id, a.handle, a.name, (
        SELECT p.id FROM post p WHERE p.author_id = a.id AND p.publish_key = \(key))
      FROM person a WHERE a.id = \(transaction.viewer)
      """
    ) { row throws(SocialError) in
      (author: PersonColumns.author(row, at: 0), existing: row.optionalInteger(3))
    }
    guard let found else { throw .unauthenticated }
    return found
  }

  private func insertPost(
    _ id: Int64, mentionCount: Int, _ transaction: Transaction
  ) throws(SocialError) {
    try transaction.connection.submit(
      """
      INSERT INTO post (
        id, author_id, visibility, reply_to_id, like_count, comment_count, share_count, created_at,
        mention_count, publish_key, text, hashtags)
      VALUES (
        \(id), \(transaction.viewer), \(Visibility.everyone.number), \(replyTo), 0, 0, 0,
        \(transaction.now.milliseconds), \(mentionCount), \(key), \(text),
        \(hashtags.joined(separator: " ")))
      """)
  }

  private func insertItem(
    _ id: Int64, _ parent: StoredPost?, _ transaction: Transaction
  ) throws(SocialError) {
    let viewer = transaction.viewer
    let answered = parent.flatMap { $0.author == viewer ? nil : $0.author }
    try transaction.connection.submit(
      """
      INSERT INTO item (
        id, actor_id, post_id, author_id, reply_to_author_id, visibility, is_share, listed)
      VALUES (
        \(id), \(viewer), \(id), \(viewer), \(answered), \(Visibility.everyone.number), 0,
        \(answered == nil ? 1 : 0))
      """)
  }

  private func mentionedPeople(
    _ transaction: Transaction
  ) throws(SocialError) -> [(row: Int64, author: Author)] {
    var people: [(row: Int64, author: Author)] = []
    for handle in mentions {
      let person = try transaction.connection.first(
        "SELECT id, handle, name FROM person WHERE handle_folded = \(handle) AND deleted_at IS NULL"
      ) { row throws(SocialError) in
        (row: row.integer(0), author: PersonColumns.author(row, at: 0))
      }
      if let person { people.append(person) }
    }
    return people
  }

  private func insertMentions(
    _ people: [Int64], _ id: Int64, _ transaction: Transaction
  ) throws(SocialError) {
    for (position, person) in people.enumerated() {
      try transaction.connection.submit(
        "INSERT INTO mention (post_id, person_id, position) VALUES (\(id), \(person), \(position))")
    }
  }

  /// Whoever is answered hears of a comment, and is not told again that it mentions them.
  private func tell(
    _ parent: StoredPost?, _ mentioned: [Int64], of id: Int64, _ transaction: Transaction
  ) throws(SocialError) {
    if let parent { try transaction.tell(parent.author, .comment, post: id) }
    for person in mentioned where person != parent?.author {
      try transaction.tell(person, .mention, post: id)
    }
  }
}

extension Transaction {
  /// Counts a comment of a post, and says so.
  func countComment(on post: Int64, _ difference: Int) throws(SocialError) {
    try connection.submit(
      "UPDATE post SET comment_count = comment_count + \(difference) WHERE id = \(post)")
    try appendChange(.changed, post)
  }

  /// Counts a post of a person.
  func countPost(of person: Int64, _ difference: Int) throws(SocialError) {
    try connection.submit(
      "UPDATE person SET post_count = post_count + \(difference) WHERE id = \(person)")
  }
}
