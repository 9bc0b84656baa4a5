public import AppValues

/// Reads and resolves reports, for the administrator only.
public protocol ReportsRepository: Sendable {
  /// A page of the reports, newest first.
  ///
  /// - Parameter all: Whether to include resolved reports.
  func reports(all: Bool, _ request: PageRequest) async throws(AppError) -> Page<Report>
  /// Marks a report as resolved; it is kept. Resolving it again has no effect.
  ///
  /// Throws `notFound`.
  func close(_ id: ID<Report>) async throws(AppError)
}
