public import AppScreens
public import Entities
public import Navigation

/// Assembles the screen of this module; its initialiser is all that the module needs.
@MainActor
public struct ArchiveFactory {
  private let archive: ArchiveInteractor
  private let incoming: ImportInteractor
  private let view: ArchiveView
  private let router: ArchiveRouter

  /// - Parameters:
  ///   - repository: The account, on behalf of `viewer`.
  ///   - files: Where archives lie.
  ///   - navigator: What moves between places; the host owns it.
  public init(
    repository: any ArchiveRepository, files: any ArchiveFiles, viewer: Viewer, strings: ArchiveStrings,
    context: ViewContext, navigator: any Navigator
  ) {
    archive = ArchiveInteractor(repository: repository, files: files, clock: context.clock)
    incoming = ImportInteractor(repository: repository)
    view = ArchiveView(strings: strings, context: context, viewer: viewer)
    router = ArchiveRouter(navigator: navigator)
  }

  /// The screen, as a live screen.
  public func screen() -> LiveScreen {
    LiveScreen(presenter()) { [view] presenter in view.screen(presenter.state) }
  }

  /// The screen, for a host with views of its own.
  public func presenter() -> ArchivePresenter {
    ArchivePresenter(archive: archive, incoming: incoming, router: router)
  }
}
