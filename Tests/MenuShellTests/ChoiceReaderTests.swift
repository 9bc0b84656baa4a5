import AppScreens
import SocialShellTestSupport
import Testing

@testable import SocialMenuShell

@MainActor
@Suite("What is typed")
struct ChoiceReaderTests {
  /// Five posts, of which the last takes no comments.
  private static let feed = Screen<String>(
    title: "Home",
    blocks: [.heading("Today")]
      + ["one", "two", "three", "four", "five"].map { name in
        var shortcuts = ["l": "like \(name)", "f": "follow \(name)"]
        if name != "five" { shortcuts["c"] = "comment on \(name)" }
        return .entry(Entry([Line(name)], open: "open \(name)", shortcuts: shortcuts))
      },
    menu: [
      MenuItem(key: "m", label: "More", action: "more"),
      MenuItem(key: "e", label: "Edit list", action: "edit"),
      MenuItem(key: "x", label: "Export", action: "export"),
      MenuItem(key: "p", label: "Post", action: "post"),
      MenuItem(label: "Posts of friends", action: "friends"),
      MenuItem(label: "新しい一覧（空）", action: "new list"),
    ])

  /// Whether to delete something.
  private static let question = Screen<String>(
    title: "Delete this?",
    menu: [
      MenuItem(key: "y", label: "Delete", action: "delete"),
      MenuItem(key: "b", label: "Keep", action: "keep"),
    ])

  /// What was done.
  @MainActor
  private final class Log {
    var done: [String] = []
  }

  /// What a line means, in words.
  private func meaning(
    of line: String, on screen: Screen<String> = feed, numbered: Int = 0, lastShown: Int? = nil
  ) async -> String {
    let log = Log()
    var shown = screen.map { action in ShellAction.screen { log.done.append(action) } }
    shown.menu += [
      MenuItem(key: "g", label: "Menu", action: .menu), MenuItem(key: "?", label: "Help", action: .help),
      MenuItem(key: "q", label: "Quit", action: .quit),
    ]
    let reader = ChoiceReader(
      screen: shown, numberedChoices: numbered, lastShown: lastShown, keys: .fake, placeNames: FakeApp.names)
    func told(_ answer: String?) -> String { answer.map { " <\($0)>" } ?? "" }
    switch reader.read(line) {
    case .actions(let actions, let item, let answer):
      for action in actions {
        if case .screen(let action) = action { await action() } else { log.done.append("\(action)") }
      }
      return (item.map { "\($0): " } ?? "") + log.done.joined(separator: ", ") + told(answer)
    case .go(let name): return "go \(name)"
    case .open(let place): return "at \(place)"
    case .nothing: return "nothing"
    case .more: return "on"
    case .noItem(let number): return "no \(number)"
    case .notShown(let number): return "\(number) below"
    case .needsNumber(let key): return "\(key) of what"
    case .noShortcut(let key, let number): return "no \(key) on \(number)"
    case .unknown(let text, let suggestion): return "unknown \(text)" + (suggestion.map { ", \($0)?" } ?? "")
    }
  }

  @Test(
    "is a number, which is an item's, also in full width",
    arguments: [
      ("3", "3: open three"), (" 3 ", "3: open three"), ("３", "3: open three"), ("6", "no 6"), ("0", "no 0"),
      ("٣", "unknown ٣"), ("99999999999999999999", "unknown 99999999999999999999"),
    ])
  func number(line: String, means: String) async {
    #expect(await meaning(of: line) == means)
  }

  @Test(
    "is a number of the menu as far as that stands numbered",
    arguments: [
      ("5", 6, "5: open five"), ("6", 6, "on"), ("7", 6, "edit"), ("11", 6, "new list"), ("12", 6, "no 12"),
      ("12", 9, "menu"), ("14", 9, "quit"), ("15", 9, "no 15"), ("7", 1, "no 7"),
    ])
  func numberedMenu(line: String, numbered: Int, means: String) async {
    #expect(await meaning(of: line, numbered: numbered) == means)
  }

  @Test(
    "is a letter or a word and the number of an item",
    arguments: [
      ("l 3", "like three"), ("l3", "like three"), ("L 3", "like three"), ("Ｌ　３", "like three"),
      ("like 3", "like three"), ("li 3", "like three"), ("unlike 3", "like three"), ("いいね 3", "like three"),
      ("いいね3", "like three"), ("l 9", "no 9"), ("l 0", "no 0"), ("c 5", "no c on 5"), ("z 3", "unknown z 3"),
      ("l 3 well done", "unknown l 3 well done"), ("l ٣", "unknown l ٣"), ("l -3", "unknown l -3"),
      ("l 10000", "unknown l 10000"),
    ])
  func item(line: String, means: String) async {
    #expect(await meaning(of: line) == means)
  }

  @Test(
    "is a number that no one has seen yet, or a letter for items without a number",
    arguments: [
      ("5", "5 below"), ("4", "4: open four"), ("6", "no 6"), ("l 5", "5 below"), ("f 3-5", "5 below"),
      ("c 5 Hi", "5 below"), ("l", "l of what"), ("LIKE", "l of what"), ("コメント", "unknown コメント"),
      ("comm", "c of what"), ("x", "export"),
    ])
  func unseen(line: String, means: String) async {
    #expect(await meaning(of: line, lastShown: 4) == means)
  }

  @Test("is a letter that no item of the screen takes")
  func notTaken() async {
    let people = Screen<String>.list("People", ["one"])
    #expect(await meaning(of: "f 1", on: people) == "no f on 1")
    #expect(await meaning(of: "c 1 Hi", on: people) == "no c on 1")
    #expect(await meaning(of: "follow", on: people) == "unknown follow")
    #expect(await meaning(of: "f 1", on: Screen(title: "Empty")) == "unknown f 1")
  }

  @Test("is one action for several items where the screen has one")
  func together() async {
    var screen = Self.feed
    screen.together = { key, places in key == "f" ? "follow \(places)" : nil }
    #expect(await meaning(of: "f 1-3", on: screen) == "follow [0, 1, 2]")
    #expect(await meaning(of: "f 2", on: screen) == "follow two")
    #expect(await meaning(of: "l 1 2", on: screen) == "like one, like two")
    #expect(await meaning(of: "c 1-5", on: screen) == (await meaning(of: "c 1-5")))
  }

  @Test(
    "is a letter and several items, each taken once",
    arguments: [
      ("f 1-5", "follow one, follow two, follow three, follow four, follow five"),
      ("f 3 4 5", "follow three, follow four, follow five"), ("f 5 3", "follow five, follow three"),
      ("f 3,4", "follow three, follow four"), ("f 3、4", "follow three, follow four"),
      ("f 1 - 2, 4", "follow one, follow two, follow four"), ("f 5-4", "follow four, follow five"),
      ("f 1 1-2", "follow one, follow two"), ("follow 1-2", "follow one, follow two"),
      ("ｆ　１－２", "follow one, follow two"), ("f 4-9", "no 6"), ("f 1-9999", "no 6"), ("f 1-", "unknown f 1-"),
    ])
  func items(line: String, means: String) async {
    #expect(await meaning(of: line) == means)
  }

  @Test(
    "is a letter, an item and what to say of it, as it was typed",
    arguments: [
      ("c 3", "comment on three"), ("c 3 Well done", "comment on three <Well done>"),
      ("comment 3 Hi", "comment on three <Hi>"), ("c3 Hi", "comment on three <Hi>"),
      ("ｃ　３　ＡＢＣ　１２３！", "comment on three <ＡＢＣ　１２３！>"),
      ("c 3 4 apples", "comment on three <4 apples>"), ("c 3 - no", "comment on three <- no>"),
      ("c 3  two  spaces", "comment on three <two  spaces>"), ("c 3 👩‍👩‍👧 が", "comment on three <👩‍👩‍👧 が>"),
      ("c 5 Hi", "no c on 5"), ("c 8 Hi", "no 8"),
    ])
  func comment(line: String, means: String) async {
    #expect(await meaning(of: line) == means)
  }

  @Test(
    "is a letter of the menu, its words, or how they begin",
    arguments: [
      ("e", "edit"), ("E", "edit"), ("ｅ", "edit"), ("edit list", "edit"), ("Edit", "edit"), ("ed", "edit"),
      ("ex", "export"), ("post", "post"), ("posts", "friends"), ("pos", "unknown pos, post?"), ("m", "on"),
      ("more", "on"), ("mo", "on"), ("新しい", "new list"), ("新しい一覧（空）", "new list"), ("g", "menu"),
      ("menu", "menu"), ("メニュー", "menu"), ("?", "help"), ("？", "help"), ("help", "help"), ("ヘルプ", "help"),
      ("q", "quit"), ("quit", "quit"), ("exit", "quit"), ("終了", "quit"), ("b", "back"), ("back", "back"),
      ("戻る", "back"), ("<", "back"), ("＜", "back"),
    ])
  func menu(line: String, means: String) async {
    #expect(await meaning(of: line) == means)
  }

  @Test(
    "is a place: by its letter, its name or how that begins, and by what is sought or written there",
    arguments: [
      ("h", "at home"), ("t", "at notifications"), ("home", "go home"), ("ho", "go home"),
      ("HOME", "go home"),
      ("notif", "at notifications"), ("notification-s", "go notification-settings"), ("sett", "go settings"),
      ("g home", "go home"), ("https://a.org/@aiko", "go https://a.org/@aiko"), ("g @aiko", "go @aiko"),
      ("g@aiko", "go @aiko"), ("@aiko", "go @aiko"),
      ("＠aiko", "go @aiko"), ("#cats", "go #cats"), ("＃猫", "go #猫"), ("search", "go search"),
      ("search cats", "go search/cats"), ("search Cats  and dogs", "go search/Cats  and dogs"),
      ("sea 猫", "go search/猫"), ("/", "at search"), ("/ cats", "at search/cats"), ("/cats", "at search/cats"),
      ("／　猫", "at search/猫"), ("n", "at compose"), ("n Hello", "at compose/Hello"),
      ("Ｎ　Ｈello　１", "at compose/Ｈello　１"), ("n 3 apples", "at compose/3 apples"),
      ("nHello", "unknown nHello"), ("t 3", "unknown t 3"), ("@", "unknown @"),
    ])
  func place(line: String, means: String) async {
    #expect(await meaning(of: line) == means)
  }

  @Test(
    "is a yes or a no where that is asked",
    arguments: [
      ("y", "delete"), ("Y", "delete"), ("ｙ", "delete"), ("yes", "delete"), ("はい", "delete"), ("1", "delete"),
      ("n", "keep"), ("no", "keep"), ("No", "keep"), ("いいえ", "keep"), ("2", "keep"), ("delete", "delete"),
    ])
  func consent(line: String, means: String) async {
    #expect(await meaning(of: line, on: Self.question, numbered: 2) == means)
  }

  @Test("yes and no mean nothing else where nothing is asked")
  func noQuestion() async {
    #expect(await meaning(of: "yes") == "unknown yes")
    #expect(await meaning(of: "no") == "at notifications", "it begins that word")
  }

  @Test("is nothing at all, or what is most likely wanted")
  func nothing() async {
    for line in ["", "  ", "　"] { #expect(await meaning(of: line) == "nothing") }
    var preview = Screen<String>(title: "Preview")
    preview.menu = [
      MenuItem(key: "e", label: "Edit", action: "edit"),
      MenuItem(key: "p", label: "Publish", isDefault: true, action: "publish"),
    ]
    #expect(await meaning(of: "", on: preview) == "publish")
  }

  @Test("is not understood without a list to go on with")
  func noList() async {
    #expect(await meaning(of: "m", on: Screen(title: "Settings")) == "unknown m")
  }

  @Test(
    "is close to what was perhaps meant",
    arguments: [
      ("hoem", "home"), ("homee", "home"), ("serach cats", "search"), ("lkie 3", "like"),
      ("exprot", "export"),
      ("notifcations", "notifications"), ("qqq", nil), ("xy", nil), ("something else", nil),
    ] as [(String, String?)])
  func suggestion(line: String, word: String?) async {
    #expect(await meaning(of: line) == "unknown \(line)" + (word.map { ", \($0)?" } ?? ""))
  }
}
