import AppValues
import Entities
import Foundation
import Post
import PostActions
import Profile
import SocialBackend
import SocialNetworking
import SocialTestSupport
import Testing
import Timeline

@Suite("Writing while a server can't be reached", .timeLimit(.minutes(1)))
struct OutboxSendingTests {
  @Test("keeps it, shows it as waiting, and sends it in order when the server is back")
  func order() async throws {
    let world = try OutboxWorld(honoursKeys: true)
    let me = try world.started()
    world.server.setDown(true)
    let first = try await me.say("one")
    try await me.say("two")
    let comment = try await me.say("on one", on: first.id)
    #expect(first.delivery == .waiting && comment.replyTo?.excerpt?.text == "one")
    #expect(try await me.waiting() == ["one", "two", "on one"])
    world.server.setDown(false)
    let again = try world.started()
    let round = try await world.later(again)
    #expect(round.sent == 3 && round.stopped == nil)
    #expect(world.server.texts == ["one", "two", "on one"])
    #expect(world.server.statuses[2].parent == world.server.statuses[0].id)
    #expect(try await again.waiting().isEmpty)
    #expect(try await again.post.thread(of: first.id).post.id.rawValue == world.server.statuses[0].id)
  }

  @Test("sends what is written later after what waits, though the server is back by then")
  func behind() async throws {
    let world = try OutboxWorld(honoursKeys: true)
    let me = try world.started()
    world.server.setDown(true)
    try await me.say("first")
    world.server.setDown(false)
    let second = try await me.say("second")
    #expect(second.delivery == .sent && world.server.texts == ["first", "second"])
  }

  @Test("has one state of a mark and a follow, not their history")
  func states() async throws {
    let world = try OutboxWorld(honoursKeys: true)
    let me = try world.started()
    let post = try await me.say("hello")
    _ = try await me.profile.user(ID("bob"))
    world.server.setDown(true)
    let actions = me.postActions
    #expect(try await actions.set(.liked, to: true, on: post.id).marks.isLiked)
    _ = try await actions.set(.liked, to: false, on: post.id)
    _ = try await actions.set(.liked, to: true, on: post.id)
    let relations = try me.relations.orUnsupported()
    #expect(try await relations.follow(ID("bob")).relationship.isFollowing)
    #expect(try await me.outbox.orUnsupported().summary().waiting == 2)
    #expect(try await me.postLookup.posts([post.id]).first?.marks.isLiked == true)
    world.server.setDown(false)
    try await world.later(me)
    #expect(world.server.calls.filter { $0.contains("avourite") } == ["POST statuses/s1/favourite"])
    #expect(world.server.statuses.first?.isLiked == true && world.server.following == ["bob"])
  }

  @Test("keeps what the server refuses, with its words, and sends the rest")
  func conflict() async throws {
    let world = try OutboxWorld(honoursKeys: true)
    let me = try world.started()
    world.server.setDown(true)
    let refused = try await me.say("far too long")
    try await me.say("about it", on: refused.id)
    try await me.say("fine")
    world.server.setDown(false)
    world.server.plan(.refused(422, "Validation failed: Text is too long"))
    #expect(try await world.later(me).refused == 1)
    #expect(world.server.texts == ["fine"])
    let outbox = try me.outbox.orUnsupported()
    let item = try #require(try await outbox.items().first)
    #expect(item.state == .failed(OutboxFailure(.rejected, words: "Validation failed: Text is too long")))
    #expect(try await me.timeline.waiting(in: .home).first?.post.delivery == .failed)
    try await outbox.edit(item.id, text: "short")
    try await world.later(me)
    #expect(world.server.texts == ["fine", "short", "about it"])
  }

  @Test("tells at once what the server refuses while it's there, and keeps nothing of it")
  func atOnce() async throws {
    let world = try OutboxWorld(honoursKeys: true)
    let me = try world.started()
    world.server.plan(.refused(422, "Validation failed"), .refused(401, "The access token was revoked"))
    await #expect(throws: AppError.invalid(.request, .malformed)) { try await me.say("hello") }
    await #expect(throws: AppError.unauthenticated) { try await me.say("hello") }
    #expect(try await me.waiting().isEmpty)
  }

  @Test("keeps what waits while the session has ended, however long that is")
  func signedOut() async throws {
    let world = try OutboxWorld(honoursKeys: true)
    let me = try world.started()
    world.server.setDown(true)
    try await me.say("hello")
    world.server.setDown(false)
    world.server.plan(.refused(401, "The access token was revoked"))
    #expect(try await world.later(me).stopped == .unauthenticated)
    for _ in 1...25 {
      world.server.plan(.refused(401, "The access token was revoked"))
      try await world.later(me)
    }
    let item = try #require(try await me.outbox.orUnsupported().items().first)
    #expect(item.state == .waiting && item.attempts == 26)
    try await world.later(me)
    #expect(world.server.texts == ["hello"])
  }

  @Test("tells that an edit met another one, and that a post is gone")
  func edits() async throws {
    let world = try OutboxWorld(honoursKeys: true)
    let me = try world.started()
    let (one, two) = (try await me.say("one"), try await me.say("two"))
    let writing = try me.postWriting.orUnsupported()
    world.server.setDown(true)
    let edited = try await writing.edit(one.id, PostEdit(PostContent("one!"), basedOn: nil))
    #expect(edited.text == "one!" && edited.delivery == .waiting)
    _ = try await writing.edit(two.id, PostEdit(PostContent("two!"), basedOn: Timestamp(milliseconds: 1)))
    world.server.setDown(false)
    #expect(try await world.later(me).refused == 1)
    #expect(world.server.texts == ["one!", "two"])
    #expect(try await me.outbox.orUnsupported().items().first?.state == .failed(OutboxFailure(.conflict)))
    world.server.setDown(true)
    try await me.postActions.delete(one.id)
    #expect(try await me.postLookup.posts([one.id]).isEmpty)
    world.server.setDown(false)
    try await world.later(me)
    #expect(world.server.texts == ["two"])
  }

  @Test("knows its own edit again when the answer was lost")
  func lostEdit() async throws {
    let world = try OutboxWorld(honoursKeys: true)
    let me = try world.started()
    let post = try await me.say("one")
    world.clock.advance(seconds: 60)
    // It's sent three times before anyone is told.
    world.server.plan(.lost, .lost, .lost)
    let edit = PostEdit(PostContent("one!"), basedOn: nil)
    #expect(try await me.postWriting.orUnsupported().edit(post.id, edit).delivery == .waiting)
    let round = try await world.later(me)
    #expect(round.sent == 1 && round.refused == 0)
    #expect(world.server.texts == ["one!"])
    #expect(world.server.calls.count { $0 == "PUT statuses/s1" } == 3)
  }

  @Test("sends what it says in the end, though it's changed while its photos are uploaded")
  func changedInTheMiddle() async throws {
    let world = try OutboxWorld(honoursKeys: true)
    let (server, me) = (world.server, try world.started())
    let path = try TinyPhoto.write(to: world.folder)
    server.setDown(true)
    let photo = try await me.postWriting.orUnsupported().addPhoto(
      NewPhoto(file: LocalFile(path: path), alt: "A lake"))
    try await me.say("a lake", photos: [photo.id])
    server.setDown(false)
    let outbox = try me.outbox.orUnsupported()
    let item = try #require(try await outbox.items().first)
    server.watch { moment in
      guard moment == .arrived else { return }
      server.watch(nil)
      do throws(AppError) {
        try await outbox.edit(item.id, text: "a pond")
      } catch {
        Issue.record(error)
      }
    }
    #expect(try await world.later(me).sent == 1)
    #expect(server.texts == ["a pond"] && server.statuses.first?.media.count == 1)
  }

  @Test("takes copies of photos along, and uploads them again when the server has forgotten them")
  func photos() async throws {
    let world = try OutboxWorld(honoursKeys: true)
    let me = try world.started()
    let writing = try me.postWriting.orUnsupported()
    let path = try TinyPhoto.write(to: world.folder)
    let new = NewPhoto(file: LocalFile(path: path), alt: "A lake")
    let uploaded = try await writing.addPhoto(new)
    world.server.setDown(true)
    let waiting = try await writing.addPhoto(new)
    try FileManager.default.removeItem(atPath: path)
    let post = try await me.say("a lake", photos: [uploaded.id, waiting.id])
    #expect(post.photos.map(\.alt) == ["A lake", "A lake"])
    world.server.forgetMedia()
    world.server.setDown(false)
    try await world.later(me)
    let media = try #require(world.server.statuses.first?.media)
    #expect(media.count == 2 && Set(media).isDisjoint(with: [uploaded.id.rawValue, waiting.id.rawValue]))
  }

  @Test("says that a photo isn't found, with the server and without", arguments: [false, true])
  func missingPhoto(isDown: Bool) async throws {
    let world = try OutboxWorld(honoursKeys: true)
    let writing = try world.started().postWriting.orUnsupported()
    world.server.setDown(isDown)
    await #expect(throws: AppError.invalid(.photo, .missing)) {
      try await writing.addPhoto(NewPhoto(file: LocalFile(path: "/nonexistent/lake.jpg"), alt: "A lake"))
    }
  }
}
