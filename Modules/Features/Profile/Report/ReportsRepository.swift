public import AppValues

/// The reports, for the administrator only, never for people who only use the network.
public protocol ReportsRepository: Sendable {
  /// A page of the reports, the latest first.
  ///
  /// - Parameter all: Those that are dealt with as well.
  func reports(all: Bool, _ request: PageRequest) async throws(AppError) -> Page<Report>
  /// Says that a report is dealt with; it stays. Saying so twice is saying so once.
  ///
  /// Throws `notFound`.
  func close(_ id: ID<Report>) async throws(AppError)
}
