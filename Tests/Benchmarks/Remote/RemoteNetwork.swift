import Foundation

/// A served network, and the way to it on which everything is counted.
struct RemoteNetwork {
  let people: People
  let program: URL
  /// Where devices keep their data.
  let folder: URL
  let proxy: CountingProxy
  /// The server's own port.
  let port: Int

  /// A device on which a person has just signed in.
  func device(of person: Int) throws -> RemoteDevice {
    try RemoteDevice(program, in: folder, as: people.handle(person), at: proxy.address)
  }

  /// Does something while the server can't be reached.
  func withoutServer<Value>(_ body: () throws -> Value) throws -> Value {
    proxy.close()
    let value = try body()
    try proxy.reopen()
    return value
  }

  /// Does something while the server takes connections, and answers nothing.
  func withSilentServer<Value>(_ body: () throws -> Value) throws -> Value {
    proxy.fallSilent()
    let value = try body()
    proxy.close()
    try proxy.reopen()
    return value
  }

  /// How many bytes the answer to a request has, with its head.
  func size(of request: ServerRequest) async throws -> Int {
    let before = proxy.traffic.received
    _ = try await ServerAnswer(to: request, port: proxy.port)
    return proxy.traffic.received - before
  }
}
