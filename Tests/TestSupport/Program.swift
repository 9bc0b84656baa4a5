import Dispatch
import Foundation

/// Another program, run to its end.
public enum Program {
  /// What a program wrote and how it ended.
  public struct Outcome: Sendable {
    /// The exit code; 128 and the signal's number when a signal ended it.
    public let status: Int32
    public let output: String
  }

  /// Runs a program found on the path; standard error is read together with standard output.
  ///
  /// - Parameter kills: Looks at each new state of the output; true kills the program (SIGKILL).
  public static func run(
    _ command: [String], environment: [String: String] = [:],
    killWhen kills: @escaping @Sendable (String) -> Bool = { _ in false }
  ) async throws -> Outcome {
    // Waiting for a process must not keep other tests' tasks from running.
    try await withCheckedThrowingContinuation { done in
      DispatchQueue.global().async {
        done.resume(with: Result { try runBlocking(command, environment, kills) })
      }
    }
  }

  /// Runs a program that has to succeed.
  @discardableResult
  public static func expect(_ command: [String]) async throws -> String {
    let outcome = try await run(command)
    guard outcome.status == 0 else { throw Failure(command: command, outcome: outcome) }
    return outcome.output
  }

  /// Writes a program as a file that runs.
  ///
  /// Another process does it: what this one has open to be written, its children have for a moment, too, and what anyone
  /// can write doesn't run.
  public static func write(_ text: String, to path: String) throws {
    let script = #"mkdir -p "${2%/*}" && printf %s "$1" >"$2" && chmod 755 "$2""#
    let command = ["sh", "-c", script, "sh", text, path]
    let outcome = try runBlocking(command, [:]) { _ in false }
    guard outcome.status == 0 else { throw Failure(command: command, outcome: outcome) }
  }

  private static func runBlocking(
    _ command: [String], _ environment: [String: String], _ kills: (String) -> Bool
  ) throws -> Outcome {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw POSIXError(.EMFILE) }
    defer { close(ends[0]) }
    let process = try spawn(command, environment, output: ends[1])
    close(ends[1])
    let output = read(ends[0]) { if kills($0) { kill(process, SIGKILL) } }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    let signal = status & 0x7F
    return Outcome(status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal, output: output)
  }

  /// Not by Foundation's `Process`, whose wait ends only when all that the program leaves running, such as a
  /// server, has ended too.
  private static func spawn(
    _ command: [String], _ environment: [String: String], output: Int32
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, output, 2)
    // Nothing else of ours is the program's; closing what is not open does no harm.
    for descriptor in Int32(3)..<1024 { posix_spawn_file_actions_addclose(&actions, descriptor) }
    let all = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    var arguments = command.map { strdup($0) } + [nil]
    var variables = all.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var process: pid_t = 0
    let code = posix_spawnp(&process, command[0], &actions, nil, &arguments, &variables)
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .ENOENT) }
    return process
  }

  /// Reads to the end, telling what there is so far.
  private static func read(_ descriptor: Int32, _ visit: (String) -> Void) -> String {
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return String(decoding: output, as: UTF8.self) }
      output += buffer.prefix(count)
      visit(String(decoding: output, as: UTF8.self))
    }
  }

  /// A program that had to succeed and did not.
  public struct Failure: Error, CustomStringConvertible {
    let command: [String]
    let outcome: Outcome

    public var description: String {
      "\(command.joined(separator: " ")) ended with \(outcome.status): \(outcome.output)"
    }
  }
}
