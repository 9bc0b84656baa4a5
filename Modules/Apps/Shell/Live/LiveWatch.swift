import Navigation
import Presentation

/// Keeps the front scene alive and notices what is new on its screen.
@MainActor
final class LiveWatch {
  private let scene: Scene
  private var tasks: [Task<Void, Never>] = []
  /// The live notices that the person has seen.
  private var known: Set<ScreenNotice> = []
  private var tell: (@MainActor ([ScreenNotice]) async -> Void)?

  init(_ scene: Scene) {
    self.scene = scene
  }

  /// Follows the scene until `end`.
  func begin() {
    let scene = scene
    tasks = [
      Task { await scene.follow() },
      Task { [weak self] in
        for await _ in scene.changes() { await self?.look() }
      },
    ]
  }

  func end() {
    tasks.forEach { $0.cancel() }
    tasks = []
  }

  /// The live notices on the screen that the person has not seen.
  var unseen: [ScreenNotice] { scene.screen.notices.filter { $0.kind.isLive && !known.contains($0) } }

  /// The screen has been shown with these notices.
  func markSeen(_ notices: [ScreenNotice]) {
    known = Set(notices.filter(\.kind.isLive))
  }

  /// Tells of what is new for as long as `body` runs, beginning with what came before it.
  func telling<Value>(
    _ tell: (@MainActor ([ScreenNotice]) async -> Void)?, while body: @MainActor () async -> Value
  ) async -> Value {
    self.tell = tell
    await look()
    let value = await body()
    self.tell = nil
    return value
  }

  private func look() async {
    guard let tell else { return }
    let unseen = unseen
    guard !unseen.isEmpty else { return }
    known.formUnion(unseen)
    await tell(unseen)
  }
}

extension ScreenNotice.Kind {
  /// Whether the notice comes by itself, not as the answer to an action.
  fileprivate var isLive: Bool { self == .news || self == .offline }
}
