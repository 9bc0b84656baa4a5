/// Something that an app asks the server, on behalf of a person.
struct ServerRequest: Sendable {
  /// The person's number.
  let person: Int
  let token: String
  let path: String
  /// In JSON: what is sent to be published. Nil for a request that reads.
  let body: String?

  init(_ path: String, by person: Int, of people: People, body: String? = nil) {
    self.person = person
    token = people.token(person)
    self.path = path
    self.body = body
  }

  var method: String { body == nil ? "GET" : "POST" }

  /// The fields of its head.
  var fields: [(name: String, value: String)] {
    [("Authorization", "Bearer \(token)")] + (body == nil ? [] : [("Content-Type", "application/json")])
  }
}
