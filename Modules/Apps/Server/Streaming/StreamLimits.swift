/// How much of streams there is at once, and how long is waited for those who listen.
struct StreamLimits: Sendable {
  /// How many connections there are at most.
  var connections = 10_000
  /// How many of them are one person's at most: each of their apps and browser windows has one.
  var connectionsPerPerson = 64
  /// How many streams one connection listens to at most.
  var subscriptions = 64
  /// How many events wait for a client at most; one that falls further behind is cut off.
  var waiting = 256
  /// How often a silent stream of events says that it's still there.
  var beat = Duration.seconds(15)
  /// How often the other end of a WebSocket is asked whether it's still there.
  var ping = Duration.seconds(30)
  /// How long the other end has to close a connection itself.
  var patience = Duration.seconds(1)
  /// How many bytes a message from a client can have.
  var messageSize = 16_384
}
