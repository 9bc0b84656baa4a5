import AppValues
import Logging
import SocialBackend
import SocialWebPush

/// Delivers messages to push services, and acts on their answers.
struct PushCourier: Sendable {
  let targets: any PushTargets
  let sender: PushSender
  let key: PushKey
  /// The address that operators of push services can write to.
  let contact: String
  let limits: PushLimits
  let clock: WallClock
  let log: Logger

  /// Sends a message. Returns how long to wait before trying again; nil for no further try.
  func attempt(_ delivery: PushDelivery) async -> Duration? {
    // Someone may have signed out since the first try. If that can't be found out, the message isn't sent.
    if delivery.attempts > 0, (try? await targets.target(delivery.subscription)) == nil { return nil }
    let message = PushMessage(
      delivery.text, to: delivery.recipient, at: delivery.endpoint, from: key, contact: contact,
      now: clock.now())
    guard let message else {
      await end(delivery, because: "its key can't be used")
      return nil
    }
    switch await sender.send(message) {
    case .taken: return nil
    case .ended(let status):
      await end(delivery, because: "the push service answered \(status)")
      return nil
    case .failed(let status, let asked):
      let answer = status.map { "\($0)" } ?? "nothing"
      guard let pause = pause(after: delivery.attempts, asked: asked) else {
        log.warning("A notification wasn't pushed", metadata: metadata(delivery, "status", answer))
        return nil
      }
      return pause
    case .refused:
      log.warning("A push service can't be used", metadata: metadata(delivery))
      return nil
    }
  }

  /// How long to wait after a failed attempt; nil if there were enough.
  private func pause(after attempts: Int, asked: Duration?) -> Duration? {
    guard limits.pauses.indices.contains(attempts) else { return nil }
    let pause = max(limits.pauses[attempts], min(asked ?? .zero, limits.longestPause))
    // Messages that failed together aren't all sent again together.
    return pause * Double.random(in: 1...1.25)
  }

  private func end(_ delivery: PushDelivery, because reason: String) async {
    log.notice("A push subscription has ended", metadata: metadata(delivery, "reason", reason))
    do throws(AppError) {
      try await persistently { () async throws(AppError) in try await targets.end(delivery.subscription) }
    } catch {
      log.error("A push subscription can't be ended", metadata: metadata(delivery, "error", "\(error)"))
    }
  }

  /// What may be logged about a message. Its address is a secret between the app and its push service.
  private func metadata(_ delivery: PushDelivery, _ name: String? = nil, _ value: String = "")
    -> Logger.Metadata
  {
    var metadata: Logger.Metadata = [
      "subscription": "\(delivery.subscription)", "service": "\(delivery.endpoint.origin)",
    ]
    if let name { metadata[name] = "\(value)" }
    return metadata
  }
}
