public import AppValues
public import SocialBackend
import SocialDatabase

extension LocalBackend {
  /// It takes minutes where there are millions of posts.
  public func check(soFar: @escaping CheckReport) async throws(AppError) -> [CheckFinding] {
    let damage = try await database.integrityFaults().map { CheckFinding(.damaged, in: "database", $0) }
    let contradictions = try await database.readAtLength {
      [now = present.now()] connection throws(AppError) in
      try ConsistencyCheck(connection, now: now, report: soFar).findings()
    }
    guard let media else { return damage + contradictions }
    try await mediaClaims?.run()
    return try await damage + contradictions + MediaCheck(database: database, media: media).findings()
  }

  public func photosElsewhere() async throws(AppError) -> Int {
    guard let media else { return 0 }
    return try await MediaCheck(database: database, media: media).elsewhere()
  }

  /// What follows from what was mended is found by looking again, so that this ends with a check that finds nothing
  /// more to mend.
  public func repair(soFar: @escaping CheckReport) async throws(AppError) -> RepairOutcome {
    var repair = ConsistencyRepair(database, now: clock.now())
    var findings = try await check(soFar: soFar)
    for _ in 0..<Self.rounds where try await repair.mend(findings) {
      findings = try await check(soFar: soFar)
    }
    return RepairOutcome(repairs: repair.repairs, findings: findings)
  }

  /// What is made anew may show what else is wrong, but never more than this often.
  private static let rounds = 5
}
