import AppValues
import Entities
import HTTPTypes
import MastodonAPI
import Testing

@testable import SocialServer

@Suite("What may not be seen shows nowhere")
struct VisibilityLeakTests {
  /// Where posts appear by themselves for everyone: only public ones do, and no replies to others.
  private static let listed = [
    "/api/v1/timelines/public", "/api/v1/timelines/tag/tagged", "/api/v2/search?type=statuses&q=",
  ]

  @Test("In no list, thread, search or notification")
  func lists() async throws {
    try await ServerWorld.with { server in
      let world = try await VisibilityWorld(server)
      for role in VisibilityRole.allCases {
        try await Self.walk(world, as: role)
        try await Self.look(among: Self.listed, in: world, as: role)
      }
    }
  }

  /// Looks where what is for some people stands beside what is for all.
  private static func walk(_ world: VisibilityWorld, as role: VisibilityRole) async throws {
    let author = try world[.author]
    var paths = [
      "/api/v1/accounts/\(author.id)/statuses", "/api/v1/accounts/\(author.id)/statuses?pinned=true",
      "/api/v1/accounts/\(world.suspended.id)/statuses", "/api/v1/statuses/\(world.root.id)/context",
      "/@author", "/@hub", "/@hub/\(world.root.id)", "/tags/tagged", "/",
    ]
    if role != .anonymous {
      paths += ["timelines/home", "notifications", "favourites", "bookmarks"].map { "/api/v1/\($0)" }
    }
    for path in paths {
      let text = try await world.call(.get, path, as: role).text
      // Pages are for no one in particular.
      let reader = path.hasPrefix("/api/") ? role : .anonymous
      for subject in world.subjects where !subject.word.isEmpty && !subject.seenBy.contains(reader) {
        #expect(!text.contains(subject.word), "\(path) as \(role) shows \(subject.word)")
      }
    }
    let ids = world.subjects.map { "id[]=\($0.id)" }.joined(separator: "&")
    let text = try await world.call(.get, "/api/v1/statuses?\(ids)", as: role).text
    for subject in world.subjects where !subject.word.isEmpty {
      #expect(text.contains(subject.word) == subject.seenBy.contains(role), "\(subject) as \(role)")
    }
  }

  private static func look(
    among paths: [String], in world: VisibilityWorld, as role: VisibilityRole
  ) async throws {
    for subject in world.subjects where !subject.word.isEmpty {
      for path in paths {
        let isSearch = path.hasSuffix("=")
        let text = try await world.call(.get, isSearch ? path + subject.word : path, as: role).text
        let isShown = text.contains("<p>\(subject.word)")
        let mayBe = subject.isPublic && subject.seenBy.contains(role)
        let belongs = isSearch ? mayBe || role == .author : mayBe && !subject.isReply
        #expect(!isShown || belongs, "\(path) as \(role): \(subject)")
      }
    }
  }

  @Test("On no page of a post")
  func pages() async throws {
    try await ServerWorld.with { server in
      let world = try await VisibilityWorld(server)
      for subject in world.subjects where !subject.seenBy.contains(.anonymous) {
        for handle in ["author", "hub", "suspended", "nobody"] {
          let page = try await server.call(.get, "/@\(handle)/\(subject.id)")
          #expect(page.status == .notFound, "\(subject): \(page.status)")
          #expect(subject.word.isEmpty || !page.text.contains(subject.word))
        }
      }
      #expect(try await server.call(.get, "/@suspended").status == .notFound)
    }
  }

  @Test("The names of those who block each other, and of the suspended, are in no list of people")
  func names() async throws {
    try await ServerWorld.with { server in
      let world = try await VisibilityWorld(server)
      let first = world.subjects[0].id
      let lists = [
        "/api/v1/accounts/\(world.hub.id)/followers", "/api/v1/accounts/\(world.hub.id)/following",
        "/api/v1/statuses/\(first)/favourited_by", "/api/v1/statuses/\(first)/reblogged_by",
        "/api/v1/notifications", "/api/v2/search?type=accounts&q=", "/api/v1/accounts/search?q=",
        "/api/v2/suggestions", "/api/v1/accounts/familiar_followers?id[]=\(world.hub.id)",
        "/api/v1/follow_requests", "/api/v1/directory",
      ]
      let hidden: [(VisibilityRole, [String])] = [
        (.author, ["blocked", "blocker", "suspended"]), (.blocked, ["author", "suspended"]),
        (.blocker, ["author", "suspended"]), (.stranger, ["suspended"]), (.anonymous, ["suspended"]),
      ]
      for (role, handles) in hidden {
        for (path, handle) in lists.flatMap({ path in handles.map { (path, $0) } }) {
          // Who types all of a name finds even someone whom they block.
          let path = path.hasSuffix("=") ? path + handle.dropLast() : path
          let text = try await world.call(.get, path, as: role).text
          #expect(!text.contains("\"username\":\"\(handle)\""), "\(path) as \(role) names \(handle)")
        }
      }
    }
  }
}
