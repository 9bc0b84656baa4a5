import AppValues
import Entities
import MastodonAPI
import Post
import PostActions
import SocialBackend
import SocialTestSupport
import Testing
import Timeline

@Suite("Edits of an author that come after one another", .timeLimit(.minutes(1)))
struct OutboxEditTests {
  private func edit(_ id: ID<Post>, _ text: String, _ me: Repositories) async throws {
    _ = try await me.postWriting.orUnsupported().edit(id, PostEdit(PostContent(text), basedOn: nil))
  }

  @Test("are no conflict, though the answer to the first one was lost")
  func lost() async throws {
    let world = try OutboxWorld(honoursKeys: true)
    let me = try world.started()
    let post = try await me.say("one")
    world.clock.advance(seconds: 60)
    // It's sent three times before anyone is told.
    world.server.plan(.lost, .lost, .lost)
    try await edit(post.id, "one!", me)
    try await edit(post.id, "one?", me)
    #expect(try await me.waiting() == ["one!", "one?"])
    let round = try await world.later(me)
    #expect(round.sent == 2 && round.refused == 0)
    #expect(world.server.texts == ["one?"])
  }

  @Test("say which version they change, and are refused with their text where there's another one")
  func version() async throws {
    let world = try OutboxWorld(honoursKeys: true)
    let (server, me) = (world.server, try world.started())
    let post = try await me.say("one")
    let writing = try me.postWriting.orUnsupported()
    server.setDown(true)
    try await edit(post.id, "two", me)
    server.setDown(false)
    try await world.later(me)
    let edited = try #require(try await me.postLookup.posts([post.id]).first)
    // Someone else's edit comes in between.
    server.plan(.refused(412, "Changed"))
    await #expect(throws: AppError.conflict) {
      try await writing.edit(post.id, PostEdit(PostContent("three"), basedOn: edited.editedAt))
    }
    server.setDown(true)
    _ = try await writing.edit(post.id, PostEdit(PostContent("four"), basedOn: edited.editedAt))
    server.setDown(false)
    server.plan(.refused(412, "Changed"))
    #expect(try await world.later(me).refused == 1)
    let item = try #require(try await me.outbox.orUnsupported().items().first)
    #expect(item.state == .failed(OutboxFailure(.conflict, words: "Changed")))
    #expect(item.write.content?.text == "four" && server.texts == ["two"])
    let times = [post.createdAt, try #require(edited.editedAt), try #require(edited.editedAt)]
    #expect(server.versions == times.map { MastodonStatusVersion(at: $0).tag })
  }

  @Test("are no conflict, though the first one was made before the server had the post")
  func beforeThePost() async throws {
    let world = try OutboxWorld(honoursKeys: true)
    let me = try world.started()
    world.server.plan(.lost)
    let post = try await me.say("one")
    try await edit(post.id, "one!", me)
    world.server.plan(.cut)
    try await world.later(me)
    #expect(try await me.waiting() == ["one!"])
    let home = try await asked { try await me.timeline.page(of: .home, PageRequest()) }
    #expect(home.items.map(\.post.text) == ["one!"])
    #expect(try await me.postLookup.posts([post.id]).map(\.text) == ["one!"])
    try await edit(post.id, "one?", me)
    #expect(world.server.texts == ["one?"])
    #expect(try await me.waiting().isEmpty)
  }

  /// A photo that couldn't be uploaded.
  private func waitingPhoto(_ world: OutboxWorld, _ me: Repositories) async throws -> Photo {
    let file = LocalFile(path: try TinyPhoto.write(to: world.folder))
    return try await me.postWriting.orUnsupported().addPhoto(NewPhoto(file: file, alt: "A lake"))
  }

  @Test("have photos that couldn't be uploaded before, also where nothing else waits")
  func photo() async throws {
    let world = try OutboxWorld(honoursKeys: true)
    let (server, me) = (world.server, try world.started())
    let post = try await me.say("one")
    server.setDown(true)
    let photo = try await waitingPhoto(world, me)
    server.setDown(false)
    let edit = PostEdit(PostContent("two", photos: [photo.id]), basedOn: nil)
    let edited = try await me.postWriting.orUnsupported().edit(post.id, edit)
    #expect(edited.text == "two" && edited.photos.count == 1 && edited.delivery == .sent)
    #expect(server.statuses.first?.media.count == 1)
  }

  @Test("keep the photos that an edit before them adds, which waits")
  func photoOfEdit() async throws {
    let world = try OutboxWorld(honoursKeys: true)
    let (server, me) = (world.server, try world.started())
    let post = try await me.say("one")
    server.setDown(true)
    let photo = try await waitingPhoto(world, me)
    let writing = try me.postWriting.orUnsupported()
    let edit = PostEdit(PostContent("two", photos: [photo.id]), basedOn: nil)
    #expect(try await writing.edit(post.id, edit).photos.map(\.alt) == ["A lake"])
    let seen = try #require(try await world.started().postLookup.posts([post.id]).first)
    #expect(seen.photos.map(\.alt) == ["A lake"])
    var second = PostEdit(of: seen)
    second.content.text = "three"
    _ = try await writing.edit(post.id, second)
    server.setDown(false)
    try await world.later(me)
    #expect(server.texts == ["three"] && server.statuses.first?.media.count == 1)
  }

  @Test("keep the photos of a post or of an edit whose answer was lost", arguments: [true, false])
  func photoOfLost(isPost: Bool) async throws {
    let world = try OutboxWorld(honoursKeys: true)
    let (server, me) = (world.server, try world.started())
    let writing = try me.postWriting.orUnsupported()
    server.setDown(true)
    let photo = try await waitingPhoto(world, me)
    server.setDown(false)
    var post: Post
    if isPost {
      // What comes first is the upload.
      server.plan(.through, .lost)
      post = try await me.say("one", photos: [photo.id])
    } else {
      post = try await me.say("zero")
      world.clock.advance(seconds: 60)
      server.plan(.through, .lost)
      let edit = PostEdit(PostContent("one", photos: [photo.id]), basedOn: nil)
      post = try await writing.edit(post.id, edit)
    }
    #expect(post.delivery == .waiting && post.photos.map(\.alt) == ["A lake"])
    var edit = PostEdit(of: post)
    edit.content.text = "two"
    _ = try await writing.edit(post.id, edit)
    let round = try await world.later(me)
    #expect(round.sent == 2 && round.refused == 0)
    #expect(server.texts == ["two"] && server.statuses.first?.media.count == 1)
    #expect(server.calls.count { $0 == "POST media" } == 1)
  }
}
