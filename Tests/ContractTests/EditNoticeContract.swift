import AppValues
import Entities
import Notifications
import Post
import PostActions
import Profile
import SocialBackend
import SocialDatabase
import SocialTestSupport
import Testing

@Suite("Notices of edits")
struct EditNoticeContract {
  @Test("reach those who liked or shared the post, once a day", arguments: BackendKind.available)
  func once(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol", "dave", "erin"])
      let (alice, bob, carol, dave, erin) = (people[0], people[1], people[2], people[3], people[4])
      var post = try await alice.post("hello")
      for person in [alice, bob] { _ = try await person.can.postActions.like(post.id) }
      for person in [bob, carol] { _ = try await person.can.postActions.share(post.id) }
      _ = try await dave.can.postActions.like(post.id)
      _ = try await dave.can.postActions.unlike(post.id)
      try await erin.post("hi", on: post)
      try await alice.can.notifications.marks.orUnsupported().dismissAll()
      for number in 1...3 {
        post = try await alice.edit(post) { $0.text = "hello \(number)" }
        for person in [bob, carol] {
          #expect(try await person.notices() == [.edit])
          let notice = try #require(
            try await person.can.notifications.list.page(.all, PageRequest()).items.first)
          #expect(
            notice.from.handle == "alice" && notice.post?.text == "hello \(number)" && notice.others == 0)
          // One that was read stays so, and one that was dismissed stays away.
          #expect(notice.isRead == (number > 1))
          try await person.can.notifications.marks.orUnsupported().markAllRead()
        }
        world.clock.advance(seconds: 600)
      }
      for person in [alice, dave, erin] { #expect(try await person.notices() == []) }
      // People who like it later are notified of later edits; the others have been notified that day.
      _ = try await dave.can.postActions.like(post.id)
      try await bob.can.notifications.marks.orUnsupported().dismissAll()
      post = try await alice.edit(post) { $0.text = "bye" }
      #expect(try await dave.notices() == [.edit])
      #expect(try await bob.notices() == [])
      // A day after, one comes in the place of the one before, be that read, dismissed or neither.
      try await carol.can.notifications.marks.orUnsupported().markAllRead()
      world.clock.advance(seconds: 86_400)
      post = try await alice.edit(post) { $0.text = "back again" }
      for person in [bob, carol, dave] {
        #expect(try await person.notices() == [.edit])
        #expect(try await person.can.notifications.marks.orUnsupported().unreadCount() == 1)
      }
      try await alice.can.postActions.delete(post.id)
      for person in people[1...3] { #expect(try await person.notices() == []) }
    }
  }

  @Test("come by themselves, also to another process", arguments: BackendKind.available)
  func live(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let post = try await people[0].post("hello")
      _ = try await people[1].can.postActions.like(post.id)
      let interactor = NotificationsInteractor(
        ports: people[1].can.notifications, viewer: .signedIn(people[1].session), alerts: nil)
      var arrivals = try interactor.arrivals().makeAsyncIterator()
      try await arrivals.begin()
      try await people[0].edit(post) { $0.text = "hello again" }
      #expect(try await arrivals.next()?.map(\.kind) == [.edit])
    }
  }

  @Test(
    "don't reach people who no longer see the post, or don't want them",
    arguments: BackendKind.available)
  func kept(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join([
        "alice", "left", "blocks", "blocked", "mutes", "tired", "picky", "fan",
      ])
      let (alice, others) = (people[0], people[1...])
      for person in others { try await person.follow(alice) }
      let post = try await alice.post("for you", for: .followers)
      for person in others { _ = try await person.can.postActions.like(post.id) }
      try await alice.can.notifications.marks.orUnsupported().dismissAll()
      _ = try await people[1].can.relating.unfollow(alice.id)
      _ = try await people[2].can.relating.block(alice.id)
      _ = try await alice.can.relating.block(people[3].id)
      _ = try await people[4].can.relating.mute(alice.id, until: nil, notices: false)
      _ = try await people[5].can.postActions.muteConversation(of: post.id)
      _ = try await people[6].can.notifications.settings.orUnsupported().change(
        NoticeSettingsChange(audiences: [.edit: .nobody]))
      try await alice.edit(post) { $0.text = "for you alone" }
      for person in others {
        #expect(try await person.notices() == (person.session.handle == "fan" ? [.edit] : []))
      }
      // What was kept from someone is not told when they could hear it again.
      try await people[1].follow(alice)
      _ = try await people[4].can.relating.unmute(alice.id)
      for person in others.dropLast() { #expect(try await person.notices() == []) }
    }
  }

  @Test(
    "reach everybody once, however many like the post, also after a crash", arguments: BackendKind.available)
  func many(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "first", "last"])
      var post = try await people[0].post("hello")
      _ = try await people[1].can.postActions.like(post.id)
      // Of those who are looked at, the author among them, but not told, some fill a step.
      _ = try await people[0].can.postActions.like(post.id)
      try await world.addLikes(428, of: post, by: people[0])
      for person in people[1...] { _ = try await person.can.postActions.share(post.id) }
      try await people[0].can.notifications.marks.orUnsupported().dismissAll()
      let author = Int64(people[0].id.rawValue) ?? 0
      for text in ["hello all", "hello, everybody"] {
        post = try await people[0].edit(post) { $0.text = text }
        await world.finish()
        let all = try await world.told(of: post).filter { $0 != author }
        #expect(all.count == 430 && Set(all).count == 430)
      }
      let all = try await world.told(of: post)
      try await world.forgetTelling("fans", of: post, behind: all[214])
      #expect(try await world.backend.check() == [])
      await world.runOnce()
      await world.finish()
      #expect(try await world.told(of: post) == all)
      for person in people[1...] { #expect(try await person.notices() == [.edit]) }
    }
  }
}

extension World {
  /// Adds people who like a post and do nothing else.
  fileprivate func addLikes(_ count: Int, of post: Post, by person: Person) async throws {
    let (number, author) = (Int64(post.id.rawValue) ?? 0, Int64(post.author.id.rawValue) ?? 0)
    let people = try await addPeople(count, like: person)
    try await database.write { connection throws(AppError) in
      for id in people {
        try connection.submit(
          "INSERT INTO post_like (post_id, person_id, author_id, id) VALUES (\(number), \(id), \(author), \(id))"
        )
      }
      try connection.submit("UPDATE post SET like_count = like_count + \(count) WHERE id = \(number)")
    }
  }
}
