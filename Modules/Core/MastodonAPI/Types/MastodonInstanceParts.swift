/// A picture of a server.
public struct MastodonInstanceThumbnail: WireValue, Hashable {
  /// Its address, and what is to be seen.
  public var url, description: String
  /// Its colours, blurred, as a text.
  public var blurhash: String?
  /// The addresses of other sizes, by names such as `@2x`.
  public var versions: [String: String]?

  /// A picture in one size, unless more is given.
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

/// A small picture of a server.
public struct MastodonInstanceIcon: WireValue, Hashable {
  /// Its address, and its size like `48x48`.
  public var src, size: String

  /// A picture of a size.
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
  /// Whether they can, whether someone has to approve them, and whether they have to say why.
  public var enabled, approvalRequired, reasonRequired: Bool
  /// Why they can't, as HTML.
  public var message: String?
  /// How old they have to be.
  public var minAge: Int?
  /// Where they sign up, if not here.
  public var url: String?

  /// Anyone can sign up, unless it's said.
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

/// Something that people have to keep to on a server.
public struct MastodonRule: WireValue, Hashable {
  /// The id, the rule itself, and what it means.
  public var id, text, hint: String
  /// The same in other languages, by their codes.
  public var translations: [String: MastodonRuleText]

  /// A rule in one language, unless more are given.
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
  /// The rule itself, and what it means.
  public var text, hint: String

  /// A rule that says it all, unless more is given.
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
