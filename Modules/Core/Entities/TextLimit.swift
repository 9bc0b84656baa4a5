/// The most that a text may hold: so many characters, as people count them, and so many bytes of UTF-8.
///
/// A character may be made of any number of marks, and a link counts as 23 characters however long it is. What is
/// stored, indexed, sent and searched is therefore bounded by bytes, on every way in. Rules that are about more than
/// length, such as those of addresses, languages and searches, take their numbers from here or are stricter.
public struct TextLimit: Hashable, Sendable {
  /// What the text is.
  public let field: InputField
  public let characters: Int
  public let bytes: Int

  /// - Parameter bytes: Ten for each character where nothing else is said: three are enough for Japanese, nine for
  ///   Korean before its letters are put together.
  private init(_ field: InputField, characters: Int, bytes: Int? = nil) {
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

  /// Refuses at once what cannot fit, whatever becomes of it.
  ///
  /// Throws `invalid(field, .tooLarge)`.
  public func checkCountable(_ text: String) throws(AppError) {
    if text.utf8.count / Self.countable > bytes { try checkBytes(text) }
  }

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

  /// As much of the text as fits.
  public func beginning(of text: String) -> String {
    var (kept, room) = ("", bytes)
    for character in text.prefix(characters) {
      room -= character.utf8.count
      if room < 0 { break }
      kept.append(character)
    }
    return kept
  }
}

extension TextLimit {
  // MARK: Posts

  /// A link counts as `PostText.linkLength` characters.
  public static let post = Self(.text, characters: 500)
  /// A post and its warning are counted together; the bytes are those of the text alone.
  public static let postWithWarning = Self(.textWithWarning, characters: 500)
  public static let warning = Self(.warning, characters: 200)
  public static let alt = Self(.alt, characters: 1500)
  public static let place = Self(.place, characters: 100)
  /// What is being written may be longer than what can be published: it is still to be shortened. Its bytes alone are
  /// looked at.
  public static let draft = Self(.text, characters: 20_000)
  /// A name that is longer is no hashtag. Folded it has at most eleven times as many bytes, which an index can take.
  public static let hashtag = Self(.hashtag, characters: 100, bytes: 200)
  /// A client's name for a wish to publish: it stands in an index.
  public static let key = Self(.key, characters: 255, bytes: 1020)
  /// The name that another server gave a post: it stands in an index.
  public static let source = Self(.key, characters: 2000, bytes: 2000)

  // MARK: People

  /// Those of other servers are longer, by rules of their own; the bytes are for both as they are typed.
  public static let handle = Self(.handle, characters: 30, bytes: 1000)
  public static let name = Self(.name, characters: 30, bytes: 1000)
  public static let bio = Self(.bio, characters: 500)
  public static let label = Self(.label, characters: 255)
  public static let value = Self(.value, characters: 255)
  public static let note = Self(.note, characters: 2000)
  public static let reason = Self(.reason, characters: 1000)
  /// Folded, too: it stands in an index.
  public static let list = Self(.list, characters: 100)
  public static let query = Self(.query, characters: 100)

  // MARK: Accounts

  public static let email = Self(.email, characters: 254, bytes: 254)
  /// Each byte costs time in hashing.
  public static let password = Self(.password, characters: 256, bytes: 4096)
}
