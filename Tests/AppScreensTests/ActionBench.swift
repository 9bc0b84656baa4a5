import AppScreens
import AppValues
import SocialTestSupport

/// A presenter with little to do.
@MainActor
final class ActionBench {
  var state = ActionState<String, Int>()
  /// What was done, in order.
  private(set) var log: [String] = []
  /// What stands on its screen.
  private(set) var content = ""
  /// What it reads.
  var source: @MainActor () async throws(AppError) -> String = { () async throws(AppError) in "" }
  /// How often it asked what its source can do.
  private(set) var asked = 0
  private(set) lazy var runner = ActionRunner(self, \.state) { $0.asked += 1 }

  /// Sends an action, and goes on when it is under way or stands in line.
  func begin(_ action: @escaping @MainActor () async -> Bool) async -> Task<Bool, Never> {
    var task: Task<Bool, Never>?
    await withCheckedContinuation { begun in
      task = Task {
        begun.resume()
        return await action()
      }
    }
    return task ?? Task { false }
  }

  func write(_ name: String) { log.append(name) }

  func refuse(_ error: AppError) throws(AppError) { throw error }

  func act(_ name: String, at gate: Gate? = nil) async throws(AppError) -> String? {
    await gate?.pass()
    write(name)
    return name
  }

  func act(_ name: String, sending inner: String) async throws(AppError) -> String? {
    await send(inner)
    return try await act(name)
  }

  // A closure that holds an action with `try` would count as throwing: tasks of the tests send these.

  func change(
    _ name: String, _ policy: ActionRunner<String, Int>.ChangePolicy = .queue, at gate: Gate? = nil
  ) async -> Bool {
    await runner.change(policy, try await act(name, at: gate))
  }

  func change(failing error: AppError, at gate: Gate) async -> Bool {
    await runner.change(.queue, try await fail(error, at: gate))
  }

  func changeAndRead(
    _ name: String, _ policy: ActionRunner<String, Int>.ChangePolicy = .queue, at gate: Gate? = nil
  ) async -> Bool {
    await runner.change(policy, try await act(name, at: gate), then: try await read())
  }

  func load(at gate: Gate) async -> Bool {
    await runner.read(.queue, try await self.act("load", at: gate))
  }

  func readPage(_ name: String, at gate: Gate? = nil) async -> Bool {
    await runner.read(.refuseWhileBusy, try await self.act(name, at: gate))
  }

  @discardableResult
  func readLatest() async -> Bool {
    await runner.read(.latestWins, try await self.read())
  }

  func catchUp() async -> Bool {
    await runner.catchUp(try await read())
    return true
  }

  func send(_ name: String) async {
    await runner.change(.queue, try await act(name))
  }

  func forward(to other: ActionBench, _ name: String) async {
    await runner.change(.queue, await other.send(name))
  }

  func fail(_ error: AppError, at gate: Gate? = nil) async throws(AppError) -> String? {
    await gate?.pass()
    throw error
  }

  func read() async throws(AppError) {
    content = try await runner.reads.latest(try await source())
  }
}
