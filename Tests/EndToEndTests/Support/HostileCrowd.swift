import Foundation
import Synchronization

/// Clients that ask a server for more than their share, for as long as this lives. All of them are one thread's, which
/// waits for the server most of the time.
final class HostileCrowd: Sendable {
  /// What such a client does.
  enum Attack: String, CaseIterable, Sendable {
    /// Keeps many requests under way without waiting for the answers.
    case pipelining
    /// Sends the head of a request letter by letter.
    case drippingHead
    /// Sends the body of a request letter by letter.
    case drippingBody
    /// Asks for much and reads nothing.
    case unread
  }

  private final class State: Sendable {
    let isOver = Atomic(false)
    let answers = Atomic(0)
  }

  private let state = State()

  /// - Parameter request: What is asked for over and over.
  init(_ count: Int, _ attack: Attack, port: Int, request: String) {
    let thread = Thread { [state] in
      var clients = (0..<count).map { _ in HostileClient(port: port, attack, request) }
      while !state.isOver.load(ordering: .relaxed) {
        var waiting = clients.map { pollfd(fd: $0.descriptor, events: $0.events, revents: 0) }
        poll(&waiting, nfds_t(count), 100)
        for index in clients.indices {
          state.answers.add(clients[index].act(on: waiting[index].revents), ordering: .relaxed)
        }
      }
      for client in clients { close(client.descriptor) }
    }
    thread.start()
  }

  deinit { end() }

  /// How many answers have come.
  var answerCount: Int { state.answers.load(ordering: .relaxed) }

  func end() { state.isOver.store(true, ordering: .relaxed) }
}

private struct HostileClient {
  private static let ahead = 50
  private static let beginning = Array("HTTP/1.1 ".utf8)

  private(set) var descriptor: CInt
  private let port: Int
  private let attack: HostileCrowd.Attack
  private let request: [UInt8]
  /// What is still to be sent of what was begun.
  private var unsent: ArraySlice<UInt8> = []
  private var underWay = 0
  /// How much of an answer's beginning has been seen.
  private var matched = 0
  private var lastDrop = ContinuousClock.now

  init(port: Int, _ attack: HostileCrowd.Attack, _ request: String) {
    (self.port, self.attack, self.request) = (port, attack, Array(request.utf8))
    descriptor = Self.connect(port)
    begin()
  }

  var events: CShort {
    switch attack {
    case .pipelining: CShort(unsent.isEmpty && underWay >= Self.ahead ? POLLIN : POLLIN | POLLOUT)
    case .unread: unsent.isEmpty ? 0 : CShort(POLLOUT)
    case .drippingHead, .drippingBody: CShort(POLLIN)
    }
  }

  /// Goes on.
  ///
  /// - Returns: How many answers have come.
  mutating func act(on events: CShort) -> Int {
    if CInt(events) & (POLLHUP | POLLERR) != 0 {
      again()
      return 0
    }
    var count = 0
    if CInt(events) & POLLIN != 0 { count = read() }
    switch attack {
    case .pipelining:
      if unsent.isEmpty {
        while underWay < Self.ahead {
          unsent += request
          underWay += 1
        }
      }
      send()
    case .unread: send()
    case .drippingHead, .drippingBody:
      if ContinuousClock.now - lastDrop > .milliseconds(100) {
        lastDrop = .now
        unsent = [UInt8(ascii: "a")]
        send()
      }
    }
    return count
  }

  private mutating func begin() {
    (underWay, matched, unsent) = (0, 0, [])
    switch attack {
    case .pipelining: break
    case .unread: for _ in 0..<Self.ahead { unsent += request }
    case .drippingHead: unsent = request.dropLast(2) + Array("X-Long: ".utf8)
    case .drippingBody:
      let post = "POST /api/v1/apps HTTP/1.1\r\nHost: a.example\r\nContent-Length: 100000\r\n\r\n"
      unsent = Array(post.utf8)[...]
    }
    send()
  }

  private mutating func again() {
    close(descriptor)
    descriptor = Self.connect(port)
    begin()
  }

  private mutating func send() {
    while !unsent.isEmpty {
      let sent = unsent.withUnsafeBytes {
        Foundation.send(descriptor, $0.baseAddress, $0.count, CInt(MSG_NOSIGNAL))
      }
      if sent <= 0 { return }
      unsent = unsent.dropFirst(sent)
    }
  }

  /// Reads what has come, and counts the answers in it.
  private mutating func read() -> Int {
    var count = 0
    withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 1) {
      (buffer: UnsafeMutableRawBufferPointer) -> Void in
      while true {
        let length = recv(descriptor, buffer.baseAddress, buffer.count, 0)
        if length == 0 { return again() }
        if length < 0 { return }
        for byte in buffer[..<length] {
          matched = byte == Self.beginning[matched] ? matched + 1 : byte == Self.beginning[0] ? 1 : 0
          if matched == Self.beginning.count { (matched, count) = (0, count + 1) }
        }
      }
    }
    underWay -= min(count, underWay)
    return count
  }

  private static func connect(_ port: Int) -> CInt {
    let descriptor = socket(AF_INET, CInt(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
    let length = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafePointer(to: &address) { pointer in
      // Where that fails, the next event says so.
      _ = pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Foundation.connect(descriptor, $0, length)
      }
    }
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    return descriptor
  }
}
