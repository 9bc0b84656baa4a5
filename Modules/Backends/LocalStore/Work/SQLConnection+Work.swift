package import AppValues
package import SocialDatabase

/// Work that a process has taken.
struct TakenWork: Sendable {
  let item: WorkItem
  /// How often it has failed in a row.
  let tries: Int
  /// How often it had been added: what is added while it runs is due again.
  let asked: Int64
  /// Until when it belongs to this process.
  var lease: Int64
}

extension SQLConnection {
  /// Adds work in the transaction that makes it necessary, and signals the processes that wait for work.
  ///
  /// - Parameter due: When the work can start, in milliseconds since the epoch; nil for now.
  package func addWork(
    _ kind: WorkKind, _ subject: Int64, due: Int64? = nil, _ now: Timestamp
  ) throws(AppError) {
    let (running, givenUp) = (WorkState.running.rawValue, WorkState.givenUp.rawValue)
    try submit(
      """
      INSERT INTO due_work (kind, subject, state, due_at, tries, asked)
      VALUES (\(kind.rawValue), \(subject), \(WorkState.due.rawValue), \(due ?? now.milliseconds), 0, 1)
      ON CONFLICT (kind, subject) DO UPDATE SET asked = due_work.asked + 1, tries = 0,
        due_at = CASE
          WHEN due_work.state = \(running) THEN due_work.due_at
          WHEN due_work.state = \(givenUp) OR due_work.due_at > excluded.due_at THEN excluded.due_at
          ELSE due_work.due_at END,
        state = CASE WHEN due_work.state = \(givenUp) THEN excluded.state ELSE due_work.state END
      """)
    try announceWork(subject, now)
  }

  /// Signals that there is work.
  package func announceWork(_ subject: Int64, _ now: Timestamp) throws(AppError) {
    try appendChange(
      ChangeRecord(kind: ChangeKind.work.rawValue, subject: subject, object: nil, at: now.milliseconds))
  }

  /// When work of each kind, and of each store that has its own, is next due; a time in the past if it's due now.
  func nextWork(_ now: Int64) throws(AppError) -> [(kind: WorkKind, store: Int64, due: Int64)] {
    try rows(
      """
      SELECT kind, CASE WHEN kind IN (\(SQL(list: WorkKind.ofStores.map { "\($0.rawValue)" }))) THEN subject ELSE 0 END,
        MIN(CASE WHEN \(Self.isDue(now)) THEN 0 ELSE due_at END)
      FROM due_work WHERE state <> \(WorkState.givenUp.rawValue) GROUP BY 1, 2
      """
    ) { row throws(AppError) in
      // A kind of a later version is for that one to do.
      WorkKind(rawValue: row.text(0)).map { (kind: $0, store: row.integer(1), due: row.integer(2)) }
    }.compactMap(\.self)
  }

  /// Takes work that is due; nil where there is none, or another process was faster.
  func takeWork(_ kind: WorkKind, _ share: WorkShare, _ now: Int64) throws(AppError) -> TakenWork? {
    let lease = now + WorkPauses.lease
    let due: SQL
    switch share {
    case .all: due = Self.isDue(now)
    case .none: return nil
    case .only(let subject): due = "subject = \(subject) AND \(Self.isDue(now))"
    }
    return try first(
      """
      UPDATE due_work SET state = \(WorkState.running.rawValue), due_at = \(lease)
      WHERE kind = \(kind.rawValue) AND \(due) AND subject = (
        SELECT subject FROM due_work WHERE kind = \(kind.rawValue) AND \(due)
        ORDER BY due_at, subject LIMIT 1)
      RETURNING subject, tries, asked
      """
    ) { row throws(AppError) in
      TakenWork(
        item: WorkItem(kind: kind, subject: row.integer(0)), tries: row.int(1), asked: row.integer(2),
        lease: lease)
    }
  }

  /// Keeps work for longer. Returns whether it still belongs to this process.
  func renewWork(_ work: TakenWork, until lease: Int64) throws(AppError) -> Bool {
    try execute("UPDATE due_work SET due_at = \(lease) WHERE \(Self.isHeld(work))") > 0
  }

  /// Ends a turn. What another process has taken up since is for that one to end.
  func endWork(_ work: TakenWork, _ outcome: WorkOutcome, _ now: Int64) throws(AppError) {
    let asked: SQL = "asked = \(work.asked)"
    switch outcome {
    case .done:
      let removed = try execute("DELETE FROM due_work WHERE \(Self.isHeld(work)) AND \(asked)")
      if removed == 0 { try putOff(work, until: now, tries: 0) }
    case .left: try putOff(work, until: now, tries: 0)
    case .putOff(let time):
      try putOff(work, until: "CASE WHEN \(asked) THEN \(time) ELSE \(now) END", tries: 0)
    case .givenUp: try giveUp(work, now)
    }
  }

  /// Ends a turn that failed. Returns whether the work is given up.
  func failWork(_ work: TakenWork, _ now: Int64) throws(AppError) -> Bool {
    let tries = work.tries + 1
    if let most = work.item.kind.maximumTries, tries >= most {
      try giveUp(work, now)
      return true
    }
    try putOff(work, until: "\(now + WorkPauses.pause(after: tries))", tries: tries)
    return false
  }

  private func putOff(_ work: TakenWork, until time: SQL, tries: Int) throws(AppError) {
    try execute(
      """
      UPDATE due_work SET state = \(WorkState.due.rawValue), due_at = \(time), tries = \(tries)
      WHERE \(Self.isHeld(work))
      """)
  }

  private func putOff(_ work: TakenWork, until time: Int64, tries: Int) throws(AppError) {
    try putOff(work, until: "\(time)", tries: tries)
  }

  private func giveUp(_ work: TakenWork, _ now: Int64) throws(AppError) {
    let givenUp = WorkState.givenUp.rawValue
    try execute(
      "UPDATE due_work SET state = \(givenUp), due_at = \(now), tries = tries + 1 WHERE \(Self.isHeld(work))")
    try forgetGivenUp(now)
  }

  /// Forgets what was given up long ago.
  package func forgetGivenUp(_ now: Int64) throws(AppError) {
    try execute(
      """
      DELETE FROM due_work
      WHERE state = \(WorkState.givenUp.rawValue) AND due_at <= \(now - WorkPauses.memory)
      """)
  }

  private static func isHeld(_ work: TakenWork) -> SQL {
    """
    kind = \(work.item.kind.rawValue) AND subject = \(work.item.subject)
      AND state = \(WorkState.running.rawValue) AND due_at = \(work.lease)
    """
  }

  private static func isDue(_ now: Int64) -> SQL {
    """
    (state <> \(WorkState.givenUp.rawValue) AND (due_at <= \(now)
      OR state = \(WorkState.running.rawValue) AND due_at > \(now + WorkPauses.lease + WorkPauses.tolerance)
      OR tries > 0 AND due_at > \(now + WorkPauses.maximumPause)))
    """
  }
}
