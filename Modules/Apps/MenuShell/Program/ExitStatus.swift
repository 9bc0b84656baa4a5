public import AppValues

/// How a program of ours ended, for scripts.
public enum ExitStatus: Int32, Hashable, Sendable {
  case done = 0
  case failed = 1
  /// The command was not understood.
  case usage = 2
  case notSignedIn = 3
  /// The server was out of reach; what was asked waits to be sent.
  case queued = 4

  /// What an error ends with, unless the app says otherwise.
  public init(_ error: AppError) {
    self =
      switch error {
      case .unauthenticated: .notSignedIn
      // The reader of the output has gone away: there is nothing left to do.
      case .cancelled: .done
      case .invalid(.cursor, _), .invalid(.limit, _), .invalid(.link, _), .invalid(.database, _),
        .invalid(.language, _):
        .usage
      default: .failed
      }
  }
}
