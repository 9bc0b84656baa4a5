import AppValues

/// Does the work of a kind: in steps that are small, each of which may have been taken before. What is left to do
/// stands in the kind's own tables; the row in `due_work` says only that something is.
protocol Worker: Sendable {
  var kind: WorkKind { get }
  /// What of it is for this process to do.
  func share() async throws(AppError) -> WorkShare
  /// Takes as many steps as it is let.
  ///
  /// Throws what makes it be tried again later.
  func work(on subject: Int64, _ pace: WorkPace) async throws(AppError) -> WorkOutcome
}

extension Worker {
  func share() async throws(AppError) -> WorkShare { .all }
}

/// What of a kind of work a process does; the rest is for others.
enum WorkShare: Sendable {
  case all, none
  /// What has this subject.
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
struct WorkPace: Sendable {
  private let work: DueWork
  private let item: WorkItem

  init(_ work: DueWork, _ item: WorkItem) {
    self.work = work
    self.item = item
  }

  /// Takes step after step as long as each answers that there may be more; answers whether there is none, rather than
  /// no time for another.
  ///
  /// - Parameter rests: Whether to rest behind each as long as it took: half the time is the others'.
  ///
  /// Throws `conflict` when another process has taken the work up.
  func takeSteps(
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
}
