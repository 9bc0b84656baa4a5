import Foundation

/// A machine's worth of private state for one test: a home, a data folder and an environment that nothing
/// outside leaks into. It disappears with the last reference to it.
final class Sandbox: Sendable {
  /// The folder that holds everything of this sandbox.
  let folder: URL

  /// What a program finds as its home.
  var home: URL { folder.appending(path: "home") }
  /// A folder for `--data`. A program started without that option keeps its data under `home`.
  var data: URL { folder.appending(path: "data") }

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "socialconnect-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
  }

  deinit {
    // A folder that cannot be removed is litter in the temporary folder, not a failed test.
    try? FileManager.default.removeItem(at: folder)
  }

  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - arguments: what follows the program's name.
  ///   - input: all that it finds on its standard input.
  ///   - environment: added to the sandbox's own; an empty value is set as such.
  ///   - wrapper: a command to run the program through, such as `["prlimit", "--fsize=100000"]`.
  func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:],
    through wrapper: [String] = []
  ) async throws -> Outcome {
    let program = try start(arguments, environment: environment, through: wrapper)
    program.type(input)
    program.endInput()
    return try await program.finish()
  }

  /// Starts the program with pipes for its three streams.
  func start(
    _ arguments: [String], environment: [String: String] = [:], through wrapper: [String] = []
  ) throws -> RunningProgram {
    try RunningProgram(
      command: wrapper + [Program.path()] + arguments, environment: try merged(environment),
      sandbox: self, stage: .pipes)
  }

  /// Starts the program on a pseudo-terminal of its own, which is its controlling terminal.
  func startOnTerminal(
    _ arguments: [String] = [], columns: Int = 80, rows: Int = 24,
    environment: [String: String] = [:], through wrapper: [String] = []
  ) throws -> RunningProgram {
    try RunningProgram(
      command: wrapper + [Program.path()] + arguments, environment: try merged(environment),
      sandbox: self, stage: .terminal(columns: columns, rows: rows))
  }

  private func merged(_ more: [String: String]) throws -> [String: String] {
    let outside = ProcessInfo.processInfo.environment
    // As installed: texts that name the program do so without a folder.
    let folder = URL(filePath: try Program.path()).deletingLastPathComponent().path
    let own = [
      "HOME": home.path, "XDG_DATA_HOME": home.appending(path: "share").path,
      "XDG_CONFIG_HOME": home.appending(path: "config").path,
      "XDG_STATE_HOME": home.appending(path: "state").path,
      "XDG_CACHE_HOME": home.appending(path: "cache").path,
      "PATH": "\(folder):\(outside["PATH"] ?? "/usr/local/bin:/usr/bin:/bin")", "LANG": "C.UTF-8",
      "TERM": "xterm", "TZ": "UTC",
    ]
    return own.merging(more) { _, new in new }
  }
}

/// How a program ended and all that it said.
struct Outcome: Equatable, Sendable {
  let stdout: String
  /// Empty for a program on a terminal, where both streams are one.
  let stderr: String
  /// The exit code, or 128 and the signal's number for one that was killed (137 for SIGKILL).
  let exitCode: Int

  /// The lines of `stdout`, without the empty one after the last line's end.
  var lines: [String] {
    var lines = stdout.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}

/// What a test could not do with a program. Each carries what the program had said until then.
enum ProgramFault: Error, CustomStringConvertible {
  case notBuilt(path: String)
  case notStarted(command: [String], errorNumber: Int32)
  case timeLimit(said: String)
  case ended(waitingFor: String, said: String)
  case neverSaid(String, said: String)

  var description: String {
    switch self {
    case .notBuilt(let path): "There's no program at \(path): build it first (swift build --build-tests)."
    case .notStarted(let command, let number): "\(command) did not start: error \(number)."
    case .timeLimit(let said): "The program didn't end in time. Its output:\n\(said)"
    case .ended(let text, let said):
      "The program ended before it said \(text.debugDescription). It said:\n\(said)"
    case .neverSaid(let text, let said): "The program never said \(text.debugDescription). It said:\n\(said)"
    }
  }
}

extension Outcome {
  /// The same without how far it had come, which a slow machine is told once a second.
  var withoutProgress: Outcome {
    let lines = stderr.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      !line.hasSuffix("…") && !line.contains(/: \d+%$/) && !line.contains(/^Checked \d+ of \d+ posts/)
    }
    return Outcome(stdout: stdout, stderr: lines.joined(separator: "\n"), exitCode: exitCode)
  }
}
