/// The user's own account.
public struct MastodonCredentialAccount: WireValue, Hashable {
  /// The values that everyone sees.
  public var account: MastodonAccount
  /// The values that only the user sees.
  public var source: MastodonAccountSource
  /// The user's role on the server.
  public var role: MastodonRole

  /// An account with the values that only its owner sees.
  public init(
    account: MastodonAccount, source: MastodonAccountSource = .init(), role: MastodonRole = .everyone
  ) {
    self.account = account
    self.source = source
    self.role = role
  }

  enum CodingKeys: String, CodingKey {
    case source, role
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      account: try MastodonAccount(from: decoder), source: values.part(.source) ?? .init(),
      role: values.part(.role) ?? .everyone)
  }

  public func write(to json: inout JSONWriter) {
    json.braces { json in
      account.writeMembers(to: &json)
      json.members(CodingKeys.self) { members in
        members.write(.source, source)
        members.write(.role, role)
      }
    }
  }
}

/// The user's defaults, and their texts as they wrote them.
public struct MastodonAccountSource: WireValue, Hashable {
  /// The default visibility of statuses.
  public var privacy: MastodonVisibility
  /// Whether photos are sensitive by default, and whether search finds their posts.
  public var sensitive, indexable: Bool
  /// The language they write in; nil if they've never chosen.
  public var language: String?
  /// The bio as plain text.
  public var note: String
  /// The profile fields as plain text.
  public var fields: [MastodonField]
  /// The number of follow requests.
  public var followRequestsCount: Int
  /// Whether they can be suggested, and whether they hide their followers and following; nil if they've never chosen.
  public var discoverable, hideCollections: Bool?
  /// The websites that may name them as an author.
  public var attributionDomains: [String]

  /// The settings of a new account by default.
  public init(
    privacy: MastodonVisibility = .public, sensitive: Bool = false, language: String? = nil,
    note: String = "",
    fields: [MastodonField] = [], followRequestsCount: Int = 0, discoverable: Bool? = nil,
    hideCollections: Bool? = nil, indexable: Bool = false, attributionDomains: [String] = []
  ) {
    self.privacy = privacy
    self.sensitive = sensitive
    self.language = language
    self.note = note
    self.fields = fields
    self.followRequestsCount = followRequestsCount
    self.discoverable = discoverable
    self.hideCollections = hideCollections
    self.indexable = indexable
    self.attributionDomains = attributionDomains
  }

  enum CodingKeys: String, CodingKey {
    case privacy, sensitive, language, note, fields
    case followRequestsCount = "follow_requests_count"
    case hideCollections = "hide_collections"
    case discoverable, indexable
    case attributionDomains = "attribution_domains"
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      privacy: values.word(.privacy, or: .public), sensitive: values.flag(.sensitive),
      language: values.optionalText(.language), note: values.text(.note), fields: values.list(.fields),
      followRequestsCount: values.count(.followRequestsCount),
      discoverable: values.optionalFlag(.discoverable),
      hideCollections: values.optionalFlag(.hideCollections), indexable: values.flag(.indexable),
      attributionDomains: values.list(.attributionDomains))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.privacy, privacy)
      members.write(.sensitive, sensitive)
      members.write(.language, language)
      members.write(.note, note)
      members.write(.fields, fields)
      members.write(.followRequestsCount, followRequestsCount)
      members.write(.hideCollections, hideCollections)
      members.write(.discoverable, discoverable)
      members.write(.indexable, indexable)
      members.write(.attributionDomains, attributionDomains)
    }
  }
}

/// A role on a server.
public struct MastodonRole: WireValue, Hashable {
  /// The id, the name, and the colour, such as `#ff3838` or empty.
  public var id, name, color: String
  /// The permissions as bits, as a decimal number in a text.
  public var permissions: String
  /// Whether it's public.
  public var highlighted: Bool

  /// The role of everyone without another one.
  public static let everyone = MastodonRole(id: "-99", name: "")

  /// A role; with everyone's permissions by default.
  public init(
    id: String, name: String, permissions: String = "0", color: String = "", highlighted: Bool = false
  ) {
    self.id = id
    self.name = name
    self.permissions = permissions
    self.color = color
    self.highlighted = highlighted
  }

  enum CodingKeys: String, CodingKey {
    case id, name, permissions, color, highlighted
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: values.text(.id), name: values.text(.name), permissions: values.text(.permissions, or: "0"),
      color: values.text(.color), highlighted: values.flag(.highlighted))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.id, id)
      members.write(.name, name)
      members.write(.permissions, permissions)
      members.write(.color, color)
      members.write(.highlighted, highlighted)
    }
  }
}
