public import AppValues
public import Entities

/// The rules of changing the viewer's own profile.
public struct EditProfileInteractor: Sendable {
  private let repository: any ProfileEditing
  private let people: any ProfileRepository
  private let viewer: Viewer

  /// - Parameters:
  ///   - repository: Where the profile of `viewer` is changed.
  ///   - people: Where it is read.
  public init(repository: any ProfileEditing, people: any ProfileRepository, viewer: Viewer) {
    self.repository = repository
    self.people = people
    self.viewer = viewer
  }

  /// The viewer's own profile, with what only they see of it.
  ///
  /// Throws `unauthenticated`.
  public func profile() async throws(AppError) -> OwnProfile {
    let id = try viewer.requireSession().user
    return OwnProfile(user: try await people.user(id), defaults: try await repository.writingDefaults())
  }

  /// Changes the viewer's profile, all that the edit names at once.
  ///
  /// Throws `unauthenticated`, `invalid` with the first thing that is not acceptable; for pictures what the
  /// repository throws.
  public func edit(_ edit: ProfileEdit) async throws(AppError) -> OwnProfile {
    _ = try viewer.requireSession()
    let edit = try ProfileRules.checked(edit)
    // Read first: what is written must not be told as failed because something else cannot be read.
    var defaults = try await repository.writingDefaults()
    let user = try await repository.edit(edit)
    if let visibility = edit.visibility { defaults.visibility = visibility }
    if let language = edit.language { defaults.language = language.isEmpty ? nil : language }
    return OwnProfile(user: user, defaults: defaults)
  }

  /// Sets whether the viewer approves each follower: they do where `isLocked`; returns the viewer as they then are.
  ///
  /// Throws `unauthenticated`.
  public func setLocked(_ isLocked: Bool) async throws(AppError) -> User {
    _ = try viewer.requireSession()
    return try await repository.edit(ProfileEdit(isLocked: isLocked))
  }

  /// The `text` as it would be kept for the label of a line of the profile.
  ///
  /// Throws `invalid(.label, …)`.
  public func label(_ text: String) throws(AppError) -> String {
    try ProfileRules.checked(label: text)
  }
}
