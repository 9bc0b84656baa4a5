import AppValues
import Entities
import HTTPTypes
import MastodonAPI
import Testing

@testable import SocialServer

@Suite("Every parameter of every endpoint")
struct ParameterWalkTests {
  @Test("That says nothing, or has another shape than is meant, is as if it weren't there")
  func nothing() async throws {
    try await ServerWorld.with { world in
      let walk = try await ParameterWalk(world)
      for endpoint in Endpoints.all where endpoint.format == .json {
        for parameter in endpoint.parameters { try await walk.check(parameter, of: endpoint) }
      }
    }
  }
}

/// Calls endpoints with parameters that say nothing.
private struct ParameterWalk {
  private let world: ServerWorld
  private let person: ServerPerson
  private let pieces: [GuardedEndpoint: String]
  /// What a call needs in order to be answered with more than a refusal.
  private let needed: [String: [String: String]]

  init(_ world: ServerWorld) async throws {
    self.world = world
    person = try await world.join("aiko")
    let ben = try await world.join("ben")
    try await person.follow(ben)
    let post = try await person.post("hello #tea")
    let list = try await person.call(.post, "/api/v1/lists", form: ["title": "Tea"])
      .value(MastodonUserList.self)
    pieces = [
      .post: post.id.rawValue, .ownPost: post.id.rawValue, .person: ben.id, .ownList: list.id,
      .hashtag: "tea",
    ]
    needed = [
      "POST /api/v1/statuses": ["status": "hello"], "GET /api/v1/accounts/search": ["q": "ben"],
      "GET /api/v2/search": ["q": "ben"], "GET /api/v1/accounts/lookup": ["acct": "ben"],
      "POST /api/v1/reports": ["account_id": ben.id],
      "POST /api/v1/apps": [
        "client_name": "A", "redirect_uris": "a://b",
      ],
      "POST /oauth/token": [
        "grant_type": "client_credentials", "client_id": person.app.clientID,
        "client_secret": person.app.clientSecret.value,
      ],
      "POST /api/v1/featured_tags": ["name": "tea"],
    ]
  }

  func check(_ parameter: ParameterDescription, of endpoint: EndpointDescription) async throws {
    try await check(parameter, of: endpoint, in: nil)
    if endpoint.isRead { return }
    let base = base(of: endpoint, without: parameter)
    let expected = try await call(endpoint, form: base)
    for (name, text) in Self.inJSON(parameter.kind) {
      let members = base.map { "\(JSONText.quoted($0.key)):\(JSONText.quoted($0.value))" }
      let json = (members + ["\(JSONText.quoted(parameter.name)):\(text)"]).joined(separator: ",")
      let reply = try await call(endpoint, json: "{\(json)}")
      expect(reply, as: expected, of: endpoint, "\(parameter.name), JSON, \(name)")
    }
  }

  /// - Parameter outer: The parameter that it is a part of.
  private func check(
    _ parameter: ParameterDescription, of endpoint: EndpointDescription, in outer: String?
  ) async throws {
    let name = outer.map { "\($0)[\(parameter.name)]" } ?? parameter.name
    var base = base(of: endpoint, without: parameter)
    if let outer { base["\(outer)[other]"] = "1" }
    let expected = try await call(endpoint, form: base)
    for field in Self.inForm(name, parameter.kind) {
      expect(try await call(endpoint, form: base, field), as: expected, of: endpoint, field)
    }
    switch parameter.kind {
    case .named(let parts):
      for part in parts { try await check(part, of: endpoint, in: name) }
    case .list(.named(let parts)):
      for part in parts { try await check(part, of: endpoint, in: "\(name)[0]") }
    default: break
    }
  }

  /// How a form says nothing.
  private static func inForm(_ name: String, _ kind: ParameterKind) -> [String] {
    let (list, part) = ("\(name)[]=1", "\(name)[a]=1")
    let nothing = ["\(name)=", "\(name)=undefined", "\(name)=null"]
    return switch kind {
    case .text: [list, part]
    case .flag, .integer, .number, .word: nothing + [list, part]
    case .list(.word): nothing + [part, "\(name)[]=undefined", "\(name)[0]=null"]
    case .list(.named): nothing + [list, part, "\(name)=1", "\(name)[0]=1"]
    case .list: nothing + [part]
    case .named: nothing + [list, "\(name)=1"]
    }
  }

  /// How JSON says nothing.
  private static func inJSON(_ kind: ParameterKind) -> [(String, String)] {
    let all = [("null", "null"), ("an object", "{}")]
    let texts = [#""""#, #""undefined""#, #""null""#].map { ("a text", $0) }
    return switch kind {
    case .text: all + [("a list", "[]"), ("a list", "[1]")]
    case .flag, .integer, .number, .word: all + texts + [("a list", "[]"), ("a list", #"["x"]"#)]
    case .list(.named): all + texts + [("a number", "7"), ("a list", "[7,[]]")]
    case .list: all + texts
    case .named: [("null", "null"), ("a list", "[]"), ("a number", "7"), ("no", "false")] + texts
    }
  }

  private func base(
    of endpoint: EndpointDescription, without parameter: ParameterDescription
  ) -> [String: String] {
    var base = needed["\(endpoint.method.rawValue) \(endpoint.path)"] ?? [:]
    base[parameter.name] = nil
    return base
  }

  /// Expects the same answer as without a parameter.
  private func expect(
    _ reply: Reply, as expected: Reply, of endpoint: EndpointDescription, _ sent: String
  ) {
    let name = "\(endpoint.method.rawValue) \(endpoint.path), \(sent)"
    #expect(reply.status == expected.status, "\(name): \(reply.text), not \(expected.text)")
    #expect(reply.error == expected.error, "\(name)")
    #expect(reply.status.code < 500, "\(name)")
    if endpoint.method == .get { #expect(reply.text == expected.text, "\(name)") }
  }

  private func call(
    _ endpoint: EndpointDescription, form: [String: String], _ field: String? = nil
  ) async throws -> Reply {
    let fields =
      form.map { "\($0.key.percentEncoded)=\($0.value.percentEncoded)" } + (field.map { [$0] } ?? [])
    let (method, address, token) = try target(endpoint)
    let text = fields.joined(separator: "&")
    if endpoint.isRead { return try await world.call(method, "\(address)?\(text)", token: token) }
    return try await world.send(method, address, form: text, headers: [.authorization: "Bearer \(token)"])
  }

  private func call(_ endpoint: EndpointDescription, json: String) async throws -> Reply {
    let (method, address, token) = try target(endpoint)
    return try await world.call(method, address, token: token, json: json)
  }

  /// How, where and by whom an endpoint is called.
  private func target(
    _ endpoint: EndpointDescription
  ) throws -> (method: HTTPRequest.Method, address: String, token: String) {
    let guarded = GuardedEndpoint.table["\(endpoint.method.rawValue) \(endpoint.path)"]
    // What is taken away isn't there for the next call.
    let piece = endpoint.method == .delete ? "1" : guarded.flatMap { pieces[$0] } ?? "1"
    let path = endpoint.path.split(separator: "/").map { $0.first == ":" ? piece : String($0) }
    return (
      try #require(HTTPRequest.Method(endpoint.method.rawValue)), "/" + path.joined(separator: "/"),
      endpoint.access == .session ? person.session.token.value : person.token
    )
  }
}

extension EndpointDescription {
  /// Whether it is asked in its address, not in a body.
  fileprivate var isRead: Bool { method == .get || method == .delete }
}
