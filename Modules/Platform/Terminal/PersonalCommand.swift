import Foundation
import Synchronization

/// Runs a command with a text as its input. The text never becomes part of the command.
public struct PersonalCommand: Sendable {
  /// How the command ended.
  public enum Outcome: Hashable, Sendable {
    case succeeded
    /// It failed with this exit status.
    case failed(Int32)
    /// It took too long, and was killed.
    case endedByForce
    case couldNotStart
  }

  private let program: String
  private let words: [String]
  private let isSilent: Bool
  private let deadline: Duration

  /// A shell command that the person has chosen.
  ///
  /// - Parameter deadline: How long it may take.
  public init(_ command: String, deadline: Duration = .seconds(30)) {
    program = "/bin/sh"
    words = ["sh", "-c", command]
    isSilent = false
    self.deadline = deadline
  }

  /// A program to run directly. Its output is discarded.
  ///
  /// - Parameters:
  ///   - program: Its path.
  ///   - deadline: How long it may take.
  init(program: String, arguments: [String], deadline: Duration) {
    self.program = program
    words = [program] + arguments
    isSilent = true
    self.deadline = deadline
  }

  /// Runs the command once and waits for it to end. It's killed if the task is cancelled.
  ///
  /// - Parameters:
  ///   - input: Its standard input.
  ///   - environment: Variables to add to its environment.
  public func run(input: String, environment: [String: String]) async -> Outcome {
    let run = Run(
      program: program, words: words, isSilent: isSilent, input: Array(input.utf8), environment: environment,
      deadline: deadline)
    return await withTaskCancellationHandler {
      await withCheckedContinuation { done in
        Thread.detachNewThread { done.resume(returning: run.toItsEnd()) }
      }
    } onCancel: {
      run.isCancelled.store(true, ordering: .relaxed)
    }
  }
}

/// One run of a command.
private final class Run: Sendable {
  /// How often to check whether it has ended, in microseconds: it isn't possible to wait for a child together with a
  /// pipe and a clock.
  private static let pause: UInt32 = 5_000
  private static let starting = Mutex(())

  let isCancelled = Atomic(false)
  private let program: String
  private let words: [String]
  private let isSilent: Bool
  private let input: [UInt8]
  private let environment: [String: String]
  private let deadline: Duration

  init(
    program: String, words: [String], isSilent: Bool, input: [UInt8], environment: [String: String],
    deadline: Duration
  ) {
    self.program = program
    self.words = words
    self.isSilent = isSilent
    self.input = input
    self.environment = environment
    self.deadline = deadline
  }

  func toItsEnd() -> PersonalCommand.Outcome {
    // A command that does not read to the end is no reason for us to end: this thread is the run's own.
    var pipes = sigset_t()
    sigemptyset(&pipes)
    sigaddset(&pipes, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &pipes, nil)
    guard let (child, pipe) = start() else { return .couldNotStart }
    return look(after: child, writingTo: pipe)
  }

  /// Starts the command. Returns its process and where to write its input.
  private func start() -> (child: pid_t, pipe: Int32)? {
    // One at a time: no other command is to hold this one's pipe open.
    Self.starting.withLock { _ in
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { return nil }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
      let child = start(reading: ends[0])
      close(ends[0])
      if let child { return (child, ends[1]) }
      close(ends[1])
      return nil
    }
  }

  /// Starts the command in its own process group, so that everything it starts can be killed with it.
  private func start(reading input: Int32) -> pid_t? {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var defaults = sigset_t()
    sigemptyset(&defaults)
    for signal in [SIGPIPE, SIGXFSZ, SIGINT, SIGTERM] { sigaddset(&defaults, signal) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setpgroup(&attributes, 0)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    let flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    if isSilent {
      for stream in [STDOUT_FILENO, STDERR_FILENO] {
        posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
      }
    }
    let all = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
    var words: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] = all.map { strdup("\($0)=\($1)") } + [nil]
    defer { (words + variables).forEach { free($0) } }
    var child: pid_t = 0
    return posix_spawn(&child, program, &actions, &attributes, &words, &variables) == 0 ? child : nil
  }

  private func look(after child: pid_t, writingTo pipe: Int32) -> PersonalCommand.Outcome {
    let end = ContinuousClock.now + deadline
    var written = 0
    var open: Int32? = pipe
    defer { if let open { close(open) } }
    while true {
      // What the command reads ends when the pipe is closed.
      if let end = open, !write(to: end, &written) {
        close(end)
        open = nil
      }
      var status: Int32 = 0
      if waitpid(child, &status, WNOHANG) == child { return Self.outcome(status) }
      if ContinuousClock.now >= end || isCancelled.load(ordering: .relaxed) {
        kill(-child, SIGKILL)
        while waitpid(child, &status, 0) == -1, errno == EINTR {}
        return .endedByForce
      }
      usleep(Self.pause)
    }
  }

  /// Writes as much as the command takes now. Returns false if there's nothing more to write.
  private func write(to pipe: Int32, _ written: inout Int) -> Bool {
    while written < input.count {
      let count = input[written...].withUnsafeBytes { Glibc.write(pipe, $0.baseAddress, $0.count) }
      if count > 0 {
        written += count
      } else if errno == EAGAIN {
        return true
      } else if errno != EINTR {
        return false
      }
    }
    return false
  }

  private static func outcome(_ status: Int32) -> PersonalCommand.Outcome {
    let signal = status & 0x7f
    if signal != 0 { return .failed(128 + signal) }
    let code = (status >> 8) & 0xff
    return code == 0 ? .succeeded : .failed(code)
  }
}
