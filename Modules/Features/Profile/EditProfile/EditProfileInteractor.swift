public import AppValues
public import Entities

/// The rules for editing the viewer's own profile.
public struct EditProfileInteractor: Sendable {
  private let repository: any ProfileEditing
  private let people: any ProfileRepository
  private let viewer: Viewer

  /// - Parameters:
  ///   - repository: Changes the profile of `viewer`.
  ///   - people: Reads the profile.
  ///   - viewer: The person whose profile it is.
  public init(repository: any ProfileEditing, people: any ProfileRepository, viewer: Viewer) {
    self.repository = repository
    self.people = people
    self.viewer = viewer
  }

  /// What the source can change.
  public var capabilities: ProfileEditingCapabilities { repository.profileEditingCapabilities }

  /// The viewer's own profile, with the values that only they see.
  ///
  /// Throws `unauthenticated`.
  public func profile() async throws(AppError) -> OwnProfile {
    let id = try viewer.requireSession().user
    return OwnProfile(user: try await people.user(id), settings: try await repository.ownSettings())
  }

  /// Changes the viewer's profile, all values of the edit at once.
  ///
  /// Throws `unauthenticated`, `unsupported` for a part that the source can't change, `invalid` for the first invalid
  /// value, and for images what the repository throws.
  public func edit(_ edit: ProfileEdit) async throws(AppError) -> OwnProfile {
    _ = try viewer.requireSession()
    let edit = try ProfileRules.checked(try possible(edit))
    // Read first: a failed read must not make a successful change look failed.
    var settings = try await repository.ownSettings()
    let user = try await repository.edit(edit)
    if let visibility = edit.visibility { settings.defaults.visibility = visibility }
    if let language = edit.language { settings.defaults.language = language.isEmpty ? nil : language }
    if let isSensitive = edit.isSensitive { settings.defaults.isSensitive = isSensitive }
    if let domains = edit.attributionDomains { settings.attributionDomains = domains }
    return OwnProfile(user: user, settings: settings)
  }

  /// Sets whether the viewer approves followers; returns the updated viewer.
  ///
  /// Throws `unauthenticated`.
  public func setLocked(_ isLocked: Bool) async throws(AppError) -> User {
    _ = try viewer.requireSession()
    return try await repository.edit(try possible(ProfileEdit(isLocked: isLocked)))
  }

  private func possible(_ edit: ProfileEdit) throws(AppError) -> ProfileEdit {
    guard edit.parts.isSubset(of: capabilities.parts) else { throw .unsupported }
    return edit
  }

  /// The `text` as the label of a custom field, normalised.
  ///
  /// Throws `invalid(.label, …)`.
  public func label(_ text: String) throws(AppError) -> String {
    try ProfileRules.checked(label: text)
  }
}
