import Foundation
import Synchronization

/// A program that has been started and can be talked to. It is killed when the last reference to it goes.
///
/// What it says arrives on threads of its own, so a test that does not listen never makes it wait.
final class RunningProgram: Sendable {
  /// What the program's three streams are.
  enum Stage: Equatable, Sendable {
    case pipes
    case terminal(columns: Int, rows: Int)
  }

  /// The process, and the group of all that it starts.
  let processID: pid_t
  /// Kept, for the program lives in it.
  private let sandbox: Sandbox
  private let input: OutgoingStream
  private let output: IncomingStream
  private let errors: IncomingStream?
  private let ending = Mutex<Int?>(nil)
  /// Up to where `waitFor` has read.
  private let position = Mutex(0)

  /// Starts a command in the sandbox's folder with exactly this environment.
  init(
    command: [String], environment: [String: String], sandbox: Sandbox, stage: Stage
  ) throws {
    let spawned = try Spawn.start(
      command, environment: environment, folder: sandbox.folder, stage: stage)
    self.sandbox = sandbox
    processID = spawned.processID
    input = OutgoingStream(descriptor: spawned.input, isTerminal: stage != .pipes)
    output = IncomingStream(descriptor: spawned.output)
    errors = spawned.errors.map { IncomingStream(descriptor: $0) }
  }

  deinit {
    kill(-processID, SIGKILL)
    input.close()
    if ending.withLock({ $0 }) == nil {
      var status: CInt = 0
      waitpid(processID, &status, 0)
    }
  }

  /// All that it has said on its standard output, or on its terminal, until now.
  var said: String { output.text }
  /// All that it has said on its standard error until now; on a terminal that is part of `said`.
  var complained: String { errors?.text ?? "" }

  /// Types text; line ends are as given.
  func type(_ text: String) {
    input.write(text)
  }

  /// Types a line and the key that ends it.
  func enter(_ line: String) {
    input.write(line + "\n")
  }

  /// Ends the input: closes the pipe, or presses Ctrl-D.
  func endInput() {
    input.end()
  }

  /// Changes the size of the terminal, as dragging a window's corner does.
  func resize(columns: Int, rows: Int) {
    input.resize(columns: columns, rows: rows)
  }

  /// Sends a signal to the program alone.
  func signal(_ number: CInt) {
    kill(processID, number)
  }

  /// Waits until it says something after all that earlier calls have found, and returns what it said up to
  /// the end of that.
  @discardableResult
  func waitFor(_ text: String, within limit: Duration = .seconds(120)) async throws -> String {
    let start = position.withLock { $0 }
    let deadline = ContinuousClock.now + limit
    while true {
      let hasEnded = exitCode() != nil && output.isAtEnd
      if let found = output.find(text, from: start) {
        position.withLock { $0 = found.end }
        return found.text
      }
      if hasEnded { throw ProgramFault.ended(waitingFor: text, said: everything) }
      guard ContinuousClock.now < deadline else {
        throw ProgramFault.neverSaid(text, said: everything)
      }
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  /// Waits until it says something on its standard error.
  func waitForComplaint(_ text: String, within limit: Duration = .seconds(120)) async throws {
    let deadline = ContinuousClock.now + limit
    while !complained.contains(text) {
      guard exitCode() == nil else { throw ProgramFault.ended(waitingFor: text, said: everything) }
      guard ContinuousClock.now < deadline else { throw ProgramFault.neverSaid(text, said: everything) }
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  /// Waits until it has ended and all that it said has arrived.
  func finish(within limit: Duration = .seconds(300)) async throws -> Outcome {
    let deadline = ContinuousClock.now + limit
    while true {
      if let code = exitCode(), output.isAtEnd, errors?.isAtEnd ?? true {
        return Outcome(stdout: said, stderr: complained, exitCode: code)
      }
      guard ContinuousClock.now < deadline else {
        kill(-processID, SIGKILL)
        throw ProgramFault.timeLimit(said: everything)
      }
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  /// How it ended (see `Outcome.exitCode`); nil while it runs.
  func exitCode() -> Int? {
    ending.withLock { code in
      if code != nil { return code }
      var status: CInt = 0
      guard waitpid(processID, &status, WNOHANG) == processID else { return nil }
      let signal = status & 0x7f
      code = signal == 0 ? Int((status >> 8) & 0xff) : 128 + Int(signal)
      return code
    }
  }

  private var everything: String {
    complained.isEmpty ? said : "\(said)\n--- and on its standard error:\n\(complained)"
  }
}
