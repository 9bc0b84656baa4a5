public import AppScreens
public import Entities

/// The state of the screen of followed hashtags.
public struct FollowedHashtagsState: Equatable, Sendable, ActingState {
  /// What an action achieved.
  public enum Done: Hashable, Sendable {
    case followed(String)
    case unfollowed(String)
  }

  /// Whether the viewer is signed in.
  public let isSignedIn: Bool
  /// Those followed, the latest first, with those that were unfollowed here; nil until they are loaded.
  public internal(set) var hashtags: [Hashtag]?
  /// Whether a hashtag to follow is being asked for.
  public internal(set) var isAsking = false
  /// What stands in the field.
  public internal(set) var entered = ""
  public internal(set) var action = ActionState<Done, Never>()

  init(isSignedIn: Bool) {
    self.isSignedIn = isSignedIn
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
