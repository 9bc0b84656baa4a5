public import AppScreens
public import Entities
public import Navigation

/// Assembles the screen of this module; its initialiser is all that the module needs.
@MainActor
public struct ArchiveFactory {
  private let archive: ArchiveInteractor
  private let incoming: ImportInteractor
  private let view: ArchiveView

  /// - Parameters:
  ///   - repository: The account, on behalf of `viewer`.
  ///   - files: Where archives lie.
  public init(
    repository: any ArchiveRepository, files: any ArchiveFiles, viewer: Viewer, strings: ArchiveStrings,
    context: ViewContext
  ) {
    archive = ArchiveInteractor(repository: repository, files: files, clock: context.clock)
    incoming = ImportInteractor(repository: repository)
    view = ArchiveView(strings: strings, context: context, viewer: viewer)
  }

  /// The screen, as a live screen.
  public func liveScreen(navigator: any Navigator<Route>) -> LiveScreen {
    LiveScreen(presenter(navigator: navigator)) { [view] presenter in view.screen(presenter.state) }
  }

  /// The screen, for a host with views of its own.
  public func presenter(navigator: any Navigator<Route>) -> ArchivePresenter {
    ArchivePresenter(archive: archive, incoming: incoming, router: ArchiveRouter(navigator: navigator))
  }
}
