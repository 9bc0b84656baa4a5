/// A server's description, version 1.
public struct MastodonInstanceV1: WireValue, Hashable {
  /// The host, with any unusual port, and the name of the server.
  public var uri, title: String
  /// A short description and a long one.
  public var shortDescription, description: String
  /// The email address of its staff, and its version.
  public var email, version: String
  /// The address for live events, such as `wss://example.org`.
  public var streamingAPI: String
  /// The numbers of people and statuses it has, and of servers it knows.
  public var userCount, statusCount, domainCount: Int
  /// The address of an image of the server.
  public var thumbnail: String?
  /// The languages of its staff.
  public var languages: [String]
  /// Whether anyone can sign up, whether accounts must be approved, and whether members can send invitations.
  public var registrations, approvalRequired, invitesEnabled: Bool
  /// Limits of a profile.
  public var accounts: MastodonAccountLimits
  /// Limits of a status.
  public var statuses: MastodonStatusLimits
  /// Limits of photos.
  public var mediaAttachments: MastodonMediaLimits
  /// Limits of polls.
  public var polls: MastodonPollLimits
  /// The account of its staff.
  public var contactAccount: MastodonAccount?
  /// Its rules.
  public var rules: [MastodonRule]
  /// Whether statuses can be translated.
  public var translationEnabled: Bool

  /// A server; with the usual limits by default.
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

extension MastodonInstanceV1 {
  enum CodingKeys: String, CodingKey {
    case uri, title
    case shortDescription = "short_description"
    case description, email, version, urls, stats, thumbnail, languages, registrations
    case approvalRequired = "approval_required"
    case invitesEnabled = "invites_enabled"
    case configuration
    case contactAccount = "contact_account"
    case rules, translation
    // What servers say that have no configuration.
    case maxTootChars = "max_toot_chars"
    case uploadLimit = "upload_limit"
    case pollLimits = "poll_limits"
  }

  private enum URLKeys: String, CodingKey {
    case streamingAPI = "streaming_api"
  }

  private enum StatisticKeys: String, CodingKey {
    case userCount = "user_count"
    case statusCount = "status_count"
    case domainCount = "domain_count"
  }

  private enum ConfigurationKeys: String, CodingKey {
    case accounts, statuses
    case mediaAttachments = "media_attachments"
    case polls
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    // Each of these is missing with some servers.
    let urls = try? values.nestedContainer(keyedBy: URLKeys.self, forKey: .urls)
    let statistics = try? values.nestedContainer(keyedBy: StatisticKeys.self, forKey: .stats)  // As above.
    let limits = try? values.nestedContainer(  // As above.
      keyedBy: ConfigurationKeys.self, forKey: .configuration)
    let translation: MastodonTranslation? = values.part(.translation)
    self.init(
      uri: values.text(.uri), title: values.text(.title),
      shortDescription: values.text(.shortDescription), description: values.text(.description),
      email: values.text(.email), version: values.text(.version),
      streamingAPI: urls?.text(.streamingAPI) ?? "", userCount: statistics?.count(.userCount) ?? 0,
      statusCount: statistics?.count(.statusCount) ?? 0, domainCount: statistics?.count(.domainCount) ?? 0,
      thumbnail: values.optionalText(.thumbnail), languages: values.list(.languages),
      registrations: values.flag(.registrations), approvalRequired: values.flag(.approvalRequired),
      invitesEnabled: values.flag(.invitesEnabled), accounts: limits?.part(.accounts) ?? .init(),
      statuses: limits?.part(.statuses) ?? Self.statusLimits(in: values),
      mediaAttachments: limits?.part(.mediaAttachments) ?? Self.mediaLimits(in: values),
      polls: limits?.part(.polls) ?? Self.pollLimits(in: values),
      contactAccount: values.part(.contactAccount), rules: values.list(.rules),
      translationEnabled: translation?.enabled ?? false)
  }

  private static func statusLimits(in values: KeyedDecodingContainer<CodingKeys>) -> MastodonStatusLimits {
    values.optionalCount(.maxTootChars).map { MastodonStatusLimits(maxCharacters: $0) } ?? .init()
  }

  private static func mediaLimits(in values: KeyedDecodingContainer<CodingKeys>) -> MastodonMediaLimits {
    let size = values.optionalCount(.uploadLimit)
    return size.map { MastodonMediaLimits(imageSizeLimit: $0, videoSizeLimit: $0) } ?? .init()
  }

  private static func pollLimits(in values: KeyedDecodingContainer<CodingKeys>) -> MastodonPollLimits {
    values.part(.pollLimits) ?? .init()
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.uri, uri)
      members.write(.title, title)
      members.write(.shortDescription, shortDescription)
      members.write(.description, description)
      members.write(.email, email)
      members.write(.version, version)
      members.object(.urls, URLKeys.self) { $0.write(.streamingAPI, streamingAPI) }
      members.object(.stats, StatisticKeys.self) { members in
        members.write(.userCount, userCount)
        members.write(.statusCount, statusCount)
        members.write(.domainCount, domainCount)
      }
      members.write(.thumbnail, thumbnail)
      members.write(.languages, languages)
      members.write(.registrations, registrations)
      members.write(.approvalRequired, approvalRequired)
      members.write(.invitesEnabled, invitesEnabled)
      members.object(.configuration, ConfigurationKeys.self) { members in
        members.write(.accounts, accounts)
        members.write(.statuses, statuses)
        members.write(.mediaAttachments, mediaAttachments)
        members.write(.polls, polls)
      }
      members.write(.contactAccount, contactAccount)
      members.write(.rules, rules)
      members.write(.translation, MastodonTranslation(enabled: translationEnabled))
    }
  }
}
