public import AppValues

/// How far a user has read their timelines.
public struct MastodonMarkers: WireValue, Hashable {
  /// The positions in the home timeline and in the notifications; left out if they weren't requested or aren't known.
  public var home, notifications: MastodonMarker?

  /// Without positions by default.
  public init(home: MastodonMarker? = nil, notifications: MastodonMarker? = nil) {
    self.home = home
    self.notifications = notifications
  }

  enum CodingKeys: String, CodingKey {
    case home, notifications
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(home: values.part(.home), notifications: values.part(.notifications))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.writeIfPresent(.home, home)
      members.writeIfPresent(.notifications, notifications)
    }
  }
}

/// How far a user has read a timeline.
public struct MastodonMarker: WireValue, Hashable {
  /// The last item read.
  public var lastReadID: String
  /// How often the position has changed.
  public var version: Int
  /// When it changed.
  public var updatedAt: Timestamp

  /// A position in a timeline.
  public init(lastReadID: String, version: Int, updatedAt: Timestamp) {
    self.lastReadID = lastReadID
    self.version = version
    self.updatedAt = updatedAt
  }

  enum CodingKeys: String, CodingKey {
    case lastReadID = "last_read_id"
    case version
    case updatedAt = "updated_at"
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      lastReadID: try values.required(.lastReadID), version: values.count(.version),
      updatedAt: values.instant(.updatedAt) ?? .unknown)
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.lastReadID, lastReadID)
      members.write(.version, version)
      members.write(.updatedAt, updatedAt)
    }
  }
}
