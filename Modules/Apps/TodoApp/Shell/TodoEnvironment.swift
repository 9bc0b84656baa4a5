public import AppScreens
public import AppValues
public import SocialMenuShell
public import SocialTerminal
public import SocialTodoStore
public import Todo

/// All that the shell needs from outside: the composition root makes it.
public struct TodoEnvironment: Sendable {
  /// The todos.
  public let store: TodoStore
  /// Where text goes and lines come from.
  public let io: any TextIO
  /// The editor for longer text; nil when the person has chosen none.
  public let editor: ExternalEditor?
  /// How the person at this machine wants the shell to look.
  public let settings: any SettingsStore
  /// What was begun to be written.
  public let drafts: any TodoDraftStore
  /// The language and the time zone.
  public internal(set) var words: Words
  /// The language of someone who has chosen none in the settings.
  private let systemLanguage: Language
  /// Tells the time.
  public let clock: WallClock

  /// - Parameters:
  ///   - store: The todos.
  ///   - io: Where text goes and lines come from.
  ///   - editor: The editor for longer text.
  ///   - settings: How the person at this machine wants the shell to look.
  ///   - drafts: What was begun to be written.
  ///   - words: The language and the time zone.
  ///   - systemLanguage: The language of someone who has chosen none.
  ///   - clock: Tells the time.
  public init(
    store: TodoStore, io: any TextIO, editor: ExternalEditor?, settings: any SettingsStore,
    drafts: any TodoDraftStore, words: Words, systemLanguage: Language, clock: WallClock = .system
  ) {
    self.store = store
    self.io = io
    self.editor = editor
    self.settings = settings
    self.drafts = drafts
    self.words = words
    self.systemLanguage = systemLanguage
    self.clock = clock
  }

  /// The words of another language, by its code; nil for the system's.
  func speaking(_ code: String?) -> Words {
    let language = Language.builtIn.first { $0.code == code } ?? systemLanguage
    return .todoApp(language, timeZone: words.timeZone)
  }
}
