public import AppValues

/// The care for stored data: checks, repairs and backups.
public protocol DataMaintenance: Sendable {
  /// Verifies the stored data.
  ///
  /// - Parameter soFar: Called now and then with the progress.
  /// - Returns: What is wrong; empty if all is well.
  func check(soFar: @escaping CheckReport) async throws(AppError) -> [CheckFinding]
  /// The number of photos that are kept on other machines and can't be reached from here: `check` doesn't verify them,
  /// and a backup made here doesn't contain them.
  func photosElsewhere() async throws(AppError) -> Int
  /// Rebuilds what can be derived from other data, then verifies everything. It never changes what people have written.
  /// Others can keep working between its small steps. They wait only for a search index that can't be repaired row by
  /// row: SQLite's is rebuilt as a whole, which takes minutes for a million posts.
  func repair(soFar: @escaping CheckReport) async throws(AppError) -> RepairOutcome
  /// Accepts this machine's clock as right, however long ago the last write was.
  ///
  /// Throws `wrongClock` if it shows a time that can't be right.
  func acceptClock() async throws(AppError)
  /// Writes all the data to one file that only its owner can read: as it was at one moment, without sessions, codes and
  /// unsent email. Others can keep working while it runs.
  ///
  /// - Parameters:
  ///   - path: The file. It is complete when this returns, and doesn't exist when it throws.
  ///   - replacing: Whether to replace a backup with that name.
  ///
  /// Throws `invalid(.file, …)`: `missing` if the folder doesn't exist, `taken` if something else has that name,
  /// `toolMissing`; `storage`.
  func backUp(
    to path: String, replacing: Bool, progress: @escaping BackupProgressReport
  ) async throws(AppError) -> BackupReport
}

extension DataMaintenance {
  /// Verifies the stored data, without telling the progress.
  public func check() async throws(AppError) -> [CheckFinding] {
    try await check { _ in }
  }
}
