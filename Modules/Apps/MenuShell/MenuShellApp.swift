public import AppScreens
public import AppValues

/// What an app gives its menu shell: its places, and what the shell cannot know of itself.
///
/// An app without titles, news and work of its own needs only the first half.
@MainActor
public protocol MenuShellApp<Place>: AnyObject {
  /// The places of the app.
  associatedtype Place: AppPlace

  /// Where the person is, and the way back.
  var stack: NavigationStack<Place> { get }
  /// The main menu.
  var menu: Place { get }
  /// What can be typed everywhere.
  var keys: AppKeys<Place> { get }
  /// The words that name places, to be completed with Tab.
  var placeNames: [String] { get }

  /// The place that a person names.
  ///
  /// Throws what is wrong with the text.
  func place(named text: String) throws(AppError) -> Place

  /// Called each time that a place comes to the front, before its screen is shown.
  func arrive(at place: Place) async
  /// The text next to a screen's title, such as an unread count.
  func status(at place: Place) -> [String]
  /// Carries out what a person chose, and says what else it has changed.
  func perform(_ action: @escaping ScreenAction, at place: Place) async -> [ScreenNotice]
  /// Tells of the app's news for as long as `body` runs, beginning with what came before it.
  func telling<Value>(
    _ tell: @escaping @MainActor ([ScreenNotice]) async -> Void, while body: @MainActor () async -> Value
  ) async -> Value
}

extension MenuShellApp {
  /// Does nothing: for an app that prepares no place.
  public func arrive(at place: Place) async {}

  /// Nothing: for an app that shows no status.
  public func status(at place: Place) -> [String] { [] }

  /// Carries out what a person chose, which changes nothing else.
  public func perform(_ action: @escaping ScreenAction, at place: Place) async -> [ScreenNotice] {
    await action()
    return []
  }

  /// Tells nothing: for an app without news.
  public func telling<Value>(
    _ tell: @escaping @MainActor ([ScreenNotice]) async -> Void, while body: @MainActor () async -> Value
  ) async -> Value {
    await body()
  }
}
