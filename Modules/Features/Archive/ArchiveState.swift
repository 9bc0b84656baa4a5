public import AppScreens
public import Navigation

/// The state of the screen for exporting and importing.
public struct ArchiveState: ActingState, Equatable, Sendable {
  /// A step of exporting or importing.
  public enum Step: Equatable, Sendable {
    /// Choosing between export and import.
    case choosing
    /// Entering where to export to.
    case askingTarget
    /// The archive has been exported.
    case exported(ArchiveSummary)
    /// Asking whether to replace an existing archive.
    case askingToReplace
    /// Entering which archive to import.
    case askingSource
    /// Showing what the archive contains, and asking whether to import it.
    case found(ArchiveSummary)
    /// An import was stopped, or failed, after this progress.
    case stopped(ArchiveProgress)
    /// An import has finished, with this result.
    case imported(ImportReport)
  }

  /// The handle of the account; nil when signed out.
  public var handle: String?
  /// What the source can do.
  public var capabilities: ArchiveCapabilities
  /// The kinds of places that the app has.
  public var places: Set<Route.Kind>
  /// The current step.
  public var step: Step
  /// The last entered path.
  public var path: String
  /// The progress of the export or import that is under way; nil for none.
  public var progress: ArchiveProgress?
  /// The outcome of the last action.
  public var action: ActionState<Never, Never>

  /// A state for a preview or a test.
  public init(
    handle: String?, capabilities: ArchiveCapabilities = .all, places: Set<Route.Kind> = .all,
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

/// What a source can do besides the export.
public struct ArchiveCapabilities: Equatable, Sendable {
  /// Whether it can import archives.
  public var imports: Bool

  /// - Parameter imports: Whether the source can import archives.
  public init(imports: Bool) {
    self.imports = imports
  }

  /// All capabilities.
  public static let all = ArchiveCapabilities(imports: true)
}
