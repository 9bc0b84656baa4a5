/// A server, as it says of itself: version 1.
public struct MastodonInstanceV1: WireValue, Hashable {
  /// The host, with the port where it isn't the usual one, and what people call the server.
  public var uri, title: String
  /// What it's about, in a sentence and at length.
  public var shortDescription, description: String
  /// The address of the people who run it, and its version.
  public var email, version: String
  /// Where live events come from, such as `wss://example.org`.
  public var streamingAPI: String
  /// How many people and statuses it has, and how many servers it knows.
  public var userCount, statusCount, domainCount: Int
  /// The address of a picture of it.
  public var thumbnail: String?
  /// The languages of the people who run it.
  public var languages: [String]
  /// Whether people can sign up, whether someone has to approve them, and whether members can invite them.
  public var registrations, approvalRequired, invitesEnabled: Bool
  /// Limits of a profile.
  public var accounts: MastodonAccountLimits
  /// Limits of a status.
  public var statuses: MastodonStatusLimits
  /// Limits of photos.
  public var mediaAttachments: MastodonMediaLimits
  /// Limits of polls.
  public var polls: MastodonPollLimits
  /// The account of the people who run it.
  public var contactAccount: MastodonAccount?
  /// What people have to keep to.
  public var rules: [MastodonRule]
  /// Whether statuses are translated.
  public var translationEnabled: Bool

  /// A server with the usual limits, unless others are given.
  public init(
    uri: String, title: String, shortDescription: String = "", description: String = "", email: String = "",
    version: String, streamingAPI: String, userCount: Int = 0, statusCount: Int = 0, domainCount: Int = 0,
    thumbnail: String? = nil, languages: [String] = ["en"], registrations: Bool = true,
    approvalRequired: Bool = false, invitesEnabled: Bool = false, accounts: MastodonAccountLimits = .init(),
    statuses: MastodonStatusLimits = .init(), mediaAttachments: MastodonMediaLimits = .init(),
    polls: MastodonPollLimits = .init(),
    contactAccount: MastodonAccount? = nil, rules: [MastodonRule] = [], translationEnabled: Bool = false
  ) {
    self.uri = uri
    self.title = title
    self.shortDescription = shortDescription
    self.description = description
    self.email = email
    self.version = version
    self.streamingAPI = streamingAPI
    self.userCount = userCount
    self.statusCount = statusCount
    self.domainCount = domainCount
    self.thumbnail = thumbnail
    self.languages = languages
    self.registrations = registrations
    self.approvalRequired = approvalRequired
    self.invitesEnabled = invitesEnabled
    self.accounts = accounts
    self.statuses = statuses
    self.mediaAttachments = mediaAttachments
    self.polls = polls
    self.contactAccount = contactAccount
    self.rules = rules
    self.translationEnabled = translationEnabled
  }
}
