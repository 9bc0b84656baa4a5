/// The maximum size of a text: in characters as people count them, and in bytes of UTF-8.
///
/// A character may have any number of marks, and an app may count a link as fewer characters than it has. So what is
/// stored, indexed, sent and searched is also limited in bytes, wherever it comes from. Rules about more than length,
/// such as those of addresses, languages and searches, take their numbers from here or are stricter.
public struct TextLimit: Hashable, Sendable {
  /// The field that the text belongs to.
  public let field: InputField
  /// The maximum number of characters.
  public let characters: Int
  /// The maximum number of bytes in UTF-8.
  public let bytes: Int

  /// - Parameter bytes: By default ten for each character: three are enough for Japanese, nine for Korean before its
  ///   letters are composed.
  public init(_ field: InputField, characters: Int, bytes: Int? = nil) {
    self.field = field
    self.characters = characters
    self.bytes = bytes ?? 10 * characters
  }

  /// How many times larger than its limit a text may be for its characters to be counted, which takes time.
  private static let countable = 4

  /// Makes sure that the text fits.
  ///
  /// - Parameter length: Counts its characters.
  ///
  /// Throws `invalid(field, …)`: `tooLong`; `tooLarge` if it has too many bytes but not too many characters, or far
  /// too many bytes to count its characters.
  public func check(_ text: String, length: (String) -> Int = \.count) throws(AppError) {
    try checkCountable(text)
    let excess = length(text) - characters
    if excess > 0 { throw .invalid(field, .tooLong(maximum: characters, excess: excess)) }
    try checkBytes(text)
  }

  /// Refuses a `text` at once that can't fit, however it's normalised.
  ///
  /// Throws `invalid(field, .tooLarge)`.
  public func checkCountable(_ text: String) throws(AppError) {
    if !isCountable(text) { try checkBytes(text) }
  }

  /// Whether the text is small enough to count its characters quickly.
  func isCountable(_ text: String) -> Bool { text.utf8.count / Self.countable <= bytes }

  /// Makes sure that the text fits in bytes, however many characters it has.
  ///
  /// Throws `invalid(field, .tooLarge)`.
  public func checkBytes(_ text: String) throws(AppError) {
    let excess = text.utf8.count - bytes
    if excess > 0 { throw .invalid(field, .tooLarge(maximum: bytes, excess: excess)) }
  }

  /// Whether the text fits.
  public func fits(_ text: String) -> Bool { holds(text) && text.count <= characters }

  /// Whether the text fits in bytes. Use this for text from elsewhere, where longer texts may be allowed.
  public func holds(_ text: String) -> Bool { text.utf8.count <= bytes }

  /// As much of the text as fits, without isolates that would be left open.
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
