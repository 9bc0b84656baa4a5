import AppValues
import Authentication
import Entities
import HTTPTypes
import MastodonAPI
import NIOCore
import NIOPosix
import SocialBackend
import SocialConnectTesting
import SocialLocalBackend
import Synchronization
import Testing

@testable import SocialServer

/// A server that pushes, and a push service.
enum PushWorld {
  static func with(
    answering statuses: [HTTPResponse.Status] = [],
    _ body: @escaping @Sendable (ServerWorld, TestPushService) async throws -> Void
  ) async throws {
    try await TestPushService.with(answering: statuses) { service in
      try await ServerWorld.with { options in
        options.allowsPrivateEndpoints = true
        options.pushes.pauses = [.zero, .zero, .zero]
      } _: { world in
        try await world.pushing { try await body(world, service) }
      }
    }
  }
}

extension ServerWorld {
  /// Pushes for a while.
  func pushing(_ body: () async throws -> Void) async throws {
    let pushes = server.pushes
    let running = Task { try await pushes.run() }
    #expect(try await eventually { pushes.isRunning })
    do {
      try await body()
    } catch {
      running.cancel()
      throw error
    }
    running.cancel()
    try await running.value
  }
}

extension ServerPerson {
  func subscribe(
    _ app: TestPushApp, to service: TestPushService, _ alerts: [String], policy: String = "all",
    isStandard: Bool = false
  ) async throws {
    let reply = try await call(
      .post, "/api/v1/push/subscription",
      json: app.subscription(to: service.address, alerts: alerts, policy: policy, isStandard: isStandard))
    try #require(reply.status == .ok, "\(reply.text)")
  }

  /// The same person by another app's token.
  func again() async throws -> ServerPerson {
    let app = try await world.registerApp()
    let token = try await world.call(
      .post, "/oauth/token",
      form: [
        "grant_type": "password", "client_id": app.clientID, "client_secret": app.clientSecret.value,
        "username": "\(session.handle)@example.org", "password": "correct horse battery",
        "scope": "read write follow push profile",
      ]
    ).value(MastodonToken.self)
    return ServerPerson(world: world, session: session, app: app, token: token.accessToken.value, can: can)
  }

  /// Ends the session of the app without the server's knowing.
  func endSession() async throws {
    let apps = try world.backend.repositories(for: .anonymous).authentication.apps.orUnsupported()
    guard case .person(let session, _) = try await apps.tokens.grant(token: Secret(token), at: "") else {
      throw TestFailure()
    }
    try await world.backend.repositories(for: .anonymous).authentication.sessions.signOut(session)
  }

  private struct TestFailure: Error {}
}

/// Something that listens on this machine, and only knows whether anyone came.
final class Doorbell: Sendable {
  let port: Int
  private let rings: Mutex<Int>

  private init(port: Int) {
    self.port = port
    rings = Mutex(0)
  }

  var isRung: Bool { rings.withLock { $0 > 0 } }

  static func with(_ body: (Doorbell) async throws -> Void) async throws {
    let channel = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .bind(host: "127.0.0.1", port: 0) { child in
        child.eventLoop.makeCompletedFuture {
          try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: child)
        }
      }
    let doorbell = Doorbell(port: try #require(channel.channel.localAddress?.port))
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        try await channel.executeThenClose { visitors in
          for try await visitor in visitors {
            doorbell.rings.withLock { $0 += 1 }
            try await visitor.channel.close()
          }
        }
      }
      try await body(doorbell)
      group.cancelAll()
    }
  }
}
