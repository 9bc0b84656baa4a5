import AppValues
import Entities
import Post
import SocialFiles
import SocialOfflineStore
import SocialTestSupport
import Testing

@Suite("The queue of the outbox", .timeLimit(.minutes(1)))
struct OutboxQueueTests {
  @Test("has what was written in its order, once for each key, also after it was opened again")
  func order() async throws {
    try await StoreWorld.with { world in
      let outbox = world.store.outbox
      let first = try await outbox.add(.post("one"), key: PublishKey("a"))
      _ = try await outbox.add(.like("7"), key: .unique())
      _ = try await outbox.add(.post("two"), key: PublishKey("b"))
      #expect(try await outbox.add(.post("one, again"), key: PublishKey("a")) == first)
      #expect(try await outbox.items().map(\.write) == [.post("one"), .like("7"), .post("two")])
      let again = world.reopened().outbox
      #expect(try await again.items().map(\.write) == [.post("one"), .like("7"), .post("two")])
      #expect(try await again.next()?.write == .post("one"))
    }
  }

  @Test("keeps the last of what was decided about the same, and nothing about what is deleted")
  func replacing() async throws {
    try await StoreWorld.with { world in
      let outbox = world.store.outbox
      for isLiked in [true, false, true, false] {
        _ = try await outbox.add(.mark(post: ID("7"), mark: .liked, isSet: isLiked), key: .unique())
      }
      _ = try await outbox.add(.mark(post: ID("7"), mark: .bookmarked, isSet: true), key: .unique())
      #expect(
        try await outbox.items().map(\.write) == [
          .mark(post: ID("7"), mark: .liked, isSet: false),
          .mark(post: ID("7"), mark: .bookmarked, isSet: true),
        ])
      _ = try await outbox.add(.delete(post: ID("7"), keepsPhotos: false), key: .unique())
      #expect(try await outbox.items().map(\.write) == [.delete(post: ID("7"), keepsPhotos: false)])
    }
  }

  @Test("changes an edit that waits, which stays based on what its author saw, unless it was refused")
  func edits() async throws {
    try await StoreWorld.with { world in
      let outbox = world.store.outbox
      let seen = Timestamp(milliseconds: 5)
      let first = PostEdit(PostContent("better"), basedOn: seen)
      let second = PostEdit(PostContent("best"), basedOn: Timestamp(milliseconds: 9))
      _ = try await outbox.add(.edit(post: ID("7"), edit: first), key: .unique())
      _ = try await outbox.add(.edit(post: ID("7"), edit: second), key: .unique())
      #expect(
        try await outbox.items().map(\.write) == [
          .edit(post: ID("7"), edit: PostEdit(PostContent("best"), basedOn: seen))
        ])
      try await outbox.fail(try #require(try await outbox.next()).id, OutboxFailure(.conflict))
      _ = try await outbox.add(.edit(post: ID("7"), edit: second), key: .unique())
      #expect(try await outbox.items().map(\.write) == [.edit(post: ID("7"), edit: second)])
      #expect(try await outbox.next()?.state == .waiting)
    }
  }

  @Test("edits and deletes what was never sent right here")
  func unsent() async throws {
    try await StoreWorld.with { world in
      let outbox = world.store.outbox
      let post = try await world.queued(.post("draft"))
      _ = try await outbox.add(
        .edit(post: ID(waiting: post), edit: PostEdit(PostContent("done"), basedOn: nil)), key: .unique())
      #expect(try await outbox.items().map(\.write) == [.post("done")])
      _ = try await outbox.add(.like(ID<Post>(waiting: post).rawValue), key: .unique())
      _ = try await outbox.add(.post("well said", on: ID(waiting: post)), key: .unique())
      let deletion = OutboxWrite.delete(post: ID(waiting: post), keepsPhotos: false)
      #expect(try await outbox.add(deletion, key: .unique()) == .undone)
      let rest = try await outbox.items()
      #expect(rest.map(\.write) == [.post("well said", on: ID(waiting: post))])
      #expect(rest.first?.state == .failed(OutboxFailure(.gone)))
    }
  }

  @Test("leaves what the server may have alone: what changes it is sent after it")
  func maybeSent() async throws {
    try await StoreWorld.with { world in
      let outbox = world.store.outbox
      let post = try await world.queued(.post("hello"))
      let read = try #require(try await outbox.next())
      #expect(try await outbox.begin(read, settled: world.clock.clock.now()))
      await #expect(throws: AppError.conflict) { try await outbox.edit(post, text: "bye") }
      let edit = PostEdit(PostContent("bye"), basedOn: nil)
      _ = try await outbox.add(.edit(post: ID(waiting: post), edit: edit), key: .unique())
      _ = try await outbox.add(.delete(post: ID(waiting: post), keepsPhotos: false), key: .unique())
      #expect(
        try await outbox.items().map(\.write) == [
          .post("hello"), .delete(post: ID(waiting: post), keepsPhotos: false),
        ])
      let again = world.reopened().outbox
      let item = try await again.next()
      #expect(item?.state == .sending && item?.attempts == 1)
    }
  }

  @Test("doesn't let what was changed or dropped be sent as it was read before")
  func changedBefore() async throws {
    try await StoreWorld.with { world in
      let (outbox, now) = (world.store.outbox, world.clock.clock.now())
      let post = try await world.queued(.post("hello"))
      let first = try #require(try await outbox.next())
      try await outbox.edit(post, text: "bye")
      #expect(try await outbox.begin(first, settled: now) == false)
      let second = try #require(try await outbox.next())
      #expect(second.write == .post("bye") && second.state == .waiting)
      try await outbox.drop(post)
      #expect(try await outbox.begin(second, settled: now) == false)
    }
  }

  @Test("counts how often the server was reached with something, also where that came before it was sent")
  func attempts() async throws {
    try await StoreWorld.with { world in
      let (outbox, now) = (world.store.outbox, world.clock.clock.now())
      let post = try await world.queued(.post("hello"))
      for (begins, counts, sum) in [(true, false, 0), (false, true, 1), (true, true, 2), (false, false, 2)] {
        let item = try #require(try await outbox.next())
        if begins { #expect(try await outbox.begin(item, settled: now)) }
        try await outbox.putOff(item, until: now, maybeSent: false, counts: counts)
        #expect(try await outbox.item(post)?.attempts == sum)
      }
    }
  }

  @Test("sends a comment after the post that it's on, which then has its real id")
  func dependency() async throws {
    try await StoreWorld.with { world in
      let outbox = world.store.outbox
      let post = try await world.queued(.post("hello"))
      let comment = try await world.queued(.post("and welcome", on: ID(waiting: post)))
      _ = try await outbox.add(.post("other"), key: .unique())
      try await outbox.fail(post, OutboxFailure(.rejected, words: "Text is too long"))
      #expect(try await outbox.next()?.write == .post("other"))
      try await outbox.retry(post)
      #expect(try await outbox.next()?.id == post)
      try await outbox.finish(post, as: ID("01JREAL"))
      let next = try await outbox.next()
      #expect(next?.id == comment)
      #expect(try await outbox.resolved(try #require(next).write) == .post("and welcome", on: ID("01JREAL")))
      #expect(try await outbox.post(of: post) == ID("01JREAL"))
    }
  }

  @Test("says what became of a key that was sent already")
  func sentKey() async throws {
    try await StoreWorld.with { world in
      let outbox = world.store.outbox
      let post = try await world.queued(.post("hello"), key: PublishKey("k"))
      try await outbox.finish(post, as: ID("9"))
      #expect(try await outbox.add(.post("hello"), key: PublishKey("k")) == .sent(ID("9")))
      #expect(try await outbox.known(among: [ID("8"), ID("9")]) == [ID("9")])
    }
  }

  @Test("keeps what was refused, with the server's words, until it's edited or dropped")
  func refused() async throws {
    try await StoreWorld.with { world in
      let outbox = world.store.outbox
      let post = try await world.queued(.post("too long"))
      let failure = OutboxFailure(.rejected, words: "Validation failed")
      try await outbox.fail(post, failure)
      #expect(try await outbox.next() == nil)
      #expect(try await outbox.item(post)?.state == .failed(failure))
      try await outbox.edit(post, text: "short")
      #expect(try await outbox.item(post)?.state == .waiting)
      #expect(try await outbox.next()?.write == .post("short"))
      try await outbox.drop(post)
      #expect(try await outbox.isEmpty())
      await #expect(throws: AppError.notFound) { try await outbox.drop(post) }
    }
  }

  @Test("is read page by page, from the oldest on, and says how much there is")
  func pages() async throws {
    try await StoreWorld.with { world in
      let (outbox, now) = (world.store.outbox, world.clock.clock.now())
      for number in 1...5 { _ = try await world.queued(.post("\(number)")) }
      let first = try await outbox.page(PageRequest(limit: 2))
      #expect(first.items.map(\.write) == [.post("1"), .post("2")] && first.newer == nil)
      // What comes and goes meanwhile moves nothing.
      try await outbox.drop(first.items[1].id)
      let second = try await outbox.page(PageRequest(.before(try #require(first.older)), limit: 3))
      #expect(second.items.map(\.write) == [.post("3"), .post("4"), .post("5")] && second.older == nil)
      await #expect(throws: AppError.invalid(.cursor, .malformed)) {
        try await outbox.page(PageRequest(.before(Cursor("x"))))
      }
      #expect(try await !outbox.summary().isPutOff)
      try await outbox.fail(second.items[0].id, OutboxFailure(.rejected))
      try await outbox.fail(second.items[1].id, OutboxFailure(.unavailable))
      try await outbox.putOff(first.items[0], until: now, maybeSent: false, counts: true)
      let summary = try await outbox.summary()
      #expect(summary.waiting == 2 && summary.refused == 2 && summary.isPutOff)
      try await outbox.retryRefused()
      #expect(try await outbox.items().map(\.state) == [.waiting, .waiting, .sending, .waiting])
    }
  }

  @Test("says what waits about certain posts and people, by the ids that they have now")
  func subjects() async throws {
    try await StoreWorld.with { world in
      let outbox = world.store.outbox
      let post = try await world.queued(.post("hello"))
      let waiting = ID<Post>(waiting: post)
      let edit = PostEdit(PostContent("bye"), basedOn: nil)
      for write in [
        OutboxWrite.like("7"), .like("8"), .like(waiting.rawValue), .post("well said", on: waiting),
        .post("indeed", on: ID("7")), .edit(post: ID("7"), edit: edit),
        .follow(person: ID("ken"), handle: "ken", isSet: true, notices: nil, shares: nil),
      ] { _ = try await outbox.add(write, key: .unique()) }
      #expect(try await outbox.changes(of: [ID("7")]) == [.like("7"), .edit(post: ID("7"), edit: edit)])
      #expect(try await outbox.changes(of: [waiting, ID("8")]) == [.like("8"), .like(waiting.rawValue)])
      #expect(try await outbox.posts().map(\.write) == [.post("hello")])
      #expect(try await outbox.comments(on: [waiting]).map(\.write) == [.post("well said", on: waiting)])
      try await outbox.finish(post, as: ID("9"))
      #expect(try await outbox.changes(of: [ID("9")]) == [.like("9")])
      #expect(
        try await outbox.comments(on: [ID("9"), ID("7")]).map(\.write) == [
          .post("well said", on: waiting), .post("indeed", on: ID("7")),
        ])
      #expect(try await outbox.posts().isEmpty)
      #expect(try await outbox.follows(of: [ID("ken"), ID("bob")]).count == 1)
      #expect(try await outbox.follows(of: [ID("bob")]).isEmpty)
      try await outbox.fail(try #require(try await outbox.next()).id, OutboxFailure(.gone))
      #expect(try await outbox.changes(of: [ID("7")]) == [.edit(post: ID("7"), edit: edit)])
    }
  }

  @Test("tells those who listen")
  func news() async throws {
    try await StoreWorld.with { world in
      var changes = world.store.outbox.changes().makeAsyncIterator()
      _ = try await world.queued(.post("hello"))
      #expect(await changes.next() == .changed)
    }
  }

  @Test("doesn't drop what is being sent before it's known what becomes of it")
  func droppedWhileSending() async throws {
    try await StoreWorld.with { world in
      let (outbox, now) = (world.store.outbox, world.clock.clock.now())
      let post = try await world.queued(.post("hello"))
      let turn = try await outbox.holdTurn()
      #expect(try await outbox.begin(try #require(try await outbox.next()), settled: now))
      let dropping = Task { try await outbox.drop(post) }
      try await outbox.finish(post, as: ID("9"))
      turn.release()
      await #expect(throws: AppError.notFound) { try await dropping.value }
    }
  }
}
