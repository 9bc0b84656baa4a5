import AppValues

/// Why a connection to streams ends.
enum StreamEnding: Hashable, Sendable {
  /// The client closed it.
  case left
  /// The client fell too far behind.
  case lagged
  /// The session has ended.
  case signedOut
  /// The server stops.
  case stopped
  /// The source failed for good. A client that connects again may get what is missing.
  case failed

  init(_ error: AppError) {
    self = error == .unauthenticated ? .signedOut : .failed
  }

  /// The code with which a WebSocket is closed (RFC 6455, section 7.4.1).
  var closeCode: Int {
    switch self {
    case .left: 1000
    case .stopped: 1001
    case .signedOut: 1008
    case .failed: 1011
    // Registered later: try again later.
    case .lagged: 1013
    }
  }
}
