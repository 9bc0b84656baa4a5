public import AppValues

/// Every limit of a text of ours, in one table.
extension TextLimit {
  // MARK: Posts

  /// A link counts as `PostText.linkLength` characters.
  public static let post = Self(.text, characters: 500)
  /// A post and its warning are counted together; the bytes are those of the text alone.
  public static let postWithWarning = Self(.textWithWarning, characters: 500)
  /// A warning.
  public static let warning = Self(.warning, characters: 200)
  /// The description of a photo.
  public static let alt = Self(.alt, characters: 1500)
  /// The name of a place.
  public static let place = Self(.place, characters: 100)
  /// What is being written may be longer than what can be published: it is still to be shortened. Its bytes alone are
  /// looked at.
  public static let draft = Self(.text, characters: 20_000)
  /// A name that is longer is no hashtag. Folded it has at most eleven times as many bytes, which an index can take.
  public static let hashtag = Self(.hashtag, characters: 100, bytes: 200)
  /// The key that makes publishing safe to retry; it's indexed.
  public static let key = Self(.key, characters: 255, bytes: 1020)
  /// The name that another server gave a post; it's indexed.
  public static let source = Self(.key, characters: 2000, bytes: 2000)

  // MARK: People

  /// Those of other servers are longer, by rules of their own; the bytes are for both as they are typed.
  public static let handle = Self(.handle, characters: 30, bytes: 1000)
  /// A person's display name.
  public static let name = Self(.name, characters: 30, bytes: 1000)
  /// The bio on a profile.
  public static let bio = Self(.bio, characters: 500)
  /// The label of a profile field.
  public static let label = Self(.label, characters: 255)
  /// The value of a profile field.
  public static let value = Self(.value, characters: 255)
  /// The viewer's private note about a person.
  public static let note = Self(.note, characters: 2000)
  /// The reason of a report.
  public static let reason = Self(.reason, characters: 1000)
  /// A title is also folded and indexed.
  public static let list = Self(.list, characters: 100)
  /// What is searched for.
  public static let query = Self(.query, characters: 100)

  // MARK: Accounts

  /// An email address: RFC 5321 (4.5.3.1.3) allows 256 bytes with the angle brackets around it.
  public static let email = Self(.email, characters: 254, bytes: 254)
  /// Each byte costs time in hashing.
  public static let password = Self(.password, characters: 256, bytes: 4096)

  // MARK: Apps

  /// The name of an app.
  public static let app = Self(.name, characters: 60)
  /// All the addresses that an app may be returned to, one a line.
  public static let redirect = Self(.redirect, characters: 2000, bytes: 2000)
  /// The website of an app.
  public static let website = Self(.website, characters: 2000, bytes: 2000)
}
