import AppValues
import Logging
import Notifications
import ServiceLifecycle
import SocialBackend
import SocialCredentials
import SocialWebPush
import Synchronization

/// Notifies apps while they are closed. For each subscription, it listens for the person's notifications and sends
/// those that the app wants.
final class PushService: Service {
  private struct Listening {
    let subscription: ID<PushSubscription>
    let task: Task<Void, Never>
  }

  private struct State {
    var isRunning = false
    /// The subscriptions that are listened for, by the hashes of their tokens. Each token has at most one.
    var listening: [String: Listening] = [:]
  }

  private let targets: any PushTargets
  private let callers: Callers
  private let mapping: MastodonMapping
  private let key: PushKey
  private let allowsPlain: Bool
  private let limits: PushLimits
  private let log: Logger
  private let outbox: PushOutbox
  private let state = Mutex(State())

  init(
    backend: any HostedNetwork, callers: Callers, mapping: MastodonMapping, key: PushKey,
    options: ServerOptions,
    clock: WallClock, log: Logger
  ) {
    let targets = backend.pushTargets
    self.targets = targets
    self.callers = callers
    self.mapping = mapping
    self.key = key
    self.log = log
    allowsPlain = options.allowsPrivateEndpoints
    limits = options.pushes
    let courier = PushCourier(
      targets: targets, sender: PushSender(allowsPrivate: options.allowsPrivateEndpoints), key: key,
      contact: "mailto:\(options.contactEmail)", limits: limits, clock: clock, log: log)
    outbox = PushOutbox(limits: limits) { await courier.attempt($0) }
  }

  /// Whether subscriptions are listened for.
  var isRunning: Bool { state.withLock { $0.isRunning } }
  /// How many messages were sent or given up.
  var handled: Int { outbox.handled }
  /// How many subscriptions are listened for.
  var listenerCount: Int { state.withLock { $0.listening.count } }

  /// Pushes until the server stops or this task is cancelled. Messages that wait by then get a little time.
  func run() async throws {
    state.withLock { $0.isRunning = true }
    let sending = Task { await outbox.run() }
    let beginning = Task { await followAll() }
    // It throws when cancelled, which means the same here.
    try? await gracefulShutdown()
    beginning.cancel()
    stopAll()
    outbox.close()
    let end = Task {
      // It throws when cancelled: then there's nothing more to wait for.
      if (try? await Task.sleep(for: limits.patience)) != nil { sending.cancel() }
    }
    await sending.value
    end.cancel()
  }

  /// Starts to push to a subscription, which replaces an earlier one of the token.
  func follow(_ subscription: ID<PushSubscription>, token: Secret) async {
    await follow(subscription, token: token, replacing: true)
  }

  /// Stops pushing to the subscription of a token.
  func stop(token: Secret) {
    let key = AccessToken.hash(token)
    state.withLock { $0.listening.removeValue(forKey: key) }?.task.cancel()
  }

  /// Follows all subscriptions, one after another, so that the database has time for others, too.
  private func followAll() async {
    var place: ID<PushSubscription>?
    do throws(AppError) {
      while !Task.isCancelled {
        let after = place
        let page = try await persistently { () async throws(AppError) in
          try await targets.targets(after: after, limit: limits.page)
        }
        guard let last = page.last else { return }
        for target in page { await follow(target.subscription) }
        place = last.subscription.id
      }
    } catch {
      if error != .cancelled {
        log.error("Push subscriptions can't be read", metadata: ["error": "\(error)"])
      }
    }
  }

  private func follow(_ subscription: PushSubscription) async {
    if let token = key.open(subscription.request.sealedToken).map({ Secret($0) }) {
      // If there is one already, it's newer than what was read.
      await follow(subscription.id, token: token, replacing: false)
    } else {
      log.notice(
        "A push subscription has ended",
        metadata: ["subscription": "\(subscription.id)", "reason": "it was made with another key"])
      // It's found again when the server starts the next time.
      try? await targets.end(subscription.id)
    }
  }

  /// Returns once nothing is missed any more, as far as possible now.
  private func follow(_ subscription: ID<PushSubscription>, token: Secret, replacing: Bool) async {
    let key = AccessToken.hash(token)
    let beginning = ListenerBeginning()
    let listener = PushListener(
      id: subscription, token: token, targets: targets, callers: callers, mapping: mapping,
      allowsPlain: allowsPlain,
      log: log
    ) { [outbox, log] delivery in
      if !outbox.add(delivery) {
        log.warning(
          "There are too many notifications to push", metadata: ["subscription": "\(delivery.subscription)"])
      }
    }
    let (isFollowed, old) = state.withLock { state -> (Bool, Task<Void, Never>?) in
      let old = state.listening[key]?.task
      guard state.isRunning, replacing || old == nil else { return (false, nil) }
      let task = Task {
        await listener.run(beginning)
        self.left(key, subscription)
      }
      state.listening[key] = Listening(subscription: subscription, task: task)
      return (true, old)
    }
    old?.cancel()
    // It reports itself why it hasn't begun.
    if isFollowed { try? await beginning.wait() }
  }

  private func left(_ key: String, _ subscription: ID<PushSubscription>) {
    state.withLock { state in
      if state.listening[key]?.subscription == subscription { state.listening[key] = nil }
    }
  }

  private func stopAll() {
    let listening = state.withLock { state in
      state.isRunning = false
      defer { state.listening = [:] }
      return Array(state.listening.values)
    }
    for one in listening { one.task.cancel() }
  }
}
