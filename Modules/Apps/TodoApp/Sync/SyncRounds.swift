import AppValues
import SocialTodoStore
import Todo

/// Keeps in step with other devices while the shell is open: after each change, when the folder has changed, and now and
/// then.
@MainActor
final class SyncRounds {
  /// What there is to say of it.
  enum News: Hashable, Sendable {
    /// Something of so many todos came from other devices.
    case arrived(Int)
    /// A deletion won over an edit.
    case overruled(OverruledEdit)
    /// Something was not as it should be.
    case problem(SyncProblem)
    /// What was in step isn't any longer, and why.
    case failed(AppError, JoinedFolder)
    /// It is in step again.
    case again
  }

  /// The store, as far as this is about it.
  struct Source: Sendable {
    let joined: @Sendable () async -> JoinedFolder?
    let round: @Sendable () async -> SyncReport
    /// What the folder looks like from outside; nil where that can't be found out.
    let glance: @Sendable () async -> FolderSnapshot?
    /// Where the list of changes ends.
    let lastChange: @Sendable () async -> Cursor?
  }

  /// How long a round may take before it counts as failed.
  private static let patience = Duration.seconds(60)
  /// How long a glance may take before it counts as one at something else.
  private static let glancePatience = Duration.seconds(5)
  /// How long leaving may take.
  private static let lastPatience = Duration.seconds(5)

  /// Why the last round was not done to its end; nil where it was, and where there was none.
  private(set) var fault: AppError?

  private let source: Source
  private let pace: Pace
  private var task: Task<Void, Never>?
  private let wishes: AsyncStream<Void>
  private let wish: AsyncStream<Void>.Continuation
  /// Whether something was changed here that no round was begun and done after.
  private var isBehind = false
  private var seen: Cursor?
  private var told: Set<SyncProblem> = []
  private var waiting: [News] = []
  private var tell: (@MainActor ([News]) async -> Void)?

  /// How often the folder is looked at: not so often that it would keep a disk or a network busy.
  struct Pace: Sendable {
    /// How long after a glance at it comes the next. Where it looks other than before, a round is done.
    let glance: Duration
    /// After how many of them a round is done all the same.
    let glances: Int

    /// In the shell: others' changes show within 5 seconds.
    static let shell = Pace(glance: .seconds(4), glances: 8)
  }

  init(_ source: Source, pace: Pace) {
    self.source = source
    self.pace = pace
    (wishes, wish) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// Does rounds until `end`.
  func begin() {
    task = Task { [weak self, wishes, wish, pace, source] in
      self?.seen = await source.lastChange()
      var timer: Task<Void, Never>?
      wish.yield()
      for await _ in wishes {
        timer?.cancel()
        // Before the round, so that nothing that is written during it is missed.
        let before = await self?.glanceBefore()
        await self?.round()
        timer = Task {
          for _ in 0..<pace.glances {
            // Ends early only where someone has changed something here.
            try? await Task.sleep(for: pace.glance)
            if Task.isCancelled { return }
            if let before, await Self.glance(source) != before { break }
          }
          if !Task.isCancelled { wish.yield() }
        }
      }
      timer?.cancel()
    }
  }

  /// Nil where the folder is away: each glance at it might hold up a thread, as long as it is.
  private func glanceBefore() async -> FolderSnapshot? {
    fault == nil ? await Self.glance(source) : nil
  }

  private static func glance(_ source: Source) async -> FolderSnapshot? {
    await Deadline.run(glancePatience) { await source.glance() }.flatMap(\.self)
  }

  /// Looks whether something was changed here, and has it brought in step.
  func lookForChanges() async {
    let last = await source.lastChange()
    if last == seen { return }
    seen = last
    isBehind = true
    wish.yield()
  }

  /// Ends it, once what was changed here was brought in step, or that has taken too long.
  ///
  /// - Returns: What is left to say of it.
  func end(_ messages: SyncMessages) async -> [String] {
    task?.cancel()
    wish.finish()
    await lookForChanges()
    guard isBehind, let folder = await source.joined() else { return [] }
    let report = await Deadline.run(Self.lastPatience) { [source] in await source.round() }
    let fault = report.map(\.fault) ?? .timeout
    return fault.map { [messages.failure($0, folder)] } ?? []
  }

  // MARK: A round

  private func round() async {
    guard let folder = await source.joined() else { return }
    let begun = seen
    let report = await Deadline.run(Self.patience) { [source] in await source.round() }
    let fault = report.map(\.fault) ?? .timeout
    var news = (report?.problems ?? []).filter { told.insert($0).inserted }.map { News.problem($0) }
    if let fault, self.fault == nil { news.append(.failed(fault, folder)) }
    if fault == nil, self.fault != nil { news.append(.again) }
    if let report, report.received > 0 { news.append(.arrived(report.received)) }
    news += (report?.overruled ?? []).map { .overruled($0) }
    if fault == nil, seen == begun { isBehind = false }
    self.fault = fault
    waiting += news
    await pass()
  }

  // MARK: News

  /// Passes on news while `body` runs, beginning with what came before it.
  func telling<Value>(
    _ tell: @escaping @MainActor ([News]) async -> Void, while body: @MainActor () async -> Value
  ) async -> Value {
    self.tell = tell
    await pass()
    let value = await body()
    self.tell = nil
    return value
  }

  private func pass() async {
    guard let tell, !waiting.isEmpty else { return }
    let news = waiting
    waiting = []
    await tell(news)
  }
}

extension SyncRounds {
  /// - Parameter store: Where the todos are.
  convenience init(_ store: TodoStore, pace: Pace) {
    let todos = TodoInteractor(ports: store.ports)
    self.init(
      Source(
        // What can't be found out now is asked again later: the person hears of it by what they do.
        joined: { (try? await store.joinedFolder()).flatMap(\.self) },
        round: { await store.sync() },
        glance: { await store.folderGlance() },
        // The same.
        lastChange: { (try? await todos.lastChange()).flatMap(\.self) }),
      pace: pace)
  }
}
