/// The limits of streams: how many there can be, and how long the server waits for clients.
struct StreamLimits: Sendable {
  /// The most connections.
  var connections = 10_000
  /// The most connections of one person. Each app and browser window has its own.
  var connectionsPerPerson = 64
  /// The most streams of one connection.
  var subscriptions = 64
  /// The most events that wait for a client; one that falls further behind is cut off.
  var waiting = 256
  /// How many listeners to their homes are read for together.
  var together = 500
  /// How long new numbers of polls, and of emoji on announcements, are gathered, so that each is sent at most once in that
  /// time.
  var votes = Duration.seconds(1)
  /// How often a silent stream of events sends a sign that it's still open.
  var beat = Duration.seconds(15)
  /// How often the other end of a WebSocket is asked for a sign.
  var ping = Duration.seconds(30)
  /// How long the other end has to close a connection itself.
  var patience = Duration.seconds(1)
  /// The largest message from a client, in bytes.
  var messageSize = 16_384
}
