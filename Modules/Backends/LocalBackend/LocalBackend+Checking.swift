public import AppValues
public import SocialBackend
import SocialDatabase
import SocialLocalChecking

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

  /// A repair may reveal other faults, so this ends with a check that finds nothing more to repair.
  public func repair(soFar: @escaping CheckReport) async throws(AppError) -> RepairOutcome {
    var consistency = ConsistencyRepair(database, now: clock.now())
    var findings = try await check(soFar: soFar)
    for _ in 0..<Self.rounds where try await consistency.repair(findings) {
      findings = try await check(soFar: soFar)
    }
    return RepairOutcome(repairs: consistency.repairs, findings: findings)
  }

  /// How often to repair and check again, since a repair may reveal other faults.
  private static let rounds = 5
}
