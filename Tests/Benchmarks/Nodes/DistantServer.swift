import Foundation
import Synchronization

/// Makes a server on this machine as far away as one on another: what is sent arrives a little later, in order, and
/// any number of messages can be under way.
final class DistantServer: Sendable {
  /// Where a client finds it: a folder with a socket.
  private let folder: URL
  private let server: String
  private let delay: TimeInterval
  private let listener: Int32

  /// - Parameters:
  ///   - url: The URL of a server that listens on a socket.
  ///   - roundTrip: How much longer an answer takes, in seconds.
  init(_ url: String, roundTrip: TimeInterval) throws {
    let host = URLComponents(string: url)?.queryItems?.first { $0.name == "host" }?.value ?? ""
    let name = ".s.PGSQL.5432"
    server = "\(host)/\(name)"
    delay = roundTrip / 2
    folder = FileManager.default.temporaryDirectory.appending(path: "distant-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    listener = try Self.socket(at: folder.appending(path: name).path, bind)
    guard listen(listener, 64) == 0 else { throw POSIXError(.EADDRINUSE) }
    Thread { [self] in accept() }.start()
  }

  /// The URL of a database by this way.
  func url(_ location: String) -> String {
    guard var url = URLComponents(string: location) else { return location }
    url.queryItems = [URLQueryItem(name: "host", value: folder.path)]
    return url.string ?? location
  }

  /// Takes no more connections.
  func close() throws {
    shutdown(listener, CInt(SHUT_RDWR))
    try FileManager.default.removeItem(at: folder)
  }

  private func accept() {
    while case let client = Foundation.accept(listener, nil, nil), client >= 0 {
      guard let server = try? Self.socket(at: server, connect) else {  // Gone; the client learns it.
        Foundation.close(client)
        continue
      }
      pass(from: client, to: server)
      pass(from: server, to: client)
    }
    Foundation.close(listener)
  }

  /// Passes on what comes, until it ends; then the other way ends, too. The sockets stay with this process, which ends
  /// after the measurement.
  private func pass(from source: Int32, to target: Int32) {
    let line = DelayLine()
    Thread { [delay] in
      var buffer = [UInt8](repeating: 0, count: 65_536)
      while case let count = read(source, &buffer, buffer.count), count > 0 {
        line.add(buffer.prefix(count), due: Date(timeIntervalSinceNow: delay))
      }
      line.add([], due: Date())
    }.start()
    Thread {
      while case let bytes = line.next(), !bytes.isEmpty { LoopbackSocket.write(bytes, to: target) }
      shutdown(target, CInt(SHUT_WR))
    }.start()
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
    if result == 0 { return descriptor }
    Foundation.close(descriptor)
    throw POSIXError(.ECONNREFUSED)
  }
}

/// What is under way, in the order in which it was sent.
private final class DelayLine: Sendable {
  private let underWay = Mutex<[(bytes: ArraySlice<UInt8>, due: Date)]>([])
  private let arrival = DispatchSemaphore(value: 0)

  func add(_ bytes: ArraySlice<UInt8>, due: Date) {
    underWay.withLock { $0.append((bytes, due)) }
    arrival.signal()
  }

  /// What is to be handed over, once that is due; empty at the end.
  func next() -> ArraySlice<UInt8> {
    arrival.wait()
    let (bytes, due) = underWay.withLock { $0.removeFirst() }
    let rest = due.timeIntervalSinceNow
    if rest > 0 { usleep(useconds_t(rest * 1_000_000)) }
    return bytes
  }
}
