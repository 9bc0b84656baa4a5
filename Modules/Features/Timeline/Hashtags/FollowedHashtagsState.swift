public import AppScreens
public import Entities

/// The state of the screen of followed hashtags.
public struct FollowedHashtagsState: Equatable, Sendable, ActingState {
  /// What an action achieved.
  public enum Done: Hashable, Sendable {
    /// The hashtag of this name, without the `#`, is followed from now on.
    case followed(String)
    /// The hashtag of this name, without the `#`, is no longer followed.
    case unfollowed(String)
  }

  /// Whether the viewer is signed in.
  public let isSignedIn: Bool
  /// The places of the app that the screen leads to.
  public var places: FollowedHashtagsPlaces
  /// Those followed, the latest first, with those that were unfollowed here; nil until they are loaded.
  public var hashtags: [Hashtag]?
  /// Whether a hashtag to follow is being asked for.
  public var isAsking = false
  /// What stands in the field.
  public var entered = ""
  /// What became of the last action.
  public var action = ActionState<Done, Never>()

  /// A state to preview or test; by default nothing is loaded yet.
  public init(
    isSignedIn: Bool, places: FollowedHashtagsPlaces = .all, hashtags: [Hashtag]? = nil,
    isAsking: Bool = false, entered: String = "",
    action: ActionState<Done, Never> = ActionState()
  ) {
    self.isSignedIn = isSignedIn
    self.places = places
    self.hashtags = hashtags
    self.isAsking = isAsking
    self.entered = entered
    self.action = action
  }

  mutating func ask() {
    isAsking = true
    entered = ""
  }

  /// Shows a hashtag as it now is: in its place, or first when it is new.
  mutating func show(_ hashtag: Hashtag) {
    var shown = hashtags ?? []
    if let index = shown.firstIndex(where: { $0.name == hashtag.name }) {
      shown[index] = hashtag
    } else if hashtag.isFollowed {
      shown.insert(hashtag, at: 0)
    }
    hashtags = shown
  }
}

/// Which of the places that the followed hashtags lead to the app has.
public struct FollowedHashtagsPlaces: Equatable, Sendable {
  /// The home, to which posts with them come.
  public var home: Bool
  /// Signing in, for those without an account.
  public var signIn: Bool

  /// Each is whether the app has the place of that name.
  public init(home: Bool, signIn: Bool) {
    self.home = home
    self.signIn = signIn
  }

  /// All that there are.
  public static let all = FollowedHashtagsPlaces(home: true, signIn: true)
}
