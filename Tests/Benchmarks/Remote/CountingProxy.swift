import Foundation
import Synchronization

/// Stands before a server on this machine and counts what is asked through it. It can be closed for a while, as if the
/// server were gone.
final class CountingProxy: Sendable {
  private struct State {
    var listener: Int32
    var connections: [Int32] = []
    var target = 0
    /// Whether new connections lead nowhere, and nothing is answered.
    var isSilent = false
    var traffic = ProxyTraffic()
  }

  /// Where clients find it.
  let port: Int
  private let state: Mutex<State>

  init() throws {
    let listener = try LoopbackSocket.listening(at: 0)
    port = LoopbackSocket.port(of: listener)
    state = Mutex(State(listener: listener))
    accept(from: listener)
  }

  var address: String { "http://127.0.0.1:\(port)" }

  /// What has come through so far.
  var traffic: ProxyTraffic { state.withLock { $0.traffic } }

  /// Has the server at another port answer from now on.
  func lead(to port: Int) {
    state.withLock { $0.target = port }
  }

  /// Takes connections, but answers nothing any more on new ones, until it's closed.
  func fallSilent() {
    state.withLock { $0.isSilent = true }
  }

  /// Refuses all connections, and ends those that there are.
  func close() {
    let sockets = state.withLock { state in
      defer { (state.connections, state.isSilent) = ([], false) }
      return [state.listener] + state.connections
    }
    for socket in sockets { shutdown(socket, CInt(SHUT_RDWR)) }
  }

  /// Takes connections again, at the same port.
  func reopen() throws {
    let listener = try LoopbackSocket.listening(at: port)
    state.withLock { $0.listener = listener }
    accept(from: listener)
  }

  private func accept(from listener: Int32) {
    Thread { [self] in
      while case let client = Foundation.accept(listener, nil, nil), client >= 0 {
        if isKept(client) { continue }
        // The server may be gone; then the client learns it.
        guard let server = try? LoopbackSocket.connected(to: state.withLock({ $0.target })) else {
          Foundation.close(client)
          continue
        }
        LoopbackSocket.sendAtOnce(client)
        state.withLock { $0.connections += [client, server] }
        passRequests(from: client, to: server)
        passAnswers(from: server, to: client)
      }
      Foundation.close(listener)
    }.start()
  }

  /// Whether a client is left without an answer.
  private func isKept(_ client: Int32) -> Bool {
    state.withLock { state in
      if state.isSilent { state.connections.append(client) }
      return state.isSilent
    }
  }

  private func passRequests(from client: Int32, to server: Int32) {
    Thread { [self] in
      var lines = RequestLines()
      LoopbackSocket.pass(from: client, to: server) { bytes in
        let requests = lines.add(bytes)
        if !requests.isEmpty { state.withLock { $0.traffic.add(requests) } }
      }
    }.start()
  }

  /// The sockets stay with this process, which ends after the measurement.
  private func passAnswers(from server: Int32, to client: Int32) {
    Thread { [self] in
      LoopbackSocket.pass(from: server, to: client) { bytes in
        state.withLock { $0.traffic.received += bytes.count }
      }
    }.start()
  }
}

/// What has come through a proxy.
struct ProxyTraffic {
  /// The method and the path of each request, in their order.
  private(set) var requests: [String] = []
  /// When the last of them came.
  private(set) var last: ContinuousClock.Instant?
  /// How many bytes the server has sent.
  var received = 0

  mutating func add(_ more: [String]) {
    requests += more
    last = .now
  }
}
