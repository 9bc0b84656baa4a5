import AppScreens
import Observation

/// Presents the settings of the shell.
@MainActor
@Observable
final class SettingsPresenter: ScreenPresenter {
  /// The actions of the screen: each setting goes on to its next value.
  enum Action: Sendable {
    case menu, order, pictures, colours, language
    /// Opens settings that the app has elsewhere.
    case open(Int)
  }

  /// What became of the last action.
  private(set) var action = ActionState<Never, Never>()
  @ObservationIgnored private let preferences: ShellPreferences
  @ObservationIgnored private let languages: [Language]
  @ObservationIgnored let links: [SettingsLink]
  @ObservationIgnored private lazy var runner = ActionRunner(self, \.action)

  init(_ preferences: ShellPreferences, languages: [Language], links: [SettingsLink]) {
    self.preferences = preferences
    self.languages = languages
    self.links = links
  }

  var settings: MenuShellSettings { preferences.settings }

  func send(_ action: Action) async {
    switch action {
    case .menu: await change { $0.menu = $0.menu.next }
    case .order: await change { $0.order = $0.order.next }
    case .pictures: await change { $0.showsPictures.toggle() }
    case .colours: await change { $0.colours = $0.colours.next }
    case .language:
      await change { [languages] in $0.language = Self.language(after: $0.language, in: languages) }
    case .open(let index): if links.indices.contains(index) { links[index].open() }
    }
  }

  private func change(_ change: @escaping (inout MenuShellSettings) -> Void) async {
    await runner.change(.queue, try await preferences.change(change))
  }

  /// The system's language, then each of ours.
  private static func language(after code: String?, in languages: [Language]) -> String? {
    let codes: [String?] = [nil] + languages.map(\.code)
    let index = codes.firstIndex(of: code) ?? 0
    return codes[(index + 1) % codes.count]
  }
}

/// Settings that an app has elsewhere.
public struct SettingsLink: Sendable {
  let label: String
  let open: @MainActor @Sendable () -> Void

  /// - Parameters:
  ///   - label: What they are called.
  ///   - open: Opens their place.
  public init(_ label: String, open: @escaping @MainActor @Sendable () -> Void) {
    self.label = label
    self.open = open
  }
}

extension CaseIterable where Self: Equatable {
  /// The case after this one; after the last, the first.
  fileprivate var next: Self {
    let all = Array(Self.allCases)
    let index = all.firstIndex(of: self) ?? 0
    return all[(index + 1) % all.count]
  }
}
