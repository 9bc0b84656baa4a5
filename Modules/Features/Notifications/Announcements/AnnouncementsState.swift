public import AppScreens
public import AppValues
public import Entities
public import Navigation

/// The state of the screen of announcements.
public struct AnnouncementsState: Equatable, Sendable, ActingState {
  /// What an action achieved.
  public enum Done: Hashable, Sendable {
    /// An announcement was dismissed.
    case dismissed
    /// The viewer gave this emoji, or removed it.
    case reacted(String), removed(String)
    /// An address was opened, or there is no program for it.
    case opened(String), notOpened(String)
  }

  /// Whether the viewer is signed in.
  public let isSignedIn: Bool
  /// Whether links can be opened.
  public let opensLinks: Bool
  /// The kinds of places that the app has.
  public var places: Set<Route.Kind>
  /// All announcements, the newest first; nil until they're loaded.
  public var list: Page<Announcement>?
  /// The announcement that is open; nil for the list.
  public var open: Announcement?
  /// The emoji as typed so far, while the screen asks for one; nil otherwise.
  public var entry: String?
  /// The outcome of the last action.
  public var action = ActionState<Done, Never>()

  /// A state to preview or test; by default nothing is loaded yet.
  public init(
    isSignedIn: Bool, opensLinks: Bool = false, places: Set<Route.Kind> = .all,
    list: Page<Announcement>? = nil, open: Announcement? = nil, entry: String? = nil,
    action: ActionState<Done, Never> = ActionState()
  ) {
    self.isSignedIn = isSignedIn
    self.opensLinks = opensLinks
    self.places = places
    self.list = list
    self.open = open
    self.entry = entry
    self.action = action
  }

  /// The loaded announcements, the newest first.
  public var announcements: [Announcement] { list?.items ?? [] }

  /// Changes the announcements that are shown; none if they aren't loaded.
  mutating func change(_ change: ([Announcement]) -> [Announcement]) {
    guard let list else { return }
    show(Page(items: change(list.items), older: list.older, newer: list.newer, readAt: list.readAt))
  }

  /// Shows announcements as they are now. Returns whether the open one is still among them.
  @discardableResult mutating func show(_ list: Page<Announcement>) -> Bool {
    self.list = list
    guard let id = open?.id else { return true }
    open = list.items.first { $0.id == id }
    if open == nil { entry = nil }
    return open != nil
  }
}
