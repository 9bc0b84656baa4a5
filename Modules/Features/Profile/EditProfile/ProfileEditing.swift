public import AppValues
public import Entities

/// Where the viewer's own profile is changed.
public protocol ProfileEditing: Sendable {
  /// The viewer's default settings for new posts.
  ///
  /// Throws `unauthenticated`.
  func writingDefaults() async throws(AppError) -> WritingDefaults
  /// Changes what the viewer's profile says, all that the edit names at once; returns the viewer as they then are.
  /// Those who have asked to follow wait on when followers need no approval any more.
  ///
  /// Throws `unauthenticated`; `invalid(.photo, …)` for an avatar or header that is no picture that can be taken,
  /// `unsupported` where none are taken, `timeout`, `storage`.
  func edit(_ edit: ProfileEdit) async throws(AppError) -> User
}
