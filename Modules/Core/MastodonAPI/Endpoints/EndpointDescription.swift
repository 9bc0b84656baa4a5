/// An endpoint without its types: for lists of all of them.
public struct EndpointDescription: Hashable, Sendable {
  /// How it's called.
  public let method: EndpointMethod
  /// The path from the root of the server, with pieces such as `:id`.
  public let path: String
  /// Who may call it.
  public let access: EndpointAccess
  /// What it can be asked with, in a query or a body.
  public let parameters: [ParameterDescription]
  /// The names of files that can come beside the parameters.
  public let files: [String]
  /// How it answers.
  public let format: AnswerFormat
  /// The type of the answer, as it's called in Swift.
  public let answer: String
  /// What is particular about it.
  public let notes: Set<EndpointNote>

  /// The names of the pieces of the path, in their order: `["id"]`.
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
