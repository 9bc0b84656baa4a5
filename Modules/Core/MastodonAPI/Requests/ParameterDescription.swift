/// What an endpoint can be given.
public struct ParameterDescription: Hashable, Sendable {
  /// The name as in a form, without brackets.
  public let name: String
  /// What it's meant to be.
  public let kind: ParameterKind
  /// Whether there is no answer without it.
  public let isRequired: Bool

  /// The parameters that a type reads from a request, in the order in which it does.
  ///
  /// - Parameter type: The type, which is read from a request without any.
  public static func of(_ type: any Decodable.Type) -> [ParameterDescription] {
    let recorder = ParameterRecorder()
    // A type that can't be made of nothing has told by then what it reads.
    _ = try? type.init(from: recorder)
    return recorder.parameters
  }
}

/// What a parameter is meant to be.
public indirect enum ParameterKind: Hashable, Sendable {
  /// Any text that people may write, a yes or no, a whole number, a number.
  case text, flag, integer, number
  /// Another text: an id, one of some words, an address.
  case word
  /// Several of a kind.
  case list(ParameterKind)
  /// Parts with names of their own.
  case named([ParameterDescription])
}
