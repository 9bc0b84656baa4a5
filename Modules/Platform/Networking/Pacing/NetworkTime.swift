public import AppValues

/// The time, waiting, and chance: injected, so that tests can set them.
public struct NetworkTime: Sendable {
  /// The current time.
  public var clock: WallClock
  /// Waits for a while. Throws if the task is cancelled.
  public var pause: @Sendable (Duration) async throws -> Void
  /// A random number from 0 to 1.
  public var chance: @Sendable () -> Double

  /// - Parameters:
  ///   - clock: The current time.
  ///   - pause: Waits for a while. Throws if the task is cancelled.
  ///   - chance: Returns a random number from 0 to 1.
  public init(
    clock: WallClock, pause: @escaping @Sendable (Duration) async throws -> Void,
    chance: @escaping @Sendable () -> Double
  ) {
    self.clock = clock
    self.pause = pause
    self.chance = chance
  }

  /// The device's clock, and the system's chance.
  public static let system = NetworkTime(
    clock: .system, pause: { try await Task.sleep(for: $0) }, chance: { Double.random(in: 0...1) })

  /// Waits for a while.
  ///
  /// Throws `cancelled`.
  func wait(_ duration: Duration) async throws(NetworkError) {
    do {
      try await pause(duration)
    } catch {
      throw .cancelled
    }
  }
}
