import Foundation
import SocialTestSupport
import Synchronization

/// Stands between a database and its server, and breaks a connection just as it commits.
final class CommitBreaker: Sendable {
  enum Moment {
    /// The server never hears of it.
    case beforeTheServer
    /// The server has done it, and its answer never comes.
    case afterTheServer
  }

  private struct State {
    var moment: Moment?
    var isGoneThen = false
    var isGone = false
    var breaks = 0
  }

  private let folder: TemporaryFolder
  private let listener: Int32
  private let server: String
  private let state = Mutex(State())

  /// - Parameter server: The folder in which the server's socket is.
  init(server: String) throws {
    self.server = "\(server)/.s.PGSQL.5432"
    folder = try TemporaryFolder()
    listener = try Self.socket(at: folder.path(".s.PGSQL.5432"), bind)
    guard listen(listener, 64) == 0 else { throw POSIXError(.EADDRINUSE) }
    Thread { [self] in accept() }.start()
  }

  /// The URL of a database by this way.
  func url(_ location: String) -> String {
    guard var url = URLComponents(string: location) else { return location }
    url.queryItems = [URLQueryItem(name: "host", value: folder.url.path)]
    return url.string ?? location
  }

  /// Breaks the connection that is the next to commit.
  ///
  /// - Parameter forGood: Whether no new connection is made either, until `open`.
  func breakNext(_ moment: Moment, forGood: Bool = false) {
    state.withLock {
      $0.moment = moment
      $0.isGoneThen = forGood
    }
  }

  /// Lets connections be made again.
  func open() { state.withLock { $0.isGone = false } }

  /// How many connections were broken.
  var breaks: Int { state.withLock { $0.breaks } }

  /// Takes no more connections.
  func close() { shutdown(listener, CInt(SHUT_RDWR)) }

  private func accept() {
    while true {
      let client = Foundation.accept(listener, nil, nil)
      if client < 0 { break }
      let isGone = state.withLock { $0.isGone }
      guard !isGone, let server = try? Self.socket(at: server, connect) else {  // Gone, too.
        Foundation.close(client)
        continue
      }
      Thread { [self] in
        relay(client, server)
        Foundation.close(client)
        Foundation.close(server)
      }.start()
    }
    Foundation.close(listener)
  }

  private func relay(_ client: Int32, _ server: Int32) {
    var watched = [client, server].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while poll(&watched, 2, -1) > 0 {
      if watched[0].revents != 0 {
        let bytes = Self.read(client)
        let moment = bytes.firstRange(of: Array("COMMIT\0".utf8)) == nil ? nil : takeMoment()
        if bytes.isEmpty || moment == .beforeTheServer { return }
        Self.write(bytes, to: server)
        if moment == .afterTheServer {
          _ = Self.read(server)
          return
        }
      }
      if watched[1].revents != 0 {
        let bytes = Self.read(server)
        if bytes.isEmpty { return }
        Self.write(bytes, to: client)
      }
    }
  }

  private func takeMoment() -> Moment? {
    state.withLock { state in
      guard let moment = state.moment else { return nil }
      state.moment = nil
      state.isGone = state.isGoneThen
      state.breaks += 1
      return moment
    }
  }

  private static func read(_ socket: Int32) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = Foundation.read(socket, &buffer, buffer.count)
    return Array(buffer.prefix(max(count, 0)))
  }

  private static func write(_ bytes: [UInt8], to socket: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      // A client that is gone needs nothing more; the next read says so.
      let count = rest.withUnsafeBytes { send(socket, $0.baseAddress, $0.count, CInt(MSG_NOSIGNAL)) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  private static func socket(
    at path: String, _ use: (Int32, UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) throws -> Int32 {
    let descriptor = Foundation.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix($0.count - 1)) }
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        use(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard result == 0 else {
      Foundation.close(descriptor)
      throw POSIXError(.ECONNREFUSED)
    }
    return descriptor
  }
}
