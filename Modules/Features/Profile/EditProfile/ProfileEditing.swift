public import AppValues
public import Entities

/// Changes the viewer's own profile.
public protocol ProfileEditing: Sendable {
  /// The viewer's default settings for new posts.
  ///
  /// Throws `unauthenticated`.
  func writingDefaults() async throws(AppError) -> WritingDefaults
  /// Changes the viewer's profile, all values of the edit at once; returns the updated viewer. If followers no longer
  /// need approval, earlier follow requests remain.
  ///
  /// Throws `unauthenticated`; `invalid(.photo, …)` for an avatar or header that isn't a usable image, `unsupported` if
  /// the source takes no images, `timeout`, `storage`.
  func edit(_ edit: ProfileEdit) async throws(AppError) -> User
}
