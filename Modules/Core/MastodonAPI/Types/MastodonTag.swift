public import AppValues

/// A hashtag.
public struct MastodonTag: WireValue, Hashable {
  /// The id.
  public var id: String
  /// The name without `#`, in lowercase, and its page.
  public var name, url: String
  /// Its use by day, the latest day first. Left out if nil.
  public var history: [MastodonTagDay]?
  /// Whether the user follows it, and whether they feature it. Left out if nil.
  public var following, featuring: Bool?

  /// - Parameter id: By default the name.
  public init(
    id: String? = nil, name: String, url: String, history: [MastodonTagDay]? = nil, following: Bool? = nil,
    featuring: Bool? = nil
  ) {
    self.id = id ?? name
    self.name = name
    self.url = url
    self.history = history
    self.following = following
    self.featuring = featuring
  }

  enum CodingKeys: String, CodingKey {
    case id, name, url, history, following, featuring
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: values.optionalText(.id), name: try values.required(.name), url: values.text(.url),
      history: values.part(.history), following: values.optionalFlag(.following),
      featuring: values.optionalFlag(.featuring))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.id, id)
      members.write(.name, name)
      members.write(.url, url)
      members.writeIfPresent(.history, history)
      members.writeIfPresent(.following, following)
      members.writeIfPresent(.featuring, featuring)
    }
  }
}

/// The use of a hashtag on a day.
public struct MastodonTagDay: WireValue, Hashable {
  /// The first second of the day, since 1970.
  public var day: Int
  /// How often it was used, and by how many people.
  public var uses, accounts: Int

  /// The use on a day. On the wire, all values are texts.
  public init(day: Int, uses: Int, accounts: Int) {
    self.day = day
    self.uses = uses
    self.accounts = accounts
  }

  enum CodingKeys: String, CodingKey {
    case day, uses, accounts
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(day: values.count(.day), uses: values.count(.uses), accounts: values.count(.accounts))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.day, String(day))
      members.write(.uses, String(uses))
      members.write(.accounts, String(accounts))
    }
  }
}

/// A hashtag featured on a profile.
public struct MastodonFeaturedTag: WireValue, Hashable {
  /// The id for removing it; the name without `#`; and the page of the person's posts with it.
  public var id, name, url: String
  /// The number of the person's posts with it. On the wire, it's a text.
  public var statusesCount: Int
  /// The date of the latest one; nil if there are none.
  public var lastStatusAt: CalendarDate?

  /// A hashtag; without posts by default.
  public init(
    id: String, name: String, url: String, statusesCount: Int = 0, lastStatusAt: CalendarDate? = nil
  ) {
    self.id = id
    self.name = name
    self.url = url
    self.statusesCount = statusesCount
    self.lastStatusAt = lastStatusAt
  }

  enum CodingKeys: String, CodingKey {
    case id, name, url
    case statusesCount = "statuses_count"
    case lastStatusAt = "last_status_at"
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try values.required(.id), name: values.text(.name), url: values.text(.url),
      statusesCount: values.count(.statusesCount), lastStatusAt: values.day(.lastStatusAt))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.id, id)
      members.write(.name, name)
      members.write(.url, url)
      members.write(.statusesCount, String(statusesCount))
      members.write(.lastStatusAt, lastStatusAt)
    }
  }
}
