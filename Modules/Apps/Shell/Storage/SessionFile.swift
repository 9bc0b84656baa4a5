public import AppValues
public import Authentication
import SocialCredentials
import SocialFiles
public import SocialMenuShell

/// Who is signed in on this machine, in `sessions.json` of the data directory (mode 0600: it holds the secrets
/// that prove it); and beside it, in `device`, what the directory itself is known by where people sign in.
///
/// Two processes that change it at the same time wait for one another, and a crash leaves the old content or
/// the new. A file that cannot be understood is set aside as `sessions.json.damaged`, and everyone is signed
/// out: no one is kept from signing in again by a broken file.
public struct SessionFile: SessionStore {
  private let folder: PrivateFolder
  private let patience: Duration
  private let log: @Sendable (String) -> Void

  /// The session file of a data directory.
  ///
  /// - Parameters:
  ///   - patience: How long to wait for another process that changes it.
  ///   - log: Takes a message, in English, when a damaged file was set aside.
  public init(
    directory: DataDirectory, patience: Duration = .seconds(5),
    log: @escaping @Sendable (String) -> Void
  ) {
    self.folder = directory.folder
    self.patience = patience
    self.log = log
  }

  public func load() async throws(AppError) -> SavedSessions {
    if let sessions = try SessionDocument.sessions(from: try file.read()) { return sessions }
    return try await lock.withLock { () throws(AppError) in try readOrSetAside() }
  }

  public func update(
    _ change: @Sendable (inout SavedSessions) -> Void
  ) async throws(AppError) {
    try folder.create()
    try await lock.withLock { () throws(AppError) in
      var sessions = try readOrSetAside()
      change(&sessions)
      try file.replace(with: try SessionDocument.bytes(of: sessions))
    }
  }

  public func origin() async throws(AppError) -> SignInOrigin {
    if let known = try device() { return known }
    try folder.create()
    return try await lock.withLock { () throws(AppError) in
      if let known = try device() { return known }
      let new = Self.origin(AccessToken.random())
      try deviceFile.replace(with: Array("\(new.device.value)\n".utf8))
      return new
    }
  }

  /// Nil if there is none yet, or a damaged one. With a new one, the device is a stranger once more, which does no harm.
  private func device() throws(AppError) -> SignInOrigin? {
    guard let content = try deviceFile.read() else { return nil }
    let token = String(decoding: content.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    return token.wholeMatch(of: /[A-Za-z0-9_\-]{43}/) == nil ? nil : Self.origin(token)
  }

  /// The program on this machine.
  private static func origin(_ device: String) -> SignInOrigin {
    SignInOrigin(
      device: device, name: MachineName.current.map { "socialconnect (\($0))" } ?? "socialconnect")
  }

  private var deviceFile: PrivateFile { folder.file("device") }
  private var file: PrivateFile { folder.file("sessions.json") }
  private var lock: FileLock { FileLock("\(folder.path)/sessions.lock", patience: patience) }

  /// To be called under the lock: another process may have set the file aside already.
  private func readOrSetAside() throws(AppError) -> SavedSessions {
    if let sessions = try SessionDocument.sessions(from: try file.read()) { return sessions }
    try file.rename(to: "sessions.json.damaged")
    log("\(file.path) is damaged and was renamed to sessions.json.damaged; everyone is signed out")
    return SavedSessions()
  }
}
