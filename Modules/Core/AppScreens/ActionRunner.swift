public import AppValues

/// Runs the actions of one presenter, and keeps what its screen shows about them.
///
/// Changes run one at a time, in the order sent; readings run concurrently with them. There's one rule for
/// cancelling: an action whose task is cancelled, or that throws `cancelled`, says nothing, and the previous outcome
/// stays. But what a change achieved is always shown. An outcome stays until the next one replaces it.
///
///     case .create(let title):
///       await runner.change(.refuseWhileBusy, try await create(title), then: try await read())
///     case .refresh: await runner.read(.latestWins, try await self.read())
///     case .open(let id): runner.atOnce(router.open(id))
///
/// A source may gain or lose capabilities, and an app may gain or lose places. So after each reading, whether or not
/// it succeeds, the runner asks again:
///
///     lazy var runner = ActionRunner(self, \.state.action) { $0.state.places = $0.router.places }
///
/// Actions are autoclosures: write the call, and it runs when its turn comes.
@MainActor
public final class ActionRunner<Done: Equatable & Sendable, Subject: Equatable & Sendable> {
  /// How to handle a change that is sent while another is running.
  public enum ChangePolicy: Sendable {
    /// It waits for the changes before it; none is dropped.
    case queue
    /// It waits as well, but is refused while another such change waits or runs: a second tap on "Publish", or a
    /// second answer to one question.
    case refuseWhileBusy
  }

  /// How to handle a reading that is sent while another is running.
  public enum ReadPolicy: Sendable {
    /// For everything that the screen shows: the previous reading is cancelled, and its answer never shown.
    case latestWins
    /// For one more page: it's refused while another page is being read.
    case refuseWhileBusy
    /// It waits for its turn among the changes, and they wait for it: for a first reading, which they depend on.
    case queue
  }

  typealias State = ActionState<Done, Subject>

  let update: (_ change: (inout State) -> Void) -> Void
  let askAgain: () -> Void
  /// The reader for everything that the screen shows. It reads again if a change has been answered since it began.
  public let reads = LatestRead()
  private let otherReads: [LatestRead]
  let line = ActionLine()
  /// Whether a change with the policy `refuseWhileBusy` waits or runs.
  private var isBusy = false
  /// The readings of everything shown, and of a further page.
  var refreshes: [Int: Task<Bool, Never>] = [:]
  var pages: [Int: Task<Bool, Never>] = [:]
  var lastReading = 0
  private var underWay = 0
  /// How many outcomes have been shown.
  var told = 0

  /// - Parameters:
  ///   - owner: The presenter, which holds the runner.
  ///   - state: Where it keeps what its screen shows about the actions.
  ///   - otherReads: Further readers of its own, which read again in the same way.
  ///   - askAgain: Asks what the source can do and which places there are, after each reading.
  public init<Owner: AnyObject>(
    _ owner: Owner, _ state: ReferenceWritableKeyPath<Owner, ActionState<Done, Subject>>,
    otherReads: LatestRead..., askAgain: @escaping @MainActor (Owner) -> Void = { _ in }
  ) {
    update = { [weak owner] change in
      if let owner { change(&owner[keyPath: state]) }
    }
    self.askAgain = { [weak owner] in
      if let owner { askAgain(owner) }
    }
    self.otherReads = otherReads
  }

  // MARK: What waits for nothing

  /// Runs an action at once, whatever else is running: one that opens another screen, for example.
  ///
  /// - Parameters:
  ///   - subject: What it's about, to explain its failure.
  ///   - action: The action. Returns what it achieved, or nil if there's nothing to say about it.
  public func atOnce(
    about subject: Subject? = nil, _ action: @autoclosure @MainActor () throws(AppError) -> Done?
  ) {
    do throws(AppError) {
      tell(try action(), since: told)
    } catch {
      tell(error, about: subject)
    }
  }

  /// Runs an action at once that has nothing to say when it's done. See `atOnce(about:_:)`, also for `subject`.
  public func atOnce(
    about subject: Subject? = nil, _ action: @autoclosure @MainActor () throws(AppError) -> Void
  ) {
    do throws(AppError) {
      try action()
      tell(nil, since: told)
    } catch {
      tell(error, about: subject)
    }
  }

  /// Shows the failure of something that isn't an action, such as a reading that an action began.
  ///
  /// - Parameters:
  ///   - error: Why it failed.
  ///   - subject: What it was about, to explain the failure.
  public func fail(_ error: AppError, about subject: Subject? = nil) {
    tell(error, about: subject)
  }

  // MARK: Changes

  /// Changes something. The change shows its result before it waits for anything else.
  ///
  /// - Parameters:
  ///   - policy: How to handle it while another change is running.
  ///   - subject: What it's about, to explain its failure.
  ///   - action: The change. Returns what it achieved, or nil if there's nothing to say about it.
  ///   - reading: Reads what was changed. The change is done and shown even if this fails: then the state is stale.
  /// - Returns: Whether it ran; false if it was refused, or cancelled while it waited.
  @discardableResult
  public func change(
    _ policy: ChangePolicy, about subject: Subject? = nil,
    _ action: @autoclosure @MainActor () async throws(AppError) -> Done?,
    then reading: @autoclosure @MainActor () async throws(AppError) -> Void
  ) async -> Bool {
    begin()
    defer { end() }
    var isDone = false
    let ran = await stand(policy) { isDone = await carryOut(about: subject, action) }
    // The next change need not wait for this: it has it read again.
    if isDone { await readBehind(reading) }
    return ran
  }

  /// Makes a change after which nothing has to be read again. See `change(_:about:_:then:)`, also for `policy` and
  /// `subject`.
  @discardableResult
  public func change(
    _ policy: ChangePolicy, about subject: Subject? = nil,
    _ action: @autoclosure @MainActor () async throws(AppError) -> Done?
  ) async -> Bool {
    await stand(policy) { _ = await carryOut(about: subject, action) }
  }

  /// Makes a change after which nothing has to be read again, and which has nothing to say when it's done. See
  /// `change(_:about:_:then:)`, also for `policy` and `subject`.
  @discardableResult
  public func change(
    _ policy: ChangePolicy, about subject: Subject? = nil,
    _ action: @autoclosure @MainActor () async throws(AppError) -> Void
  ) async -> Bool {
    await stand(policy) {
      _ = await carryOut(about: subject) { () async throws(AppError) -> Done? in
        try await action()
        return nil
      }
    }
  }

  private func stand(_ policy: ChangePolicy, _ action: @MainActor () async -> Void) async -> Bool {
    begin()
    defer { end() }
    if policy == .queue { return await line.run(action) }
    if isBusy { return false }
    isBusy = true
    defer { isBusy = false }
    return await line.run(action)
  }

  /// Carries out an action. Returns whether it succeeded.
  private func carryOut(
    about subject: Subject?, _ action: @MainActor () async throws(AppError) -> Done?
  ) async -> Bool {
    let before = told
    do throws(AppError) {
      let done = try await action()
      wrote()
      tell(done, since: before)
      return true
    } catch {
      // It may have been done although its answer was lost.
      wrote()
      if !error.isCancellation { tell(error, about: subject) }
      return false
    }
  }

  private func wrote() {
    for read in [reads] + otherReads { read.wrote() }
  }

  private func readBehind(_ reading: @MainActor () async throws(AppError) -> Void) async {
    defer { askAgain() }
    do throws(AppError) {
      try await reading()
      update { $0.isStale = false }
    } catch {
      // What threw `cancelled` was covered by a later reading, unless this very task is cancelled.
      if error != .cancelled || Task.isCancelled { update { $0.isStale = true } }
    }
  }

  // MARK: What the screen shows

  /// Shows an outcome. An action with nothing to say clears the outcome before it, but not one that came since.
  func tell(_ done: Done?, since before: Int) {
    guard let done else {
      if told == before { update { $0.outcome = nil } }
      return
    }
    told += 1
    update { $0.outcome = .done(done) }
  }

  func tell(_ error: AppError, about subject: Subject?) {
    told += 1
    update { $0.outcome = .failed(error, about: subject) }
  }

  func begin() {
    underWay += 1
    update { $0.isWorking = true }
  }

  func end() {
    underWay -= 1
    if underWay == 0 { update { $0.isWorking = false } }
  }
}

extension AppError {
  /// Whether there's nothing to say about the error: the person, or a later action, cancelled what threw it.
  var isCancellation: Bool { self == .cancelled || Task.isCancelled }
}
