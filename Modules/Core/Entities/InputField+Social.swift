public import AppValues

// What people enter of accounts, posts, profiles and lists.
extension InputField {
  /// Email and password together: it isn't revealed which of them is wrong.
  public static let credentials = InputField("credentials")
  /// An email address.
  public static let email = InputField("email")
  /// A password: a new one, or the one that confirms a change.
  public static let password = InputField("password")
  /// A handle, with the `@` or without.
  public static let handle = InputField("handle")
  /// A person's day of birth, `YYYY-MM-DD`.
  public static let birthday = InputField("birthday")
  /// An account that should be signed in on this device.
  public static let account = InputField("account")
  /// A six-digit code sent by email.
  public static let code = InputField("code")
  /// What proves that a session is in its owner's hands.
  public static let proof = InputField("proof")
  /// A way to sign in to an account.
  public static let signInMethod = InputField("signInMethod")
  /// A code of an authenticator app, or a recovery code.
  public static let signInCode = InputField("signInCode")
  /// What stands for a password that was right, until its code has come.
  public static let codeRequest = InputField("codeRequest")
  /// The authenticator app of an account, and two-factor authentication with it.
  public static let authenticator = InputField("authenticator")
  /// A passkey: a new one, or the proof that someone has one.
  public static let passkey = InputField("passkey")
  /// The number of passkeys of an account.
  public static let passkeys = InputField("passkeys")
  /// A provider by whose account people sign in.
  public static let provider = InputField("provider")
  /// The secret by which an account is made of someone whom a provider has identified.
  public static let registration = InputField("registration")
  /// A command of the person's own that prints the token of an account.
  public static let tokenCommand = InputField("tokenCommand")
  /// A command of the person's own that takes the token of an account to keep it.
  public static let tokenStoreCommand = InputField("tokenStoreCommand")
  /// A command of the person's own that removes the token of an account which it keeps.
  public static let tokenEraseCommand = InputField("tokenEraseCommand")
  /// All that was sent to a server, which doesn't say what is wrong with it.
  public static let request = InputField("request")

  /// The key that makes publishing safe to retry.
  public static let key = InputField("key")
  /// When a post is to be published.
  public static let scheduledAt = InputField("scheduledAt")
  /// The number of scheduled posts of a person, and of those for one day.
  public static let scheduledPosts = InputField("scheduledPosts")
  public static let scheduledDay = InputField("scheduledDay")
  /// A photo to add to a post.
  public static let photo = InputField("photo")
  /// A film to add to a post, or the one in a post.
  public static let film = InputField("film")
  /// The number of photos in a post.
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
  /// A poll as it's typed: its options, how long it lasts, and what else is special about it.
  public static let poll = InputField("poll")
  /// An option of a poll.
  public static let pollOption = InputField("pollOption")
  /// The number of options of a poll.
  public static let pollOptions = InputField("pollOptions")
  /// How long a poll lasts.
  public static let pollDuration = InputField("pollDuration")
  /// The vote in a poll: the options that someone chooses.
  public static let vote = InputField("vote")
  /// A site that may name someone as an author, and the number of these.
  public static let attributionDomain = InputField("attributionDomain")
  public static let attributionDomains = InputField("attributionDomains")
  /// The number of posts pinned to a profile.
  public static let pins = InputField("pins")

  /// A hashtag by its name.
  public static let hashtag = InputField("hashtag")
  /// The number of hashtags that a person follows, or that a timeline shows at once.
  public static let hashtags = InputField("hashtags")
  /// A list of people: its title, or which list it is.
  public static let list = InputField("list")
  /// The number of lists that a person has.
  public static let lists = InputField("lists")
  /// The title of a filter, a phrase that it looks for, and where it applies.
  public static let filterTitle = InputField("filterTitle")
  public static let filterPhrase = InputField("filterPhrase")
  public static let filterContexts = InputField("filterContexts")
  /// The number of filters that a person has.
  public static let filters = InputField("filters")
  /// The number of phrases, or of posts, in all filters of a person together.
  public static let filterEntries = InputField("filterEntries")
  /// What the administrator announces, and the number of announcements that haven't ended.
  public static let announcement = InputField("announcement")
  public static let announcements = InputField("announcements")
  /// When what an announcement is about begins, and when it's over.
  public static let startTime = InputField("startTime")
  public static let endTime = InputField("endTime")
  /// An emoji that someone gives to an announcement, and the number of different ones.
  public static let emoji = InputField("emoji")
  /// The number of people in a list.
  public static let people = InputField("people")
  /// How long something lasts, such as a mute.
  public static let duration = InputField("duration")
  /// The hours of each day in which something applies.
  public static let hours = InputField("hours")

  /// The bio on a profile.
  public static let bio = InputField("bio")
  /// The label of a profile field.
  public static let label = InputField("label")
  /// The value of a profile field.
  public static let value = InputField("value")
  /// The number of fields on a profile.
  public static let fields = InputField("fields")
  /// A private note about a person.
  public static let note = InputField("note")
  /// A report about a person, as a whole.
  public static let report = InputField("report")
  /// The reason of a report, in the reporter's words.
  public static let reason = InputField("reason")
  /// The posts in a report.
  public static let posts = InputField("posts")

  /// An app that acts on people's behalf: its identity, and the secret that proves it.
  public static let app = InputField("app")
  /// The scopes of an app.
  public static let scopes = InputField("scopes")
  /// The address to which a person is sent back once they've authorized an app.
  public static let redirect = InputField("redirect")
  /// The website of an app.
  public static let website = InputField("website")
  /// The authorization code that an app exchanges for a token.
  public static let authorization = InputField("authorization")
  /// The challenge that an app derives from its verifier and sends with an authorization request (RFC 7636).
  public static let challenge = InputField("challenge")
  /// The secret that proves that an app made an authorization request (RFC 7636).
  public static let verifier = InputField("verifier")
}
