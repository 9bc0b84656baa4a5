public import AppValues

/// What the screen about one's archive shows.
public struct ArchiveState: Equatable, Sendable {
  /// Where the person is.
  public enum Step: Equatable, Sendable {
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
