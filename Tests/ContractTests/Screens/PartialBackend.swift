import AppValues
import Entities
import Profile
import SocialBackend

/// A backend without some of the parts that another has.
struct PartialBackend: Backend {
  let base: any Backend
  let lack: @Sendable (inout Repositories) -> Void

  func repositories(for viewer: Viewer) -> Repositories {
    var repositories = base.repositories(for: viewer)
    lack(&repositories)
    return repositories
  }

  var reports: any ReportsRepository { base.reports }
  var accountModeration: (any AccountModeration)? { base.accountModeration }
  var suspensions: (any Suspensions)? { base.suspensions }
  var pushTargets: (any PushTargets)? { base.pushTargets }
  var mailSending: (any MailSending)? { base.mailSending }
  func accountCount(upTo limit: Int) async throws(AppError) -> Int {
    try await base.accountCount(upTo: limit)
  }
  func statistics() async throws(AppError) -> NetworkStatistics { try await base.statistics() }
  func check(soFar: @escaping CheckReport) async throws(AppError) -> [CheckFinding] {
    try await base.check(soFar: soFar)
  }
  func photosElsewhere() async throws(AppError) -> Int { try await base.photosElsewhere() }
  func repair(soFar: @escaping CheckReport) async throws(AppError) -> RepairOutcome {
    try await base.repair(soFar: soFar)
  }
  func acceptClock() async throws(AppError) { try await base.acceptClock() }
  func backUp(
    to path: String, replacing: Bool, progress: @escaping BackupProgressReport
  ) async throws(AppError) -> BackupReport {
    try await base.backUp(to: path, replacing: replacing, progress: progress)
  }
}
