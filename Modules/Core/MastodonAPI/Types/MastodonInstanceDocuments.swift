public import AppValues

/// A text about a server with the time of its last change: its extended description, or its privacy policy.
public struct MastodonDocument: WireValue, Hashable {
  /// When it was last changed; nil if it was never written.
  public var updatedAt: Timestamp?
  /// The text as HTML.
  public var content: String

  /// A text; empty by default.
  public init(updatedAt: Timestamp? = nil, content: String = "") {
    self.updatedAt = updatedAt
    self.content = content
  }

  enum CodingKeys: String, CodingKey {
    case updatedAt = "updated_at"
    case content
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(updatedAt: values.instant(.updatedAt), content: values.text(.content))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.updatedAt, updatedAt)
      members.write(.content, content)
    }
  }
}

/// The activity on a server in a week. On the wire, all values are texts.
public struct MastodonActivityWeek: WireValue, Hashable {
  /// The first second of the week, since 1970.
  public var week: Int
  /// The numbers of new statuses, active users and new accounts.
  public var statuses, logins, registrations: Int

  /// The numbers of a week.
  public init(week: Int, statuses: Int, logins: Int, registrations: Int) {
    self.week = week
    self.statuses = statuses
    self.logins = logins
    self.registrations = registrations
  }

  enum CodingKeys: String, CodingKey {
    case week, statuses, logins, registrations
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      week: values.count(.week), statuses: values.count(.statuses), logins: values.count(.logins),
      registrations: values.count(.registrations))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.week, String(week))
      members.write(.statuses, String(statuses))
      members.write(.logins, String(logins))
      members.write(.registrations, String(registrations))
    }
  }
}

/// A language that can be selected for posts.
public struct MastodonLanguage: WireValue, Hashable {
  /// The code, and the English name.
  public var code, name: String

  /// A language by its code.
  public init(code: String, name: String) {
    self.code = code
    self.name = name
  }

  enum CodingKeys: String, CodingKey {
    case code, name
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(code: try values.required(.code), name: values.text(.name))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.code, code)
      members.write(.name, name)
    }
  }
}
