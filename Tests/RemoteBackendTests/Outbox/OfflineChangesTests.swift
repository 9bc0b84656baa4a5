import AppValues
import Entities
import Notifications
import Post
import PostActions
import Profile
import Search
import SocialBackend
import SocialNetworking
import SocialOfflineStore
import SocialTestSupport
import Testing
import Timeline

@testable import SocialRemoteBackend

@Suite("What waits to be sent", .timeLimit(.minutes(1)))
struct OfflineChangesTests {
  @Test("is on the profile of whom it follows or unfollows")
  func follows() async throws {
    let world = try OutboxWorld(honoursKeys: true)
    let me = try world.started()
    let person = ID<User>("ken")
    #expect(try await !me.profile.user(person).relationship.isFollowing)
    world.server.setDown(true)
    _ = try await me.relations.orUnsupported().follow(person, FollowTerms(shares: false))
    let again = try world.started()
    let shown = try await again.profile.user(person).relationship
    #expect(shown.isFollowing && shown.isHidingShares)
    _ = try await again.relations.orUnsupported().unfollow(person)
    #expect(try await !again.profile.user(person).relationship.isFollowing)
    _ = try await again.relations.orUnsupported().follow(person, FollowTerms())
    world.server.setDown(false)
    #expect(try await again.profile.user(person).relationship.isFollowing)
    #expect(world.server.following.isEmpty)
    try await world.later(again)
    #expect(try await again.profile.user(person).relationship.isFollowing)
    #expect(world.server.following == ["ken"])
    world.server.setDown(true)
    #expect(try await world.started().profile.user(person).relationship.isFollowing)
  }

  @Test("can be a follow of someone who is known from a post only")
  func author() async throws {
    let world = try OutboxWorld(honoursKeys: true)
    let me = try world.started()
    world.server.publish("Good morning", by: "ken")
    _ = try await me.timeline.page(of: .home, PageRequest())
    world.server.setDown(true)
    let again = try world.started()
    let ken = try await again.profile.user(handle: "ken")
    #expect(ken.id == ID("ken") && !ken.relationship.isFollowing)
    let relations = try again.relations.orUnsupported()
    #expect(try await relations.follow(ken.id, FollowTerms()).relationship.isFollowing)
    #expect(try await again.profile.user(ken.id).relationship.isFollowing)
    _ = try await relations.unfollow(ken.id)
    _ = try await relations.follow(ken.id, FollowTerms())
    await #expect(throws: AppError.offline) { try await relations.follow(ID("bob"), FollowTerms()) }
    #expect(try await again.outbox.orUnsupported().summary().waiting == 1)
    world.server.setDown(false)
    try await world.later(again)
    #expect(world.server.following == ["ken"])
  }

  @Test("is told to whom it's done, until it's sent")
  func told() async throws {
    let world = try OutboxWorld(honoursKeys: true)
    let me = try world.started()
    let (post, other) = (try await me.say("hello"), try await me.say("bye"))
    #expect(try await !me.profile.user(ID("ken")).relationship.isFollowWaiting)
    world.server.setDown(true)
    let liked = try await me.postActions.set(.liked, to: true, on: post.id)
    #expect(liked.marks.isLiked && liked.marks.waiting == [.liked])
    #expect(try await me.postActions.delete(other.id) == .waiting)
    let followed = try await me.relations.orUnsupported().follow(ID("ken"), FollowTerms())
    #expect(followed.relationship.isFollowWaiting && followed.readAt != nil)
    #expect(try await me.profile.user(ID("ken")).relationship.isFollowWaiting)
    let unsent = try await me.say("never mind")
    #expect(try await me.postActions.delete(unsent.id) == .sent)
    world.server.setDown(false)
    try await world.later(me)
    #expect(try await me.postLookup.posts([post.id]).map(\.marks.waiting) == [[]])
    #expect(try await !me.profile.user(ID("ken")).relationship.isFollowWaiting)
    let unliked = try await me.postActions.set(.liked, to: false, on: post.id)
    #expect(!unliked.marks.isLiked && unliked.marks.waiting.isEmpty)
  }

  @Test("doesn't wait where it's sent with what waited before")
  func sentAtOnce() async throws {
    let world = try OutboxWorld(honoursKeys: true)
    let me = try world.started()
    let (post, other) = (try await me.say("hello"), try await me.say("bye"))
    _ = try await me.profile.user(ID("ken"))
    world.server.setDown(true)
    try await me.say("later")
    world.server.setDown(false)
    world.clock.advance(seconds: 900)
    let liked = try await me.postActions.set(.liked, to: true, on: post.id)
    #expect(liked.marks.isLiked && liked.marks.waiting.isEmpty)
    #expect(try await me.outbox.orUnsupported().items().isEmpty)
    #expect(try await me.postActions.delete(other.id) == .sent)
    #expect(
      try await !me.relations.orUnsupported().follow(ID("ken"), FollowTerms()).relationship.isFollowWaiting)
  }

  @Test(
    "leaves someone followed who approves followers, when only the terms change", arguments: [true, false])
  func terms(isFollowing: Bool) {
    var relationship = Relationship()
    relationship.isFollowing = isFollowing
    let person = User(
      id: ID("ken"), handle: "ken", name: "Ken", bio: "", postCount: 0, followerCount: 0, followingCount: 0,
      isLocked: true, createdAt: Timestamp(milliseconds: 0), relationship: relationship)
    let shown = person.followed(true, FollowTerms(notices: true), waits: true).relationship
    #expect(shown.isFollowing == isFollowing && shown.hasRequestedToFollow == !isFollowing)
    #expect(shown.isWatching)
  }

  @Test("is on comments and on what they're on, too")
  func conversation() async throws {
    let world = try OutboxWorld(honoursKeys: true)
    let me = try world.started()
    let post = try await me.say("hello")
    let comment = try await me.say("hi", on: post.id)
    let other = try await me.say("hm", on: post.id)
    world.server.setDown(true)
    _ = try await me.postActions.set(.liked, to: true, on: comment.id)
    try await me.postActions.delete(other.id)
    _ = try await me.postWriting.orUnsupported().edit(
      post.id, PostEdit(PostContent("hello there"), basedOn: nil))
    let shared = try await me.postActions.set(.shared, to: true, on: post.id)
    #expect(shared.text == "hello there" && shared.marks.isShared)
    let comments = try await me.post.comments(on: post.id, PageRequest()).items.compactMap(\.comment.post)
    #expect(comments.map(\.text) == ["hi"] && comments.allSatisfy(\.marks.isLiked))
    let above = try await me.post.thread(of: comment.id).ancestors.compactMap(\.post?.text)
    #expect(above == ["hello there"])
  }

  @Test("is on notifications, search results, pinned posts and lists of people, too")
  func elsewhere() async throws {
    let world = try OutboxWorld(honoursKeys: true)
    let me = try world.started()
    let (post, other) = (try await me.say("hello"), try await me.say("bye"))
    let (search, people) = (me.search, try me.people.orUnsupported())
    let query = PostQuery("hello")
    let followers = PeopleList.followers(ID("me"))
    #expect(try await me.notifications.list.page(.all, PageRequest()).items.count == 2)
    #expect(try await me.postLookup.pinned(by: ID("me")).count == 2)
    #expect(try await search.people(matching: "ken", PageRequest()).items.map(\.handle) == ["ken"])
    _ = try await people.people(followers, PageRequest())
    world.server.setDown(true)
    _ = try await me.postActions.set(.liked, to: true, on: post.id)
    try await me.postActions.delete(other.id)
    _ = try await me.relations.orUnsupported().follow(ID("ken"), FollowTerms())
    for isDown in [true, false] {
      world.server.setDown(isDown)
      let notices = try await asked { try await me.notifications.list.page(.all, PageRequest()) }
      #expect(notices.items.map(\.post?.text) == ["hello"] && (notices.readAt != nil) == isDown)
      #expect(notices.items.first?.post?.marks.waiting == [.liked])
      let pinned = try await me.postLookup.pinned(by: ID("me"))
      #expect(pinned.map(\.text) == ["hello"] && pinned.allSatisfy(\.marks.isLiked))
      let list = try await people.people(followers, PageRequest()).items
      #expect(list.first { $0.handle == "ken" }?.relationship.isFollowWaiting == true)
      #expect(try await people.users([ID("ken")]).map(\.relationship.isFollowing) == [true])
    }
    let found = try await search.posts(matching: query, PageRequest()).items
    #expect(found.map(\.text) == ["hello"] && found.allSatisfy(\.marks.isLiked))
    let ken = try await search.people(matching: "ken", PageRequest()).items
    #expect(ken.map(\.relationship.isFollowing) == [true])
    #expect(try await world.later(me).sent == 3)
    #expect(try await me.notifications.list.page(.all, PageRequest()).items.first?.post?.marks.waiting == [])
  }

  @Test("isn't the deletion or the pinning of someone else's post, which the server would refuse")
  func ownOnly() async throws {
    let world = try OutboxWorld(honoursKeys: true)
    let mine = try await world.started().say("hello")
    let other = Session(
      id: ID("2"), user: ID("ken"), handle: "ken", name: "Ken", token: "other", server: world.session.server)
    let ken = try world.backend().repositories(for: .signedIn(other))
    _ = try await ken.post.thread(of: mine.id)
    world.server.setDown(true)
    await #expect(throws: AppError.forbidden) { try await ken.postActions.delete(mine.id) }
    await #expect(throws: AppError.forbidden) {
      try await ken.postActions.set(.pinned, to: true, on: mine.id)
    }
    await #expect(throws: AppError.offline) { try await ken.postActions.delete(ID("unknown")) }
    #expect(try await ken.waiting().isEmpty)
  }

  @Test("leaves a person as old as they are when the follow was sent")
  func age() async throws {
    let world = try OutboxWorld(honoursKeys: true)
    let me = try world.started()
    _ = try await me.profile.user(ID("ken"))
    let time = world.clock.clock.now()
    world.clock.advance(seconds: 3600)
    world.server.setDown(true)
    _ = try await me.relations.orUnsupported().follow(ID("ken"), FollowTerms())
    world.server.setDown(false)
    #expect(try await world.later(me).sent == 1)
    world.server.setDown(true)
    let ken = try await me.profile.user(ID("ken"))
    #expect(ken.readAt == time && ken.relationship.isFollowing && !ken.relationship.isFollowWaiting)
  }

  @Test("takes a post out of those that are pinned when it will be unpinned")
  func unpinned() async throws {
    let world = try OutboxWorld(honoursKeys: true)
    let me = try world.started()
    let post = try await me.say("hello")
    #expect(try await me.postLookup.pinned(by: ID("me")).map(\.id) == [post.id])
    world.server.setDown(true)
    #expect(try await me.postLookup.pinned(by: ID("me")).map(\.id) == [post.id])
    _ = try await me.postActions.set(.pinned, to: false, on: post.id)
    #expect(try await me.postLookup.pinned(by: ID("me")).isEmpty)
    #expect(try await me.postLookup.pinned(by: ID("ken")).isEmpty)
  }

  @Test("is known by the post that it's about")
  func about() async throws {
    let world = try OutboxWorld(honoursKeys: true)
    let me = try world.started()
    let post = try await me.say("old")
    world.server.setDown(true)
    let comment = try await me.say("well said", on: post.id)
    try await me.say("indeed", on: comment.id)
    _ = try await me.postActions.set(.liked, to: true, on: post.id)
    let items = try await me.outbox.orUnsupported().items()
    #expect(items.map(\.about?.excerpt?.text) == ["old", "well said", "old"])
  }

  @Test("stays while the server can't prove to be it, and what was read is shown")
  func unverified() async throws {
    let world = try OutboxWorld(honoursKeys: true)
    let me = try world.started()
    try await me.say("old")
    _ = try await me.timeline.page(of: .home, PageRequest())
    world.server.setDown(true, by: .tls(.untrusted))
    let calls = world.server.calls
    let unverified = AppError.invalid(.server, .unconfirmed)
    await #expect(throws: unverified) { try await me.timeline.page(of: .everyone, PageRequest()) }
    #expect(try await me.timeline.page(of: .home, PageRequest()).readAt != nil)
    #expect(try await me.say("new").delivery == .waiting)
    #expect(try await me.outbox.orUnsupported().send().stopped == unverified)
    #expect(world.server.calls == calls)
    world.server.setDown(false)
    try await world.later(me)
    #expect(world.server.texts == ["old", "new"])
  }

  @Test("isn't tried at once where the server is known to be out of reach")
  func away() async throws {
    let world = try OutboxWorld(honoursKeys: true)
    let me = try world.started()
    let post = try await me.say("old")
    let sent = world.server.sent
    let writer = OutboxWriter(sender: try world.sender(), isAway: { true })
    let id = try await writer.publish(NewPost(PostContent("new")), key: .unique())
    #expect(id.waitingItem != nil)
    let liked: Bool? = try await writer.perform(.mark(post: post.id, mark: .liked, isSet: true)) { true }
    #expect(liked == nil && world.server.sent == sent)
    try await world.later(me)
    #expect(world.server.texts == ["old", "new"] && world.server.statuses.first?.isLiked == true)
  }

  @Test("doesn't keep an account from its archive, whose pictures are with the account")
  func archive() async throws {
    let world = try OutboxWorld(honoursKeys: true)
    #expect(try world.started().archive != nil)
  }
}

extension OutboxWorld {
  /// Sends what waits on the device.
  fileprivate func sender() throws -> OutboxSender {
    let caller = try backend().caller(.signedIn(session))
    let reader = WireReader(hosts: [], viewer: session.user)
    let parts = OutboxParts(
      caller: caller, reader: reader, photos: RemotePhotos(caller: caller, reader: reader),
      store: try stores().store(of: session).orUnsupported())
    return OutboxSender(parts: parts)
  }
}
