public import AppValues

/// What people have reported, for whoever runs the network: never for those who only use it.
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
