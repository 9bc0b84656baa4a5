// Answers that aren't JSON: no value of them is made or read.

/// Events, one after another, until one end closes: `event:` and `data:`.
public enum MastodonEvents: WireValue {
  public static var format: AnswerFormat { .events }

  public init(from decoder: any Decoder) throws { throw Self.unreadable(decoder) }

  public func write(to json: inout JSONWriter) {}
}

/// Messages both ways: `MastodonStreamRequest` in, `MastodonStreamMessage` and `MastodonStreamError` out.
public enum MastodonWebSocket: WireValue {
  public static var format: AnswerFormat { .webSocket }

  public init(from decoder: any Decoder) throws { throw Self.unreadable(decoder) }

  public func write(to json: inout JSONWriter) {}
}

/// A page that a person sees, or a redirect away from it.
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
