public import AppValues

/// A sign-in of the user.
public struct SocialConnectSignIn: WireValue, Hashable {
  /// The id for ending it.
  public var id: String
  /// When it began, and when it was last used, to the hour.
  public var createdAt, lastUsedAt: Timestamp
  /// The app that signed in; nil for a sign-in with the password.
  public var application: String?
  /// What can be done with it: names of scopes.
  public var scopes: [String]
  /// What the device or browser called itself when it signed in; empty where that isn't known.
  public var device: String
  /// The addresses that it called from when it signed in, and when it was used last; empty where that isn't known.
  public var address, lastAddress: String
  /// Whether it's the current one.
  public var isCurrent: Bool

  /// A sign-in; with the password by default.
  public init(
    id: String, createdAt: Timestamp, lastUsedAt: Timestamp, application: String? = nil,
    scopes: [String] = [], device: String = "", address: String = "", lastAddress: String = "",
    isCurrent: Bool = false
  ) {
    self.id = id
    self.createdAt = createdAt
    self.lastUsedAt = lastUsedAt
    self.application = application
    self.scopes = scopes
    self.device = device
    self.address = address
    self.lastAddress = lastAddress
    self.isCurrent = isCurrent
  }

  enum CodingKeys: String, CodingKey {
    case id
    case createdAt = "created_at"
    case lastUsedAt = "last_used_at"
    case application, scopes, device, address
    case lastAddress = "last_address"
    case isCurrent = "current"
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let createdAt = values.instant(.createdAt) ?? .unknown
    self.init(
      id: try values.required(.id), createdAt: createdAt,
      lastUsedAt: values.instant(.lastUsedAt) ?? createdAt,
      application: values.optionalText(.application), scopes: values.list(.scopes),
      device: values.text(.device), address: values.text(.address), lastAddress: values.text(.lastAddress),
      isCurrent: values.flag(.isCurrent))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.id, id)
      members.write(.createdAt, createdAt)
      members.write(.lastUsedAt, lastUsedAt)
      members.write(.application, application)
      members.write(.scopes, scopes)
      members.write(.device, device)
      members.write(.address, address)
      members.write(.lastAddress, lastAddress)
      members.write(.isCurrent, isCurrent)
    }
  }
}

/// An app that the user has authorized.
public struct SocialConnectApplication: WireValue, Hashable {
  /// The id for revoking it, and its name.
  public var id, name: String
  /// The website of the app.
  public var website: String?
  /// Its scopes.
  public var scopes: [String]
  /// When it was authorized.
  public var createdAt: Timestamp
  /// When it was last used, to the hour; nil if never.
  public var lastUsedAt: Timestamp?

  /// An app; not used yet by default.
  public init(
    id: String, name: String, website: String? = nil, scopes: [String], createdAt: Timestamp,
    lastUsedAt: Timestamp? = nil
  ) {
    self.id = id
    self.name = name
    self.website = website
    self.scopes = scopes
    self.createdAt = createdAt
    self.lastUsedAt = lastUsedAt
  }

  enum CodingKeys: String, CodingKey {
    case id, name, website, scopes
    case createdAt = "created_at"
    case lastUsedAt = "last_used_at"
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try values.required(.id), name: values.text(.name), website: values.optionalText(.website),
      scopes: values.list(.scopes), createdAt: values.instant(.createdAt) ?? .unknown,
      lastUsedAt: values.instant(.lastUsedAt))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.id, id)
      members.write(.name, name)
      members.write(.website, website)
      members.write(.scopes, scopes)
      members.write(.createdAt, createdAt)
      members.write(.lastUsedAt, lastUsedAt)
    }
  }
}

/// The user's email address.
public struct SocialConnectEmail: WireValue, Hashable {
  /// The address.
  public var email: String

  /// - Parameter email: The address.
  public init(email: String) {
    self.email = email
  }

  enum CodingKeys: String, CodingKey {
    case email
  }

  public init(from decoder: any Decoder) throws {
    self.init(email: try decoder.container(keyedBy: CodingKeys.self).required(.email))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { $0.write(.email, email) }
  }
}

/// The user's birthday.
public struct SocialConnectBirthday: WireValue, Hashable {
  /// The date; nil if it isn't set.
  public var birthday: CalendarDate?

  /// - Parameter birthday: The date; nil if it isn't set.
  public init(birthday: CalendarDate? = nil) {
    self.birthday = birthday
  }

  enum CodingKeys: String, CodingKey {
    case birthday
  }

  public init(from decoder: any Decoder) throws {
    self.init(birthday: try decoder.container(keyedBy: CodingKeys.self).day(.birthday))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { $0.write(.birthday, birthday) }
  }
}

/// A number of things.
public struct SocialConnectCount: WireValue, Hashable {
  /// The number.
  public var count: Int

  /// - Parameter count: The number.
  public init(count: Int) {
    self.count = count
  }

  enum CodingKeys: String, CodingKey {
    case count
  }

  public init(from decoder: any Decoder) throws {
    self.init(count: try decoder.container(keyedBy: CodingKeys.self).count(.count))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { $0.write(.count, count) }
  }
}
