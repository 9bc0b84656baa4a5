import AppValues
import MastodonAPI
import Synchronization

/// What is known of a server, for everyone who calls it. Servers change: what one didn't have is asked for again after a
/// day.
final class ServerKnowledge: Sendable {
  private static let day: Int64 = 86_400_000

  private let known: Mutex<ServerFacts>
  let clock: WallClock

  init(_ facts: ServerFacts, clock: WallClock) {
    known = Mutex(facts)
    self.clock = clock
  }

  var facts: ServerFacts { known.withLock { $0 } }

  /// Whether it's time to ask the server what it can do.
  var isOld: Bool {
    guard let askedAt = facts.askedAt else { return true }
    return hasPassed(askedAt)
  }

  /// Whether the server can do something beyond Mastodon's API.
  func has(_ feature: SocialConnectFeature) -> Bool { facts.features?.contains(feature) == true }

  /// Whether the server lacked some endpoints within the last day.
  func lacks(_ group: EndpointGroup) -> Bool {
    guard let since = facts.lacking[group] else { return false }
    return !hasPassed(since)
  }

  /// Notes that the server doesn't have some endpoints.
  func note(lacking group: EndpointGroup) {
    known.withLock { $0.lacking[group] = clock.now() }
  }

  /// Notes what the server said of itself.
  func note(_ capabilities: SocialConnectCapabilities?, limits: ServerFacts.PostLimits, streaming: String?) {
    known.withLock { facts in
      facts.askedAt = clock.now()
      facts.features = capabilities.map { Set($0.features) }
      facts.providers = capabilities?.providers.map { ServerFacts.Provider(id: $0.id, name: $0.name) }
      facts.limits = limits
      facts.streaming = streaming
    }
  }

  /// Whether a day has passed. One that lies ahead isn't to be believed.
  private func hasPassed(_ time: Timestamp) -> Bool {
    !(0..<Self.day).contains(clock.now().milliseconds - time.milliseconds)
  }
}
