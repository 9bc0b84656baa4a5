import AppValues
import Entities
import SocialDatabase
import SocialLocalStore

/// Removes a part of what a deleted account left in other people's data, a little at a time. Counters are corrected
/// in the same transaction.
struct RemovalStep: Sendable {
  /// How many rows are removed at once: of those that take others with them, and of those that stand alone.
  private static let few = 5
  private static let many = 100

  /// Removes some of it for the viewer of a transaction. Returns whether more may be left.
  let take: @Sendable (Transaction) throws(AppError) -> Bool

  /// All steps in their order, which begins with what others see.
  static let all: [RemovalStep] =
    [
      posts, photos, likes, votes, reactions, following, followers, requests, hashtags, ownNotices, notices,
      reports,
    ]
    + tables

  /// Their posts, and what they shared.
  private static let posts = RemovalStep(
    take: { transaction throws(AppError) in
      let (viewer, connection) = (transaction.viewer, transaction.connection)
      let items = try connection.rows(
        """
        SELECT i.is_share, p.id, p.author_id, p.visibility, p.reply_to_id, p.conversation_id, p.text
        FROM item i JOIN post p ON p.id = i.post_id
        WHERE i.actor_id = \(viewer) ORDER BY i.id DESC LIMIT \(few)
        """
      ) { row throws(AppError) in
        (
          isShare: row.integer(0) == 1,
          post: StoredPost(
            id: row.integer(1), author: row.integer(2), visibility: PostVisibility(number: row.integer(3)),
            parent: row.optionalInteger(4), conversation: row.integer(5), text: row.text(6))
        )
      }
      // Shares of one's own posts go with those.
      let deleted = Set(items.filter { !$0.isShare }.map(\.post.id))
      let shares = items.filter { $0.isShare && !deleted.contains($0.post.id) }.map(\.post)
      let told = try shares.map { post throws(AppError) in
        try transaction.askWhoWasTold(.share, post: post.id, of: "n.recipient_id = \(post.author)")
      }
      for (post, told) in zip(shares, told) { try transaction.unshare(post.id, told.answer()) }
      for item in items where !item.isShare {
        try Deletion(item.post).run(in: transaction)
        try connection.execute("UPDATE post SET publish_key = NULL WHERE id = \(item.post.id)")
      }
      return items.count == few
    })

  /// Photos that they have not published.
  private static let photos = RemovalStep(
    take: { transaction throws(AppError) in
      let loose: SQL = "SELECT id FROM photo WHERE post_id IS NULL AND owner_id = \(transaction.viewer)"
      try transaction.connection.removePhotos(
        where: "id IN (\(loose) LIMIT \(few))", transaction.now)
      return try transaction.connection.exists(loose)
    })

  private static let likes = RemovalStep { transaction throws(AppError) in
    let likes = try transaction.connection.rows(
      """
      SELECT post_id, author_id FROM post_like WHERE person_id = \(transaction.viewer) ORDER BY id LIMIT \(few)
      """
    ) { row throws(AppError) in (post: row.integer(0), author: row.integer(1)) }
    let told = try likes.map { like throws(AppError) in
      try transaction.askWhoWasTold(.like, post: like.post, of: "n.recipient_id = \(like.author)")
    }
    for (like, told) in zip(likes, told) { try transaction.unlike(like.post, told.answer()) }
    return likes.count == few
  }

  private static let votes = RemovalStep { transaction throws(AppError) in
    let polls = try transaction.connection.rows(
      """
      SELECT DISTINCT post_id FROM poll_vote WHERE person_id = \(transaction.viewer) ORDER BY post_id LIMIT \(few)
      """
    ) { row throws(AppError) in row.integer(0) }
    for poll in polls { try transaction.removeVote(in: poll) }
    return polls.count == few
  }

  /// The emoji that they gave to announcements.
  private static let reactions = RemovalStep { transaction throws(AppError) in
    let given = try transaction.connection.rows(
      """
      SELECT announcement_id, emoji FROM announcement_reaction WHERE person_id = \(transaction.viewer)
      ORDER BY announcement_id, emoji LIMIT \(few)
      """
    ) { row throws(AppError) in (announcement: row.integer(0), emoji: row.text(1)) }
    for reaction in given { try transaction.takeBack(reaction.emoji, from: reaction.announcement) }
    return given.count == few
  }

  private static let following = RemovalStep { transaction throws(AppError) in
    let people = try transaction.people(
      "SELECT followee_id FROM follow WHERE follower_id = \(transaction.viewer) LIMIT \(few)")
    try transaction.endFollows(people.map { (transaction.viewer, $0) })
    return people.count == few
  }

  private static let followers = RemovalStep { transaction throws(AppError) in
    let people = try transaction.people(
      "SELECT follower_id FROM follow WHERE followee_id = \(transaction.viewer) LIMIT \(few)")
    try transaction.endFollows(people.map { ($0, transaction.viewer) })
    return people.count == few
  }

  private static let requests = RemovalStep { transaction throws(AppError) in
    let viewer = transaction.viewer
    let asked = try transaction.people(
      "SELECT target_id FROM follow_request WHERE requester_id = \(viewer) LIMIT \(few)")
    let asking = try transaction.people(
      "SELECT requester_id FROM follow_request WHERE target_id = \(viewer) LIMIT \(few)")
    try transaction.endFollows(asked.map { (viewer, $0) } + asking.map { ($0, viewer) })
    return asked.count == few || asking.count == few
  }

  /// The hashtags they follow, which are few enough to be removed at once.
  private static let hashtags = RemovalStep { transaction throws(AppError) in
    let (viewer, connection) = (transaction.viewer, transaction.connection)
    try connection.execute("DELETE FROM tag_follow WHERE person_id = \(viewer)")
    try connection.execute(
      "UPDATE person SET followed_tag_count = 0 WHERE id = \(viewer) AND followed_tag_count > 0")
    return false
  }

  /// Their reports stay, without their name. So do reports about them.
  private static let reports = RemovalStep { transaction throws(AppError) in
    try transaction.connection.execute(
      "UPDATE report SET reporter_id = NULL WHERE reporter_id = \(transaction.viewer)")
    return false
  }

  /// Rows that nothing else depends on.
  private static let tables: [RemovalStep] = OwnTable.all.map { table in
    RemovalStep { transaction throws(AppError) in
      let condition: SQL = "\(table.column) = \(transaction.viewer)"
      guard let key = table.key else {
        try transaction.connection.execute("DELETE FROM \(table.name) WHERE \(condition)")
        return false
      }
      let removed = try transaction.connection.execute(
        """
        DELETE FROM \(table.name) WHERE \(condition)
          AND \(key) IN (SELECT \(key) FROM \(table.name) WHERE \(condition) LIMIT \(many))
        """)
      return removed == many
    }
  }

  /// Their notices.
  private static let ownNotices = RemovalStep { transaction throws(AppError) in
    try transaction.removeNotices(where: "recipient_id = \(transaction.viewer)", many)
  }

  /// Other people's notices of what they did.
  private static let notices = RemovalStep { transaction throws(AppError) in
    try transaction.removeNotices(where: "actor_id = \(transaction.viewer)", many)
  }
}

extension Transaction {
  fileprivate func people(_ statement: SQL) throws(AppError) -> [Int64] {
    try connection.rows(statement) { row throws(AppError) in row.integer(0) }
  }

  /// Ends the follows and follow requests between these people.
  fileprivate func endFollows(_ pairs: [(follower: Int64, followee: Int64)]) throws(AppError) {
    let asked = try pairs.map { pair throws(AppError) in try askForFollow(pair.follower, pair.followee) }
    for follow in asked {
      try endFollow(try follow.answer()[0])
      try endRequest(try follow.answer()[0])
    }
  }

  fileprivate func unshare(_ post: Int64, _ told: [Int64]) throws(AppError) {
    try connection.submit(
      "DELETE FROM item WHERE post_id = \(post) AND actor_id = \(viewer) AND is_share = 1")
    try connection.submit("UPDATE post SET share_count = share_count - 1 WHERE id = \(post)")
    try appendChange(.unshared, post, viewer)
    try takeBack(told, .share, post: post)
  }

  fileprivate func unlike(_ post: Int64, _ told: [Int64]) throws(AppError) {
    try connection.submit("DELETE FROM post_like WHERE post_id = \(post) AND person_id = \(viewer)")
    try connection.submit("UPDATE post SET like_count = like_count - 1 WHERE id = \(post)")
    try appendChange(.liked, post, viewer)
    try takeBack(told, .like, post: post)
  }

  fileprivate func removeVote(in poll: Int64) throws(AppError) {
    let vote: SQL = "post_id = \(poll) AND person_id = \(viewer)"
    try connection.submit(
      """
      UPDATE poll_option SET vote_count = vote_count - 1
      WHERE post_id = \(poll) AND position IN (SELECT position FROM poll_vote WHERE \(vote))
      """)
    try connection.submit(
      """
      UPDATE poll SET voter_count = voter_count - 1
      WHERE post_id = \(poll) AND EXISTS (
        SELECT 1 FROM poll_option o
        WHERE o.post_id = \(poll) AND o.position IN (SELECT position FROM poll_vote WHERE \(vote)))
      """)
    try connection.submit("DELETE FROM poll_vote WHERE \(vote)")
    try appendChange(.voted, poll)
  }

  /// Returns whether more may be left.
  fileprivate func removeNotices(where condition: SQL, _ limit: Int) throws(AppError) -> Bool {
    let told = try connection.rows(
      """
      DELETE FROM notice WHERE id IN (SELECT id FROM notice WHERE \(condition) LIMIT \(limit))
      RETURNING recipient_id
      """
    ) { row throws(AppError) in row.integer(0) }
    for recipient in Set(told).sorted() { try appendChange(.notice, recipient) }
    return told.count == limit
  }
}
