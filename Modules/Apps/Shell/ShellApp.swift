public import Entities
public import Navigation
import SocialMenuShell
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
  public func run(as viewer: Viewer, at start: Route? = nil) async -> ExitCode {
    let app = SocialApp(environment, viewer: viewer, start: start)
    await MenuShell(
      app,
      MenuShell.Tools(
        io: environment.io, editor: environment.editor, pictures: environment.pictures,
        words: environment.words, patience: environment.patience)
    ).run()
    app.end()
    await environment.io.close()
    return .done
  }
}
