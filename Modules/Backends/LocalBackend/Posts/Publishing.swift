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
    // The id comes first: it lets one publisher in at a time, so that a key cannot be used twice at once.
    let id = try transaction.nextID()
    if let existing = try existing(transaction) { return try transaction.post(existing) }
    let parent = try replyTo.map { parent throws(SocialError) in try transaction.storedPost(parent) }
    let mentioned = try mentionedPeople(transaction)
    try insertPost(id, mentionCount: mentioned.count, transaction)
    try insertItem(id, parent, transaction)
    try insertMentions(mentioned, id, transaction)
    try SearchIndex.posts.insert(id, tokens, transaction.connection)
    if let parent { try transaction.countComment(on: parent.id, 1) }
    try transaction.countPost(of: transaction.viewer, 1)
    try transaction.appendChange(.published, id, transaction.viewer)
    try tell(parent, mentioned, of: id, transaction)
    return try transaction.post(id)
  }

  private func existing(_ transaction: Transaction) throws(SocialError) -> Int64? {
    try transaction.connection.first(
      "SELECT id FROM post WHERE author_id = \(transaction.viewer) AND publish_key = \(key)"
    ) { row throws(SocialError) in row.integer(0) }
  }

  private func insertPost(
    _ id: Int64, mentionCount: Int, _ transaction: Transaction
  ) throws(SocialError) {
    try transaction.connection.execute(
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
    try transaction.connection.execute(
      """
      INSERT INTO item (
        id, actor_id, post_id, author_id, reply_to_author_id, visibility, is_share, listed)
      VALUES (
        \(id), \(viewer), \(id), \(viewer), \(answered), \(Visibility.everyone.number), 0,
        \(answered == nil ? 1 : 0))
      """)
  }

  private func mentionedPeople(_ transaction: Transaction) throws(SocialError) -> [Int64] {
    var people: [Int64] = []
    for handle in mentions {
      let person = try transaction.connection.first(
        "SELECT id FROM person WHERE handle_folded = \(handle) AND deleted_at IS NULL"
      ) { row throws(SocialError) in row.integer(0) }
      if let person { people.append(person) }
    }
    return people
  }

  private func insertMentions(
    _ people: [Int64], _ id: Int64, _ transaction: Transaction
  ) throws(SocialError) {
    for (position, person) in people.enumerated() {
      try transaction.connection.execute(
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
    try connection.execute(
      "UPDATE post SET comment_count = comment_count + \(difference) WHERE id = \(post)")
    try appendChange(.changed, post)
  }

  /// Counts a post of a person.
  func countPost(of person: Int64, _ difference: Int) throws(SocialError) {
    try connection.execute(
      "UPDATE person SET post_count = post_count + \(difference) WHERE id = \(person)")
  }
}
