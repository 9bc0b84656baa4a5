public import AppValues
public import Authentication
import SocialCredentials
import SocialDatabase
import SocialLocalStore

extension LocalBackend {
  private static let day: Int64 = 24 * 3_600_000

  /// Keeps how long sessions last, for every program on the same data. The sessions that there are last as long from now
  /// on, too.
  public func keep(_ lifetimes: SessionLifetimes) async throws(AppError) {
    let (kept, isWatched) = try await database.read { connection throws(AppError) in
      (
        try connection.sessionLife(),
        try connection.exists("SELECT 1 FROM due_work WHERE kind = \(WorkKind.sessions.rawValue)")
      )
    }
    let life = SessionLife(
      whole: Self.milliseconds(lifetimes.days, or: kept.whole),
      idle: Self.milliseconds(lifetimes.idleDays, or: kept.idle))
    // A server that starts again writes nothing, unless a version before left no work where no one was signed in.
    if kept == life, isWatched || life.nextLook(present.now()) == nil { return }
    try await database.write { connection throws(AppError) in
      for (setting, time) in [(Setting.sessionLifetime, life.whole), (.sessionIdleTime, life.idle)] {
        if let time { try connection.set(setting, to: "\(time)") } else { try connection.unset(setting) }
      }
      let end = life.end(begunAt: "created_at", usedAt: "COALESCE(used_at, created_at)")
      try connection.execute("UPDATE session SET ends_at = \(end)")
      try connection.addWork(.sessions, 0, present.now())
    }
    await work.start(.sessions)
  }

  /// Keeps by which keys this server seals and pushes, and tells the administrator of each that differs from the one of the
  /// servers that ran on the same data before. Those that differ stay as they were kept: the file is to be mended.
  ///
  /// - Parameter pushKey: The public key by which it pushes.
  ///
  /// Throws `storage` also for a file of keys that can't be read or made.
  public func keepKeys(pushKey: String) async throws(AppError) {
    let keys = [
      ServerKey(setting: .sealingKey, names: try await secrets?.keyNames() ?? [], file: "secret-key"),
      ServerKey(setting: .pushKey, names: [pushKey], file: "push-key"),
    ]
    let isKept = try await database.read { connection throws(AppError) in
      for key in keys where try connection.value(of: key.setting) != key.names.first { return false }
      return true
    }
    // A server that starts again writes nothing.
    if isKept { return }
    let differing = try await database.write { connection throws(AppError) in
      var differing: [String] = []
      for key in keys {
        guard let name = key.names.first else { continue }
        if let kept = try connection.value(of: key.setting), !key.names.contains(kept) {
          differing.append(key.file)
        } else {
          try connection.set(key.setting, to: name)
        }
      }
      return differing
    }
    for file in differing {
      say(
        """
        The file \(file) in the data folder of this database isn't that of the servers that ran on it before: what they \
        sealed can't be used here, nor what is sealed here there. Copy the file from one of them, and start again
        """)
    }
  }

  /// - Parameter days: 0 for nil.
  private static func milliseconds(_ days: Int?, or kept: Int64?) -> Int64? {
    guard let days else { return kept }
    return days == 0 ? nil : Int64(days) * day
  }
}

/// A key in a file of a server's data folder.
private struct ServerKey: Sendable {
  /// The setting that says which one it is.
  let setting: Setting
  /// The names of the keys in the file, the one that is used first; empty where none are used.
  let names: [String]
  let file: String
}
