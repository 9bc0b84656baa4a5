import AppValues
import SocialDatabase
import SocialLocalStore

/// Deleted accounts. One transaction makes an account gone: its sessions have ended, its address is free, and no one
/// finds it. What it left in other people's data is then removed in small steps, so that other writes come in between;
/// `account_removal` says for which people something may be left.
///
/// The person's row stays, empty, to keep the handle from being taken. Of their posts, the placeholders stay that hold
/// conversations together; where others mentioned them, the name stays as it was written.
struct AccountRemovals: Worker {
  /// How long after the deletion of an account more of its data may still appear, in milliseconds: a transaction may
  /// have begun before it and be committed after the last step.
  private static let patience: Int64 = 60_000

  var kind: WorkKind { .account }
  let transactions: WorkTransactions

  /// Marks the viewer's account as deleted.
  static func begin(in transaction: Transaction) throws(AppError) {
    let (viewer, connection) = (transaction.viewer, transaction.connection)
    let names = try connection.rows("SELECT handle, name FROM person WHERE id = \(viewer)") {
      row throws(AppError) in (handle: row.text(0), name: row.text(1))
    }
    for (handle, name) in names {
      try SearchIndex.people.remove(viewer, SearchIndex.tokens(handle: handle, name: name), connection)
    }
    for column in ["avatar", "header"] as [SQL] { try transaction.putPicture("", column) }
    try connection.execute("DELETE FROM account WHERE person_id = \(viewer)")
    try connection.execute(
      """
      UPDATE person SET deleted_at = \(transaction.now.milliseconds), name = handle, name_folded = '', bio = '',
        fields = '', hides_followers = 0
      WHERE id = \(viewer)
      """)
    try connection.execute(
      """
      INSERT INTO account_removal (person_id, begun_at)
      VALUES (\(viewer), \(transaction.present.milliseconds))
      """)
    try connection.addWork(.account, viewer, transaction.present)
    try connection.unbind(where: "person_id = \(viewer)", transaction.present)
    try transaction.endSessions(except: nil)
    try transaction.appendChange(.profile, viewer)
  }

  /// Removes what is left of a deleted account, and does so once more when nothing can appear any more.
  func work(on person: Int64, _ pace: WorkPace) async throws(AppError) -> WorkOutcome {
    let begun = try await transactions.database.read { connection throws(AppError) in
      try connection.first("SELECT begun_at FROM account_removal WHERE person_id = \(person)") {
        row throws(AppError) in row.integer(0)
      }
    }
    guard let begun else { return .done }
    let now = transactions.present.now().milliseconds
    for step in RemovalStep.all {
      let isDone = try await pace.takeSteps { () async throws(AppError) in
        try await transactions.write(as: person, step.take)
      }
      if !isDone { return .left }
    }
    if now - begun < Self.patience { return .putOff(until: min(begun, now) + Self.patience) }
    try await transactions.database.write { connection throws(AppError) in
      try connection.execute("DELETE FROM account_removal WHERE person_id = \(person)")
    }
    return .done
  }
}
