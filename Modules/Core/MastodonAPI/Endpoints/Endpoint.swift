/// The HTTP method of an endpoint.
public enum EndpointMethod: String, Hashable, Sendable, CaseIterable {
  case get = "GET"
  case post = "POST"
  case put = "PUT"
  case patch = "PATCH"
  case delete = "DELETE"
}

/// A remark on an endpoint.
public enum EndpointNote: String, Hashable, Sendable, CaseIterable {
  /// Only older clients call it; another endpoint does the same.
  case deprecated
  /// It answers with nothing until the feature exists, because several clients fail a whole screen on a 404.
  case empty
}

/// A call from a client to a server, declared once for both.
///
/// A server registers it by `method` and `path`, checks `access`, and reads `parameters(from:)`. A client makes the
/// address with `path(_:)`, sends a value of `Parameters`, and reads the answer with `Answer.read(from:)`.
public struct Endpoint<Parameters: Codable & Sendable, Answer: WireValue>: Sendable {
  /// The HTTP method.
  public let method: EndpointMethod
  /// The path from the root of the server, with placeholders such as `:id`.
  public let path: String
  /// Who may call it.
  public let access: EndpointAccess
  /// The names of files that can be sent with the parameters.
  public let files: [String]
  /// Remarks on the endpoint.
  public let notes: Set<EndpointNote>

  /// Declares a call, also one of a server that isn't ours.
  ///
  /// - Parameters:
  ///   - method: The HTTP method.
  ///   - path: The path from the root of the server, with placeholders such as `:id`.
  ///   - access: Who may call it.
  ///   - parameters: The type of what is sent: in the query of a GET, and in the body of anything else.
  ///   - answer: The type of the answer.
  ///   - files: The names of files that can be sent with the parameters.
  ///   - notes: Remarks on the endpoint.
  public init(
    _ method: EndpointMethod, _ path: String, _ access: EndpointAccess, takes parameters: Parameters.Type,
    answers answer: Answer.Type, files: [String] = [], notes: Set<EndpointNote> = []
  ) {
    self.method = method
    self.path = path
    self.access = access
    self.files = files
    self.notes = notes
  }

  /// The path with its placeholders filled in, in order and escaped.
  ///
  /// - Parameter pieces: The values for placeholders such as `:id`. A placeholder without a value stays.
  public func path(_ pieces: String...) -> String { path(pieces) }

  /// The path with its placeholders filled in from a list, in order and escaped.
  public func path(_ pieces: [String]) -> String {
    var pieces = pieces[...]
    return path.split(separator: "/", omittingEmptySubsequences: false).map { part in
      guard part.first == ":", let piece = pieces.popFirst() else { return String(part) }
      return RequestValues.escaped(piece)
    }.joined(separator: "/")
  }

  /// The parameters of a request.
  ///
  /// - Parameter values: The parameters in its address and its body together.
  ///
  /// Throws `missing` or `wrong` with the name of the parameter.
  public func parameters(from values: RequestValues) throws(RequestValuesError) -> Parameters {
    try values.decode(Parameters.self)
  }
}

extension Endpoint where Parameters == NoParameters {
  /// Declares a call without parameters, except those in its path.
  ///
  /// - Parameters:
  ///   - method: The HTTP method.
  ///   - path: The path from the root of the server, with placeholders such as `:id`.
  ///   - access: Who may call it.
  ///   - answer: The type of the answer.
  ///   - files: The names of files that can be sent.
  ///   - notes: Remarks on the endpoint.
  public init(
    _ method: EndpointMethod, _ path: String, _ access: EndpointAccess, answers answer: Answer.Type,
    files: [String] = [], notes: Set<EndpointNote> = []
  ) {
    self.init(
      method, path, access, takes: NoParameters.self, answers: answer, files: files, notes: notes)
  }
}
