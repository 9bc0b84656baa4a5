/// An endpoint without its types, for lists of all endpoints.
public struct EndpointDescription: Hashable, Sendable {
  /// The HTTP method.
  public let method: EndpointMethod
  /// The path from the root of the server, with placeholders such as `:id`.
  public let path: String
  /// Who may call it.
  public let access: EndpointAccess
  /// The parameters, in a query or a body.
  public let parameters: [ParameterDescription]
  /// The names of files that can be sent with the parameters.
  public let files: [String]
  /// The format of the answer.
  public let format: AnswerFormat
  /// The Swift type of the answer.
  public let answer: String
  /// Remarks on the endpoint.
  public let notes: Set<EndpointNote>

  /// The names of the placeholders in the path, in order: `["id"]`.
  public var pieces: [String] {
    path.split(separator: "/").filter { $0.first == ":" }.map { String($0.dropFirst()) }
  }

  init<Parameters, Answer>(_ endpoint: Endpoint<Parameters, Answer>) {
    method = endpoint.method
    path = endpoint.path
    access = endpoint.access
    parameters = ParameterDescription.of(Parameters.self)
    files = endpoint.files
    format = Answer.format
    answer = String(describing: Answer.self)
    notes = endpoint.notes
  }
}
