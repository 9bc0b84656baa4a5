import AppValues
public import SocialDatabase
import Testing

/// A write that is under way until it is released.
public struct HeldWriter: Sendable {
  private let database: any SQLDatabase
  private let signal = Signal()
  private let writing: Task<Void, any Error>

  /// Returns once it is under way.
  ///
  /// - Parameter isStalled: Whether it does nothing, as a process that was stopped: a server ends such a write.
  public init(_ database: any SQLDatabase, isStalled: Bool = false) async throws {
    self.database = database
    let (begun, begin) = AsyncStream<Void>.makeStream()
    writing = Task { [signal] in
      // Ended also where it never came to write.
      defer { begin.finish() }
      try await database.write { connection throws(AppError) in
        // The first statement takes the right to write.
        _ = try connection.rows("SELECT 1") { _ throws(AppError) in }
        begin.yield()
        if isStalled { signal.wait() }
        while !signal.wait(seconds: 1) { _ = try connection.rows("SELECT 1") { _ throws(AppError) in } }
      }
    }
    for await _ in begun { break }
  }

  /// Lets it come to its end, and waits for that.
  ///
  /// - Parameter count: How many other writes are to wait by then, so that they make one group.
  public func release(whenWaiting count: Int = 0) async throws {
    let areWaiting = try await eventually { database.waitingWrites == count }
    #expect(areWaiting)
    signal.send()
    try await writing.value
  }
}
