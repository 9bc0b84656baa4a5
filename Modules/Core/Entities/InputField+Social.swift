public import AppValues

// What people enter of accounts, posts, profiles and lists.
extension InputField {
  /// Email and password together: which of the two is wrong is not revealed.
  public static let credentials = InputField("credentials")
  /// An email address.
  public static let email = InputField("email")
  /// A password alone: a new one, or the one that confirms a change.
  public static let password = InputField("password")
  /// A handle, with the `@` or without.
  public static let handle = InputField("handle")
  /// A person's day of birth, `YYYY-MM-DD`.
  public static let birthday = InputField("birthday")
  /// An account that is meant to be signed in on this device.
  public static let account = InputField("account")
  /// Six digits that came by email.
  public static let code = InputField("code")

  /// The key that makes publishing safe to retry.
  public static let key = InputField("key")
  /// A photo to add to a post.
  public static let photo = InputField("photo")
  /// How many photos a post has.
  public static let photos = InputField("photos")
  /// The description of a photo.
  public static let alt = InputField("alt")
  /// The place of a post: its name, or the name with coordinates.
  public static let place = InputField("place")
  /// Degrees north of a place, -90 to 90.
  public static let latitude = InputField("latitude")
  /// Degrees east of a place, -180 to 180.
  public static let longitude = InputField("longitude")
  /// The warning of a post.
  public static let warning = InputField("warning")
  /// Who can see a post.
  public static let visibility = InputField("visibility")
  /// The text of a post and its warning, which are counted together.
  public static let textWithWarning = InputField("textWithWarning")
  /// How many posts are pinned to a profile.
  public static let pins = InputField("pins")

  /// A hashtag by its name.
  public static let hashtag = InputField("hashtag")
  /// How many hashtags a person follows, or a timeline shows at once.
  public static let hashtags = InputField("hashtags")
  /// A list of people: its title, or which list it is.
  public static let list = InputField("list")
  /// How many lists a person has.
  public static let lists = InputField("lists")
  /// How many people are in a list.
  public static let people = InputField("people")
  /// How long something lasts, such as a mute.
  public static let duration = InputField("duration")
  /// From when to when of each day something applies.
  public static let hours = InputField("hours")

  /// The bio on a profile.
  public static let bio = InputField("bio")
  /// The label of a profile field.
  public static let label = InputField("label")
  /// The value of a profile field.
  public static let value = InputField("value")
  /// How many fields a profile has.
  public static let fields = InputField("fields")
  /// A private note about a person.
  public static let note = InputField("note")
  /// A report about a person, as a whole.
  public static let report = InputField("report")
  /// The reason of a report, in the reporter's words.
  public static let reason = InputField("reason")
  /// The posts in a report.
  public static let posts = InputField("posts")

  /// An app that acts on people's behalf: which one it is, and the secret that proves it.
  public static let app = InputField("app")
  /// What an app may do, by the names of its scopes.
  public static let scopes = InputField("scopes")
  /// The address that an app is returned to once it may act on someone's behalf.
  public static let redirect = InputField("redirect")
  /// The website of an app.
  public static let website = InputField("website")
  /// The code by which an app gets what someone allowed it.
  public static let authorization = InputField("authorization")
  /// What an app shows of its verifier before it asks for an authorization (RFC 7636).
  public static let challenge = InputField("challenge")
  /// What only the app knows that asked for an authorization (RFC 7636).
  public static let verifier = InputField("verifier")
}
