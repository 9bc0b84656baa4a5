import AppValues
import Entities
import HTTPTypes
import MastodonAPI
import SocialTestSupport
import Testing

@testable import SocialServer

@Suite("What may not be seen isn't found")
struct VisibilityWalkTests {
  /// The endpoints that name something of a kind.
  private static func endpoints(_ kinds: Set<GuardedEndpoint>) -> [EndpointDescription] {
    Endpoints.all.filter { GuardedEndpoint.table[$0.name].map(kinds.contains) ?? false }
  }

  @Test("Every endpoint with an id in its path has a rule")
  func complete() {
    let declared = Set(Endpoints.all.filter { !$0.pieces.isEmpty }.map(\.name))
    #expect(declared.subtracting(GuardedEndpoint.table.keys) == [], "What protects these?")
    #expect(Set(GuardedEndpoint.table.keys).subtracting(declared) == [], "These are gone")
  }

  @Test("A post, by itself and in every call about it, for everyone it isn't for")
  func posts() async throws {
    try await ServerWorld.with { server in
      let world = try await VisibilityWorld(server)
      for endpoint in Self.endpoints([.post, .poll]) {
        // A share has no poll of its own.
        let isOfPolls = GuardedEndpoint.table[endpoint.name] == .poll
        for subject in world.subjects where !isOfPolls || !subject.word.isEmpty {
          for role in VisibilityRole.allCases where role != .anonymous || endpoint.method == .get {
            // An app's token is needed, which sees what everyone sees.
            if role == .anonymous, case .app = endpoint.access { continue }
            // Then a share is there no more.
            if role == .author, endpoint.path.hasSuffix("/unreblog") { continue }
            let reply = try await world.call(endpoint, subject.id, as: role)
            let isFound = reply.status != .notFound
            #expect(
              isFound == subject.seenBy.contains(role) && (isFound || reply.isNotFound),
              "\(endpoint.name) of \(subject) as \(role): \(reply.text)")
          }
        }
      }
    }
  }

  @Test("What only its owner may change or see, for everyone else")
  func own() async throws {
    try await ServerWorld.with { server in
      let world = try await VisibilityWorld(server)
      let author = try world[.author]
      let list = try await author.list("Mine", of: world.hub)
      let photo = try await author.send(
        .post, "/api/v2/media", file: try SentPhoto.bytes(server.folder), as: "file"
      ).value(MastodonMediaAttachment.self)
      let notices = try await author.call(.get, "/api/v1/notifications").value([MastodonNotification].self)
      let notice = try #require(notices.first)
      let singly = try await author.call(.get, "/api/v2/notifications?grouped_types[]=follow")
        .value(MastodonGroupedNotifications.self)
      let groups = Set(notices.map(\.groupKey) + singly.groups.map(\.groupKey)).sorted()
      #expect(groups.contains { $0.hasPrefix("group-") } && groups.contains { $0.hasPrefix("ungrouped-") })
      let conversation = try #require(
        try await author.call(.get, "/api/v1/conversations").value([MastodonConversation].self).first)
      let scheduled = try await author.call(
        .post, "/api/v1/statuses", form: ["status": "Later", "scheduled_at": "2099-01-01"]
      ).value(MastodonScheduledStatus.self)
      let filter = try await author.filter("owl", of: world.subjects[0].id)
      let request = try await world.request()
      let ids: [GuardedEndpoint: [String]] = [
        .ownFilter: [filter.id], .ownPhrase: (filter.keywords ?? []).map(\.id),
        .ownEntry: (filter.statuses ?? []).map(\.id),
        .ownList: [list.id.rawValue], .ownPhoto: [photo.id], .ownScheduled: [scheduled.id],
        .ownNotice: [notice.id],
        .ownNotices: groups, .ownRequest: [request], .ownConversation: [conversation.id],
        .ownPost: world.subjects.map(\.id),
      ]
      for endpoint in Self.endpoints(Set(ids.keys)) {
        for role in VisibilityRole.allCases where role != .author && role != .anonymous {
          for id in GuardedEndpoint.table[endpoint.name].flatMap({ ids[$0] }) ?? [] {
            let reply = try await world.call(endpoint, id, as: role)
            #expect(reply.isNotFound, "\(endpoint.name) of \(id) as \(role): \(reply.status) \(reply.text)")
          }
        }
      }
      // It was there all the time.
      for path in [
        "lists/\(list.id)", "media/\(photo.id)", "scheduled_statuses/\(scheduled.id)",
        "notifications/\(notice.id)", "notifications/requests/\(request)",
      ] {
        #expect(try await author.call(.get, "/api/v1/\(path)").status == .ok, "\(path)")
      }
      let kept = try await author.call(.get, "/api/v2/filters/\(filter.id)").value(MastodonFilter.self)
      #expect(kept == filter && kept.keywords?.count == 1 && kept.statuses?.count == 1)
      for group in groups {
        #expect(try await author.call(.get, "/api/v2/notifications/\(group)").status == .ok, "\(group)")
      }
      let read = try await author.call(.post, "/api/v1/conversations/\(conversation.id)/read")
      #expect(read.status == .ok)
    }
  }

  /// What is answered of someone who was suspended: that they were, and nothing else.
  private static let ofSuspended: Set<String> = [
    "GET /api/v1/accounts/:id", "GET /api/v1/accounts/:id/statuses", "GET /api/v1/accounts/:id/followers",
    "GET /api/v1/accounts/:id/following", "GET /api/v1/accounts/:id/featured_tags",
    "GET /api/v1/accounts/:id/endorsements",
  ]

  @Test("Someone who was suspended, and someone who never was")
  func people() async throws {
    try await ServerWorld.with { server in
      let world = try await VisibilityWorld(server)
      for endpoint in Self.endpoints([.person, .follower]) {
        for id in [world.suspended.id, "12345", "nobody"] {
          for role in [VisibilityRole.author, .stranger, .anonymous] {
            if role == .anonymous, case .user = endpoint.access { continue }
            let reply = try await world.call(endpoint, id, as: role)
            if id == world.suspended.id, Self.ofSuspended.contains(endpoint.name) {
              #expect(reply.status == .ok, "\(endpoint.name) as \(role): \(reply.status)")
              #expect(reply.text == "[]" || reply.text.contains(#""suspended":true"#), "\(reply.text)")
              continue
            }
            #expect(reply.isNotFound, "\(endpoint.name) of \(id) as \(role): \(reply.status) \(reply.text)")
          }
        }
      }
      let reply = try await world.suspended.call(.get, "/api/v1/accounts/verify_credentials")
      #expect([.unauthorized, .forbidden].contains(reply.status), "\(reply.status)")
    }
  }
}

extension EndpointDescription {
  fileprivate var name: String { "\(method.rawValue) \(path)" }
}

extension Reply {
  /// Whether nothing is said but that there is nothing.
  fileprivate var isNotFound: Bool { status == .notFound && text == #"{"error":"Record not found"}"# }
}

extension VisibilityWorld {
  /// The id of what waits for the author from someone.
  fileprivate func request() async throws -> String {
    let author = try self[.author]
    _ = try await author.call(
      .patch, "/api/v2/notifications/policy", form: ["for_not_following": "filter"])
    try await world.join("asking").post("Please, @author")
    let requests = try await author.call(.get, "/api/v1/notifications/requests")
      .value([MastodonNotificationRequest].self)
    return try #require(requests.first?.id)
  }

  /// Calls an endpoint with an id in its path.
  fileprivate func call(
    _ endpoint: EndpointDescription, _ id: String, as role: VisibilityRole
  ) async throws -> Reply {
    let path = endpoint.path.split(separator: "/").map { $0.first == ":" ? Substring(id) : $0 }
    let method = try #require(HTTPRequest.Method(endpoint.method.rawValue))
    return try await call(method, "/" + path.joined(separator: "/"), as: role)
  }
}
