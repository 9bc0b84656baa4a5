import AppValues
import SocialBackend

/// Data of which nothing is asked but a check.
struct CheckedData: DataMaintenance {
  typealias Check = @Sendable (CheckReport) async throws(AppError) -> [CheckFinding]

  private let answer: Check

  init(_ answer: @escaping Check) {
    self.answer = answer
  }

  func check(soFar: @escaping CheckReport) async throws(AppError) -> [CheckFinding] {
    try await answer(soFar)
  }

  func photosElsewhere() async throws(AppError) -> Int { throw .unsupported }
  func repair(soFar: @escaping CheckReport) async throws(AppError) -> RepairOutcome { throw .unsupported }
  func acceptClock() async throws(AppError) { throw .unsupported }

  func backUp(
    to path: String, replacing: Bool, progress: @escaping BackupProgressReport
  ) async throws(AppError) -> BackupReport {
    throw .unsupported
  }
}
