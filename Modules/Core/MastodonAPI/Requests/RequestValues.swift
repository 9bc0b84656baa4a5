/// The parameters of a request as they came, whether in its address, in a form or in JSON: a tree of texts.
///
/// What they mean is only known to who asks for them: `decode(_:)` reads them as a type says.
public struct RequestValues: Hashable, Sendable {
  /// A parameter.
  public indirect enum Value: Hashable, Sendable {
    /// A text; numbers and booleans of JSON are texts, too.
    case text(String)
    /// Several texts under one name that doesn't say it's a list: `k=1&k=2`.
    case repeated([String])
    /// A list: `k[]=1&k[]=2`.
    case list([Value])
    /// Values with names of their own: `k[a]=1&k[b]=2`, and `k[0]=1` too.
    case named([String: Value])
    /// Nothing, which only JSON can say. It counts as missing.
    case null
  }

  /// The parameters by their names.
  public internal(set) var values: [String: Value]

  /// Parameters by their names; none unless they are given.
  public init(_ values: [String: Value] = [:]) {
    self.values = values
  }

  /// The parameter of a `name`; nil where it's missing or null.
  public subscript(name: String) -> Value? {
    guard let value = values[name], value != .null else { return nil }
    return value
  }

  /// The text of a `name`: the last, where there are several; nil for anything but a text.
  public func text(_ name: String) -> String? {
    switch values[name] {
    case .text(let text): text
    case .repeated(let texts): texts.last
    default: nil
    }
  }

  /// These parameters and `others`, which count where both have the same name: those of a body over those of an
  /// address. What has names of its own is merged name by name.
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

/// How much the parameters of a request can be.
public struct RequestLimits: Hashable, Sendable {
  /// The most levels of names and lists within each other.
  public var depth: Int
  /// The most parameters, each element of a list counted.
  public var count: Int
  /// The most bytes of a name.
  public var nameLength: Int
  /// The most bytes of a text.
  public var textLength: Int

  /// Far more than any client sends, unless it's said.
  public init(depth: Int = 8, count: Int = 1000, nameLength: Int = 500, textLength: Int = 1_048_576) {
    self.depth = depth
    self.count = count
    self.nameLength = nameLength
    self.textLength = textLength
  }
}

/// Why the parameters of a request can't be read.
public enum RequestValuesError: Error, Hashable, Sendable {
  /// They aren't UTF-8, or not JSON where they should be.
  case malformed
  /// They go beyond the limits: too many levels, too many parameters, or too long a name or text.
  case tooDeep, tooMany, tooLong
  /// A parameter has a value and parts at once: `k=1&k[a]=2`.
  case conflicting(String)
  /// A parameter without which there is no answer isn't there.
  case missing(String)
  /// A parameter is of another kind than is wanted.
  case wrong(String)
}

extension RequestValuesError: CustomStringConvertible {
  /// In English, as for all errors that apps read.
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
