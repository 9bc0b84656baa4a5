/// The headers of a request or an answer, in order. Upper and lower case are the same in their names.
public struct NetworkHeaders: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// A header.
  public struct Field: Hashable, Sendable {
    /// The name.
    public let name: String
    /// The value.
    public let value: String

    /// - Parameters:
    ///   - name: The name.
    ///   - value: The value.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// All headers, in order.
  public private(set) var fields: [Field]

  /// - Parameter fields: The headers; none by default.
  public init(_ fields: [Field] = []) {
    self.fields = fields
  }

  /// Headers of their names and values.
  public init(dictionaryLiteral elements: (String, String)...) {
    self.init(elements.map { Field($0.0, $0.1) })
  }

  /// Adds a header, behind others of the same name.
  public mutating func add(_ name: String, _ value: String) {
    fields.append(Field(name, value))
  }

  /// The values of all headers with a name, in order.
  public func values(_ name: String) -> [String] {
    fields.filter { Self.isSame($0.name, name) }.map(\.value)
  }

  /// The value of the first header with a name. Setting it replaces all of them.
  public subscript(name: String) -> String? {
    get { fields.first { Self.isSame($0.name, name) }?.value }
    set {
      fields.removeAll { Self.isSame($0.name, name) }
      if let newValue { add(name, newValue) }
    }
  }

  private static func isSame(_ one: String, _ other: String) -> Bool {
    one.lowercased() == other.lowercased()
  }
}
