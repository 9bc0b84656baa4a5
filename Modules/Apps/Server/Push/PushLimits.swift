/// How many messages are pushed at once, and how often each is tried.
struct PushLimits: Sendable {
  /// How many requests there are at once.
  var requests = 64
  /// How many of them are to one push service: one that is slow holds up no other.
  var requestsPerService = 8
  /// How many messages can wait, including those that will be tried again. Further ones are never sent.
  var waiting = 10_000
  /// How many of them are for one push service.
  var waitingPerService = 5000
  /// How long to wait before a message is tried again, each time.
  var pauses: [Duration] = [.seconds(5), .seconds(30), .seconds(180)]
  /// How long a push service can ask to wait.
  var longestPause = Duration.seconds(900)
  /// How long waiting messages have when the server stops.
  var patience = Duration.seconds(2)
  /// How many subscriptions are read at once when the server starts.
  var page = 200
}
