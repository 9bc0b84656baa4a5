public import AppValues
public import Entities

/// Changes the viewer's own profile.
public protocol ProfileEditing: Sendable {
  /// What the source can change; nothing else is offered.
  var profileEditingCapabilities: ProfileEditingCapabilities { get }
  /// What only the viewer sees of their profile; no sites from a source that doesn't keep them.
  ///
  /// Throws `unauthenticated`.
  func ownSettings() async throws(AppError) -> OwnSettings
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
