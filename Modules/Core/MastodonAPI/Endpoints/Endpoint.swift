/// How an endpoint is called.
public enum EndpointMethod: String, Hashable, Sendable, CaseIterable {
  case get = "GET"
  case post = "POST"
  case put = "PUT"
  case patch = "PATCH"
  case delete = "DELETE"
}

/// What is particular about an endpoint.
public enum EndpointNote: String, Hashable, Sendable, CaseIterable {
  /// Older clients call it; there is another that does the same.
  case deprecated
  /// It answers with nothing until there is what it asks for: several clients fail a whole screen on a 404.
  case empty
}

/// A call that a client makes and a server answers, declared once for both.
///
/// A server registers it by `method` and `path`, lets in whom `access` says, and reads `parameters(from:)`. A client makes
/// the address by `path(_:)`, sends a value of `Parameters`, and reads the answer by `Answer.read(from:)`.
public struct Endpoint<Parameters: Codable & Sendable, Answer: WireValue>: Sendable {
  /// How it's called.
  public let method: EndpointMethod
  /// The path from the root of the server, with pieces such as `:id`.
  public let path: String
  /// Who may call it.
  public let access: EndpointAccess
  /// The names of files that can come beside the parameters.
  public let files: [String]
  /// What is particular about it.
  public let notes: Set<EndpointNote>

  init(
    _ method: EndpointMethod, _ path: String, _ access: EndpointAccess, takes parameters: Parameters.Type,
    answers answer: Answer.Type, files: [String] = [], notes: Set<EndpointNote> = []
  ) {
    self.method = method
    self.path = path
    self.access = access
    self.files = files
    self.notes = notes
  }

  /// The path with its pieces filled in, in their order, each escaped.
  ///
  /// - Parameter pieces: What the pieces such as `:id` stand for. One that isn't given is left as it is.
  public func path(_ pieces: String...) -> String { path(pieces) }

  /// The same with pieces that stand in a list.
  public func path(_ pieces: [String]) -> String {
    var pieces = pieces[...]
    return path.split(separator: "/", omittingEmptySubsequences: false).map { part in
      guard part.first == ":", let piece = pieces.popFirst() else { return String(part) }
      return RequestValues.escaped(piece)
    }.joined(separator: "/")
  }

  /// What a request asks for.
  ///
  /// - Parameter values: The parameters of its address and its body together.
  ///
  /// Throws `missing` or `wrong` with the name of the parameter.
  public func parameters(from values: RequestValues) throws(RequestValuesError) -> Parameters {
    try values.decode(Parameters.self)
  }
}

extension Endpoint where Parameters == NoParameters {
  init(
    _ method: EndpointMethod, _ path: String, _ access: EndpointAccess, answers answer: Answer.Type,
    files: [String] = [], notes: Set<EndpointNote> = []
  ) {
    self.init(
      method, path, access, takes: NoParameters.self, answers: answer, files: files, notes: notes)
  }
}
