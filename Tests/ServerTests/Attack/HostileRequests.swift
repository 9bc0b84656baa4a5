import HTTPTypes
import MastodonAPI
import SocialTestSupport

@testable import SocialServer

/// Makes up requests of endpoints, of which one part is what no app sends; the same for the same seed.
struct HostileRequests {
  /// How a parameter travels.
  private enum Carrier: CaseIterable {
    case query, form, json, multipart
  }

  private var random: SeededGenerator
  /// The ids of things that are there.
  let ids: [String]

  init(seed: UInt64, ids: [String]) {
    random = SeededGenerator(seed: seed)
    self.ids = ids
  }

  /// A request in which the value of one parameter is hostile, and the others are good or absent.
  mutating func request(
    _ endpoint: EndpointDescription, attacking name: String? = nil
  ) -> SentRequest {
    let fields = endpoint.parameters.flatMap { parameter in
      self.fields(parameter, isHostile: parameter.name == name)
    }
    let method = HTTPRequest.Method(rawValue: endpoint.method.rawValue) ?? .get
    let pieces = endpoint.pieces.map { _ in pick(ids) }
    return carry(fields, by: SentRequest(method, Self.path(endpoint, pieces)))
  }

  /// A request in whose path something hostile stands for an id.
  mutating func request(namingNothing endpoint: EndpointDescription) -> SentRequest {
    let method = HTTPRequest.Method(rawValue: endpoint.method.rawValue) ?? .get
    let pieces = endpoint.pieces.map { _ in pick(HostileValues.escapes) }
    return SentRequest(method, Self.path(endpoint, pieces))
  }

  /// Picks one of some.
  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &random)]
  }

  /// The path with its pieces as they are given.
  private static func path(_ endpoint: EndpointDescription, _ pieces: [String]) -> String {
    var pieces = pieces[...]
    return endpoint.path.split(separator: "/", omittingEmptySubsequences: false)
      .map { $0.first == ":" ? pieces.popFirst() ?? "" : String($0) }.joined(separator: "/")
  }

  /// The names and texts that stand for a parameter.
  private mutating func fields(
    _ parameter: ParameterDescription, isHostile: Bool, in outer: String? = nil
  ) -> [(String, String)] {
    let name = outer.map { "\($0)[\(parameter.name)]" } ?? parameter.name
    if !isHostile, Int.random(in: 0..<3, using: &random) == 0 { return [] }
    if case .named(let parts) = parameter.kind, !isHostile || Bool.random(using: &random) {
      return parts.flatMap { fields($0, isHostile: isHostile, in: name) }
    }
    let good = HostileValues.good(parameter.kind, ids: ids)
    if !isHostile { return good.isEmpty ? [] : [(suffixed(name, parameter.kind), pick(good))] }
    let text = pick(HostileValues.texts)
    return switch Int.random(in: 0..<8, using: &random) {
    case 0: []
    case 1: [(name, text), (name, pick(HostileValues.texts))]
    case 2: [("\(name)[]", text), ("\(name)[]", "")]
    case 3:
      [("\(name)[\(pick(["0", "-1", "x", "99999999999999999999", ""]))][\(pick(["id", "name", ""]))]", text)]
    case 4: (0..<200).map { ("\(name)[]", "\($0)") }
    default: [(suffixed(name, parameter.kind), text)]
    }
  }

  private func suffixed(_ name: String, _ kind: ParameterKind) -> String {
    if case .list = kind { "\(name)[]" } else { name }
  }

  private mutating func carry(_ fields: [(String, String)], by request: SentRequest) -> SentRequest {
    var request = request
    let pairs = fields.map { "\($0.percentEncoded)=\($1.percentEncoded)" }.joined(separator: "&")
    switch request.method == .get ? .query : pick(Carrier.allCases) {
    case .query: request.address += "?\(pairs)"
    case .form:
      return SentRequest(
        request.method, request.address, "application/x-www-form-urlencoded", Array(pairs.utf8))
    case .json:
      return SentRequest(request.method, request.address, "application/json", Array(json(fields).utf8))
    case .multipart:
      var writer = MultipartWriter()
      for (name, text) in fields { writer.add(name, text) }
      return SentRequest(request.method, request.address, writer.type, writer.finished)
    }
    return request
  }

  /// An object whose values are texts, or what JSON has beside them.
  private mutating func json(_ fields: [(String, String)]) -> String {
    let odd = ["null", "true", "-1", "1e400", "[]", "{}", "[[1]]", "{\"a\":{\"b\":1}}", "\"\\ud800\""]
    let members = fields.map { name, text in
      let isOdd = Int.random(in: 0..<4, using: &random) == 0
      return "\(JSONText.quoted(name)):\(isOdd ? pick(odd) : JSONText.quoted(text))"
    }
    return "{\(members.joined(separator: ","))}"
  }
}
