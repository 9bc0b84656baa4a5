public import AppValues
public import Entities
public import Logging
public import SocialFiles
import Synchronization

/// The stores of the accounts at servers on a device, one for each.
public final class OfflineStores: Sendable {
  private let folder: PrivateFolder
  private let limits: CacheLimits
  private let clock: WallClock
  private let log: Logger
  private let stores = Mutex<[String: OfflineStore]>([:])

  /// - Parameters:
  ///   - folder: Has a folder for each account.
  ///   - limits: How much is kept of what each account read.
  ///   - clock: The device's clock.
  ///   - log: Takes what people are not told.
  public init(
    in folder: PrivateFolder, limits: CacheLimits = CacheLimits(), clock: WallClock = .system, log: Logger
  ) {
    self.folder = folder
    self.limits = limits
    self.clock = clock
    self.log = log
  }

  /// The store of an account; nil for one that isn't at a server.
  public func store(of session: Session) -> OfflineStore? {
    guard let name = Self.folderName(of: session) else { return nil }
    return stores.withLock { stores in
      if let store = stores[name] { return store }
      let store = OfflineStore(in: folder.folder(name), limits: limits, clock: clock, log: log)
      stores[name] = store
      return store
    }
  }

  /// Removes all that an account has here, also what waits to be sent.
  public func wipe(_ session: Session) async throws(AppError) {
    guard let name = Self.folderName(of: session), let store = store(of: session) else { return }
    try await store.wipe()
    stores.withLock { $0[name] = nil }
  }

  /// Lets go of all files.
  public func close() async {
    for store in stores.withLock({ Array($0.values) }) { await store.close() }
  }

  /// A name of letters, digits and signs that every file system takes, different for each account; nil for one that
  /// isn't at a server.
  private static func folderName(of session: Session) -> String? {
    guard let server = session.server else { return nil }
    return "\(server.address) \(session.user)".utf8.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."),
        UInt8(ascii: "-"):
        String(UnicodeScalar(byte))
      default: (byte < 16 ? "_0" : "_") + String(byte, radix: 16)
      }
    }.joined()
  }
}
