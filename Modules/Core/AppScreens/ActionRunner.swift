public import AppValues

/// Runs the actions of one presenter, and keeps what its screen shows of them.
///
/// Changes run one at a time, in the order sent; reads run beside them. One rule for cancelling: an action
/// whose task is cancelled, or that throws `cancelled`, says nothing, and the outcome before stays; but what a
/// change achieved is always shown. The outcome stays until the next answer replaces it.
///
///     case .create(let title):
///       await runner.change(.refuseWhileBusy, try await create(title), then: try await read())
///     case .refresh: await runner.read(.latestWins, try await self.read())
///     case .open(let id): runner.atOnce(router.open(id))
///
/// A source may gain or lose what it can do, and an app places to lead to. So behind each reading, whatever became of
/// it, the runner asks again:
///
///     lazy var runner = ActionRunner(self, \.state.action) { $0.state.places = $0.router.places }
///
/// Actions are autoclosures: write the call; it runs when its turn comes.
@MainActor
public final class ActionRunner<Done: Equatable & Sendable, Subject: Equatable & Sendable> {
  /// How to handle a change that is sent while another is running.
  public enum ChangePolicy: Sendable {
    /// It waits for those before it; none is dropped.
    case queue
    /// It waits as well, but is refused while another that would be refused waits or is under way: a second
    /// tap on "Publish", or a second answer to one question.
    case refuseWhileBusy
  }

  /// How to handle a reading that is sent while another is running.
  public enum ReadPolicy: Sendable {
    /// For all that the screen shows: the one before is cancelled, and its answer never shown.
    case latestWins
    /// For one more page, beside that: it is refused while another page is read.
    case refuseWhileBusy
    /// It waits its turn among the changes, and they wait for it: for a first reading, which they depend on.
    case queue
  }

  typealias State = ActionState<Done, Subject>

  let update: (_ change: (inout State) -> Void) -> Void
  let askAgain: () -> Void
  /// What the screen shows as a whole is read through this: repeated when a change has answered since.
  public let reads = LatestRead()
  private let otherReads: [LatestRead]
  let line = ActionLine()
  /// Whether a change that allows no second waits or is under way.
  private var isBusy = false
  /// The readings of all that is shown, and of a further page.
  var refreshes: [Int: Task<Bool, Never>] = [:]
  var pages: [Int: Task<Bool, Never>] = [:]
  var lastReading = 0
  private var underWay = 0
  /// How many outcomes were shown.
  var told = 0

  /// - Parameters:
  ///   - owner: The presenter, which holds the runner.
  ///   - state: Where it keeps what its screen shows of the actions.
  ///   - otherReads: What it reads by itself beside the whole, repeated likewise.
  ///   - askAgain: Asks what the source can do and which places there are, behind each reading.
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

  /// Runs an action at once, beside whatever is running: one that opens another screen, for example.
  ///
  /// - Parameters:
  ///   - subject: What it is about, to explain its failure.
  ///   - action: What to carry out; what it achieved, or nil when there is nothing to say about it.
  public func atOnce(
    about subject: Subject? = nil, _ action: @autoclosure @MainActor () throws(AppError) -> Done?
  ) {
    do throws(AppError) {
      tell(try action(), since: told)
    } catch {
      tell(error, about: subject)
    }
  }

  /// See `atOnce(about:_:)`, also for `subject`: for an `action` that has nothing to say when it is done.
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
  ///   - subject: What it was about, to explain it.
  public func fail(_ error: AppError, about subject: Subject? = nil) {
    tell(error, about: subject)
  }

  // MARK: Changes

  /// Changes something. It shows what it changed before it waits for anything else.
  ///
  /// - Parameters:
  ///   - policy: What becomes of it while another change is under way.
  ///   - subject: What it is about, to explain its failure.
  ///   - action: The change; what it achieved, or nil when there is nothing to say about it.
  ///   - reading: Reads what was changed. The change is done and shown even if this fails: the state is
  ///     stale then.
  /// - Returns: Whether it ran; false when it was refused, or cancelled while it waited.
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

  /// See `change(_:about:_:then:)`, also for `policy` and `subject`: for an `action` after which nothing need be
  /// read again.
  @discardableResult
  public func change(
    _ policy: ChangePolicy, about subject: Subject? = nil,
    _ action: @autoclosure @MainActor () async throws(AppError) -> Done?
  ) async -> Bool {
    await stand(policy) { _ = await carryOut(about: subject, action) }
  }

  /// See `change(_:about:_:then:)`, also for `policy` and `subject`: for an `action` after which nothing need be
  /// read again, and that has nothing to say when it is done.
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

  /// Whether it was done.
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

  /// An action with nothing to say clears the outcome before it, not one that came since.
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
  /// Whether there is nothing to say about it: the person, or a later action, cancelled what threw it.
  var isCancellation: Bool { self == .cancelled || Task.isCancelled }
}
