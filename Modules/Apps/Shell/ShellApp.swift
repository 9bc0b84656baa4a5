public import Entities
public import Navigation
public import SocialMenuShell
import SocialTerminal

/// The menu shell: a linear text interface over every feature.
public struct ShellApp: Sendable {
  private let environment: ShellEnvironment

  public init(environment: ShellEnvironment) {
    self.environment = environment
  }

  /// Talks with the person until they quit or the input ends.
  ///
  /// - Parameters:
  ///   - viewer: Who is signed in, or no one.
  ///   - start: Where to begin; nil for home, or the welcome of someone who is not signed in.
  @MainActor
  public func run(as viewer: Viewer, at start: Route? = nil) async -> ExitStatus {
    let preferences = await ShellPreferences(from: environment.settings)
    var (environment, viewer, start) = (environment, viewer, start.map(Destination.route))
    while true {
      let app = SocialApp(environment, preferences: preferences, viewer: viewer, start: start)
      let ending = await MenuShell(
        app,
        MenuShell.Tools(
          io: environment.io, editor: environment.editor, pictures: environment.pictures,
          words: environment.words, preferences: preferences, patience: environment.patience)
      ).run()
      app.end()
      guard ending == .languageChanged else { break }
      environment.words = environment.speaking(preferences.settings.language)
      (viewer, start) = (app.viewer, .settings)
    }
    await environment.io.close()
    return .done
  }
}
