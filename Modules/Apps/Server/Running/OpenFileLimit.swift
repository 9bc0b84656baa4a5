import Foundation

/// How many files, and so connections, the process can have open.
enum OpenFileLimit {
  /// How many are reserved for the database, photos and anything else that isn't a connection.
  private static let reserve = 200
  /// The most connections. Idle ones take some 25 kB each, so more would need more memory than small machines have.
  private static let mostConnections = 10_000

  /// Raises the limit as far as the system allows it, and returns how many connections fit below it.
  static func raise() -> Int {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return 800 }
    let wanted = min(limit.rlim_max, rlim_t(mostConnections + reserve))
    if limit.rlim_cur < wanted {
      var raised = limit
      raised.rlim_cur = wanted
      if setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &raised) == 0 { limit = raised }
    }
    return max(16, min(mostConnections, Int(clamping: limit.rlim_cur) - reserve))
  }
}
