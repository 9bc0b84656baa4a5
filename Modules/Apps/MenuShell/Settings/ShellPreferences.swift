import AppValues
public import Observation

/// The settings as they are now: what the shell prints follows them at once.
@MainActor
@Observable
public final class ShellPreferences {
  /// What was chosen last.
  public private(set) var settings: MenuShellSettings
  @ObservationIgnored private let store: (any SettingsStore)?

  /// - Parameters:
  ///   - settings: As they are kept.
  ///   - store: Keeps them; nil for none, where they hold until the end.
  public init(_ settings: MenuShellSettings = MenuShellSettings(), store: (any SettingsStore)? = nil) {
    self.settings = settings
    self.store = store
  }

  /// Keeps a change, and follows it once it is kept.
  ///
  /// Throws `storage`.
  func change(_ change: (inout MenuShellSettings) -> Void) async throws(AppError) {
    var changed = settings
    change(&changed)
    try await store?.save(changed)
    settings = changed
  }
}
