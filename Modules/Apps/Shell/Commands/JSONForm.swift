/// The shape in which `--json` prints one kind of value: its keys, what each means, and where it comes from.
/// The printed documents and `socialconnect help json` are both made from it.
struct JSONForm<Value>: Sendable {
  struct Key: Sendable {
    let name: String
    let meaning: String
    let value: @Sendable (Value) -> JSONValue

    init(_ name: String, _ meaning: String, _ value: @escaping @Sendable (Value) -> JSONValue) {
      self.name = name
      self.meaning = meaning
      self.value = value
    }
  }

  let name: String
  let keys: [Key]

  /// A value as a document.
  func document(_ value: Value) -> JSONValue {
    .object(Dictionary(uniqueKeysWithValues: keys.map { ($0.name, $0.value(value)) }))
  }

  /// The keys with their meanings, a line each.
  var help: String {
    let width = keys.map(\.name.count).max() ?? 0
    return "\(name)\n"
      + keys.map { key in
        "  \(key.name)\(String(repeating: " ", count: width - key.name.count))  \(key.meaning)"
      }.joined(separator: "\n")
  }
}
