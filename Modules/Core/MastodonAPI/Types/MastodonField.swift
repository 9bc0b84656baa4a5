public import AppValues

/// A profile field: a label and a value.
public struct MastodonField: WireValue, Hashable {
  /// The label and the value; HTML in an account, plain text in its source.
  public var name, value: String
  /// When the server verified that a linked page is theirs; nil if it hasn't.
  public var verifiedAt: Timestamp?

  /// A field with its value.
  public init(name: String, value: String, verifiedAt: Timestamp? = nil) {
    self.name = name
    self.value = value
    self.verifiedAt = verifiedAt
  }

  enum CodingKeys: String, CodingKey {
    case name, value
    case verifiedAt = "verified_at"
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      name: values.text(.name), value: values.text(.value), verifiedAt: values.instant(.verifiedAt))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.name, name)
      members.write(.value, value)
      members.write(.verifiedAt, verifiedAt)
    }
  }
}

/// A custom emoji.
public struct MastodonCustomEmoji: WireValue, Hashable {
  /// The text between colons, and the addresses of the image and of a version that isn't animated.
  public var shortcode, url, staticURL: String
  /// Whether it's shown in the picker.
  public var visibleInPicker: Bool
  /// Its category in the picker.
  public var category: String?

  /// - Parameter staticURL: By default the same as `url`.
  public init(
    shortcode: String, url: String, staticURL: String? = nil, visibleInPicker: Bool = true,
    category: String? = nil
  ) {
    self.shortcode = shortcode
    self.url = url
    self.staticURL = staticURL ?? url
    self.visibleInPicker = visibleInPicker
    self.category = category
  }

  enum CodingKeys: String, CodingKey {
    case shortcode, url
    case staticURL = "static_url"
    case visibleInPicker = "visible_in_picker"
    case category
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      shortcode: try values.required(.shortcode), url: values.text(.url),
      staticURL: values.optionalText(.staticURL), visibleInPicker: values.flag(.visibleInPicker, or: true),
      category: values.optionalText(.category))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.shortcode, shortcode)
      members.write(.url, url)
      members.write(.staticURL, staticURL)
      members.write(.visibleInPicker, visibleInPicker)
      members.write(.category, category)
    }
  }
}

/// A public role.
public struct MastodonAccountRole: WireValue, Hashable {
  /// The id, the name, and the colour, such as `#ff3838` or empty.
  public var id, name, color: String

  /// A role; without a colour by default.
  public init(id: String, name: String, color: String = "") {
    self.id = id
    self.name = name
    self.color = color
  }

  enum CodingKeys: String, CodingKey {
    case id, name, color
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(id: values.text(.id), name: values.text(.name), color: values.text(.color))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.id, id)
      members.write(.name, name)
      members.write(.color, color)
    }
  }
}
