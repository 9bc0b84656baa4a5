import AppValues
import Entities
import MastodonAPI
import Notifications
import SocialBackend
import SocialWebPush

/// Push subscriptions, by which an app is notified while it's closed: one for each token.
struct PushRoutes: Sendable {
  let parts: ServerParts

  func add(to routes: EndpointRoutes) {
    routes.on(Endpoints.Notifications.subscription) { call in
      guard let subscription = try await subscriptions(call).subscription() else { throw AppError.notFound }
      return form(subscription)
    }
    routes.on(Endpoints.Notifications.subscribe) { call in
      let target = call.parameters.subscription
      let request = try PushRequest(
        endpoint: target?.endpoint ?? "", publicKey: target?.keys?.p256dh ?? "",
        authentication: target?.keys?.auth ?? "", isStandard: target?.standard ?? false,
        sealedToken: parts.pushKey.seal(try call.member.session.token.value),
        allowsPlain: parts.options.allowsPrivateEndpoints)
      guard PushKey.canEncrypt(for: request.publicKey) else { throw AppError.invalid(.pushKey, .malformed) }
      let made = try await subscriptions(call).subscribe(request, PushChoice(call.parameters))
      await parts.pushes.follow(made.id, token: try call.member.session.token)
      return form(made)
    }
    routes.on(Endpoints.Notifications.changeSubscription) { call in
      form(try await subscriptions(call).change(PushChoice(call.parameters)))
    }
    routes.on(Endpoints.Notifications.unsubscribe) { call in
      try await subscriptions(call).unsubscribe()
      parts.pushes.stop(token: try call.member.session.token)
      return MastodonNothing()
    }
  }

  private func subscriptions<Parameters>(_ call: Call<Parameters>) throws(AppError) -> any PushSubscriptions {
    try call.repositories.notifications.push.orUnsupported()
  }

  private func form(_ subscription: PushSubscription) -> MastodonWebPushSubscription {
    MastodonWebPushSubscription(
      id: Int(subscription.id.rawValue) ?? 0, endpoint: subscription.request.endpoint,
      standard: subscription.request.isStandard,
      alerts: MastodonPushAlerts(Set(subscription.choice.kinds.compactMap(MastodonNotificationType.init))),
      policy: MastodonPushPolicy(subscription.choice.audience), serverKey: parts.pushKey.publicKey)
  }
}

extension PushChoice {
  /// The kinds that an app asks for, without those that don't exist here.
  init(_ form: MastodonPushForm) {
    let types = form.data?.alerts?.types ?? []
    self.init(
      kinds: Set(NoticeKind.allCases.filter { MastodonNotificationType($0).map(types.contains) == true }),
      audience: NoticeAudience(form.policy ?? form.data?.policy ?? .all))
  }
}

extension NoticeAudience {
  /// Everyone, for an unknown word.
  init(_ policy: MastodonPushPolicy) {
    self =
      switch policy {
      case .followed: .following
      case .follower: .followers
      case .none: .nobody
      default: .anyone
      }
  }
}

extension MastodonPushPolicy {
  init(_ audience: NoticeAudience) {
    self =
      switch audience {
      case .anyone: .all
      case .following: .followed
      case .followers: .follower
      case .nobody: .none
      }
  }
}
