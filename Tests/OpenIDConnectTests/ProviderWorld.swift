import AppValues
import Foundation
import SocialIdentityServer
import SocialOpenIDConnect
import SocialTestSupport
import Synchronization
import Testing

/// A provider, and a client of it that no network is between.
struct ProviderWorld: Sendable {
  static let redirect = "https://social.example/sign-in/done"
  static let web = ClientRegistration(id: "web", secret: .shared("web-secret"), uses: [.web])
  static let desktop = ClientRegistration(id: "desktop", secret: .none, uses: [.loopback])
  static let box = ClientRegistration(id: "box", secret: .shared("box-secret"), uses: [.device])
  static let app = ClientRegistration(id: "app", secret: .none, uses: [.native])

  let server: IdentityServer
  let clock = MovedClock()
  let transport: ServerTransport
  let client: IdentityClient
  let pauses = PauseRecord()

  init(
    _ style: IdentityServer.Style = .standard, signingWith algorithm: IdentityServer.Algorithm = .rs256,
    clients: [ClientRegistration] = [web, desktop, box, app]
  ) throws {
    let issuer = "https://id.example"
    let server = IdentityServer(style: style, issuer: issuer, signingWith: algorithm, clock: clock.clock)
    for client in clients {
      switch client.secret {
      case .none: server.register(client.id)
      case .shared(let secret): server.register(client.id, .secret(secret.value))
      case .apple:
        server.register(
          client.id, .apple(teamID: "TEAM123456", keyID: "KEY1234567", publicKey: AppleKeys.publicPEM))
      }
    }
    let provider: IdentityProvider? =
      switch style {
      case .standard: IdentityProvider(ProviderName(rawValue: "example"), issuer: issuer, clients: clients)
      case .apple: .apple(clients: clients, issuer: issuer)
      case .google: .google(clients: clients, issuer: issuer)
      }
    self.server = server
    transport = ServerTransport(server)
    client = IdentityClient(
      try #require(provider), transport: transport, clock: clock.clock,
      random: Numbered().next, pause: pauses.pause)
  }

  /// Sends a browser there and back.
  func signIn(
    _ request: AuthorizationRequest = AuthorizationRequest(redirect: redirect)
  ) async throws -> VerifiedIdentity {
    let start = try await client.beginAuthorization(request)
    return try await client.finish(start.pending, with: try await answer(to: start))
  }

  /// What the browser comes back with.
  func answer(to start: AuthorizationStart) async throws -> AuthorizationResponse {
    return try AuthorizationResponse(try #require(try await server.visit(start.address)).fields)
  }

  /// Why signing in fails.
  func refusal() async throws -> IdentityError? {
    do {
      _ = try await signIn()
      return nil
    } catch let error as IdentityError {
      return error
    }
  }
}

/// Asks a provider without a network.
final class ServerTransport: IdentityTransport {
  private struct State {
    var calls: [ProviderCall] = []
    var isDown = false
    var gate: Latch?
    var documents: [String: String] = [:]
  }

  private let server: IdentityServer
  private let state = Mutex(State())

  init(_ server: IdentityServer) {
    self.server = server
  }

  /// What was asked.
  var calls: [ProviderCall] { state.withLock { $0.calls } }

  /// Whether there's no connection.
  var isDown: Bool {
    get { state.withLock { $0.isDown } }
    set { state.withLock { $0.isDown = newValue } }
  }

  /// What all answers wait for.
  func hold(behind gate: Latch?) { state.withLock { $0.gate = gate } }

  /// Answers with a document of one's own.
  func answer(_ address: String, with document: String) {
    state.withLock { $0.documents[address] = document }
  }

  func send(_ call: ProviderCall) async throws(IdentityError) -> ProviderAnswer {
    let (isDown, gate, document) = state.withLock { state in
      state.calls.append(call)
      return (state.isDown, state.gate, state.documents[call.address])
    }
    await gate?.pass()
    if isDown { throw .unreachable("refused") }
    if let document { return ProviderAnswer(status: 200, body: [UInt8](document.utf8)) }
    guard call.address.hasPrefix(server.issuer) else { throw .unreachable("unknown host") }
    let reply: ProviderReply
    do {
      reply = try await server.answer(
        ProviderRequest(
          method: call.form == nil ? "GET" : "POST",
          target: String(call.address.dropFirst(server.issuer.count)), form: call.form ?? "",
          authorization: call.authorization))
    } catch {
      throw .cancelled
    }
    guard reply.body.utf8.count <= ProviderAnswer.limit else { throw .tooLarge }
    return ProviderAnswer(status: reply.status, location: reply.location, body: [UInt8](reply.body.utf8))
  }
}

/// Secrets that are easy to tell apart.
final class Numbered: Sendable {
  private let count = Mutex(0)

  @Sendable func next() -> String {
    count.withLock { count in
      count += 1
      return "random-\(count)"
    }
  }
}

/// Waits for nothing, and notes how long it would have.
final class PauseRecord: Sendable {
  private let noted = Mutex<[Duration]>([])
  private let meanwhile = Mutex<(@Sendable (Int) -> Void)?>(nil)

  /// How long was waited, each time.
  var all: [Duration] { noted.withLock { $0 } }

  /// What happens during each wait.
  func during(_ action: @escaping @Sendable (Int) -> Void) { meanwhile.withLock { $0 = action } }

  @Sendable func pause(_ duration: Duration) async throws {
    try Task.checkCancellation()
    let count = noted.withLock { noted in
      noted.append(duration)
      return noted.count
    }
    meanwhile.withLock { $0 }?(count)
  }
}

/// A document as a provider's documentation shows it.
func document(_ name: String) throws -> String {
  try String(
    contentsOf: URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "Documents/\(name).json"),
    encoding: .utf8)
}
