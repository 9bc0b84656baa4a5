public import AppValues
public import Entities

/// The rules for reporting a person to the administrator.
public struct ReportInteractor: Sendable {
  private let repository: any ReportSending
  private let viewer: Viewer

  /// Reports through `repository` on behalf of `viewer`.
  public init(repository: any ReportSending, viewer: Viewer) {
    self.repository = repository
    self.viewer = viewer
  }

  /// Reports a user to the administrator, as `report` says. The user isn't notified. Returns the id of the report.
  ///
  /// Throws `unauthenticated`, `forbidden` for the viewer themselves, `notFound`, `gone`, `invalid(.reason, …)`,
  /// `invalid(.posts, …)` for too many posts and for posts by another person.
  @discardableResult
  public func report(_ report: NewReport) async throws(AppError) -> ID<Report> {
    try viewer.requireOther(report.person)
    try checkPosts(report.posts.count)
    var report = report
    report.reason = try checkReason(report.reason)
    return try await repository.report(report)
  }

  /// A page of the posts by the person `id`, newest first, to select from.
  ///
  /// Throws `unauthenticated`, `forbidden` for the viewer themselves, `notFound`, `gone`.
  public func posts(
    by id: ID<User>, _ request: PageRequest = PageRequest()
  ) async throws(AppError) -> Page<Post> {
    try viewer.requireOther(id)
    return try await repository.posts(by: id, request)
  }

  /// Checks that a report can have `count` posts.
  ///
  /// Throws `invalid(.posts, .tooLong)`.
  public func checkPosts(_ count: Int) throws(AppError) {
    let maximum = NewReport.maximumPosts
    if count > maximum { throw .invalid(.posts, .tooLong(maximum: maximum, excess: count - maximum)) }
  }

  /// The `text` as the reason of a report, normalised.
  ///
  /// Throws `invalid(.reason, …)`.
  public func checkReason(_ text: String) throws(AppError) -> String {
    try ProfileRules.checked(reason: text)
  }
}
