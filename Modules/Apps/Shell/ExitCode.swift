/// The program's exit status.
public enum ExitCode: Int32, Hashable, Sendable {
  case done = 0
  case failed = 1
  /// The command was not understood.
  case usage = 2
  case notSignedIn = 3
  /// The server was out of reach; what was asked waits to be sent.
  case queued = 4
}
