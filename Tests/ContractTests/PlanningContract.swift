import AppValues
import Authentication
import Entities
import Notifications
import Post
import PostActions
import Profile
import SocialBackend
import SocialDatabase
import Testing
import Timeline

/// By default, PostgreSQL plans a long statement each time it runs, which takes longer than running it.
@Suite(
  "What is read again and again of PostgreSQL",
  .enabled(if: BackendKind.available.contains(.postgreSQL)))
struct PlanningContract {
  @Test("is planned once")
  func planned() async throws {
    try await World.with(.postgreSQL) { world in
      let people = try await world.join(["alice", "bob", "carol"])
      let (alice, bob, carol) = (people[0], people[1], people[2])
      try await alice.follow(bob, carol)
      try await bob.follow(alice)
      let post = try await bob.post("a harbour #tea @alice")
      let comment = try await carol.post("a comment", on: post)
      _ = try await alice.can.postActions.set(.shared, to: true, on: comment.id)
      for _ in 0..<12 {
        for reader in [alice.can, world.stranger] {
          let items = try reader.timelineItems.orUnsupported()
          _ = try await items.items([ID(post.id.rawValue)])
          _ = try await reader.postLookup.posts([post.id, comment.id])
          _ = try await reader.post.thread(of: comment.id)
          _ = try await reader.listing.users([bob.id, carol.id])
          _ = try await reader.profile.user(bob.id)
          _ = try await reader.profile.user(handle: "bob")
          _ = try await reader.timeline.page(of: .everyone, PageRequest())
          _ = try await reader.timeline.page(of: .user(bob.id, .all), PageRequest())
          for known in [AllKnown(), nil] {
            let shown = try reader.shownPosts.orUnsupported()
            _ = try await shown.page(of: .everyone, PageRequest(), knowing: known)
            _ = try await shown.items(by: bob.id, PersonItems(), PageRequest(), knowing: known)
            _ = try await shown.item(ID(post.id.rawValue), knowing: known)
          }
        }
        _ = try await alice.can.shownPosts?.page(of: .home, PageRequest(), knowing: AllKnown())
        _ = try await alice.can.timelines.page(.home, PageRequest())
        _ = try await alice.can.notifications.list.page(.all, PageRequest())
        _ = try await alice.can.timelineItems.orUnsupported().ownShare(of: comment.id)
        _ = try await world.stranger.authentication.sessions.refresh(alice.session)
      }
      // The connections are several; the busiest of them answers most.
      let again = try await world.database.read { connection throws(AppError) in
        try connection.rows(
          """
          SELECT custom_plans, generic_plans, statement FROM pg_prepared_statements
          WHERE custom_plans > 5 AND custom_plans > generic_plans
          """
        ) { row throws(AppError) in "\(row.integer(0)) to \(row.integer(1)): \(row.text(2))" }
      }
      #expect(again == [])
    }
  }
}

/// A server that knows all items.
private struct AllKnown: KnownItems {
  func includes(_ item: ItemOutline) -> Bool { true }

  func includes(_ person: ItemOutline.Person) -> Bool { true }
}
