public import AppScreens
public import AppValues
public import Entities
public import Navigation

/// The state of the screen of followed hashtags.
public struct HashtagsState: Equatable, Sendable, ActingState {
  /// What an action achieved.
  public enum Done: Hashable, Sendable {
    /// The hashtag of this name, without the `#`, is now followed.
    case followed(String)
    /// The hashtag of this name, without the `#`, is no longer followed.
    case unfollowed(String)
  }

  /// Whether the viewer is signed in.
  public let isSignedIn: Bool
  /// The kinds of places that the app has.
  public var places: Set<Route.Kind>
  /// The followed hashtags, last followed first, and those unfollowed here; nil until they are loaded.
  public var hashtags: [Hashtag]?
  /// Other hashtags that many people used lately, most people first, and those followed here.
  public var popular: [Hashtag] = []
  /// When they were read, if that was earlier and their source can't be reached now.
  public var readAt: Timestamp?
  /// Whether the screen asks for a hashtag to follow.
  public var isAsking = false
  /// The content of the field.
  public var entered = ""
  /// The outcome of the last action.
  public var action = ActionState<Done, Never>()

  /// A state to preview or test; by default nothing is loaded yet.
  public init(
    isSignedIn: Bool, places: Set<Route.Kind> = .all, hashtags: [Hashtag]? = nil,
    readAt: Timestamp? = nil, isAsking: Bool = false, entered: String = "",
    action: ActionState<Done, Never> = ActionState()
  ) {
    self.isSignedIn = isSignedIn
    self.places = places
    self.hashtags = hashtags
    self.readAt = readAt
    self.isAsking = isAsking
    self.entered = entered
    self.action = action
  }

  /// All hashtags on the screen.
  var shown: [Hashtag] { (hashtags ?? []) + popular }

  mutating func ask() {
    isAsking = true
    entered = ""
  }

  /// Updates a hashtag in its place, or adds it first when it's new.
  mutating func show(_ hashtag: Hashtag) {
    if let index = popular.firstIndex(where: { $0.name == hashtag.name }) {
      popular[index] = hashtag
      return
    }
    var shown = hashtags ?? []
    if let index = shown.firstIndex(where: { $0.name == hashtag.name }) {
      shown[index] = hashtag
    } else if hashtag.isFollowed {
      shown.insert(hashtag, at: 0)
    }
    hashtags = shown
  }
}
