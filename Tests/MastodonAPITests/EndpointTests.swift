import Entities
import Foundation
import MastodonAPI
import Testing

@Suite("Endpoints")
struct EndpointTests {
  private func endpoint(_ line: String) throws -> EndpointDescription {
    try #require(Endpoints.all.first { "\($0.method.rawValue) \($0.path)" == line }, "\(line) isn't declared")
  }

  @Test("are declared once each")
  func unique() {
    let lines = Endpoints.all.map { endpoint in
      // Which names the pieces have makes no difference to a request.
      let path = endpoint.path.split(separator: "/").map { $0.first == ":" ? ":" : String($0) }
      return "\(endpoint.method.rawValue) \(path.joined(separator: "/"))"
    }
    #expect(Dictionary(grouping: lines) { $0 }.filter { $0.value.count > 1 }.keys.sorted() == [])
  }

  @Test("are all in the list of all of them")
  func complete() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Modules/Core/MastodonAPI/Endpoints")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.lastPathComponent.hasPrefix("Endpoints+") }
    let declared = try files.map { file in
      try String(contentsOf: file, encoding: .utf8).components(separatedBy: "= Endpoint(").count - 1
    }
    #expect(files.count == 21)
    #expect(declared.reduce(0, +) == Endpoints.all.count)
  }

  @Test("for users say what a token has to allow, but for those that any will do for")
  func scopes() {
    let free = Endpoints.all.filter {
      if case .user(let rule) = $0.access { rule.scopes.isEmpty } else { false }
    }
    #expect(
      free.map(\.path).sorted() == ["/api/v1/accounts/:id/identity_proofs", "/api/v1/announcements"])
  }

  @Test("have paths whose pieces have names of their own")
  func paths() {
    for endpoint in Endpoints.all {
      #expect(endpoint.path.first == "/" && endpoint.path.last != "/")
      #expect(Set(endpoint.pieces).count == endpoint.pieces.count)
      #expect(Set(endpoint.pieces).isDisjoint(with: endpoint.parameters.map(\.name)), "\(endpoint.path)")
    }
  }

  @Test("of Mastodon need the scopes that apps expect, also where they surprise")
  func surprises() throws {
    let expected: [(String, EndpointAccess)] = [
      ("POST /api/v1/accounts", .app(.one(.writeAccounts))),
      ("GET /api/v1/accounts/verify_credentials", .user(.either([.profile, .readAccounts]))),
      ("GET /api/v1/preferences", .user(.one(.readAccounts))),
      ("GET /api/v1/accounts/search", .user(.one(.readAccounts))),
      ("GET /api/v1/accounts/lookup", .userOptional(.one(.readAccounts))),
      ("GET /api/v1/featured_tags", .user(.one(.readAccounts))),
      ("GET /api/v1/endorsements", .user(.one(.readAccounts))),
      ("GET /api/v1/accounts/relationships", .user(.one(.readFollows))),
      ("GET /api/v1/accounts/familiar_followers", .user(.one(.readFollows))),
      ("GET /api/v1/followed_tags", .user(.one(.readFollows))),
      ("GET /api/v1/follow_requests", .user(.one(.readFollows))),
      ("GET /api/v1/markers", .user(.one(.readStatuses))),
      ("POST /api/v1/markers", .user(.one(.writeStatuses))),
      ("GET /api/v1/timelines/list/:list_id", .user(.one(.readLists))),
      ("GET /api/v1/accounts/:id/lists", .user(.one(.readLists))),
      ("GET /api/v1/media/:id", .user(.one(.writeMedia))),
      ("POST /api/v1/statuses/:id/pin", .user(.one(.writeAccounts))),
      ("POST /api/v1/statuses/:id/mute", .user(.one(.writeMutes))),
      ("POST /api/v1/accounts/:id/note", .user(.one(.writeAccounts))),
      ("POST /api/v1/tags/:name/follow", .user(.one(.writeFollows))),
      ("POST /api/v1/tags/:name/feature", .user(.one(.writeAccounts))),
      ("DELETE /api/v1/profile/avatar", .user(.one(.writeAccounts))),
      ("GET /api/v1/conversations", .user(.one(.readStatuses))),
      ("POST /api/v1/conversations/:id/read", .user(.one(.writeConversations))),
      ("PATCH /api/v2/notifications/policy", .user(.one(.writeNotifications))),
      ("GET /api/v1/notifications/requests", .user(.one(.readNotifications))),
      ("GET /api/v2/suggestions", .user(.one(.read))),
      ("GET /api/v1/streaming/user", .user(.every([.readStatuses, .readNotifications]))),
      ("GET /api/v1/streaming/public", .user(.one(.readStatuses))),
      ("GET /api/v1/apps/verify_credentials", .app(.free)),
      ("GET /api/v1/statuses/:id/source", .app(.one(.readStatuses))),
      ("GET /api/v2/search", .userOptional(.one(.readSearch))),
      ("GET /oauth/userinfo", .user(.one(.profile))),
      ("POST /api/v1/push/subscription", .user(.one(.push))),
      ("DELETE /api/socialconnect/v1/account", .session),
    ]
    for (line, access) in expected {
      #expect(try endpoint(line).access == access, "\(line)")
    }
  }

  @Test("that only ask for something empty say so")
  func empty() {
    let empty = Endpoints.all.filter { $0.notes.contains(.empty) }
    #expect(empty.map(\.method).allSatisfy { $0 == .get })
    #expect(
      Set(empty.map(\.path)) == [
        "/api/v1/custom_emojis", "/api/v1/trends/links",
        "/api/v1/domain_blocks",
        "/api/v1/accounts/:id/identity_proofs", "/api/v1/instance/translation_languages",
      ])
  }

  @Test("that mislead are not declared: a client is told that they aren't here")
  func absent() {
    let paths = Endpoints.all.map(\.path)
    for absent in [
      "/api/v1/timelines/link", "/api/v1/profile", "/api/v1/collections",
      "/api/v1/async_refreshes", "/api/v1/annual_reports", "/api/v1/statuses/:id/translate",
      "/api/v1/statuses/:id/quotes", "/api/v1/instance/domain_blocks",
      "/api/v1/notifications/policy",
    ] {
      #expect(!paths.contains { $0 == absent || ($0.hasPrefix(absent + "/") && !$0.contains("/profile/")) })
    }
  }

  @Test("describe what they are asked with")
  func parameters() throws {
    let statuses = try endpoint("GET /api/v1/accounts/:id/statuses")
    #expect(statuses.pieces == ["id"])
    #expect(
      statuses.parameters.map(\.name) == [
        "max_id", "since_id", "min_id", "limit", "only_media", "exclude_replies", "exclude_reblogs", "pinned",
        "tagged",
      ])
    #expect(statuses.parameters.map(\.kind)[3...5] == [.integer, .flag, .flag])
    #expect(statuses.answer == "Array<MastodonStatus>")

    let create = try endpoint("POST /api/v1/statuses").parameters
    #expect(create.first { $0.name == "media_ids" }?.kind == .list(.word))
    guard case .named(let place) = create.first(where: { $0.name == "place" })?.kind else {
      Issue.record("A place has parts")
      return
    }
    #expect(place.map(\.name) == ["name", "country", "latitude", "longitude"])

    let push = try endpoint("POST /api/v1/push/subscription").parameters
    guard case .named(let data) = push.first(where: { $0.name == "data" })?.kind,
      case .named(let alerts) = data.first(where: { $0.name == "alerts" })?.kind
    else {
      Issue.record("Alerts have names")
      return
    }
    #expect(alerts.map(\.name) == MastodonPushAlerts.all.map(\.rawValue))
    #expect(alerts.allSatisfy { $0.kind == .flag })
    #expect(try endpoint("PATCH /api/v1/accounts/update_credentials").files == ["avatar", "header"])
  }

  @Test("answer in different forms")
  func forms() throws {
    #expect(try endpoint("GET /health").format == .text)
    #expect(try endpoint("GET /oauth/authorize").format == .page)
    #expect(try endpoint("GET /api/v1/streaming").format == .webSocket)
    #expect(try endpoint("GET /api/v1/streaming/list").format == .events)
    #expect(try endpoint("GET /api/v1/lists").format == .json)
  }

  @Test("have their pieces filled in, escaped")
  func filling() {
    #expect(Endpoints.Accounts.show.path("1") == "/api/v1/accounts/1")
    #expect(Endpoints.Tags.follow.path("写真/x y") == "/api/v1/tags/%E5%86%99%E7%9C%9F%2Fx%20y/follow")
    #expect(Endpoints.Timelines.list.path("9") == "/api/v1/timelines/list/9")
    #expect(Endpoints.Timelines.home.path() == "/api/v1/timelines/home")
  }

  @Test("let in tokens that allow enough")
  func rules() throws {
    let readOnly = AccessScopes([.read])
    let follow = AccessScopes([.follow])
    #expect(ScopeRule.free.isMet(by: AccessScopes([])))
    #expect(ScopeRule.one(.readLists).isMet(by: readOnly))
    #expect(!ScopeRule.one(.writeLists).isMet(by: readOnly))
    #expect(ScopeRule.one(.writeBlocks).isMet(by: follow))
    #expect(ScopeRule.either([.profile, .readAccounts]).isMet(by: readOnly))
    #expect(!ScopeRule.either([.profile, .writeAccounts]).isMet(by: readOnly))
    #expect(ScopeRule.every([.readStatuses, .readNotifications]).isMet(by: readOnly))
    #expect(!ScopeRule.every([.readStatuses, .push]).isMet(by: readOnly))
  }
}
