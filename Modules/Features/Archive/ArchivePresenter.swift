public import AppScreens
import AppValues
import Entities
public import Observation

/// Exports everything of an account, and imports archives.
@MainActor @Observable
public final class ArchivePresenter: ScreenPresenter {
  /// Every choice of the screen.
  public enum Action: Hashable, Sendable {
    /// Asks where to export to.
    case askTarget
    /// Exports to a path as typed: a folder, or a file whose name ends in `.zip`.
    case export(to: String)
    /// Replaces the archive of the entered name.
    case replace
    /// Asks where an archive lies.
    case askSource
    /// Looks what an archive holds.
    case look(String)
    /// Imports it, or goes on importing it.
    case start
    /// Goes back to the choice.
    case leave
    /// Opens the screen to sign in.
    case signIn
  }

  /// What the screen shows; observable.
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

  /// Does what the person chose. An answer to another question than the present one, or one sent while another is
  /// carried out, does nothing.
  public func send(_ action: Action) async {
    if case .signIn = action { return runner.atOnce(try router.signIn()) }
    // A second answer while one is being carried out would be one to another question.
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
    // It is the answer to another question, or has been answered before.
    default: throw .cancelled
    }
  }

  /// A name entered for the other direction is no proposal.
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
      // Another name may help.
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

  /// - Parameter progress: How far it had come before.
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
