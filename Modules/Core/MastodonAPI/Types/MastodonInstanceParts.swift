/// An image of a server.
public struct MastodonInstanceThumbnail: WireValue, Hashable {
  /// Its address and description.
  public var url, description: String
  /// Its Blurhash.
  public var blurhash: String?
  /// The addresses of other sizes, by names such as `@2x`.
  public var versions: [String: String]?

  /// An image; in one size by default.
  public init(
    url: String, description: String = "", blurhash: String? = nil, versions: [String: String]? = nil
  ) {
    self.url = url
    self.description = description
    self.blurhash = blurhash
    self.versions = versions
  }

  enum CodingKeys: String, CodingKey {
    case url, description, blurhash, versions
  }

  public init(from decoder: any Decoder) throws {
    // Some servers have the address alone; else it's tried as it should be.
    if let url = try? decoder.singleValueContainer().decode(String.self) {
      self.init(url: url)
      return
    }
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      url: values.text(.url), description: values.text(.description),
      blurhash: values.optionalText(.blurhash), versions: values.part(.versions))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.url, url)
      members.write(.description, description)
      members.write(.blurhash, blurhash)
      members.write(.versions, versions)
    }
  }
}

/// An icon of a server.
public struct MastodonInstanceIcon: WireValue, Hashable {
  /// Its address, and its size, such as `48x48`.
  public var src, size: String

  /// An icon of a size.
  public init(src: String, size: String) {
    self.src = src
    self.size = size
  }

  enum CodingKeys: String, CodingKey {
    case src, size
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(src: try values.required(.src), size: values.text(.size))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.src, src)
      members.write(.size, size)
    }
  }
}

/// Whether and how people sign up on a server.
public struct MastodonRegistrations: WireValue, Hashable {
  /// Whether it's possible, whether accounts must be approved, and whether a reason is required.
  public var enabled, approvalRequired, reasonRequired: Bool
  /// Why it isn't possible, as HTML.
  public var message: String?
  /// The minimum age.
  public var minAge: Int?
  /// The address for signing up, if it isn't on the server.
  public var url: String?

  /// Anyone can sign up by default.
  public init(
    enabled: Bool = true, approvalRequired: Bool = false, reasonRequired: Bool = false,
    message: String? = nil, minAge: Int? = nil, url: String? = nil
  ) {
    self.enabled = enabled
    self.approvalRequired = approvalRequired
    self.reasonRequired = reasonRequired
    self.message = message
    self.minAge = minAge
    self.url = url
  }

  enum CodingKeys: String, CodingKey {
    case enabled
    case approvalRequired = "approval_required"
    case reasonRequired = "reason_required"
    case message
    case minAge = "min_age"
    case url
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      enabled: values.flag(.enabled), approvalRequired: values.flag(.approvalRequired),
      reasonRequired: values.flag(.reasonRequired), message: values.optionalText(.message),
      minAge: values.optionalCount(.minAge), url: values.optionalText(.url))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.enabled, enabled)
      members.write(.approvalRequired, approvalRequired)
      members.write(.reasonRequired, reasonRequired)
      members.write(.message, message)
      members.write(.minAge, minAge)
      members.write(.url, url)
    }
  }
}

/// A rule of a server.
public struct MastodonRule: WireValue, Hashable {
  /// The id, the rule, and an explanation.
  public var id, text, hint: String
  /// The rule in other languages, by code.
  public var translations: [String: MastodonRuleText]

  /// A rule; in one language by default.
  public init(
    id: String, text: String, hint: String = "", translations: [String: MastodonRuleText] = [:]
  ) {
    self.id = id
    self.text = text
    self.hint = hint
    self.translations = translations
  }

  enum CodingKeys: String, CodingKey {
    case id, text, hint, translations
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try values.required(.id), text: values.text(.text), hint: values.text(.hint),
      translations: values.part(.translations) ?? [:])
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.id, id)
      members.write(.text, text)
      members.write(.hint, hint)
      members.write(.translations, translations)
    }
  }
}

/// A rule in a language.
public struct MastodonRuleText: WireValue, Hashable {
  /// The rule, and an explanation.
  public var text, hint: String

  /// A rule; without an explanation by default.
  public init(text: String, hint: String = "") {
    self.text = text
    self.hint = hint
  }

  enum CodingKeys: String, CodingKey {
    case text, hint
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(text: values.text(.text), hint: values.text(.hint))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.text, text)
      members.write(.hint, hint)
    }
  }
}
