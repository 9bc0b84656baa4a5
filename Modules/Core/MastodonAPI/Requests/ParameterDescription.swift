/// A parameter of an endpoint.
public struct ParameterDescription: Hashable, Sendable {
  /// The name as in a form, without brackets.
  public let name: String
  /// The type of its value.
  public let kind: ParameterKind
  /// Whether it's required.
  public let isRequired: Bool

  /// The parameters that a type reads from a request, in the order in which it reads them.
  ///
  /// - Parameter type: The type, which is decoded from an empty request.
  public static func of(_ type: any Decodable.Type) -> [ParameterDescription] {
    let recorder = ParameterRecorder()
    // A type that can't be made of nothing has told by then what it reads.
    _ = try? type.init(from: recorder)
    return recorder.parameters
  }
}

/// The type of a parameter's value.
public indirect enum ParameterKind: Hashable, Sendable {
  /// Free text, a Boolean, an integer, a number.
  case text, flag, integer, number
  /// Another text: an id, one of a set of words, an address.
  case word
  /// A list of values of a type.
  case list(ParameterKind)
  /// Values with names.
  case named([ParameterDescription])
}
