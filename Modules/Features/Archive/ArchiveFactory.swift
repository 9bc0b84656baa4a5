public import AppScreens
public import Entities
public import Navigation

/// Assembles the screen of this module and its presenter.
@MainActor
public struct ArchiveFactory {
  private let archive: ArchiveInteractor
  /// nil if archives can't be imported.
  private let incoming: ImportInteractor?
  private let viewer: Viewer
  private let view: ArchiveView

  /// - Parameters:
  ///   - repository: Reads the account, on behalf of `viewer`.
  ///   - imports: Imports archives into it; nil if the source can't.
  ///   - files: Opens and creates archives.
  ///   - html: Reads the posts in archives of other servers.
  ///   - viewer: The account's owner.
  ///   - strings: The texts of the screen.
  ///   - context: The shared texts and the time.
  public init(
    repository: any ArchiveRepository, imports: (any ArchiveImports)?, files: any ArchiveFiles,
    html: ArchiveHTML, viewer: Viewer, strings: ArchiveStrings, context: ViewContext
  ) {
    archive = ArchiveInteractor(repository: repository, files: files, html: html, clock: context.clock)
    incoming = imports.map { ImportInteractor(repository: $0) }
    self.viewer = viewer
    view = ArchiveView(strings: strings, context: context)
  }

  /// The screen for exporting and importing.
  ///
  /// - Parameter navigator: The navigator of the visit.
  public func screen(navigator: any Navigator<Route>) -> LiveScreen {
    LiveScreen(presenter(navigator: navigator)) { [view] presenter in view.screen(presenter.state) }
  }

  /// The presenter for exporting and importing, for a host with views of its own.
  ///
  /// - Parameter navigator: The navigator of the visit.
  public func presenter(navigator: any Navigator<Route>) -> ArchivePresenter {
    ArchivePresenter(
      archive: archive, incoming: incoming, viewer: viewer, router: ArchiveRouter(navigator: navigator))
  }
}
