import Entities
import SocialBackend

/// A way into the network: a program that has its database, or an app that asks a server.
struct WalkDoor: Sendable {
  /// What an app lists of someone's notices, each by itself; nil where they come in groups.
  var notices: (@Sendable (Session) async throws -> [ServedNotice])?
  /// What someone can do who looks around.
  let stranger: Repositories
  /// Signs someone in.
  let enter: @Sendable (Person) async throws -> Person
  /// Does what is due, if it's a program that can.
  var work: (@Sendable () async -> Void)?

  /// Whether an app asks a server.
  var isServed: Bool { notices != nil }
}

extension WalkDoor {
  /// A program of its own.
  init(_ node: World) {
    self.init(
      stranger: node.stranger, enter: { try await node.again($0) }, work: { await node.runOnce() })
  }
}
