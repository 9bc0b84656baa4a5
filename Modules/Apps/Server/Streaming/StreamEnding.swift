import AppValues

/// Why a connection to streams ends.
enum StreamEnding: Hashable, Sendable {
  /// The client went.
  case left
  /// The client fell too far behind.
  case lagged
  /// The session has ended.
  case signedOut
  /// The server stops.
  case stopped
  /// The source failed for good: what it can't say now, it can say to those who connect again.
  case failed

  init(_ error: AppError) {
    self = error == .unauthenticated ? .signedOut : .failed
  }

  /// What a WebSocket is closed with (RFC 6455, section 7.4.1).
  var closeCode: Int {
    switch self {
    case .left: 1000
    case .stopped: 1001
    case .signedOut: 1008
    case .failed: 1011
    // Registered since: try again later.
    case .lagged: 1013
    }
  }
}
