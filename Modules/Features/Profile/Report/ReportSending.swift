public import AppValues
public import Entities

/// Sends reports to the administrator.
public protocol ReportSending: Sendable {
  /// A page of a person's posts that the viewer can see, including comments, newest first, to select from; empty if one
  /// of them blocks the other.
  ///
  /// Throws `notFound`, `gone`.
  func posts(by id: ID<User>, _ request: PageRequest) async throws(AppError) -> Page<Post>
  /// Reports a user to the administrator, with their posts in the current versions. The user isn't notified.
  /// Repeating the same report within a minute has no effect.
  ///
  /// - Returns: The id of the report; when repeated, of the earlier one.
  ///
  /// Throws `unauthenticated`, `forbidden` for the viewer themselves, `notFound`, `gone` for the person and for posts,
  /// `invalid(.posts, .wrong)` for a post by another person.
  @discardableResult
  func report(_ report: NewReport) async throws(AppError) -> ID<Report>
}
