public import AppScreens

/// What the screen about one's archive shows.
public struct ArchiveState: ActingState, Equatable, Sendable {
  /// Where the person is.
  public enum Step: Equatable, Sendable {
    /// Choosing between export and import.
    case choosing
    /// Asked where to export to.
    case askingTarget
    /// It is written.
    case exported(ArchiveSummary)
    /// There is an archive of that name: may it be replaced?
    case askingToReplace
    /// Asked where an archive lies.
    case askingSource
    /// What the archive holds: is it to be imported?
    case found(ArchiveSummary)
    /// An import was stopped, or failed, after so much was imported.
    case stopped(ArchiveProgress)
    /// An import has ended, with this result.
    case imported(ImportReport)
  }

  /// Whose account is exported, or imported into; nil when signed out.
  public var handle: String?
  /// What can be done.
  public var capabilities: ArchiveCapabilities
  /// The places of the app that the screen leads to.
  public var places: ArchiveScreenPlaces
  /// Where the person is.
  public var step: Step
  /// The path that was entered last.
  public var path: String
  /// How far the work under way has come; nil when there is none.
  public var progress: ArchiveProgress?
  /// What is shown of the actions.
  public var action: ActionState<Never, Never>

  /// A state to preview or test.
  public init(
    handle: String?, capabilities: ArchiveCapabilities = .all, places: ArchiveScreenPlaces = .all,
    step: Step = .choosing, path: String = "", progress: ArchiveProgress? = nil,
    action: ActionState<Never, Never> = ActionState()
  ) {
    self.handle = handle
    self.capabilities = capabilities
    self.places = places
    self.step = step
    self.path = path
    self.progress = progress
    self.action = action
  }
}

/// What can be done with archives beside the export.
public struct ArchiveCapabilities: Equatable, Sendable {
  /// Whether they can be imported.
  public var imports: Bool

  /// - Parameter imports: Whether archives can be imported.
  public init(imports: Bool) {
    self.imports = imports
  }

  /// All that there is.
  public static let all = ArchiveCapabilities(imports: true)
}

/// Which of the places that the screen about one's archive leads to the app has.
public struct ArchiveScreenPlaces: Equatable, Sendable {
  /// Signing in.
  public var signIn: Bool

  /// - Parameter signIn: Whether the app has the place to sign in.
  public init(signIn: Bool) {
    self.signIn = signIn
  }

  /// All that there are.
  public static let all = ArchiveScreenPlaces(signIn: true)
}
