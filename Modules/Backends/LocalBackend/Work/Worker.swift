import Entities

/// Does the work of a kind: in steps that are small, each of which may have been taken before. What is left to do
/// stands in the kind's own tables; the row in `due_work` says only that something is.
protocol Worker: Sendable {
  var kind: WorkKind { get }
  /// Whether it is for this process to do.
  func isHere() async throws(SocialError) -> Bool
  /// Takes as many steps as it is let.
  ///
  /// Throws what makes it be tried again later.
  func work(on subject: Int64, _ pace: WorkPace) async throws(SocialError) -> WorkOutcome
}

extension Worker {
  func isHere() async throws(SocialError) -> Bool { true }
}

/// How a worker goes from step to step.
struct WorkPace: Sendable {
  private let work: DueWork
  private let item: WorkItem

  init(_ work: DueWork, _ item: WorkItem) {
    self.work = work
    self.item = item
  }

  /// To be called between steps; answers whether to take another.
  ///
  /// - Parameter begun: When the last step began, to rest as long as it took: half the time is the others'. Nil not to
  ///   rest.
  ///
  /// Throws `conflict` when another process has taken the work up.
  func next(restingSince begun: ContinuousClock.Instant? = nil) async throws(SocialError) -> Bool {
    // It throws only when cancelled, which the next step finds.
    if let begun { try? await Task.sleep(for: ContinuousClock.now - begun) }
    return try await work.goOn(item)
  }
}
