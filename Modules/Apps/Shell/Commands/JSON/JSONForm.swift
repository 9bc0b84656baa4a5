import SocialMenuShell

/// The form in which `--json` prints one kind of value: its keys, their meanings and their values.
/// Both the printed documents and `socialconnect help json` are made from it.
struct JSONForm<Value>: Sendable {
  struct Key: Sendable {
    let name: String
    let value: @Sendable (Value) -> JSONValue
    private let english, japanese: String

    /// A key with its meaning in each language.
    init(
      _ name: String, _ english: String, ja japanese: String,
      _ value: @escaping @Sendable (Value) -> JSONValue
    ) {
      self.name = name
      self.english = english
      self.japanese = japanese
      self.value = value
    }

    /// The meaning, in the language of the help.
    var meaning: String { .text(english, ja: japanese) }
  }

  let keys: [Key]
  private let english, japanese: String

  /// A form with its name in each language.
  init(name english: String, ja japanese: String, keys: [Key]) {
    self.english = english
    self.japanese = japanese
    self.keys = keys
  }

  /// The name, in the language of the help.
  var name: String { .text(english, ja: japanese) }

  /// A value as a document.
  func document(_ value: Value) -> JSONValue {
    .object(Dictionary(uniqueKeysWithValues: keys.map { ($0.name, $0.value(value)) }))
  }

  /// The keys with their meanings, each on a new line.
  var help: String {
    let width = keys.map(\.name.count).max() ?? 0
    let meanings = keys.map { key in
      let padding = String(repeating: " ", count: width - key.name.count)
      return HelpText.wrapped("  \(key.name)\(padding)  \(key.meaning)", hanging: width + 4)
    }
    return ([HelpText.wrapped(name)] + meanings).joined(separator: "\n")
  }
}
