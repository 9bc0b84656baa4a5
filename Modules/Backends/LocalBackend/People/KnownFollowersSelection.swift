import AppValues
import Entities
import Profile
import SocialDatabase
import SocialLocalStore

/// Selects a person's followers whom the viewer follows, too, the latest to follow first.
///
/// One statement looks up each row of the shorter list: the people the viewer follows, or the person's followers. People
/// who hide whom they follow aren't selected.
struct KnownFollowersSelection {
  private let owner: Int64
  private let transaction: Transaction
  /// `SELECT …`: the people in both lists, with the id of their follow.
  private let both: SQL

  /// Nil if the person hides their followers from the viewer.
  ///
  /// Throws `notFound`, `gone`.
  init?(of owner: Int64, _ transaction: Transaction) throws(AppError) {
    try transaction.requirePerson(owner)
    if try transaction.isHidden(owner) { return nil }
    if try transaction.hidesFollowers(owner) { return nil }
    let followers = try transaction.connection.first("SELECT follower_count FROM person WHERE id = \(owner)")
    {
      row throws(AppError) in row.int(0)
    }
    self.owner = owner
    self.transaction = transaction
    both =
      transaction.following < followers ?? 0
      ? """
      SELECT k.followee_id AS person_id,
        (SELECT l.id FROM follow l WHERE l.follower_id = k.followee_id AND l.followee_id = \(owner)) AS id
      FROM follow k WHERE k.follower_id = \(transaction.viewer)
      """
      : """
      SELECT l.follower_id AS person_id, CASE WHEN (
        SELECT 1 FROM follow k WHERE k.follower_id = \(transaction.viewer) AND k.followee_id = l.follower_id) = 1
        THEN l.id END AS id
      FROM follow l WHERE l.followee_id = \(owner)
      """
  }

  func page(_ range: KeyRange) throws(AppError) -> Page<User> {
    let rows = try transaction.connection.rows(
      """
      \(selected(range)) SELECT \(PersonColumns.all(for: transaction)), s.id
      FROM selected s JOIN person p ON p.id = s.person_id ORDER BY s.id \(range.step)
      """
    ) { row throws(AppError) in
      (user: PersonColumns.user(row, for: transaction), id: row.integer(PersonColumns.count))
    }
    return try range.page(rows, key: { $0.id }, { $0.map { $0.user } })
  }

  /// The first of them by name, and how many there are.
  func summary() throws(AppError) -> KnownFollowers {
    let rows = try transaction.connection.rows(
      """
      \(selected(try KeyRange(PageRequest(limit: KnownFollowers.names))))
      SELECT \(AuthorColumns.all("p")), s.total
      FROM selected s JOIN person p ON p.id = s.person_id ORDER BY s.id DESC
      """
    ) { row throws(AppError) in
      (
        author: AuthorColumns.author(row, at: 0, in: transaction.media),
        total: row.int(AuthorColumns.count)
      )
    }
    return KnownFollowers(
      people: rows.prefix(KnownFollowers.names).map(\.author), count: rows.first?.total ?? 0)
  }

  /// `WITH …`: the part of them that lies in a range, and how many there are from its bound on.
  private func selected(_ range: KeyRange) -> SQL {
    // Looking each up, not joining, for which PostgreSQL reads all people there are. Whom the viewer sees among their own followers they see here.
    let open: SQL = owner == transaction.viewer ? "" : " AND p.hides_followers = 0"
    return """
      WITH both_ways (person_id, id) AS MATERIALIZED (\(both)), selected (person_id, id, total) AS (
        SELECT b.person_id, b.id, COUNT(*) OVER () FROM both_ways b WHERE b.id IS NOT NULL AND (
          SELECT 1 FROM person p WHERE p.id = b.person_id AND p.deleted_at IS NULL AND p.state = 0\(open)) = 1
          \(range.bounds("b.id"))
        \(range.ordering("b.id")))
      """
  }
}
