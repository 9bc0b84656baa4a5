import AppValues
import Entities
import Profile
import SocialBackend

/// A backend of which nothing is asked but a check.
struct CheckedBackend: Backend {
  typealias Check = @Sendable (CheckReport) async throws(AppError) -> [CheckFinding]

  private let answer: Check

  init(_ answer: @escaping Check) {
    self.answer = answer
  }

  func check(soFar: @escaping CheckReport) async throws(AppError) -> [CheckFinding] {
    try await answer(soFar)
  }

  func repositories(for viewer: Viewer) -> Repositories {
    fatalError("No test asks for what a viewer is offered.")
  }

  var reports: any ReportsRepository {
    fatalError("No test asks for reports.")
  }

  func accountCount(upTo limit: Int) async throws(AppError) -> Int { throw .unsupported }
  func statistics() async throws(AppError) -> NetworkStatistics { throw .unsupported }

  var accountModeration: (any AccountModeration)? { nil }
  var suspensions: (any Suspensions)? { nil }
  var pushTargets: (any PushTargets)? { nil }
  var mailSending: (any MailSending)? { nil }

  func photosElsewhere() async throws(AppError) -> Int { throw .unsupported }
  func repair(soFar: @escaping CheckReport) async throws(AppError) -> RepairOutcome { throw .unsupported }
  func acceptClock() async throws(AppError) { throw .unsupported }

  func backUp(
    to path: String, replacing: Bool, progress: @escaping BackupProgressReport
  ) async throws(AppError) -> BackupReport {
    throw .unsupported
  }
}
