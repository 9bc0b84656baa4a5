public import AppValues
public import Entities

/// The viewer's notifications one by one, and up to which of them everything is read.
///
/// There is one truth about what was read, which `NoticeMarks` changes, too: setting the mark marks everything up to it
/// as read, and the mark follows when nothing is unread any more.
public protocol SingleNotices: Sendable {
  /// A notification of the list, by itself.
  ///
  /// Throws `unauthenticated`, `notFound`.
  func notice(_ id: ID<Notice>) async throws(AppError) -> Notice
  /// Dismisses a notification permanently, and none that are grouped with it.
  ///
  /// Throws `unauthenticated`; `notFound` if it isn't in the list, or no longer.
  func dismissAlone(_ id: ID<Notice>) async throws(AppError)
  /// The notification up to which everything was read; nil until that has been so once.
  ///
  /// Throws `unauthenticated`.
  func mark() async throws(AppError) -> ReadingMark<ID<Notice>>?
  /// Marks everything up to a notification as read. One below the mark, or the same, changes nothing.
  ///
  /// - Parameter version: The version that is known; nil to change it whatever its version.
  /// - Returns: The mark as it now is.
  ///
  /// Throws `unauthenticated`, `invalid(.cursor, .malformed)`; `conflict` if the version is another.
  func setMark(_ id: ID<Notice>, expecting version: Int?) async throws(AppError) -> ReadingMark<ID<Notice>>
}
