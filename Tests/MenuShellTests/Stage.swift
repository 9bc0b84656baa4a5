import AppScreens
import Foundation
import SocialMenuShell
import SocialShellTestSupport
import SocialTerminal
import Testing

/// A menu shell over fake screens: one for each place, made at its first visit.
@MainActor
final class Stage {
  let app: FakeApp
  let io: ScriptedIO
  private let tools: MenuShell<FakeApp>.Tools

  /// - Parameters:
  ///   - presenters: What is at each place.
  ///   - place: Where it begins.
  ///   - start: Where one begins who opens no link.
  ///   - missing: The places that the app does not have.
  init(
    _ io: ScriptedIO, _ presenters: [String: FakePresenter], at place: String = "home",
    start: String = "home",
    missing: Set<String> = [], language: Language = .english,
    settings: MenuShellSettings = MenuShellSettings(),
    preferences: ShellPreferences? = nil,
    pictures: TerminalPictures? = nil, patience: Duration = .seconds(3600),
    pace: Duration = .zero
  ) {
    self.io = io
    var presenters = presenters
    if presenters["menu"] == nil { presenters["menu"] = FakePresenter(Screen(title: "The menu")) }
    let screens = FakeScreens(missing: missing) { [presenters] place, _ in
      guard let presenter = presenters[place] else {
        Issue.record("unexpected place: \(place)")
        return FakePresenter(Screen(title: "unexpected")).liveScreen
      }
      return presenter.liveScreen
    }
    app = FakeApp(NavigationStack(start: start, at: place, screens: screens), language: language)
    tools = MenuShell<FakeApp>.Tools(
      io: io, pictures: pictures, words: .fake(language),
      preferences: preferences ?? ShellPreferences(settings),
      patience: patience, pace: pace)
  }

  /// Runs the conversation to its end and answers what was seen.
  @discardableResult
  func run() async -> String {
    _ = await MenuShell(app, tools).run()
    return io.transcript
  }
}

extension Words {
  /// The words of an app that has none of its own.
  static func fake(_ language: Language) -> Words {
    Words(language, timeZone: .gmt, app: AppName(title: "Example"))
  }
}

extension String {
  /// What was seen after a line was typed at the prompt the last time, up to the next prompt.
  func after(_ line: String) -> String {
    let parts = components(separatedBy: "> \(line)\n")
    guard parts.count > 1, let rest = parts.last else { return "" }
    return rest.components(separatedBy: "\n> ").first.map { $0 + "\n" } ?? rest
  }
}
