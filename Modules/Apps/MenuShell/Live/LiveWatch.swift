import AppScreens

/// Keeps the front screen alive and notices what is new on it.
@MainActor
final class LiveWatch {
  private let liveScreen: LiveScreen
  private var tasks: [Task<Void, Never>] = []
  /// The live notices that the person has seen.
  private var known: Set<ScreenNotice> = []
  private var tell: (@MainActor ([ScreenNotice]) async -> Void)?

  private let pace: Duration

  /// - Parameter pace: The minimum time between two reports; changes in between are reported together.
  init(_ liveScreen: LiveScreen, pace: Duration) {
    self.liveScreen = liveScreen
    self.pace = pace
  }

  /// Follows the screen until `end`, unless it's followed already.
  func begin() {
    guard tasks.isEmpty else { return }
    let liveScreen = liveScreen
    tasks = [
      Task { await liveScreen.follow() },
      Task { [weak self, pace] in
        for await _ in liveScreen.changes() {
          guard await self?.look() == true else { continue }
          // What answers someone who types waits for nothing: it's they who set the pace.
          if liveScreen.screen.field?.isAnsweredAtOnce == true { continue }
          // Ends early only when no one listens any more.
          try? await Task.sleep(for: pace)
        }
      },
    ]
  }

  /// Ends following; returns when the screen has done what it does on being left.
  func end() async {
    let ending = tasks
    tasks = []
    ending.forEach { $0.cancel() }
    for task in ending { await task.value }
  }

  /// The live notices on the screen that the person has not seen.
  var unseen: [ScreenNotice] { liveScreen.screen.notices.filter { $0.kind.isLive && !known.contains($0) } }

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

  /// Tells of what is new; whether anything was.
  @discardableResult
  private func look() async -> Bool {
    guard let tell else { return false }
    let unseen = unseen
    guard !unseen.isEmpty else { return false }
    known.formUnion(unseen)
    await tell(unseen)
    return true
  }
}

extension ScreenNotice.Kind {
  /// Whether the notice comes by itself, not as the answer to an action.
  fileprivate var isLive: Bool { self == .news || self == .offline }
}
