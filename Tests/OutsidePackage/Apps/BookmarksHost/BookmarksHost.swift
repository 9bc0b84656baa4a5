import AppScreens
import AppValues
import Foundation
import Observation
import SocialMenuShell
import SocialTerminal

/// Where people can be in the app.
enum BookmarksPlace: AppPlace {
  case list, new, menu
}

/// The bookmarks, for as long as the app runs.
@MainActor @Observable
final class Bookmarks: ScreenPresenter {
  enum Action: Sendable {
    case save(String), remove(Int)
  }

  private(set) var links = ["https://www.swift.org"]

  func send(_ action: Action) async {
    switch action {
    case .save(let link): links.append(link)
    case .remove(let index): links.remove(at: index)
    }
  }

  var list: Screen<Action> {
    Screen(
      title: "Lesezeichen",
      blocks: links.enumerated().map { .entry(Entry([Line($1)], open: nil, shortcuts: ["d": .remove($0)])) })
  }
}

/// Asks for a new bookmark, then goes back to where one was.
@MainActor
final class NewBookmark: ScreenPresenter {
  private let bookmarks: Bookmarks
  private let navigator: any Navigator<BookmarksPlace>

  init(_ bookmarks: Bookmarks, _ navigator: any Navigator<BookmarksPlace>) {
    (self.bookmarks, self.navigator) = (bookmarks, navigator)
  }

  /// - Parameter link: The address; nil for none.
  func send(_ link: String?) async {
    if let link {
      await bookmarks.send(.save(link))
      navigator.say(ScreenNotice(.done, "Gespeichert."))
    }
    navigator.back()
  }

  var question: Screen<String?> {
    Screen(
      title: "Neues Lesezeichen", field: Field(.line, label: "Adresse", submit: { $0 }, cancel: nil))
  }
}

/// The main menu, which only leads on.
@MainActor
final class Menu: ScreenPresenter {
  private let navigator: any Navigator<BookmarksPlace>

  init(_ navigator: any Navigator<BookmarksPlace>) { self.navigator = navigator }

  func send(_ place: BookmarksPlace) async { navigator.replace(with: place) }

  var screen: Screen<BookmarksPlace> {
    Screen(title: "Menü", menu: [MenuItem(label: "Lesezeichen", action: .list)])
  }
}

/// Which screen is at which place.
struct Screens: ScreenMaker {
  let bookmarks: Bookmarks

  func has(_ place: BookmarksPlace) -> Bool { true }

  func screen(for place: BookmarksPlace, navigator: VisitNavigator<BookmarksPlace>) -> LiveScreen {
    switch place {
    case .list: LiveScreen(bookmarks) { $0.list }
    case .new: LiveScreen(NewBookmark(bookmarks, navigator)) { $0.question }
    case .menu: LiveScreen(Menu(navigator)) { $0.screen }
    }
  }
}

/// The app as its shell knows it.
@MainActor
final class BookmarksApp: MenuShellApp {
  let stack = NavigationStack(start: BookmarksPlace.list, screens: Screens(bookmarks: Bookmarks()))
  let menu = BookmarksPlace.menu
  let keys = AppKeys<BookmarksPlace>(
    places: [.init("n", "neu", .new)], items: [.init("d", "löschen", meaning: { "löscht Nummer \($0)" })])
  let placeNames = ["liste", "neu"]

  func place(named text: String) throws(AppError) -> BookmarksPlace {
    switch text {
    case "liste": .list
    case "neu": .new
    default: throw .invalid(.link, .malformed)
    }
  }
}

@main
struct BookmarksHost {
  @MainActor static func main() async {
    guard let terminal = Terminals.standard(environment: ProcessInfo.processInfo.environment) else { return }
    // What isn't set stays English.
    var texts = MenuShellStrings.english
    (texts.back, texts.menu, texts.helpItem, texts.quit) = ("Zurück", "Menü", "Hilfe", "Beenden")
    (texts.fieldHelp, texts.goodbye) = ("(< geht zurück)", "Auf Wiedersehen!")
    var words = Words(Language("de"), app: AppName(title: "Lesezeichen"))
    words[MenuShellStrings.self] = texts
    let shell = MenuShell(
      BookmarksApp(), MenuShell.Tools(io: terminal, words: words, preferences: ShellPreferences()))
    _ = await shell.run()
    await terminal.close()
  }
}
