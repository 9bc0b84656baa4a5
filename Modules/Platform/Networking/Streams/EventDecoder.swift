import Foundation
import MastodonAPI

/// Reads the events in what comes on a connection.
enum EventDecoder: Sendable {
  /// Each piece is a message of a WebSocket.
  case messages
  /// The pieces are parts of server-sent events.
  case events(ServerSentEvents)

  /// The news in a piece. What can't be read is left out.
  ///
  /// Throws `tooLarge` for an event that is longer than allowed.
  mutating func news(in piece: [UInt8]) throws(NetworkError) -> [StreamNews] {
    switch self {
    case .messages: return Self.news(ofMessage: Data(piece)).map { [$0] } ?? []
    case .events(var events):
      // So that it has one owner while it's changed.
      self = .messages
      defer { self = .events(events) }
      return try events.add(piece).map { event in
        .event(
          MastodonStreamMessage(
            stream: [], event: MastodonStreamEvent(rawValue: event.name), payload: event.data))
      }
    }
  }

  private static func news(ofMessage data: Data) -> StreamNews? {
    // Servers also send what has no meaning here, such as an empty text to say that they're there.
    if let message = try? MastodonStreamMessage.read(from: data) { return .event(message) }
    // A refusal has other keys.
    return (try? MastodonStreamError.read(from: data)).map { .refused($0) }
  }
}
