public import AppScreens

/// What the screen shows where the viewer's own profile is changed.
public struct EditProfileState: Equatable, Sendable, ActingState {
  /// What is being asked.
  public enum Question: Hashable, Sendable {
    /// The name to show, what they say about themselves, and what they write in (an ISO 639-1 code).
    case name, bio, language
    /// The path of a picture.
    case avatar, header
    /// Who may see posts that say nothing of it.
    case visibility
    /// The label of a line by its place; of the one behind the last for a new one.
    case label(Int)
    /// The value of a line, with the label it is to have.
    case value(Int, label: String)
  }

  /// Something that is either so or not.
  public enum Choice: Hashable, Sendable {
    /// As the properties of `User` with these names.
    case isLocked, isBot, hidesFollowers
  }

  /// What an action achieved.
  public enum Done: Equatable, Sendable {
    /// The change is kept.
    case saved
  }

  /// Whether the viewer is signed in.
  public var isSignedIn: Bool
  /// The places of the app that the screen leads to.
  public var places: EditProfilePlaces
  /// The profile as it is kept; nil until it is loaded.
  public var profile: OwnProfile?
  /// What is asked; nil while the profile itself is shown.
  public var question: Question?
  /// What was entered and is not acceptable.
  public var entry: String?
  /// What became of the last action.
  public var action: ActionState<Done, Never>

  /// A state to preview, or to draw in a test.
  public init(
    isSignedIn: Bool, places: EditProfilePlaces = .all, profile: OwnProfile? = nil,
    question: Question? = nil, entry: String? = nil, action: ActionState<Done, Never> = ActionState()
  ) {
    self.isSignedIn = isSignedIn
    self.places = places
    self.profile = profile
    self.question = question
    self.entry = entry
    self.action = action
  }

  /// Asks for something; nil to ask for nothing any more.
  mutating func ask(_ question: Question?) {
    self.question = question
    entry = nil
  }
}
