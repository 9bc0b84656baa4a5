import SocialMenuShell
import SocialTerminal
import Todo

/// The shell of Todo: a text menu over its room.
public struct TodoShell: Sendable {
  private let environment: TodoEnvironment

  /// - Parameter environment: All that it needs from outside.
  public init(environment: TodoEnvironment) {
    self.environment = environment
  }

  /// Talks with the person until they quit or the input ends.
  ///
  /// - Returns: What is left to say where the terminal is free again: that not all is in step.
  @MainActor
  public func run() async -> [String] {
    let preferences = await ShellPreferences(from: environment.settings)
    var environment = environment
    let rounds = SyncRounds(environment.store, pace: .shell)
    rounds.begin()
    var start = TodoDestination.todo(.list(nil))
    while true {
      let app = TodoApp(environment, preferences: preferences, rounds: rounds, start: start)
      let ending = await MenuShell(
        app,
        MenuShell.Tools(
          io: environment.io, editor: environment.editor, words: environment.words, preferences: preferences)
      ).run()
      guard ending == .languageChanged else { break }
      environment.words = environment.speaking(preferences.settings.language)
      start = .settings
    }
    await environment.io.close()
    return await rounds.end(SyncMessages(words: environment.words))
  }
}
