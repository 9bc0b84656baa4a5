import Foundation

/// Something that an app asks the server, on behalf of a person.
struct ServerRequest: Sendable {
  /// The person's number.
  let person: Int
  let token: String
  let path: String
  /// What is sent; nil for a request that reads.
  let body: Body?
  /// Whether the answer may be packed.
  var packs = false

  enum Body: Sendable {
    case json(String)
    /// The content of a file, which is of that type.
    case file(URL, type: String)

    fileprivate var type: String {
      switch self {
      case .json: "application/json"
      case .file(_, let type): type
      }
    }
  }

  init(_ path: String, by person: Int, of people: People, body: Body? = nil) {
    self.person = person
    token = people.token(person)
    self.path = path
    self.body = body
  }

  var method: String { body == nil ? "GET" : "POST" }

  /// The fields of its head.
  var fields: [(name: String, value: String)] {
    [("Authorization", "Bearer \(token)")] + (body.map { [("Content-Type", $0.type)] } ?? [])
      // Unless something is said, the client asks for packed answers by itself.
      + [("Accept-Encoding", packs ? "gzip" : "identity")]
  }
}
