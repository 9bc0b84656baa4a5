public import AppScreens
import AppValues
public import Observation

/// Exports everything of an account, and imports archives.
@MainActor @Observable
public final class ArchivePresenter: ScreenPresenter {
  /// Every choice of the screen.
  public enum Action: Hashable, Sendable {
    /// Asks where to export to.
    case askTarget
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
    case signIn
  }

  public private(set) var state = ArchiveState()
  private let archive: ArchiveInteractor
  private let incoming: ImportInteractor
  private let router: ArchiveRouter
  private var isWorking = false

  init(archive: ArchiveInteractor, incoming: ImportInteractor, router: ArchiveRouter) {
    self.archive = archive
    self.incoming = incoming
    self.router = router
  }

  public func send(_ action: Action) async {
    guard !isWorking else { return }
    isWorking = true
    defer { isWorking = false }
    let before = state
    state.problem = nil
    do throws(AppError) {
      try await handle(action)
    } catch .cancelled {
      // What has been imported is told; otherwise all is as it was.
      if !isStopped { state = before }
    } catch {
      state.problem = error
    }
    state.progress = nil
  }

  private func handle(_ action: Action) async throws(AppError) {
    switch action {
    case .askTarget: ask(.askingTarget)
    case .export(let path): try await export(to: path, replacing: false)
    case .replace: try await export(to: state.path, replacing: true)
    case .askSource: ask(.askingSource)
    case .look(let path): try await look(at: path)
    case .start: try await start()
    case .leave: state.step = .choosing
    case .signIn: router.signIn()
    }
  }

  /// A name entered for the other direction is no proposal.
  private func ask(_ step: ArchiveState.Step) {
    if state.step != .askingToReplace { state.path = "" }
    state.step = step
  }

  private func export(to path: String, replacing: Bool) async throws(AppError) {
    state.path = path
    do throws(AppError) {
      state.step = .exported(
        try await archive.export(to: path, replacing: replacing) { [weak self] in self?.state.progress = $0 })
    } catch .invalid(.file, .taken) where !replacing {
      state.step = .askingToReplace
    } catch {
      state.step = .askingTarget
      throw error
    }
  }

  private func look(at path: String) async throws(AppError) {
    state.path = path
    let found = try await archive.open(path)
    state.step = .found(found.summary)
    await found.close()
  }

  private func start() async throws(AppError) {
    let opened = try await archive.open(state.path)
    do throws(AppError) {
      let report = try await incoming.run(opened) { [weak self] in self?.state.progress = $0 }
      state.step = .imported(report)
    } catch {
      state.step = .stopped(state.progress ?? ArchiveProgress(done: 0, total: opened.summary.total))
      await opened.close()
      throw error
    }
    await opened.close()
  }

  private var isStopped: Bool { if case .stopped = state.step { true } else { false } }
}
