/// A server's description, version 2.
public struct MastodonInstance: WireValue, Hashable {
  /// The host, the name of the server, its version, the address of its source code, and a description.
  public var domain, title, version, sourceURL, description: String
  /// The number of active users in the past four weeks.
  public var activeMonth: Int
  /// An image of the server.
  public var thumbnail: MastodonInstanceThumbnail
  /// Icons of the server, in several sizes.
  public var icon: [MastodonInstanceIcon]
  /// The languages of its staff.
  public var languages: [String]
  /// Its features and limits.
  public var configuration: MastodonConfiguration
  /// Whether and how people sign up.
  public var registrations: MastodonRegistrations
  /// The supported versions of the API, such as `mastodon: 6`. Left out if nil.
  public var apiVersions: [String: Int]?
  /// The email address of its staff; empty if they give none.
  public var contactEmail: String
  /// The account of its staff.
  public var contactAccount: MastodonAccount?
  /// Its rules.
  public var rules: [MastodonRule]

  /// A server; without contacts and rules by default.
  public init(
    domain: String, title: String, version: String, sourceURL: String, description: String = "",
    activeMonth: Int = 0, thumbnail: MastodonInstanceThumbnail, icon: [MastodonInstanceIcon] = [],
    languages: [String] = ["en"], configuration: MastodonConfiguration,
    registrations: MastodonRegistrations = .init(), apiVersions: [String: Int]? = nil,
    contactEmail: String = "", contactAccount: MastodonAccount? = nil, rules: [MastodonRule] = []
  ) {
    self.domain = domain
    self.title = title
    self.version = version
    self.sourceURL = sourceURL
    self.description = description
    self.activeMonth = activeMonth
    self.thumbnail = thumbnail
    self.icon = icon
    self.languages = languages
    self.configuration = configuration
    self.registrations = registrations
    self.apiVersions = apiVersions
    self.contactEmail = contactEmail
    self.contactAccount = contactAccount
    self.rules = rules
  }

  enum CodingKeys: String, CodingKey {
    case domain, title, version
    case sourceURL = "source_url"
    case description, usage, thumbnail, icon, languages, configuration, registrations
    case apiVersions = "api_versions"
    case contact, rules
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let usage: MastodonUsage? = values.part(.usage)
    let contact: MastodonContact? = values.part(.contact)
    self.init(
      domain: values.text(.domain), title: values.text(.title), version: values.text(.version),
      sourceURL: values.text(.sourceURL), description: values.text(.description),
      activeMonth: usage?.users.activeMonth ?? 0, thumbnail: values.part(.thumbnail) ?? .init(url: ""),
      icon: values.list(.icon), languages: values.list(.languages),
      configuration: values.part(.configuration) ?? .init(urls: .init(streaming: "")),
      registrations: values.part(.registrations) ?? .init(), apiVersions: values.part(.apiVersions),
      contactEmail: contact?.email ?? "", contactAccount: contact?.account, rules: values.list(.rules))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.domain, domain)
      members.write(.title, title)
      members.write(.version, version)
      members.write(.sourceURL, sourceURL)
      members.write(.description, description)
      members.write(.usage, MastodonUsage(users: .init(activeMonth: activeMonth)))
      members.write(.thumbnail, thumbnail)
      members.write(.icon, icon)
      members.write(.languages, languages)
      members.write(.configuration, configuration)
      members.write(.registrations, registrations)
      members.writeIfPresent(.apiVersions, apiVersions)
      members.write(.contact, MastodonContact(email: contactEmail, account: contactAccount))
      members.write(.rules, rules)
    }
  }
}

/// How to contact a server's staff.
struct MastodonContact: WireValue {
  let email: String
  let account: MastodonAccount?

  init(email: String, account: MastodonAccount?) {
    self.email = email
    self.account = account
  }

  private enum CodingKeys: String, CodingKey {
    case email, account
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(email: values.text(.email), account: values.part(.account))
  }

  func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.email, email)
      members.write(.account, account)
    }
  }
}

/// How much a server is used.
struct MastodonUsage: WireValue {
  let users: Users

  private enum CodingKeys: String, CodingKey {
    case users
  }

  func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { $0.write(.users, users) }
  }

  struct Users: WireValue {
    let activeMonth: Int

    init(activeMonth: Int) {
      self.activeMonth = activeMonth
    }

    private enum CodingKeys: String, CodingKey {
      case activeMonth = "active_month"
    }

    init(from decoder: any Decoder) throws {
      self.init(activeMonth: try decoder.container(keyedBy: CodingKeys.self).count(.activeMonth))
    }

    func write(to json: inout JSONWriter) {
      json.object(CodingKeys.self) { $0.write(.activeMonth, activeMonth) }
    }
  }
}
