public import AppValues
import Foundation
public import SocialFiles

/// The stack trace that the program leaves in a file when it crashes.
public enum CrashTrace {
  private static let name = "crash.txt"
  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

  /// Makes crashes from now on leave a file in an existing folder.
  ///
  /// - Parameters:
  ///   - folder: The data folder.
  ///   - title: The app's name.
  public static func prepare(in folder: PrivateFolder, app title: StaticString) {
    app = title
    crashFile = strdup(folder.file(name).path)
    let everywhere = dlopen(nil, RTLD_NOW)
    trace = unsafeBitCast(dlsym(everywhere, "backtrace"), to: Trace?.self)
    printTrace = unsafeBitCast(dlsym(everywhere, "backtrace_symbols_fd"), to: PrintTrace?.self)
    // The first call loads what it needs: a crash is no time for that.
    var frame: UnsafeMutableRawPointer?
    _ = trace?(&frame, 1)
    isOnTerminal = tcgetattr(STDIN_FILENO, &terminal) == 0
    for number in signals { signal(number, leaveTrace) }
  }

  /// Renames the file of the last crash, so that it is reported only once.
  ///
  /// - Returns: The file's path; nil when there was no crash.
  public static func takeLast(in folder: PrivateFolder) throws(AppError) -> String? {
    let file = folder.file(name)
    guard let crashed = file.modified else { return nil }
    let own = "crash-\(crashed.milliseconds / 1000).txt"
    try file.rename(to: own)
    return folder.file(own).path
  }
}

private typealias Trace = @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>, CInt) -> CInt
private typealias PrintTrace =
  @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>, CInt, CInt) -> Void

// Written once, before any signal is caught: a signal handler must neither wait nor allocate memory.
private nonisolated(unsafe) var crashFile: UnsafeMutablePointer<CChar>?
private nonisolated(unsafe) var app: StaticString = ""
private nonisolated(unsafe) var trace: Trace?
private nonisolated(unsafe) var printTrace: PrintTrace?
private nonisolated(unsafe) var terminal = termios()
private nonisolated(unsafe) var isOnTerminal = false

/// Writes the stack trace of the crashed thread, restores the terminal, and raises the signal again.
private func leaveTrace(_ number: CInt) {
  signal(number, SIG_DFL)
  if let crashFile {
    let file = open(crashFile, O_WRONLY | O_CREAT | O_APPEND | O_NONBLOCK | O_CLOEXEC, 0o600)
    if file >= 0 {
      write(file, app.utf8Start, app.utf8CodeUnitCount)
      let heading: StaticString = " crashed with signal "
      write(file, heading.utf8Start, heading.utf8CodeUnitCount)
      var digits = (UInt8(48 + number / 10), UInt8(48 + number % 10), UInt8(10))
      write(file, &digits, 3)
      withUnsafeTemporaryAllocation(of: UnsafeMutableRawPointer?.self, capacity: 128) { frames in
        guard let start = frames.baseAddress, let count = trace?(start, 128) else { return }
        printTrace?(start, count, file)
      }
      close(file)
    }
  }
  if isOnTerminal { tcsetattr(STDIN_FILENO, TCSANOW, &terminal) }
  raise(number)
}
