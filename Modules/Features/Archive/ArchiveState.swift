public import AppValues

/// What the screen about one's archive shows.
public struct ArchiveState: Equatable, Sendable {
  /// Where the person is.
  public enum Step: Equatable, Sendable {
    case choosing
    /// Asked where the archive is to go.
    case askingTarget
    /// It is written.
    case exported(ArchiveSummary)
    /// There is an archive of that name: may it go?
    case askingToReplace
    /// Asked where an archive lies.
    case askingSource
    /// What the archive holds: shall it come?
    case found(ArchiveSummary)
    /// An import was stopped, or failed, when so much had come.
    case stopped(ArchiveProgress)
    case imported(ImportReport)
  }

  public internal(set) var step = Step.choosing
  /// The path that was entered last.
  public internal(set) var path = ""
  /// How far the work under way has come; nil when there is none.
  public internal(set) var progress: ArchiveProgress?
  public internal(set) var problem: AppError?

  init() {}
}
