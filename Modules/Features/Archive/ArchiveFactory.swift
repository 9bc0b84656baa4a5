public import AppScreens
public import Entities
public import Navigation

/// Assembles the screen of this module; its initialiser is all that the module needs.
@MainActor
public struct ArchiveFactory {
  private let archive: ArchiveInteractor
  /// Nil where nothing can be imported.
  private let incoming: ImportInteractor?
  private let viewer: Viewer
  private let view: ArchiveView

  /// - Parameters:
  ///   - repository: Where the account is read, on behalf of `viewer`.
  ///   - imports: Where archives are imported into it; nil where that cannot be done.
  ///   - files: Where archives lie.
  ///   - viewer: Whose account it is.
  ///   - strings: The words of the screen.
  ///   - context: The shared words and the time.
  public init(
    repository: any ArchiveRepository, imports: (any ArchiveImports)?, files: any ArchiveFiles,
    viewer: Viewer, strings: ArchiveStrings, context: ViewContext
  ) {
    archive = ArchiveInteractor(repository: repository, files: files, clock: context.clock)
    incoming = imports.map { ImportInteractor(repository: $0) }
    self.viewer = viewer
    view = ArchiveView(strings: strings, context: context)
  }

  /// Exporting and importing, as a screen of ours.
  ///
  /// - Parameter navigator: Of the visit that shows it.
  public func screen(navigator: any Navigator<Route>) -> LiveScreen {
    LiveScreen(presenter(navigator: navigator)) { [view] presenter in view.screen(presenter.state) }
  }

  /// Exporting and importing, for a host with views of its own.
  ///
  /// - Parameter navigator: Of the visit that shows it.
  public func presenter(navigator: any Navigator<Route>) -> ArchivePresenter {
    ArchivePresenter(
      archive: archive, incoming: incoming, viewer: viewer, router: ArchiveRouter(navigator: navigator))
  }
}
