public import AppValues

/// All limits for texts of a social network.
extension TextLimit {
  // MARK: Posts

  /// A link counts as `PostText.linkLength` characters.
  public static let post = Self(.text, characters: 500)
  /// A post and its warning are counted together. The bytes are for the text alone.
  public static let postWithWarning = Self(.textWithWarning, characters: 500)
  /// A warning.
  public static let warning = Self(.warning, characters: 200)
  /// The description of a photo.
  public static let alt = Self(.alt, characters: 1500)
  /// The name of a place.
  public static let place = Self(.place, characters: 100)
  /// An option of a poll. Other servers allow more characters, which imports keep; the bytes are for those.
  public static let pollOption = Self(.pollOption, characters: 50, bytes: 2000)
  /// A draft may be longer than what can be published, since it can still be shortened. Only its bytes are limited.
  public static let draft = Self(.text, characters: 20_000)
  /// A longer name isn't a hashtag. Folded, it has at most eleven times as many bytes, which an index can store.
  public static let hashtag = Self(.hashtag, characters: 100, bytes: 200)
  /// The key that makes publishing safe to retry; it's indexed.
  public static let key = Self(.key, characters: 255, bytes: 1020)
  /// The identifier that another server gave a post; it's indexed.
  public static let source = Self(.key, characters: 2000, bytes: 2000)

  // MARK: People

  /// Handles of other servers are longer, by their own rules. The bytes are for both kinds as typed.
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
  /// What the administrator announces.
  public static let announcement = Self(.announcement, characters: AnnouncementContent.maximumLength)
  /// The title of a list, which is also folded and indexed.
  public static let list = Self(.list, characters: 100)
  /// The title of a filter.
  public static let filterTitle = Self(.filterTitle, characters: 256)
  /// A phrase that a filter looks for.
  public static let filterPhrase = Self(.filterPhrase, characters: 512)
  /// What is searched for.
  public static let query = Self(.query, characters: 100)

  // MARK: Accounts

  /// An email address: RFC 5321 (4.5.3.1.3) allows 256 bytes including the angle brackets around it.
  public static let email = Self(.email, characters: 254, bytes: 254)
  /// A password. Hashing takes longer with each byte.
  public static let password = Self(.password, characters: 256, bytes: 4096)
  /// The name of a passkey.
  public static let passkey = Self(.name, characters: 60)

  // MARK: Apps

  /// The name of an app.
  public static let app = Self(.name, characters: 60)
  /// All the redirect addresses of an app, one per line.
  public static let redirect = Self(.redirect, characters: 2000, bytes: 2000)
  /// The website of an app.
  public static let website = Self(.website, characters: 2000, bytes: 2000)
}
