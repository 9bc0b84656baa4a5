/// One part of a todo that changes by itself. Those that a newer version has are kept and passed on.
struct TodoField: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  /// The longest name, in bytes.
  private static let maximum = 60

  /// 1 to 60 of a to z, A to Z, 0 to 9 and `_`.
  let rawValue: String

  /// - Parameter rawValue: A name; nil where it is none.
  init?(rawValue: String) {
    let isName = rawValue.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    guard isName, (1...Self.maximum).contains(rawValue.utf8.count) else { return nil }
    self.rawValue = rawValue
  }

  private init(_ name: StaticString) {
    rawValue = "\(name)"
  }

  var description: String { rawValue }

  /// A text: what is to be done.
  static let description = TodoField("description")
  /// A flag: whether it's done.
  static let done = TodoField("done")
  /// A text: the code or the name of a category.
  static let category = TodoField("category")
  /// A text, `YYYY-MM-DD`, or null.
  static let due = TodoField("due")
  /// A text of any number of lines.
  static let notes = TodoField("notes")
  /// A text, as `TodoRepetition` has it, or null: how often it comes again.
  static let repeats = TodoField("repeats")
  /// A number: when it was added, in milliseconds since 1970.
  static let created = TodoField("created")
  /// A flag: whether it's deleted (the tombstone). It is a field like any other, so that undo is a later change of it,
  /// and an edit, which is a change of others, never brings a todo back.
  static let deleted = TodoField("deleted")
}
