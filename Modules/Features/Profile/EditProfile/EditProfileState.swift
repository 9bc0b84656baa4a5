public import AppValues

/// What the screen shows where the viewer's own profile is changed.
public struct EditProfileState: Equatable, Sendable {
  /// What is being asked.
  public enum Question: Hashable, Sendable {
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
    case isLocked, isBot, hidesFollowers
  }

  /// Whether the viewer is signed in.
  public let isSignedIn: Bool
  /// The profile as it is kept; nil until it is loaded.
  public internal(set) var profile: OwnProfile?
  public internal(set) var question: Question?
  /// What was entered and is not acceptable.
  public internal(set) var entry: String?
  /// Whether the latest change is kept; cleared by the next action.
  public internal(set) var isSaved = false
  /// What went wrong; cleared by the next action.
  public internal(set) var problem: AppError?

  init(isSignedIn: Bool) {
    self.isSignedIn = isSignedIn
  }
}
