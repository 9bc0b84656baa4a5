import Synchronization

/// What several people did at once: when each action began, when it was answered, and how.
final class History<Activity: Sendable, Answer: Sendable & Equatable>: Sendable {
  struct Event: Sendable {
    let activity: Activity
    let answer: Answer
    let begin: Int
    let end: Int
  }

  private struct Record: Sendable {
    var clock = 0
    /// The actions of each person, in order.
    var events: [Int: [Event]] = [:]
  }

  private let record = Mutex(Record())

  /// Everything that was done, by whom it was done.
  var events: [[Event]] {
    record.withLock { $0.events.sorted { $0.key < $1.key }.map(\.value) }
  }

  /// Does something, and notes it.
  ///
  /// - Parameter actor: Who does it; each does one thing after another.
  func add(_ activity: Activity, by actor: Int, _ body: () async throws -> Answer) async rethrows {
    let begin = tick()
    let answer = try await body()
    let event = Event(activity: activity, answer: answer, begin: begin, end: tick())
    record.withLock { $0.events[actor, default: []].append(event) }
  }

  private func tick() -> Int {
    record.withLock { record in
      record.clock += 1
      return record.clock
    }
  }

  /// Whether all of it can have been done one after another, each action at some moment between its beginning and
  /// its answer.
  ///
  /// - Parameters:
  ///   - state: What was so before.
  ///   - apply: Applies an action to a state, and returns the answer it must get.
  func isInSomeOrder<State: Hashable>(
    from state: State, _ apply: (Activity, inout State) -> Answer
  ) -> Bool {
    let events = events
    var tried: Set<Progress<State>> = []
    var open = [Progress(done: events.map { _ in 0 }, state: state)]
    while let progress = open.popLast() {
      if progress.done == events.map(\.count) { return true }
      guard tried.insert(progress).inserted else { continue }
      let next = zip(events, progress.done).map { $1 < $0.count ? $0[$1] : nil }
      // What was answered before something else began comes before it.
      let bound = next.compactMap { $0?.end }.min() ?? 0
      for (actor, event) in next.enumerated() {
        guard let event, event.begin < bound else { continue }
        var following = progress
        following.done[actor] += 1
        if apply(event.activity, &following.state) == event.answer { open.append(following) }
      }
    }
    return false
  }

  /// The number of actions done by each, and the state after them.
  private struct Progress<State: Hashable>: Hashable {
    var done: [Int]
    var state: State
  }
}
