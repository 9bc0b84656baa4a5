import AppValues
import Entities
import Foundation
import Logging
import MastodonAPI
import Notifications
import SocialBackend
import SocialWebPush

/// Listens for what is pushed to one subscription.
struct PushListener: Sendable {
  let id: ID<PushSubscription>
  /// The token of the app that the subscription belongs to.
  let token: Secret
  let targets: any PushTargets
  let callers: Callers
  let mapping: MastodonMapping
  let allowsPlain: Bool
  let log: Logger
  let send: @Sendable (PushDelivery) -> Void

  /// Listens until the subscription ends, or the task is cancelled.
  ///
  /// - Parameter beginning: Learns when nothing is missed any more, or that this isn't so yet.
  func run(_ beginning: ListenerBeginning) async {
    do throws(AppError) {
      let caller = try await persistently { () async throws(AppError) in
        try await callers.caller(token: token)
      }
      guard let member = caller.member else { throw .forbidden }
      try await listen(as: member, beginning)
    } catch {
      beginning.fail(error)
      if error == .cancelled { return }
      if error == .unauthenticated {
        await end()
      } else {
        log.error(
          "Nothing is pushed to a subscription until the server begins again",
          metadata: ["subscription": "\(id)", "error": "\(error)"])
      }
    }
  }

  private func listen(as member: Caller.Member, _ beginning: ListenerBeginning) async throws(AppError) {
    let interactor = NotificationsInteractor(
      ports: member.repositories.notifications, viewer: .signedIn(member.session), alerts: nil)
    var portions = try interactor.arrivals().makeAsyncIterator()
    do throws(AppError) {
      try await portions.begin()
      beginning.succeed()
    } catch {
      guard error.isPassing else { throw error }
      // It begins when it can, and no one waits for that.
      beginning.fail(error)
    }
    while let notices = try await portions.next() {
      // What is wanted may have changed, and here or elsewhere the subscription may have been replaced or ended.
      let target = try await persistently { () async throws(AppError) in try await targets.target(id) }
      guard let target else { return }
      try await push(notices, to: target, as: member)
    }
  }

  private func push(_ notices: [Notice], to target: PushTarget, as member: Caller.Member)
    async throws(AppError)
  {
    let (request, choice) = (target.subscription.request, target.subscription.choice)
    let notices = notices.filter { choice.kinds.contains($0.kind) }
    guard !notices.isEmpty, choice.audience != .nobody,
      let endpoint = PushEndpoint(request.endpoint, allowsPlain: allowsPlain)
    else { return }
    let people = try await persistently { () async throws(AppError) in
      try await PostReading(member, mapping).people(notices.map(\.from.id))
    }
    let wording = PushWording(target.language, mapping)
    for notice in notices where choice.audience.includes(people[notice.from.id]) {
      guard let message = wording.message(notice, people, token: token) else { continue }
      send(
        PushDelivery(
          subscription: id, endpoint: endpoint,
          recipient: PushRecipient(
            publicKey: request.publicKey, secret: request.authentication, isStandard: request.isStandard),
          text: Data(JSONWriter.bytes(of: message))))
    }
  }

  private func end() async {
    // It's found again when the server starts the next time.
    try? await targets.end(id)
  }
}

extension NoticeAudience {
  /// Whether someone is among those whose activity is wanted.
  ///
  /// - Parameter person: The person as seen by the one who is notified; nil for someone who no longer exists.
  func includes(_ person: User?) -> Bool {
    switch self {
    case .anyone: true
    case .following: person?.relationship.isFollowing ?? false
    case .followers: person?.relationship.isFollowedBy ?? false
    case .nobody: false
    }
  }
}
