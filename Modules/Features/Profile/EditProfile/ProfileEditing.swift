public import AppValues
public import Entities

/// Changes the viewer's own profile.
public protocol ProfileEditing: Sendable {
  /// What the source can change; nothing else is offered.
  var profileEditingCapabilities: ProfileEditingCapabilities { get }
  /// The viewer's default settings for new posts.
  ///
  /// Throws `unauthenticated`.
  func writingDefaults() async throws(AppError) -> WritingDefaults
  /// The sites that may name the viewer as the author of their pages, in the order in which they were entered.
  ///
  /// Throws `unauthenticated`.
  func attributionDomains() async throws(AppError) -> [String]
  /// Changes the viewer's profile, all values of the edit at once; returns the updated viewer. If followers no longer
  /// need approval, earlier follow requests remain.
  ///
  /// Throws `unauthenticated`; `invalid(.photo, …)` for an avatar or header that isn't a usable image, `unsupported` for
  /// a part that isn't among the capabilities, `timeout`, `storage`.
  func edit(_ edit: ProfileEdit) async throws(AppError) -> User
}

/// What a source can change of the viewer's own profile.
public struct ProfileEditingCapabilities: Equatable, Sendable {
  /// The parts that can be changed.
  public var parts: Set<ProfileEdit.Part>

  /// - Parameter parts: The parts that can be changed.
  public init(parts: Set<ProfileEdit.Part>) {
    self.parts = parts
  }

  /// Every part.
  public static let all = ProfileEditingCapabilities(parts: Set(ProfileEdit.Part.allCases))
}
