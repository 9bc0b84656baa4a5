public import AppScreens
public import Navigation

/// The state of the screen on which the viewer edits their profile.
public struct EditProfileState: Equatable, Sendable, ActingState {
  /// A question to the viewer.
  public enum Question: Hashable, Sendable {
    /// The display name, the bio, and the default language of posts (one of `LanguageRule.codes`).
    case name, bio, language
    /// The path of an image.
    case avatar, header
    /// The sites that may name the viewer as an author, in one line.
    case attributionDomains
    /// The default visibility of posts.
    case visibility
    /// The label of the custom field at an index; for a new one, the number of fields.
    case label(Int)
    /// The value of the custom field at an index, and its new label.
    case value(Int, label: String)
  }

  /// A setting that is on or off.
  public enum Choice: Hashable, Sendable {
    /// The properties of `User` with these names.
    case isLocked, isBot, hidesFollowers, isDiscoverable, isIndexable
    /// The default of the same name for new posts.
    case isSensitive
  }

  /// The outcome of an action.
  public enum Done: Equatable, Sendable {
    /// The change is saved.
    case saved
  }

  /// Whether the viewer is signed in.
  public var isSignedIn: Bool
  /// The kinds of places that the app has.
  public var places: Set<Route.Kind>
  /// What the source can change.
  public var capabilities: ProfileEditingCapabilities
  /// The saved profile; nil until loaded.
  public var profile: OwnProfile?
  /// The open question; nil while the profile itself is shown.
  public var question: Question?
  /// The invalid answer, for correction.
  public var entry: String?
  /// The outcome of the last action.
  public var action: ActionState<Done, Never>

  /// A state for a preview or a test.
  public init(
    isSignedIn: Bool, places: Set<Route.Kind> = .all,
    capabilities: ProfileEditingCapabilities = .all, profile: OwnProfile? = nil,
    question: Question? = nil, entry: String? = nil, action: ActionState<Done, Never> = ActionState()
  ) {
    self.isSignedIn = isSignedIn
    self.places = places
    self.capabilities = capabilities
    self.profile = profile
    self.question = question
    self.entry = entry
    self.action = action
  }

  /// Asks a question; nil closes it.
  mutating func ask(_ question: Question?) {
    self.question = question
    entry = nil
  }
}
