import Foundation
import Synchronization

/// Starting a program with streams of our choosing. Foundation's Process cannot give one a controlling
/// terminal; posix_spawn can: the leader of a new session gets the first terminal that it opens.
enum Spawn {
  struct Spawned {
    let processID: pid_t
    /// Our ends of its streams.
    let input: CInt
    let output: CInt
    /// Nil on a terminal.
    let errors: CInt?
  }

  static func start(
    _ command: [String], environment: [String: String], folder: URL, stage: RunningProgram.Stage
  ) throws -> Spawned {
    switch stage {
    case .pipes: try startOnPipes(command, environment: environment, folder: folder)
    case .terminal(let columns, let rows):
      try startOnTerminal(
        command, environment: environment, folder: folder, columns: columns, rows: rows)
    }
  }

  static func setSize(of terminal: CInt, columns: Int, rows: Int) {
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
  }

  private static func startOnPipes(
    _ command: [String], environment: [String: String], folder: URL
  ) throws -> Spawned {
    let (input, output, errors) = (try pipe(), try pipe(), try pipe())
    defer { for descriptor in [input.read, output.write, errors.write] { close(descriptor) } }
    let processID = try spawn(command, environment: environment, folder: folder) { actions in
      posix_spawn_file_actions_adddup2(&actions, input.read, 0)
      posix_spawn_file_actions_adddup2(&actions, output.write, 1)
      posix_spawn_file_actions_adddup2(&actions, errors.write, 2)
    }
    return Spawned(
      processID: processID, input: input.write, output: output.read, errors: errors.read)
  }

  private static func startOnTerminal(
    _ command: [String], environment: [String: String], folder: URL, columns: Int, rows: Int
  ) throws -> Spawned {
    let (terminal, path) = try openTerminal()
    setSize(of: terminal, columns: columns, rows: rows)
    let processID = try spawn(command, environment: environment, folder: folder) { actions in
      posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&actions, 0, 1)
      posix_spawn_file_actions_adddup2(&actions, 0, 2)
    }
    let second = fcntl(terminal, F_DUPFD_CLOEXEC, 0)
    return Spawned(processID: processID, input: terminal, output: second, errors: nil)
  }

  /// A new pseudo-terminal: our end, and the path of the program's.
  private static func openTerminal() throws -> (ours: CInt, path: String) {
    // What posix_openpt, unlockpt and ptsname do; glibc hides those from Swift.
    let (unlock, number) = (UInt(0x4004_5431), UInt(0x8004_5430))
    let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var (locked, index) = (CInt(0), CInt(0))
    guard terminal >= 0, ioctl(terminal, unlock, &locked) == 0, ioctl(terminal, number, &index) == 0
    else { throw ProgramFault.notStarted(command: ["/dev/ptmx"], errorNumber: errno) }
    return (terminal, "/dev/pts/\(index)")
  }

  private static func spawn(
    _ command: [String], environment: [String: String], folder: URL,
    streams: (inout posix_spawn_file_actions_t) -> Void
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    streams(&actions)
    // Whatever other tests have open is not its business: a pipe that it inherits never comes to an end.
    for descriptor in 3..<highestDescriptor { posix_spawn_file_actions_addclose(&actions, descriptor) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    prepare(&attributes)

    // posix_spawn's own way to change the folder is hidden from Swift; env becomes the command.
    var arguments = (["env", "-C", folder.path] + command).map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var processID: pid_t = 0
    let error = starting.withLock { _ in
      posix_spawnp(&processID, "env", &actions, &attributes, &arguments, &variables)
    }
    guard error == 0 else { throw ProgramFault.notStarted(command: command, errorNumber: error) }
    return processID
  }

  /// Above all that tests have open; closing one that is not open does no harm.
  private static let highestDescriptor: CInt = {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    return CInt(min(limit.rlim_cur, 4096))
  }()

  /// A session of its own, so that its whole family can be killed and a terminal becomes its own; and
  /// signals as a shell would hand them on, though we ourselves ignore a broken pipe.
  private static func prepare(_ attributes: inout posix_spawnattr_t) {
    signal(SIGPIPE, SIG_IGN)
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigdefault(&attributes, &all)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    let newSession: CInt = 0x80
    posix_spawnattr_setflags(
      &attributes, Int16(newSession | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
  }

  /// Held while a pipe is made and while a program starts: a program that inherited another's pipe would
  /// keep it open, and an end of input would never be seen.
  private static let starting = Mutex(())

  private static func pipe() throws -> (read: CInt, write: CInt) {
    try starting.withLock { _ in
      var ends: [CInt] = [-1, -1]
      guard Foundation.pipe(&ends) == 0 else {
        throw ProgramFault.notStarted(command: ["pipe"], errorNumber: errno)
      }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      return (ends[0], ends[1])
    }
  }
}
