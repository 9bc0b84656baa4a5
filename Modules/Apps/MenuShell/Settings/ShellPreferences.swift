import AppValues
public import Observation

/// The settings as they are now: what the shell prints follows them at once.
@MainActor
@Observable
public final class ShellPreferences {
  /// What was chosen last.
  public private(set) var settings: MenuShellSettings
  @ObservationIgnored private let store: (any SettingsStore)?
  /// Whether the shell was never started on this device.
  @ObservationIgnored private var isNew: Bool

  /// - Parameters:
  ///   - settings: As they are kept.
  ///   - store: Keeps them; nil for none, where they hold until the end.
  public init(_ settings: MenuShellSettings = MenuShellSettings(), store: (any SettingsStore)? = nil) {
    self.settings = settings
    self.store = store
    isNew = false
  }

  /// The settings that a store keeps. Where they can't be read, no one waits for them: they can be chosen again.
  public init(from store: any SettingsStore) async {
    self.store = store
    do {
      let kept = try await store.load()
      (settings, isNew) = (kept ?? MenuShellSettings(), kept == nil)
    } catch {
      (settings, isNew) = (MenuShellSettings(), false)
    }
  }

  /// Whether this is the first start on this device, as far as is known; keeps that there was one.
  func begin() async -> Bool {
    guard isNew else { return false }
    isNew = false
    // Where nothing can be kept, the next start is a first one again.
    try? await store?.save(settings)
    return true
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
