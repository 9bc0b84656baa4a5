/// The type of an event in a stream.
public struct MastodonStreamEvent: MastodonWord {
  /// The word on the wire.
  public let rawValue: String

  /// Any word; it isn't checked.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// There is a new status; the payload is its JSON.
  public static let update = MastodonStreamEvent(rawValue: "update")
  /// A status was edited; the payload is its JSON.
  public static let statusUpdate = MastodonStreamEvent(rawValue: "status.update")
  /// A status was deleted; the payload is its id.
  public static let delete = MastodonStreamEvent(rawValue: "delete")
  /// There is a new notification; the payload is its JSON.
  public static let notification = MastodonStreamEvent(rawValue: "notification")
  /// Something new came into a conversation in direct statuses; the payload is the conversation's JSON.
  public static let conversation = MastodonStreamEvent(rawValue: "conversation")
  /// An announcement was published or changed; the payload is its JSON.
  public static let announcement = MastodonStreamEvent(rawValue: "announcement")
  /// An announcement was deleted, or has ended; the payload is its id.
  public static let announcementDelete = MastodonStreamEvent(rawValue: "announcement.delete")
  /// Someone gave an emoji to an announcement, or took it back; the payload is its JSON, with the id of the announcement.
  public static let announcementReaction = MastodonStreamEvent(rawValue: "announcement.reaction")
  /// The filters have changed; there is no payload.
  public static let filtersChanged = MastodonStreamEvent(rawValue: "filters_changed")
  /// What waited in accepted requests is among the notifications, which are to be read again; the payload is `1`.
  public static let notificationsMerged = MastodonStreamEvent(rawValue: "notifications_merged")
}

/// A message of a WebSocket: an event in one of the subscribed streams.
public struct MastodonStreamMessage: WireValue, Hashable {
  /// The stream with its parameters: `["hashtag", "cats"]`.
  public var stream: [String]
  /// The type of the event.
  public var event: MastodonStreamEvent
  /// JSON as a text, or an id. Left out if nil.
  public var payload: String?

  /// - Parameter payload: JSON as a text, or an id.
  public init(stream: [String], event: MastodonStreamEvent, payload: String? = nil) {
    self.stream = stream
    self.event = event
    self.payload = payload
  }

  enum CodingKeys: String, CodingKey {
    case stream, event, payload
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      stream: values.list(.stream), event: .init(rawValue: try values.required(.event)),
      payload: values.optionalText(.payload))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.stream, stream)
      members.write(.event, event)
      members.writeIfPresent(.payload, payload)
    }
  }
}

/// A client's request on a WebSocket.
public struct MastodonStreamRequest: WireValue, Hashable {
  /// `subscribe` or `unsubscribe`.
  public var type: String
  /// The stream.
  public var stream: String
  /// The hashtag or the list of the stream. Left out if nil.
  public var tag, list: String?

  /// A request; by default, to subscribe.
  public init(type: String = "subscribe", stream: String, tag: String? = nil, list: String? = nil) {
    self.type = type
    self.stream = stream
    self.tag = tag
    self.list = list
  }

  enum CodingKeys: String, CodingKey {
    case type, stream, tag, list
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      type: values.text(.type), stream: values.text(.stream), tag: values.optionalText(.tag),
      list: values.optionalText(.list))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.type, type)
      members.write(.stream, stream)
      members.writeIfPresent(.tag, tag)
      members.writeIfPresent(.list, list)
    }
  }
}

/// The answer to an invalid request on a WebSocket, which stays open.
public struct MastodonStreamError: WireValue, Hashable {
  /// What went wrong.
  public var error: String
  /// The status, as in HTTP: 400, for example.
  public var status: Int

  /// An error; with the status 400 by default.
  public init(error: String, status: Int = 400) {
    self.error = error
    self.status = status
  }

  enum CodingKeys: String, CodingKey {
    case error, status
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(error: try values.required(.error), status: values.count(.status, or: 400))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.error, error)
      members.write(.status, status)
    }
  }
}
