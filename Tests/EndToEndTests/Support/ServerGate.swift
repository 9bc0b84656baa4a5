import Foundation
import Synchronization

/// A way to a server on this machine, on which a test stops what publishes a post. Each connection carries one request.
final class ServerGate: Sendable {
  /// Where a post is stopped.
  enum Place: CaseIterable, Sendable {
    /// The server doesn't get it.
    case before
    /// The server has it, and its answer doesn't come back.
    case after
    /// The server doesn't get it, and an error comes back in its place.
    case failing
  }

  let port: Int
  private let listener: LocalSocket
  private let stop: GateStop

  /// What the server is reached by on this way.
  var address: String { "http://127.0.0.1:\(port)" }

  /// - Parameters:
  ///   - server: The server's port.
  ///   - honoursKeys: Whether the server learns of idempotency keys.
  init(to server: Int, honoursKeys: Bool) throws {
    let (listener, stop) = (try LocalSocket.listening(), GateStop())
    (self.listener, self.stop) = (listener, stop)
    port = try listener.port()
    Thread.detachNewThread {
      while let client = listener.accept() {
        Thread.detachNewThread {
          GatedConnection(client: client, server: server, honoursKeys: honoursKeys, stop: stop).serve()
        }
      }
    }
  }

  deinit {
    listener.shutDown()
  }

  /// Stops the next post.
  func stopNext(_ place: Place) { stop.set(place) }

  /// Waits until a post was stopped.
  func waitForPost(within limit: Duration = .seconds(120)) async throws {
    let deadline = ContinuousClock.now + limit
    while !stop.isOver {
      guard ContinuousClock.now < deadline else { throw NothingCame() }
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  private struct NothingCame: Error {}
}

/// What is stopped next.
private final class GateStop: Sendable {
  private let place = Mutex<ServerGate.Place?>(nil)

  func set(_ place: ServerGate.Place) { self.place.withLock { $0 = place } }

  /// Whether what should be stopped was.
  var isOver: Bool { place.withLock { $0 == nil } }

  /// Whether to stop here. It's done once.
  func takes(_ place: ServerGate.Place) -> Bool {
    self.place.withLock { next in
      guard next == place else { return false }
      next = nil
      return true
    }
  }
}

/// A connection through the gate.
private struct GatedConnection {
  let client: LocalSocket
  let server: Int
  let honoursKeys: Bool
  let stop: GateStop

  func serve() {
    guard let request = client.readRequest() else { return }
    let isPost = request.starts(with: Array("POST /api/v1/statuses HTTP".utf8))
    if isPost, stop.takes(.failing) {
      client.send(Array("HTTP/1.1 500 Failed\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".utf8))
      return
    }
    if isPost, stop.takes(.before) { return client.waitForEnd() }
    guard let upstream = LocalSocket.connected(to: server) else { return }
    upstream.send(forwarded(request))
    let answer = upstream.readToEnd()
    if isPost, stop.takes(.after) { return client.waitForEnd() }
    client.send(answer)
  }

  /// The request with the headers that the server learns of.
  private func forwarded(_ request: [UInt8]) -> [UInt8] {
    guard let end = request.firstRange(of: Array("\r\n\r\n".utf8)) else { return request }
    var lines = String(decoding: request[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
    lines.removeAll { line in
      let name = line.prefix { $0 != ":" }.lowercased()
      return name == "connection" || (name == "idempotency-key" && !honoursKeys)
    }
    return Array((lines + ["Connection: close"]).joined(separator: "\r\n").utf8) + request[end.lowerBound...]
  }
}
