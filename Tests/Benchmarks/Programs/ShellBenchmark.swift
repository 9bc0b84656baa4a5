import Foundation

/// Measures the shell: how soon it shows its first screen and, in a terminal, any other; what it does while no one
/// types, and how much memory it takes.
struct ShellBenchmark {
  private static let prompt = "\n> "
  static let pages = 50

  let rounds: Int
  let idleTime: Duration

  /// From its start to the first prompt, in seconds, each time.
  func starts(_ household: Household) throws -> [Double] {
    try (0..<rounds).map { _ in
      let shell = try household.startShell()
      let shown = try shell.wait(for: Self.prompt)
      try shell.endInput()
      try shell.waitForEnd()
      return (shown - shell.started).inSeconds
    }
  }

  /// From a line that was entered in a terminal to the prompt below the screen that it leads to, in seconds: for each
  /// line the median.
  func answers(_ household: Household, to lines: [String]) throws -> [Double] {
    let shell = try household.startShellInTerminal()
    try waitForScreen(shell)
    let times = try (0..<rounds).map { _ in
      try lines.map { line in
        let entered = ContinuousClock.now
        try shell.enter(line)
        return (try waitForScreen(shell) - entered).inSeconds
      }
    }
    try shell.enter("q")
    try shell.waitForEnd()
    return lines.indices.map { index in times.map { $0[index] }.median }
  }

  /// The line of hints ends with help; the prompt follows it.
  @discardableResult
  private func waitForScreen(_ shell: Child) throws -> ContinuousClock.Instant {
    try shell.wait(for: "help")
    return try shell.wait(for: "> ")
  }

  /// How often in a second its threads wake up while it waits for its person.
  func wakeUps(_ household: Household) async throws -> Double {
    let shell = try household.startShell()
    defer { shell.terminate() }
    try shell.wait(for: Self.prompt)
    try await Task.sleep(for: .seconds(2))
    let before = try Self.switches(shell.processID)
    try await Task.sleep(for: idleTime)
    let after = try Self.switches(shell.processID)
    // A thread that has ended takes its count with it; a new one counts as a whole.
    let wakeUps = after.reduce(0) { sum, thread in sum + thread.value - before[thread.key, default: 0] }
    return Double(wakeUps) / idleTime.inSeconds
  }

  /// The most memory it held until 50 pages had been read, in bytes.
  func peakMemory(_ household: Household) throws -> Double {
    let shell = try household.startShell()
    defer { shell.terminate() }
    for _ in 0..<Self.pages {
      try shell.wait(for: Self.prompt)
      try shell.enter("m")
    }
    try shell.wait(for: Self.prompt)
    return try ProcessStatus.memory(.most, of: shell.processID)
  }

  /// How often each thread of a process gave up its core because it had to wait.
  private static func switches(_ process: Int32) throws -> [String: Int] {
    let tasks = "/proc/\(process)/task"
    return try FileManager.default.contentsOfDirectory(atPath: tasks).reduce(into: [:]) { counts, task in
      counts[task] = try ProcessStatus.field("voluntary_ctxt_switches", of: "\(tasks)/\(task)/status")
    }
  }
}
