import Foundation

/// The program as the server of a network, at a port of its own.
struct ServedProgram {
  private let child: Child
  let port: Int

  /// Starts it as people do, but that no one is kept from asking often, and waits until it listens. What it logs goes to
  /// a file beside the data.
  init(_ program: URL, _ store: Store, _ options: [String] = []) throws {
    child = try Child(
      program, ["serve", "--port", "0", "--rate-limit", "off", "--json"] + store.arguments + options,
      complaints: store.folder.appending(path: "serve.log"))
    port = try JSONDecoder().decode(Listening.self, from: Data(child.text(before: "\n").utf8)).port
  }

  /// From its start to the end of its answer to a request, in seconds.
  static func timeToAnswer(_ request: ServerRequest, _ program: URL, _ store: Store) async throws -> Double {
    let server = try ServedProgram(program, store)
    defer { server.stop() }
    _ = try await ServerAnswer(to: request, port: server.port)
    return (ContinuousClock.now - server.child.started).inSeconds
  }

  /// What it has in memory, in bytes.
  func memory(_ memory: ProcessStatus.Memory) throws -> Double {
    try ProcessStatus.memory(memory, of: child.processID)
  }

  /// What it has used so far.
  func effort() throws -> ProcessStatus.Effort { try ProcessStatus.effort(of: child.processID) }

  func stop() {
    child.terminate()
  }

  /// What it says once it listens.
  private struct Listening: Decodable {
    let port: Int
  }
}
