import AppScreens
import AppValues
import SocialMenuShell
import Todo

/// Todo in the menu shell: its places, and what comes from other devices.
@MainActor
final class TodoApp: MenuShellApp {
  let stack: NavigationStack<TodoDestination>
  private let rounds: SyncRounds
  private let words: Words
  private let links = DeepLinks.todo

  init(
    _ environment: TodoEnvironment, preferences: ShellPreferences, rounds: SyncRounds, start: TodoDestination
  ) {
    stack = NavigationStack(
      start: .todo(.list(nil)), at: start, screens: TodoScreens(environment, preferences: preferences))
    words = environment.words
    self.rounds = rounds
  }

  var menu: TodoDestination { .menu }

  var keys: AppKeys<TodoDestination> {
    guard case .todo(.list(let category)) = stack.top.place else { return .todo(words.language, in: nil) }
    return .todo(words.language, in: category)
  }

  var placeNames: [String] { links.places.map(\.key) }

  func place(named text: String) throws(AppError) -> TodoDestination { try links.place(from: text) }

  // What a screen did as it was opened or left, too.
  func arrive(at place: TodoDestination) async { await rounds.lookForChanges() }

  func status(at place: TodoDestination) -> [String] {
    rounds.fault == nil ? [] : [SyncStrings.of(words.language).status]
  }

  func perform(_ action: @escaping ScreenAction, at place: TodoDestination) async -> [ScreenNotice] {
    await action()
    await rounds.lookForChanges()
    return []
  }

  // MARK: News

  func telling<Value>(
    _ tell: @escaping @MainActor ([ScreenNotice]) async -> Void, while body: @MainActor () async -> Value
  ) async -> Value {
    await rounds.telling({ [weak self] in await self?.pass($0, to: tell) }, while: body)
  }

  private func pass(_ news: [SyncRounds.News], to tell: @MainActor ([ScreenNotice]) async -> Void) async {
    let (strings, messages) = (SyncStrings.of(words.language), SyncMessages(words: words))
    let notices = news.compactMap { news -> ScreenNotice? in
      switch news {
      // What shows todos says itself what has changed there.
      case .arrived(let count): showsTodos ? nil : ScreenNotice(.news, strings.arrived(count))
      case .overruled(let edit): ScreenNotice(.news, messages.overruledInShell(edit))
      case .problem(let problem): ScreenNotice(.news, messages.problem(problem))
      case .failed(let fault, let folder): ScreenNotice(.offline, messages.failure(fault, folder))
      case .again: ScreenNotice(.news, strings.again)
      }
    }
    if !notices.isEmpty { await tell(notices) }
  }

  private var showsTodos: Bool {
    switch stack.top.place {
    case .todo(.list), .todo(.due), .todo(.item), .todo(.search): true
    default: false
    }
  }
}
