public import AppValues
public import Entities

/// The viewer's notifications by group, where apps choose which kinds are grouped.
///
/// The groups are those of the list: `Notice.group` identifies them. What is read or dismissed here is so in the list, too.
public protocol NoticeGroups: Sendable {
  /// A page of the viewer's notifications, grouped as in the list, newest first.
  ///
  /// - Parameters:
  ///   - filter: As for the list.
  ///   - kinds: The kinds that aren't grouped; each notification of them comes by itself, without a group.
  ///
  /// Throws `unauthenticated`; `notFound` for a person who can't exist.
  func page(
    _ filter: NoticeFilter, singly kinds: Set<NoticeKind>, _ request: PageRequest
  ) async throws(AppError) -> Page<Notice>
  /// A group of the list.
  ///
  /// Throws `unauthenticated`; `notFound` if nothing of it is in the list.
  func group(_ id: ID<Notice>) async throws(AppError) -> Notice
  /// A page of the notifications in a group, ungrouped, newest first.
  ///
  /// Throws `unauthenticated`; `notFound` if the viewer never had the group.
  func notices(in group: ID<Notice>, _ request: PageRequest) async throws(AppError) -> Page<Notice>
  /// Dismisses all current notifications of a group permanently. Dismissing them again has no effect.
  ///
  /// Throws `unauthenticated`; `notFound` if the viewer never had the group.
  func dismiss(group: ID<Notice>) async throws(AppError)
  /// The number of unread notifications that pass a filter, up to `limit`.
  ///
  /// - Parameter kinds: The kinds that are counted one by one; of the others, a group counts once.
  ///
  /// Throws `unauthenticated`; `notFound` for a person who can't exist.
  func unreadCount(
    _ filter: NoticeFilter, singly kinds: Set<NoticeKind>, upTo limit: Int
  ) async throws(AppError) -> Int
}
