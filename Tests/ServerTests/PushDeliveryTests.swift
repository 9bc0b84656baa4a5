import AppValues
import Entities
import Foundation
import HTTPTypes
import MastodonAPI
import Notifications
import PostActions
import SocialBackend
import SocialConnectTesting
import SocialLocalBackend
import Testing

@testable import SocialServer

@Suite("What apps are pushed", .timeLimit(.minutes(5)))
struct PushDeliveryTests {
  private static let path = "/api/v1/push/subscription"

  @Test("A favourite is pushed, and only its app can read it", arguments: [true, false])
  func pushed(isStandard: Bool) async throws {
    try await PushWorld.with { world, service in
      let (aiko, ben) = (try await world.join("aiko"), try await world.join("ben"))
      let app = TestPushApp()
      try await aiko.subscribe(app, to: service, ["favourite"], isStandard: isStandard)
      let post = try await aiko.post("Good morning")
      try await ben.mark(.liked, post)
      let message = try app.open(try await service.next())
      #expect(message.title == "Ben @ben liked your post" && message.body == "Good morning")
      #expect(message.notificationType == .favourite && message.preferredLocale == "en")
      #expect(message.accessToken.value == aiko.token)
      #expect(message.icon == "https://social.example/assets/avatar/missing.png")
      let notification = try await aiko.call(.get, "/api/v1/notifications/\(message.notificationID)")
        .value(MastodonNotification.self)
      #expect(notification.status?.id == post.id.rawValue)
    }
  }

  @Test("What isn't wanted, or not of them, isn't pushed")
  func unwanted() async throws {
    try await PushWorld.with { world, service in
      let (aiko, ben, carol) = (
        try await world.join("aiko"), try await world.join("ben"), try await world.join("carol")
      )
      try await aiko.follow(carol)
      let app = TestPushApp()
      try await aiko.subscribe(app, to: service, ["favourite", "reblog"], policy: "followed")
      let post = try await aiko.post("Good morning")
      try await carol.follow(aiko)
      try await ben.mark(.liked, post)
      try await carol.mark(.liked, post)
      let first = try app.open(try await service.next())
      #expect(first.title.hasPrefix("Carol") && first.notificationType == .favourite)
      _ = try await aiko.call(.put, Self.path, json: #"{"data": {"alerts": {"follow": true}}}"#)
      try await carol.mark(.shared, post)
      try await ben.follow(aiko)
      #expect(try app.open(try await service.next()).notificationType == .follow)
      #expect(try await eventually { world.server.pushes.handled == 2 })
    }
  }

  @Test("Where the app is gone, so is its subscription", arguments: [HTTPResponse.Status.gone, .notFound])
  func gone(status: HTTPResponse.Status) async throws {
    try await PushWorld.with(answering: [status]) { world, service in
      let (aiko, ben) = (try await world.join("aiko"), try await world.join("ben"))
      try await aiko.subscribe(TestPushApp(), to: service, ["favourite"])
      try await ben.mark(.liked, try await aiko.post("one"))
      _ = try await service.next()
      #expect(try await eventually { try await aiko.call(.get, Self.path).status == .notFound })
    }
  }

  @Test("A push service that fails for a while gets it later")
  func later() async throws {
    try await PushWorld.with(answering: [
      .serviceUnavailable, .tooManyRequests, .created, .internalServerError,
    ]) {
      world, service in
      let (aiko, ben) = (try await world.join("aiko"), try await world.join("ben"))
      let app = TestPushApp()
      try await aiko.subscribe(app, to: service, ["favourite", "follow"])
      try await ben.mark(.liked, try await aiko.post("one"))
      let first = try app.open(try await service.next())
      for _ in 0..<2 { #expect(try app.open(try await service.next()) == first) }
      try await ben.follow(aiko)
      let second = try app.open(try await service.next())
      #expect(second.notificationType == .follow)
      #expect(try app.open(try await service.next()) == second)
      #expect(try await aiko.call(.get, Self.path).status == .ok)
    }
  }

  @Test("Nothing is sent to private addresses, unless it's allowed", arguments: [true, false])
  func privateAddress(isAllowed: Bool) async throws {
    try await ServerWorld.with { options in
      options.allowsPrivateEndpoints = isAllowed
      options.pushes.pauses = []
    } _: { world in
      let (aiko, ben) = (try await world.join("aiko"), try await world.join("ben"))
      try await Doorbell.with { doorbell in
        try await world.pushing {
          let reply = try await aiko.call(
            .post, Self.path,
            json: TestPushApp().subscription(
              to: "https://127.0.0.1:\(doorbell.port)/app", alerts: ["favourite"]))
          #expect(reply.status == .ok)
          try await ben.mark(.liked, try await aiko.post("one"))
          #expect(try await eventually { world.server.pushes.handled == 1 })
          #expect(doorbell.isRung == isAllowed)
        }
      }
    }
  }

  @Test("A session that ends takes its pushes along, and no others", arguments: [true, false])
  func revoked(byTheApp: Bool) async throws {
    try await PushWorld.with { world, service in
      let (aiko, ben) = (try await world.join("aiko"), try await world.join("ben"))
      let other = try await aiko.again()
      let app = TestPushApp()
      try await aiko.subscribe(TestPushApp(), to: service, ["favourite"])
      try await other.subscribe(app, to: service, ["favourite"])
      #expect(world.server.pushes.listenerCount == 2)
      let post = try await aiko.post("one")
      if byTheApp {
        try await aiko.revokeToken()
        #expect(world.server.pushes.listenerCount == 1)
      } else {
        // Elsewhere, so that it's found out only by what comes next.
        try await aiko.endSession()
      }
      try await ben.mark(.liked, post)
      #expect(try app.open(try await service.next()).accessToken.value == other.token)
      #expect(try await eventually { world.server.pushes.listenerCount == 1 })
      #expect(try await eventually { world.server.pushes.handled == 1 })
    }
  }

  @Test("Subscriptions from before the server began are pushed to, and those end that can't be")
  func before() async throws {
    try await TestPushService.with { service in
      try await ServerWorld.with({
        $0.allowsPrivateEndpoints = true; $0.pushes.page = 1
      }) { world in
        let (aiko, ben) = (try await world.join("aiko"), try await world.join("ben"))
        let app = TestPushApp()
        try await ben.subscribe(TestPushApp(), to: service, ["favourite"])
        try await aiko.subscribe(app, to: service, ["favourite"])
        let key = Data([4] + [UInt8](repeating: 7, count: 64)).base64EncodedString()
        let request = try PushRequest(
          endpoint: "https://push.example/x", publicKey: key,
          authentication: Data(repeating: 1, count: 16).base64EncodedString(), isStandard: true,
          sealedToken: "sealed elsewhere")
        _ = try await aiko.can.notifications.push.orUnsupported().subscribe(request, PushChoice())
        try await world.pushing {
          #expect(try await eventually { world.server.pushes.listenerCount == 2 })
          let targets = world.backend.pushTargets
          #expect(try await eventually { try await targets.subscriptions(of: aiko.session.user).count == 1 })
          // Whoever is listened for hears of it as soon as the listening has begun.
          let post = try await aiko.post("one")
          var likes = 0
          while world.server.pushes.handled == 0, likes < 50 {
            _ = try await ben.can.postActions.set(.liked, to: likes.isMultiple(of: 2), on: post.id)
            likes += 1
          }
          #expect(try app.open(try await service.next()).accessToken.value == aiko.token)
        }
      }
    }
  }

  @Test("An app that no longer wants any isn't listened for")
  func unsubscribed() async throws {
    try await PushWorld.with { world, service in
      let aiko = try await world.join("aiko")
      try await aiko.subscribe(TestPushApp(), to: service, ["favourite"])
      try await aiko.subscribe(TestPushApp(), to: service, ["favourite"])
      #expect(world.server.pushes.listenerCount == 1)
      _ = try await aiko.call(.delete, Self.path)
      #expect(world.server.pushes.listenerCount == 0)
    }
  }
}
