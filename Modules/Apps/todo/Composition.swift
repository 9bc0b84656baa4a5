import AppScreens
import AppValues
import Foundation
import SocialFiles
import SocialMenuShell
import SocialTerminal
import SocialTodoApp
import SocialTodoStore

/// The parts of the program, and their dependencies.
struct Composition: Sendable {
  /// The language of commands.
  let words: Words
  private let options: TodoOptions
  private let data: DataDirectory
  private let store: TodoStore

  /// Opens the data.
  ///
  /// Throws the `storage` faults of the data folder and the database.
  init(_ options: TodoOptions) async throws(AppError) {
    self.options = options
    words = .todoApp(Self.language(options))
    data = DataDirectory(
      options.dataDirectory, of: .todo, environment: ProcessInfo.processInfo.environment)
    try data.create()
    try data.closeToOthers(words)
    try data.watchForCrashes(words, app: "Todo")
    store = try await data.opening(words) { [data] tell throws(AppError) in
      try await TodoStore.open(path: data.database, log: data.log(by: "todo"), updating: tell)
    }
    data.closeDatabaseToOthers(words)
  }

  /// The requested language, or the locale's.
  static func language(_ options: TodoOptions) -> Language {
    CommandLanguage.of(options.language, environment: ProcessInfo.processInfo.environment)
  }

  @MainActor
  func commandContext(_ output: CommandStreams) -> TodoContext {
    TodoContext(store: store, view: ViewContext(words: words), output: output)
  }

  /// Throws `unavailable` when the system has no terminal to give.
  func shellEnvironment() async throws(AppError) -> TodoEnvironment {
    let environment = ProcessInfo.processInfo.environment
    let settings = SettingsFile(data.folder.file("shell.json"))
    // What was chosen in the shell, unless the command says otherwise; what can't be read was never chosen.
    let chosen = options.language == nil ? (try? await settings.load())?.language : nil
    let language = Language.builtIn.first { $0.code == chosen } ?? words.language
    guard let terminal = Terminals.standard(environment: environment) else {
      throw .unexpected(reference: "no-terminal")
    }
    return TodoEnvironment(
      store: store, io: terminal, editor: ExternalEditor(environment: environment), settings: settings,
      drafts: TodoDraftFolder(directory: data, log: data.warnings(by: "todo")),
      words: .todoApp(language), systemLanguage: words.language)
  }

  /// Lets go of the data, once what is under way is done.
  func close() async { await store.close() }
}
