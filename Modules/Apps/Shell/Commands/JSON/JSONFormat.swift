import AppScreens
import SocialMenuShell

/// The form in which `--json` prints one kind of value: its keys, their meanings and their values.
/// Both the printed documents and `socialconnect help json` are made from it.
struct JSONFormat<Value>: Sendable {
  struct Key: Sendable {
    let name: String
    let value: @Sendable (Value) -> JSONValue
    private let said: @Sendable () -> String

    /// A key with its meaning.
    init<Strings: LocalizedStrings>(
      _ name: String, _ meaning: any KeyPath<Strings, String> & Sendable,
      _ value: @escaping @Sendable (Value) -> JSONValue
    ) {
      self.name = name
      self.value = value
      said = { .text(meaning) }
    }

    /// The meaning, in the language of the help.
    var meaning: String { said() }
  }

  let keys: [Key]
  private let named: @Sendable () -> String

  /// A form with its name.
  init<Strings: LocalizedStrings>(_ name: any KeyPath<Strings, String> & Sendable, keys: [Key]) {
    named = { .text(name) }
    self.keys = keys
  }

  /// The name, in the language of the help.
  var name: String { named() }

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
