public import AppValues

// What people enter of accounts, posts, profiles and lists.
extension InputField {
  /// E-mail and password together: which of the two is wrong is not revealed.
  public static let credentials = InputField("credentials")
  public static let email = InputField("email")
  public static let password = InputField("password")
  public static let handle = InputField("handle")
  public static let birthday = InputField("birthday")
  public static let account = InputField("account")
  /// Six digits that came by mail.
  public static let code = InputField("code")

  /// A client's name for a wish to publish.
  public static let key = InputField("key")
  /// Of a post: its photos and what they show, its place, its warning, who may see it.
  public static let photo = InputField("photo")
  public static let photos = InputField("photos")
  public static let alt = InputField("alt")
  public static let place = InputField("place")
  public static let latitude = InputField("latitude")
  public static let longitude = InputField("longitude")
  public static let warning = InputField("warning")
  public static let visibility = InputField("visibility")
  /// The text of a post and its warning, which are counted together.
  public static let textWithWarning = InputField("textWithWarning")
  /// How many posts stand on top of a profile.
  public static let pins = InputField("pins")

  /// A hashtag, and how many one follows.
  public static let hashtag = InputField("hashtag")
  public static let hashtags = InputField("hashtags")
  /// A list of people, how many one has, and how many people one holds.
  public static let list = InputField("list")
  public static let lists = InputField("lists")
  public static let people = InputField("people")
  /// How long something lasts, and from when to when of each day.
  public static let duration = InputField("duration")
  public static let hours = InputField("hours")

  /// Of a profile: what one says of oneself, its lines of a label and a value, and how many of them.
  public static let bio = InputField("bio")
  public static let label = InputField("label")
  public static let value = InputField("value")
  public static let fields = InputField("fields")
  /// What one person notes about another for themselves.
  public static let note = InputField("note")
  /// Of a report: itself, its reason, and the posts that it holds.
  public static let report = InputField("report")
  public static let reason = InputField("reason")
  public static let posts = InputField("posts")
}
