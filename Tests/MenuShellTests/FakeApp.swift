public import AppScreens
import AppValues
import SocialMenuShell

/// Each word is a kind of its own.
extension String: AppPlace {}

/// An app whose places are words: those that lead everywhere, people (`@aiko`), hashtags (`#cats`) and searches.
@MainActor
final class FakeApp: MenuShellApp {
  typealias Keys = AppKeys<String>

  let stack: NavigationStack<String>
  let menu = "menu"
  let keys: Keys
  let placeNames = FakeApp.names
  /// What stands beside every title.
  var status: [String] = []
  /// What the next action changes elsewhere.
  var changes: [ScreenNotice] = []
  /// What is told as soon as someone listens.
  var news: [ScreenNotice] = []
  /// The places that came to the front, in order.
  private(set) var arrivals: [String] = []

  /// The words that name places.
  static let names = ["home", "search", "notifications", "notification-settings", "settings"]

  init(_ stack: NavigationStack<String>, language: Language = .english) {
    self.stack = stack
    keys = language == .japanese ? .japanese : .fake
  }

  func place(named text: String) throws(AppError) -> String {
    let word = text.split(separator: "/").first.map(String.init) ?? text
    guard text.hasPrefix("@") || text.hasPrefix("#") || Self.names.contains(word) else {
      throw .invalid(.link, .malformed)
    }
    return text
  }

  func arrive(at place: String) async { arrivals.append(place) }

  func status(at place: String) -> [String] { status }

  func perform(_ action: @escaping ScreenAction, at place: String) async -> [ScreenNotice] {
    await action()
    defer { changes = [] }
    return changes
  }

  func telling<Value>(
    _ tell: @escaping @MainActor ([ScreenNotice]) async -> Void, while body: @MainActor () async -> Value
  ) async -> Value {
    await tell(news)
    news = []
    return await body()
  }
}

extension AppKeys<String> {
  /// Like those of a social network.
  static let fake = AppKeys(
    places: [
      PlaceKey("n", "post", "compose") { "compose/\($0)" },
      PlaceKey("/", "search", "search") { "search/\($0)" },
      PlaceKey("t", "notifications", "notifications"),
      PlaceKey("h", "home", "home"),
    ],
    items: [
      ItemKey("l", "like", words: ["like", "unlike", "いいね"], meaning: { "likes or unlikes number \($0)" }),
      ItemKey(
        "c", "comment", words: ["comment"], takesText: true, meaning: { "comments on number \($0)" },
        missing: { _ in "Only posts can be commented on." }),
      ItemKey(
        "f", "follow", undo: "unfollow", words: ["follow", "unfollow"],
        meaning: { "follows or unfollows number \($0)" }),
    ],
    examples: [Example("@aiko", "opens a profile")], settings: "g settings")

  /// The same in Japanese.
  static let japanese = AppKeys(
    places: [
      PlaceKey("n", "投稿", "compose") { "compose/\($0)" },
      PlaceKey("/", "検索", "search") { "search/\($0)" },
      PlaceKey("t", "通知", "notifications"),
      PlaceKey("h", "ホーム", "home"),
    ],
    items: [
      ItemKey("l", "いいね", words: ["いいね"], meaning: { "\($0)番にいいねする・取り消す" }),
      ItemKey("c", "コメント", words: ["コメント"], takesText: true, meaning: { "\($0)番にコメントする" }),
    ])
}

/// Makes the screens of places.
@MainActor
final class FakeScreens: ScreenMaker {
  /// The places that there are not.
  var missing: Set<String>
  let make: @MainActor (String, VisitNavigator<String>) -> LiveScreen

  init(missing: Set<String> = [], make: @escaping @MainActor (String, VisitNavigator<String>) -> LiveScreen) {
    self.missing = missing
    self.make = make
  }

  func has(_ kind: String) -> Bool { !missing.contains(kind) }

  func screen(for place: String, navigator: VisitNavigator<String>) -> LiveScreen { make(place, navigator) }
}
