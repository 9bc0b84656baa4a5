/// The most that a text may hold: so many characters, as people count them, and so many bytes of UTF-8.
///
/// A character may be made of any number of marks, and an app may count a link as fewer characters than it has. What
/// is stored, indexed, sent and searched is therefore bounded by bytes, on every way in. Rules that are about more than
/// length, such as those of addresses, languages and searches, take their numbers from here or are stricter.
public struct TextLimit: Hashable, Sendable {
  /// What the text is.
  public let field: InputField
  /// The most characters.
  public let characters: Int
  /// The most bytes of UTF-8.
  public let bytes: Int

  /// - Parameter bytes: Ten for each character where nothing else is said: three are enough for Japanese, nine for
  ///   Korean before its letters are put together.
  public init(_ field: InputField, characters: Int, bytes: Int? = nil) {
    self.field = field
    self.characters = characters
    self.bytes = bytes ?? 10 * characters
  }

  /// How many times larger than it may be a text can be and still have its characters counted, which takes time.
  private static let countable = 4

  /// Makes sure that the text fits.
  ///
  /// - Parameter length: How its characters are counted.
  ///
  /// Throws `invalid(field, …)`: `tooLong`; `tooLarge` where there are not too many characters, or far too many
  /// bytes to count them.
  public func check(_ text: String, length: (String) -> Int = \.count) throws(AppError) {
    try checkCountable(text)
    let excess = length(text) - characters
    if excess > 0 { throw .invalid(field, .tooLong(maximum: characters, excess: excess)) }
    try checkBytes(text)
  }

  /// Refuses a `text` at once that cannot fit, whatever becomes of it.
  ///
  /// Throws `invalid(field, .tooLarge)`.
  public func checkCountable(_ text: String) throws(AppError) {
    if !isCountable(text) { try checkBytes(text) }
  }

  /// Whether the text is not so large that counting its characters would take long.
  func isCountable(_ text: String) -> Bool { text.utf8.count / Self.countable <= bytes }

  /// Makes sure that the text has not too many bytes; how many characters it has does not matter.
  ///
  /// Throws `invalid(field, .tooLarge)`.
  public func checkBytes(_ text: String) throws(AppError) {
    let excess = text.utf8.count - bytes
    if excess > 0 { throw .invalid(field, .tooLarge(maximum: bytes, excess: excess)) }
  }

  /// Whether the text fits.
  public func fits(_ text: String) -> Bool { holds(text) && text.count <= characters }

  /// Whether the text has not too many bytes: the rule for what comes from elsewhere, where longer texts may be
  /// written.
  public func holds(_ text: String) -> Bool { text.utf8.count <= bytes }

  /// As much of the text as fits, without isolates that the cut leaves open.
  public func beginning(of text: String) -> String {
    var (kept, room) = ("", bytes)
    for character in text.prefix(characters) {
      room -= character.utf8.count
      if room < 0 { break }
      kept.append(character)
    }
    return Printable.ordered(kept)
  }
}
