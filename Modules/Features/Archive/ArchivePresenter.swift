public import AppScreens
import AppValues
import Entities
public import Observation

/// Presents exporting and importing an account's data.
@MainActor @Observable
public final class ArchivePresenter: ScreenPresenter {
  /// The actions of the screen.
  public enum Action: Hashable, Sendable {
    /// Asks where to export to.
    case askTarget
    /// Exports to a path as typed: a folder, or a file whose name ends in `.zip`.
    case export(to: String)
    /// Replaces the archive of the entered name.
    case replace
    /// Asks which archive to import.
    case askSource
    /// Opens an archive and shows its contents.
    case look(String)
    /// Imports the archive, or continues importing it.
    case start
    /// Goes back to the choice between export and import.
    case leave
    /// Opens the sign-in.
    case signIn
  }

  /// The current step, the progress, and the outcome of the last action.
  public internal(set) var state: ArchiveState
  @ObservationIgnored private let archive: ArchiveInteractor
  @ObservationIgnored private let incoming: ImportInteractor?
  @ObservationIgnored private let router: ArchiveRouter
  @ObservationIgnored private lazy var runner = ActionRunner(self, \.state.action)

  init(archive: ArchiveInteractor, incoming: ImportInteractor?, viewer: Viewer, router: ArchiveRouter) {
    state = ArchiveState(
      handle: viewer.session?.handle, capabilities: ArchiveCapabilities(imports: incoming != nil),
      places: router.places)
    self.archive = archive
    self.incoming = incoming
    self.router = router
  }

  /// Performs an action. An answer to another question than the current one, or one sent while another is under way, is
  /// ignored.
  public func send(_ action: Action) async {
    if case .signIn = action { return runner.atOnce(try router.signIn()) }
    // A second answer while one is under way would answer another question.
    await runner.change(.refuseWhileBusy, try await take(action))
  }

  private func take(_ action: Action) async throws(AppError) {
    if state.handle == nil { throw .unauthenticated }
    defer { state.progress = nil }
    switch (state.step, action) {
    case (_, .askTarget): ask(.askingTarget)
    case (_, .askSource):
      _ = try incoming.orUnsupported()
      ask(.askingSource)
    case (_, .leave): state.step = .choosing
    case (.askingTarget, .export(let path)): try await export(to: path)
    case (.askingToReplace, .replace): try await replace()
    case (.askingSource, .look(let path)): try await look(at: path)
    case (.found(let summary), .start): try await start(after: ArchiveProgress(done: 0, total: summary.total))
    case (.stopped(let progress), .start): try await start(after: progress)
    // It answers another question, or one that was answered before.
    default: throw .cancelled
    }
  }

  /// A path entered for the other direction isn't suggested.
  private func ask(_ step: ArchiveState.Step) {
    if state.step != .askingToReplace { state.path = "" }
    state.step = step
  }

  private func export(to path: String) async throws(AppError) {
    state.path = path
    do throws(AppError) {
      try await write(replacing: false)
    } catch .invalid(.file, .taken) {
      state.step = .askingToReplace
    }
  }

  private func replace() async throws(AppError) {
    do throws(AppError) {
      try await write(replacing: true)
    } catch {
      // Another path may help.
      if error != .cancelled { state.step = .askingTarget }
      throw error
    }
  }

  private func write(replacing: Bool) async throws(AppError) {
    state.step = .exported(
      try await archive.export(to: state.path, replacing: replacing) { [weak self] in
        self?.state.progress = $0
      })
  }

  private func look(at path: String) async throws(AppError) {
    state.path = path
    let found = try await archive.open(path)
    state.step = .found(found.summary)
    await found.close()
  }

  /// - Parameter progress: The progress before.
  private func start(after progress: ArchiveProgress) async throws(AppError) {
    let incoming = try incoming.orUnsupported()
    let opened = try await archive.open(state.path)
    do throws(AppError) {
      state.step = .imported(try await incoming.run(opened) { [weak self] in self?.state.progress = $0 })
    } catch {
      state.step = .stopped(state.progress ?? progress)
      await opened.close()
      throw error
    }
    await opened.close()
  }
}
