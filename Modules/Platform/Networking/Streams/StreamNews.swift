public import MastodonAPI

/// What is heard of a stream.
public enum StreamNews: Hashable, Sendable {
  /// The connection is there.
  ///
  /// With `afterGap`, there was one before, and events may have been missed between the two: fetch what a list has now.
  case connected(afterGap: Bool)
  /// An event. Of a stream of server-sent events, `stream` is empty.
  case event(MastodonStreamMessage)
  /// The server refused a subscription.
  case refused(MastodonStreamError)
  /// The connection is gone, or can't be made. It's tried again.
  case interrupted(NetworkError)
}
