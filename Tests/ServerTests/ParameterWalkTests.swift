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
      for endpoint in Endpoints.all where endpoint.form == .json {
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
        "client_secret": person.app.clientSecret,
      ],
      "POST /api/v1/featured_tags": ["name": "tea"],
    ]
  }

  func check(_ parameter: ParameterDescription, of endpoint: EndpointDescription) async throws {
    try await check(parameter, of: endpoint, in: nil)
    for (name, text) in Self.inJSON(parameter.kind) {
      try await expectAbsent(endpoint, parameter.name, described: "JSON \(name)") { base in
        let members = base.map { "\(JSONText.quoted($0.key)):\(JSONText.quoted($0.value))" }
        return (nil, "{\((members + ["\(JSONText.quoted(parameter.name)):\(text)"]).joined(separator: ","))}")
      }
    }
  }

  /// - Parameter outer: The parameter that it is a part of.
  private func check(
    _ parameter: ParameterDescription, of endpoint: EndpointDescription, in outer: String?
  ) async throws {
    let name = outer.map { "\($0)[\(parameter.name)]" } ?? parameter.name
    for field in Self.inForm(name, parameter.kind) {
      try await expectAbsent(endpoint, parameter.name, described: field, beside: outer) { base in
        let fields = base.map { "\($0.key.percentEncoded)=\($0.value.percentEncoded)" }
        return ((fields + [outer.map { "\($0)[other]=1" } ?? "", field]).joined(separator: "&"), nil)
      }
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
    case .flag, .integer, .number, .word: nothing + [list, part, "\(name)[a][b]=1"]
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

  /// Expects the same answer to a call as without a parameter.
  private func expectAbsent(
    _ endpoint: EndpointDescription, _ parameter: String, described: String, beside outer: String? = nil,
    _ request: ([String: String]) -> (fields: String?, json: String?)
  ) async throws {
    let name = "\(endpoint.method.rawValue) \(endpoint.path)"
    var base = needed[name] ?? [:]
    base[parameter] = nil
    let (fields, json) = request(base)
    let isRead = endpoint.method == .get || endpoint.method == .delete
    if isRead, fields == nil { return }
    let without = base.map { "\($0.key.percentEncoded)=\($0.value.percentEncoded)" }
    let expected = try await call(
      endpoint, (without + [outer.map { "\($0)[other]=1" } ?? ""]).joined(separator: "&"), nil)
    let reply = try await call(endpoint, fields, json)
    #expect(reply.status == expected.status, "\(name), \(described): \(reply.text), not \(expected.text)")
    #expect(reply.error == expected.error, "\(name), \(described)")
    #expect(reply.status.code < 500, "\(name), \(described)")
    if endpoint.method == .get { #expect(reply.text == expected.text, "\(name), \(described)") }
  }

  private func call(_ endpoint: EndpointDescription, _ fields: String?, _ json: String?) async throws -> Reply
  {
    let method = try #require(HTTPRequest.Method(endpoint.method.rawValue))
    let guarded = GuardedEndpoint.table["\(endpoint.method.rawValue) \(endpoint.path)"]
    // What is taken away isn't there for the next call.
    let piece = endpoint.method == .delete ? "1" : guarded.flatMap { pieces[$0] } ?? "1"
    let path = endpoint.path.split(separator: "/").map { $0.first == ":" ? piece : String($0) }
    let address = "/" + path.joined(separator: "/")
    let token = endpoint.access == .session ? person.session.token : person.token
    if let json { return try await world.call(method, address, token: token, json: json) }
    if endpoint.method == .get || endpoint.method == .delete {
      return try await world.call(method, "\(address)?\(fields ?? "")", token: token)
    }
    return try await world.send(method, address, form: fields, headers: [.authorization: "Bearer \(token)"])
  }
}
