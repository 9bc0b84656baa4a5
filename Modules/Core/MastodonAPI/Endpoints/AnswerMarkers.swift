// Answers that aren't JSON: no value of them is made or read.

/// A stream of server-sent events (`event:` and `data:`), until either end closes it.
public enum MastodonEvents: WireValue {
  public static var format: AnswerFormat { .events }

  public init(from decoder: any Decoder) throws { throw Self.unreadable(decoder) }

  public func write(to json: inout JSONWriter) {}
}

/// Messages in both directions: `MastodonStreamRequest` in, `MastodonStreamMessage` and `MastodonStreamError` out.
public enum MastodonWebSocket: WireValue {
  public static var format: AnswerFormat { .webSocket }

  public init(from decoder: any Decoder) throws { throw Self.unreadable(decoder) }

  public func write(to json: inout JSONWriter) {}
}

/// A web page for a person, or a redirect.
public enum MastodonWebPage: WireValue {
  public static var format: AnswerFormat { .page }

  public init(from decoder: any Decoder) throws { throw Self.unreadable(decoder) }

  public func write(to json: inout JSONWriter) {}
}

/// The plain text `OK`.
public enum MastodonPlainOK: WireValue {
  public static var format: AnswerFormat { .text }

  public init(from decoder: any Decoder) throws { throw Self.unreadable(decoder) }

  public func write(to json: inout JSONWriter) {}
}

extension WireValue {
  fileprivate static func unreadable(_ decoder: any Decoder) -> DecodingError {
    .dataCorrupted(
      .init(codingPath: decoder.codingPath, debugDescription: "\(Self.format.rawValue) isn't JSON"))
  }
}
