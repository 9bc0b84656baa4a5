public import AppValues
import Foundation

/// A standard stream for text that is only written: the output of one-shot commands.
public enum StandardStream: Sendable {
  case output
  case error

  /// Opens missing standard streams on `/dev/null`, so that no other file gets their numbers, and with them
  /// everything that is printed. Call this before opening anything.
  public static func reserve() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free number is given, which is the missing one. Writing to it fails, and is told.
      _ = open("/dev/null", O_RDONLY)
    }
  }

  /// Writes text.
  ///
  /// Throws `cancelled` once no one is reading, `storage(.output)` if nothing can be written.
  public func write(_ text: String) throws(AppError) {
    var writer = OutputWriter(descriptor: descriptor)
    writer.write(text)
    switch writer.fault {
    case 0: return
    case EPIPE: throw .cancelled
    default: throw .storage(.output)
    }
  }

  /// The number of columns to wrap at; nil if it isn't a terminal, where lines are better left whole.
  public var width: Int? { TerminalSize.columns(of: descriptor) }

  /// Whether someone may still be reading. No one is once the other end of a pipe is closed.
  var hasReader: Bool {
    var poll = pollfd(fd: descriptor, events: 0, revents: 0)
    return Glibc.poll(&poll, 1, 0) <= 0
  }

  /// The style of this stream: plain for pipes, for simple terminals, and if `NO_COLOR` is set.
  public func style(environment: [String: String]) -> TextStyle {
    let isTerminal = isatty(descriptor) == 1 && !["", "dumb"].contains(environment["TERM"] ?? "")
    return isTerminal && (environment["NO_COLOR"] ?? "").isEmpty ? .ansi : .plain
  }

  private var descriptor: Int32 {
    switch self {
    case .output: STDOUT_FILENO
    case .error: STDERR_FILENO
    }
  }
}
