/// The user's marks on a status.
public struct MastodonStatusMarks: Hashable, Sendable {
  /// Whether they've liked it, shared it, muted its conversation, and bookmarked it.
  public var favourited, reblogged, muted, bookmarked: Bool

  /// Without marks by default.
  public init(
    favourited: Bool = false, reblogged: Bool = false, muted: Bool = false, bookmarked: Bool = false
  ) {
    self.favourited = favourited
    self.reblogged = reblogged
    self.muted = muted
    self.bookmarked = bookmarked
  }
}

/// A person mentioned by a status.
public struct MastodonMention: WireValue, Hashable {
  /// The id, the name, the address of the profile, and the name with `@host` if it's on another server.
  public var id, username, url, acct: String

  /// - Parameter acct: By default the same as `username`.
  public init(id: String, username: String, url: String, acct: String? = nil) {
    self.id = id
    self.username = username
    self.url = url
    self.acct = acct ?? username
  }

  enum CodingKeys: String, CodingKey {
    case id, username, url, acct
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try values.required(.id), username: values.text(.username), url: values.text(.url),
      acct: values.optionalText(.acct))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.id, id)
      members.write(.username, username)
      members.write(.url, url)
      members.write(.acct, acct)
    }
  }
}

/// A hashtag in a status.
public struct MastodonStatusTag: WireValue, Hashable {
  /// The name without `#`, in lowercase, and its page.
  public var name, url: String

  /// A hashtag by its name.
  public init(name: String, url: String) {
    self.name = name
    self.url = url
  }

  enum CodingKeys: String, CodingKey {
    case name, url
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(name: try values.required(.name), url: values.text(.url))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.name, name)
      members.write(.url, url)
    }
  }
}

/// The app that a status was written with.
public struct MastodonStatusApplication: WireValue, Hashable {
  /// The name of the app.
  public var name: String
  /// The website of the app.
  public var website: String?

  /// An app by its name.
  public init(name: String, website: String? = nil) {
    self.name = name
    self.website = website
  }

  enum CodingKeys: String, CodingKey {
    case name, website
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(name: values.text(.name), website: values.optionalText(.website))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.name, name)
      members.write(.website, website)
    }
  }
}

/// Where a status was written.
public struct MastodonPlace: WireValue, Hashable {
  /// The id; the name as part of an address; the name; the country, which may be empty.
  public var id, slug, name, country: String
  /// Degrees north and east; nil if only the name is known. Left out if nil.
  public var latitude, longitude: Double?

  /// A place with both coordinates, or with neither.
  public init(
    id: String, slug: String, name: String, country: String = "", latitude: Double? = nil,
    longitude: Double? = nil
  ) {
    self.id = id
    self.slug = slug
    self.name = name
    self.country = country
    self.latitude = latitude
    self.longitude = longitude
  }

  enum CodingKeys: String, CodingKey {
    case id, slug, name, country, latitude, longitude
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: values.text(.id), slug: values.text(.slug), name: try values.required(.name),
      country: values.text(.country), latitude: values.optionalNumber(.latitude),
      longitude: values.optionalNumber(.longitude))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.id, id)
      members.write(.slug, slug)
      members.write(.name, name)
      members.write(.country, country)
      members.writeIfPresent(.latitude, latitude)
      members.writeIfPresent(.longitude, longitude)
    }
  }
}
