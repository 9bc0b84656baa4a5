/// The parameters of a request, from its address, a form or JSON: a tree of texts.
///
/// Their types are known only to the reader: `decode(_:)` reads them as a type.
public struct RequestValues: Hashable, Sendable {
  /// A parameter.
  public indirect enum Value: Hashable, Sendable {
    /// A text. Numbers and Booleans of JSON are texts, too.
    case text(String)
    /// Several texts with one name that isn't marked as a list: `k=1&k=2`.
    case repeated([String])
    /// A list: `k[]=1&k[]=2`.
    case list([Value])
    /// Named values: `k[a]=1&k[b]=2`, and also `k[0]=1`.
    case named([String: Value])
    /// Null, which only JSON has. It counts as missing.
    case null
  }

  /// The parameters by name.
  public internal(set) var values: [String: Value]

  /// Parameters by name; none by default.
  public init(_ values: [String: Value] = [:]) {
    self.values = values
  }

  /// The parameter with a `name`; nil if it's missing or null.
  public subscript(name: String) -> Value? {
    guard let value = values[name], value != .null else { return nil }
    return value
  }

  /// The text with a `name`, the last one if there are several; nil for anything but a text.
  public func text(_ name: String) -> String? {
    switch values[name] {
    case .text(let text): text
    case .repeated(let texts): texts.last
    default: nil
    }
  }

  /// These parameters combined with `others`, which take precedence: those of a body over those of an address. Named
  /// values are merged name by name.
  public func merging(_ others: RequestValues) -> RequestValues {
    RequestValues(Self.merge(values, others.values))
  }

  private static func merge(_ first: [String: Value], _ second: [String: Value]) -> [String: Value] {
    first.merging(second) { old, new in
      switch (old, new) {
      case (_, .null): old
      case (.named(let old), .named(let new)): .named(merge(old, new))
      default: new
      }
    }
  }
}

/// Limits for the parameters of a request.
public struct RequestLimits: Hashable, Sendable {
  /// The maximum depth of nested names and lists.
  public var depth: Int
  /// The maximum number of parameters, including each element of a list.
  public var count: Int
  /// The maximum length of a name, in bytes.
  public var nameLength: Int
  /// The maximum length of a text, in bytes.
  public var textLength: Int

  /// Far more than any client sends by default.
  public init(depth: Int = 8, count: Int = 1000, nameLength: Int = 500, textLength: Int = 1_048_576) {
    self.depth = depth
    self.count = count
    self.nameLength = nameLength
    self.textLength = textLength
  }
}

/// Why the parameters of a request can't be read.
public enum RequestValuesError: Error, Hashable, Sendable {
  /// They aren't UTF-8, or they're invalid JSON.
  case malformed
  /// They exceed the limits: for depth, for number, or for the length of a name or text.
  case tooDeep, tooMany, tooLong
  /// A parameter has a value and parts at once: `k=1&k[a]=2`.
  case conflicting(String)
  /// A required parameter is missing.
  case missing(String)
  /// A parameter is of the wrong type.
  case wrong(String)
}

extension RequestValuesError: CustomStringConvertible {
  /// A message in English, like all errors that apps read.
  public var description: String {
    switch self {
    case .malformed: "The request could not be read"
    case .tooDeep: "The parameters are nested too deeply"
    case .tooMany: "There are too many parameters"
    case .tooLong: "A parameter is too long"
    case .conflicting(let name): "The parameter \(name) is given in conflicting ways"
    case .missing(let name): "The parameter \(name) is missing"
    case .wrong(let name): "The parameter \(name) is invalid"
    }
  }
}
