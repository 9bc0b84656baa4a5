import AppValues
import Entities
import MastodonAPI
import Synchronization
import Testing

@testable import SocialServer

/// Sends hostile requests to a server on which a little has happened, and looks at what it answers.
final class Attack: Sendable {
  /// By whose token a request is sent.
  enum Caller: Sendable, CaseIterable {
    case person, app, anonymous
  }

  private let requests: Mutex<HostileRequests>
  private let world: ServerWorld
  private let seed: UInt64
  private let person: ServerPerson
  private let app: String

  init(_ world: ServerWorld, seed: UInt64) async throws {
    self.world = world
    self.seed = seed
    person = try await world.join("aiko")
    app = try await world.appToken()
    let other = try await world.join("ben")
    let post = try await person.post("Hello @ben #tag")
    let answer = try await other.post("Hello", on: post.id)
    let list = try await person.list("People")
    requests = Mutex(
      HostileRequests(
        seed: seed, ids: [other.id, person.id, post.id.rawValue, answer.id.rawValue, list.id.rawValue]))
  }

  /// Sends a request with a parameter that is hostile.
  func attack(_ endpoint: EndpointDescription, _ parameter: String?, as caller: Caller) async throws {
    let request = requests.withLock { $0.request(endpoint, attacking: parameter) }
    try await send(request, to: endpoint, as: caller)
  }

  /// Sends a request with ids that are hostile.
  func attack(pathOf endpoint: EndpointDescription, as caller: Caller) async throws {
    let request = requests.withLock { $0.request(namingNothing: endpoint) }
    try await send(request, to: endpoint, as: caller)
  }

  private func send(_ request: SentRequest, to endpoint: EndpointDescription, as caller: Caller) async throws
  {
    let token: String? =
      switch caller {
      case .person: person.token
      case .app: app
      case .anonymous: nil
      }
    let reply = try await world.send(request, token: token)
    let fault = AnswerCheck.fault(reply, of: endpoint.format)
    #expect(
      fault == nil,
      "\(fault ?? ""). Seed \(seed), as \(caller): \(request)\n\(reply.status): \(reply.text.prefix(300))")
  }
}
