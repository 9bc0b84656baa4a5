public import AppValues

// What only reads: beside the changes, or before them.
extension ActionRunner {
  private typealias Action = @MainActor () async throws(AppError) -> Done?

  /// Reads something, concurrently with changes. Read through a `LatestRead`, so that an older answer never covers a
  /// newer one. Nor does the outcome of a reading cover that of an action that has answered since.
  ///
  /// - Parameters:
  ///   - policy: How to handle it while another reading is running.
  ///   - subject: What it's about, to explain its failure.
  ///   - action: The reading. Returns what it achieved, or nil if there's nothing to say about it.
  /// - Returns: Whether it ran; false if it was refused, or cancelled while it waited.
  @discardableResult
  public func read(
    _ policy: ReadPolicy, about subject: Subject? = nil,
    _ action: @escaping @autoclosure @MainActor () async throws(AppError) -> Done?
  ) async -> Bool {
    await run(policy, about: subject, action)
  }

  /// Reads something that has nothing to say when it's done. See `read(_:about:_:)`, also for `policy` and `subject`.
  @discardableResult
  public func read(
    _ policy: ReadPolicy, about subject: Subject? = nil,
    _ action: @escaping @autoclosure @MainActor () async throws(AppError) -> Void
  ) async -> Bool {
    await run(policy, about: subject) { () async throws(AppError) -> Done? in
      try await action()
      return nil
    }
  }

  /// Reads because of news. No one asked for it, so the last outcome stays; if `reading` fails, the state is stale.
  public func catchUp(_ reading: @autoclosure @MainActor () async throws(AppError) -> Void) async {
    defer { askAgain() }
    do throws(AppError) {
      try await reading()
      update { $0.isStale = false }
    } catch {
      if !error.isCancellation { update { $0.isStale = true } }
    }
  }

  private func run(
    _ policy: ReadPolicy, about subject: Subject?, _ action: @escaping Action
  ) async -> Bool {
    begin()
    defer { end() }
    switch policy {
    case .queue: return await line.run { await show(about: subject, action) }
    case .refuseWhileBusy: if pages.values.contains(where: { !$0.isCancelled }) { return false }
    case .latestWins: for reading in refreshes.values { reading.cancel() }
    }
    lastReading += 1
    let id = lastReading
    // A task of its own: the next reading cancels it, and must not cancel what sent it.
    let reading = Task {
      if !Task.isCancelled { await show(about: subject, isWhole: policy == .latestWins, action) }
      return !Task.isCancelled
    }
    let table = policy == .latestWins ? \ActionRunner.refreshes : \.pages
    self[keyPath: table][id] = reading
    defer { self[keyPath: table][id] = nil }
    return await withTaskCancellationHandler {
      await reading.value
    } onCancel: {
      reading.cancel()
    }
  }

  /// - Parameter isWhole: Whether it reads everything that the screen shows, so that nothing is stale afterwards.
  private func show(about subject: Subject?, isWhole: Bool = true, _ action: Action) async {
    defer { askAgain() }
    let before = told
    do throws(AppError) {
      let done = try await action()
      if Task.isCancelled { return }
      if isWhole { update { $0.isStale = false } }
      if told == before { tell(done, since: before) }
    } catch {
      if error.isCancellation { return }
      if told == before { tell(error, about: subject) } else if isWhole { update { $0.isStale = true } }
    }
  }
}
