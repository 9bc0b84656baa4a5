package import AppValues

/// Does the work of one kind, in small steps, each of which may have been taken before. The kind's own tables say what is
/// left to do; the row in `due_work` says only that something is.
package protocol Worker: Sendable {
  var kind: WorkKind { get }
  /// The part of the work that is for this process.
  func share() async throws(AppError) -> WorkShare
  /// Takes as many steps as it may.
  ///
  /// Throws errors after which the work is tried again later.
  func work(on subject: Int64, _ pace: WorkPace) async throws(AppError) -> WorkOutcome
}

extension Worker {
  package func share() async throws(AppError) -> WorkShare { .all }
}

/// The part of a kind of work that a process does; the rest is for other processes.
package enum WorkShare: Sendable {
  case all, none
  /// The work with this subject.
  case only(Int64)

  func holds(_ subject: Int64) -> Bool {
    switch self {
    case .all: true
    case .none: false
    case .only(let own): subject == own
    }
  }
}

/// How a worker goes from step to step.
package struct WorkPace: Sendable {
  private let work: DueWork
  private let item: WorkItem

  init(_ work: DueWork, _ item: WorkItem) {
    self.work = work
    self.item = item
  }

  /// Takes steps for as long as each returns that more may be left. Returns whether nothing is left, rather than no
  /// time for another step.
  ///
  /// - Parameter rests: Whether to rest after each step for as long as it took, which leaves half the time to
  ///   others.
  ///
  /// Throws `conflict` when another process has taken the work up.
  package func takeSteps(
    resting rests: Bool = true, _ step: () async throws(AppError) -> Bool
  ) async throws(AppError) -> Bool {
    var begun = ContinuousClock.now
    while try await step() {
      // It throws only when cancelled, which the next step finds.
      if rests { try? await Task.sleep(for: ContinuousClock.now - begun) }
      if try await !work.goOn(item) { return false }
      begun = .now
    }
    return true
  }

  /// Takes one long step, and keeps the work until it's done. Returns what it comes to; nil if there is no time for it any more, for
  /// which it was cancelled.
  ///
  /// Throws `conflict` when another process has taken the work up, and what the step throws.
  package func takeLongStep<Outcome: Sendable>(
    _ step: @escaping @Sendable () async throws(AppError) -> Outcome
  ) async throws(AppError) -> Outcome? {
    let outcome = await withTaskGroup(of: Result<Outcome?, AppError>.self) { group in
      group.addTask {
        do throws(AppError) {
          return .success(try await step())
        } catch {
          return .failure(error)
        }
      }
      group.addTask { await waitForEnd() }
      let first = await group.next() ?? .success(nil)
      group.cancelAll()
      // What was cancelled has ended when this returns.
      await group.waitForAll()
      return first
    }
    return try outcome.get()
  }

  /// Keeps the work until there is no time for it any more.
  private func waitForEnd<Outcome>() async -> Result<Outcome?, AppError> {
    do throws(AppError) {
      while try await work.goOn(item) {
        do {
          try await Task.sleep(for: .milliseconds(500))
        } catch {
          // The step is done.
          return .success(nil)
        }
      }
      return .success(nil)
    } catch {
      return .failure(error)
    }
  }
}
