import AppValues

/// How an ``APIClient`` calls: limits, patience, and what it says of itself.
public struct ClientOptions: Sendable {
  /// The name and version by which servers know the app.
  public var userAgent = "SocialConnect/\(PackageVersion.text)"
  /// The highest number of bytes of an answer, and of a message of a stream.
  public var answerLimit = 8_388_608
  /// How long to wait for an answer to begin, and then for each piece of it.
  public var patience = Duration.seconds(30)
  /// How long a whole answer may take, from its beginning.
  public var answerTime = Duration.seconds(120)
  /// How long a stream may be silent: servers send something every half a minute at least.
  public var streamPatience = Duration.seconds(90)
  /// How many redirects are followed, for requests without a token.
  public var redirects = 4
  /// How often calls are sent again.
  public var retries = RetryPolicy.calls
  /// Whether calls are also sent again where nothing answers. It may be a server that is being restarted; but if you
  /// have something else to show, no one should wait for that.
  public var retriesRefused = true
  /// How often streams are opened again.
  public var streamRetries = RetryPolicy.streams
  /// The time, waiting and chance.
  public var time = NetworkTime.system

  /// What suits most apps.
  public init() {}
}
