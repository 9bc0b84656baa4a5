/// What happened, in a stream.
public struct MastodonStreamEvent: MastodonWord {
  /// The word as it is on the wire.
  public let rawValue: String

  /// Takes any word; nothing is checked.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A status is new: its JSON.
  public static let update = MastodonStreamEvent(rawValue: "update")
  /// A status was edited: its JSON.
  public static let statusUpdate = MastodonStreamEvent(rawValue: "status.update")
  /// A status is gone: its bare id.
  public static let delete = MastodonStreamEvent(rawValue: "delete")
  /// A notification is new: its JSON.
  public static let notification = MastodonStreamEvent(rawValue: "notification")
  /// The filters have changed, which says nothing more.
  public static let filtersChanged = MastodonStreamEvent(rawValue: "filters_changed")
}

/// A message of a WebSocket: something that happened in one of the streams subscribed to.
public struct MastodonStreamMessage: WireValue, Hashable {
  /// The stream, and what it was subscribed to with: `["hashtag", "cats"]`.
  public var stream: [String]
  /// What happened.
  public var event: MastodonStreamEvent
  /// What it happened to: JSON as a text, or a bare id. Left out where nil.
  public var payload: String?

  /// - Parameter payload: JSON as a text, or a bare id.
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

/// What a client asks for on a WebSocket.
public struct MastodonStreamRequest: WireValue, Hashable {
  /// `subscribe` or `unsubscribe`.
  public var type: String
  /// Which stream, and the hashtag or the list of it. The last two are left out where nil.
  public var stream: String
  /// The hashtag of a stream of one, and the list of a stream of one. Left out where nil.
  public var tag, list: String?

  /// Subscribes to a stream, unless another `type` is given.
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

/// What a WebSocket says to a request that it can't follow; it stays open.
public struct MastodonStreamError: WireValue, Hashable {
  /// What went wrong.
  public var error: String
  /// As of HTTP: 400 and the like.
  public var status: Int

  /// A refused request, unless another `status` is given.
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
