import AppValues
import Entities
import HTTPTypes
import MastodonAPI
import SocialBackend
import Testing

@testable import SocialServer

@Suite("Notifications by group, by apps")
struct NotificationGroupTests {
  private typealias Groups = MastodonGroupedNotifications

  private static let path = "/api/v2/notifications"

  /// Someone with a post that two people like, of whom the second answers it.
  private func told(_ world: ServerWorld) async throws -> (ServerPerson, post: String) {
    let (aiko, ben, cleo) = (
      try await world.join("aiko"), try await world.join("ben"), try await world.join("cleo")
    )
    let post = try await aiko.post("liked").id
    for person in [ben, cleo] {
      _ = try await person.call(.post, "/api/v1/statuses/\(post)/favourite")
    }
    try await cleo.post("answer", on: post)
    return (aiko, post.rawValue)
  }

  @Test("Accounts and statuses are told once, and of the earlier people only parts where that is asked for")
  func list() async throws {
    try await ServerWorld.with { world in
      let (aiko, post) = try await told(world)
      let each = try await aiko.call(.get, "/api/v1/notifications").value([MastodonNotification].self)
      let all = try await aiko.call(.get, Self.path).value(Groups.self)
      #expect(all.groups.map(\.type) == [.mention, .favourite] && all.groups.map(\.count) == [1, 2])
      #expect(all.groups.map(\.groupKey) == [each[0].groupKey, each[1].groupKey])
      #expect(each[0].groupKey == "ungrouped-\(each[0].id)" && each[2].groupKey == each[1].groupKey)
      #expect(all.groups.map(\.mostRecentID) == [each[0].id, each[1].id])
      #expect(all.groups[1].statusID == post && all.groups[0].statusID == each[0].status?.id)
      #expect(Set(all.statuses.map(\.id)) == [post, each[0].status?.id])
      #expect(all.accounts.map(\.acct) == ["cleo", "aiko", "ben"] && all.partialAccounts == nil)
      #expect(all.groups[1].sampleAccountIDs == [each[1].account.id, each[2].account.id])
      #expect(all.groups[1].position?.latestAt == each[1].createdAt)

      let brief = try await aiko.call(.get, Self.path + "?expand_accounts=partial_avatars").value(Groups.self)
      #expect(brief.accounts.map(\.acct) == ["cleo", "aiko"])
      #expect(brief.partialAccounts == [MastodonPartialAccount(each[2].account)])
      #expect(brief.groups == all.groups)
      let wrong = try await aiko.call(.get, Self.path + "?expand_accounts=some")
      #expect(
        wrong.status == .badRequest
          && wrong.error
            == "Invalid value for 'expand_accounts': 'some', allowed values are 'partial_avatars' and 'full'"
      )
    }
  }

  @Test(
    "Pages follow each other by their links and by the ids of their ends, also where a group's latest is gone"
  )
  func pages() async throws {
    try await ServerWorld.with { world in
      let (aiko, post) = try await told(world)
      // Then its group stands where it stood, with what is left.
      let dora = try await world.join("dora")
      _ = try await dora.call(.post, "/api/v1/statuses/\(post)/favourite")
      _ = try await dora.call(.post, "/api/v1/statuses/\(post)/unfavourite")
      let first = try await aiko.call(.get, Self.path + "?limit=1")
      let group = try #require(try first.value(Groups.self).groups.first)
      #expect(group.type == .favourite && group.count == 2)
      let position = try #require(group.position)
      #expect(first.headers["Link"]?.contains("max_id=\(position.minID)") == true)
      let next = try await aiko.call(.get, Self.path + "?max_id=\(position.minID)").value(Groups.self)
      #expect(next.groups.map(\.type) == [.mention])
      let newer = try await aiko.call(.get, Self.path + "?min_id=\(position.maxID)").value(Groups.self)
      #expect(newer == Groups())
    }
  }

  @Test("Types that aren't to be grouped come one by one, and are counted so")
  func types() async throws {
    try await ServerWorld.with { world in
      let (aiko, _) = try await told(world)
      func keys(_ query: String) async throws -> [String] {
        try await aiko.call(.get, Self.path + query).value(Groups.self).groups.map(\.groupKey)
      }
      func count(_ query: String = "", version: String = "v2") async throws -> Int {
        try await aiko.call(.get, "/api/\(version)/notifications/unread_count\(query)")
          .value(MastodonUnreadCount.self).count
      }
      let each = try await aiko.call(.get, "/api/v1/notifications").value([MastodonNotification].self)
      #expect(try await keys("?grouped_types[]=follow") == each.map { "ungrouped-\($0.id)" })
      #expect(try await keys("?grouped_types[]=favourite") == [each[0].groupKey, each[1].groupKey])
      #expect(try await keys("?exclude_types[]=favourite") == [each[0].groupKey])
      #expect(try await keys("?types[]=reblog") == [])
      #expect(try await count() == 2)
      #expect(try await count("?grouped_types[]=follow") == 3)
      #expect(try await count("?types[]=favourite") == 1)
      #expect(try await count("?types[]=favourite", version: "v1") == 2)
      #expect(try await count("?account_id=\(each[2].account.id)", version: "v1") == 1)
      #expect(try await count("?types[]=reblog") == 0)
      #expect(try await count("?grouped_types[]=follow&limit=2") == 2)
    }
  }

  @Test("One group is read, paged by its people, and dismissed; a single notification in its place, too")
  func one() async throws {
    try await ServerWorld.with { world in
      let (aiko, _) = try await told(world)
      let all = try await aiko.call(.get, Self.path).value(Groups.self)
      let (single, group) = (all.groups[0], all.groups[1])
      let path = "\(Self.path)/\(group.groupKey)"
      var alone = group
      alone.position = nil
      #expect(try await aiko.call(.get, path).value(Groups.self).groups == [alone])
      let first = try await aiko.call(.get, path + "/accounts?limit=1")
      #expect(try first.value([MastodonAccount].self).map(\.acct) == ["cleo"])
      #expect(first.headers["Link"]?.contains("max_id=\(group.mostRecentID)") == true)
      let rest = try await aiko.call(.get, path + "/accounts?max_id=\(group.mostRecentID)")
      #expect(try rest.value([MastodonAccount].self).map(\.acct) == ["ben"])
      // A single one of the group, by itself.
      let latest = try await aiko.call(.get, "\(Self.path)/ungrouped-\(group.mostRecentID)/accounts")
      #expect(try latest.value([MastodonAccount].self).map(\.acct) == ["cleo"])

      for key in [group.groupKey, single.groupKey] {
        #expect(try await aiko.call(.post, "\(Self.path)/\(key)/dismiss").text == "{}")
        #expect(try await aiko.call(.get, "\(Self.path)/\(key)").error == "Record not found")
      }
      #expect(try await aiko.call(.get, "/api/v1/notifications").text == "[]")
      for key in ["group-999", "ungrouped-999", "group", "favourite-1", "group-x"] {
        #expect(try await aiko.call(.get, "\(Self.path)/\(key)").error == "Record not found", "\(key)")
      }
    }
  }
}
