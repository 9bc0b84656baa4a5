import AppValues
import Entities
import Hashtags
import Lists
import MastodonAPI
import Notifications
import Post
import PostActions
import Profile
import SocialBackend
import SocialNetworking
import SocialTestSupport
import Testing
import Timeline

@testable import SocialRemoteBackend

@Suite("Reading while a server can't be reached", .timeLimit(.minutes(1)))
struct OfflineReadingTests {
  @Test("shows what was read, and when")
  func cached() async throws {
    let world = try OutboxWorld(honoursKeys: true)
    let me = try world.started()
    try await me.say("hello")
    let fresh = try await me.timeline.page(of: .home, PageRequest())
    let time = world.clock.clock.now()
    #expect(fresh.readAt == nil)
    world.clock.advance(seconds: 3600)
    world.server.setDown(true)
    let again = try world.started()
    let kept = try await again.timeline.page(of: .home, PageRequest())
    #expect(kept.items == fresh.items && kept.readAt == time)
    await #expect(throws: AppError.offline) { try await again.timeline.page(of: .everyone, PageRequest()) }
  }

  @Test("asks once where nothing answers, and shows what was read")
  func refusing() async throws {
    let world = try OutboxWorld(honoursKeys: true)
    let me = try world.started()
    try await me.say("hello")
    _ = try await me.timeline.page(of: .home, PageRequest())
    world.server.setDown(true, by: .refused)
    let sent = world.server.sent
    #expect(try await me.timeline.page(of: .home, PageRequest()).items.map(\.post.text) == ["hello"])
    #expect(world.server.sent == sent + 1)
  }

  @Test("puts a conversation together, with what waits in it")
  func conversation() async throws {
    let world = try OutboxWorld(honoursKeys: true)
    let me = try world.started()
    let post = try await me.say("hello")
    try await me.say("hi", on: post.id)
    _ = try await me.timeline.page(of: .home, PageRequest())
    world.server.setDown(true)
    let comment = try await me.say("welcome", on: post.id)
    let page = try await me.post.comments(on: post.id, PageRequest())
    #expect(page.items.compactMap(\.comment.post?.text) == ["hi", "welcome"])
    #expect(page.items.last?.comment.post?.delivery == .waiting && page.readAt != nil)
    #expect(try await me.post.thread(of: comment.id).ancestors.compactMap(\.post?.text) == ["hello"])
  }

  @Test("has posts that wait above home, until they're sent")
  func waiting() async throws {
    let world = try OutboxWorld(honoursKeys: true)
    let me = try world.started()
    try await me.say("old")
    world.server.setDown(true)
    try await me.say("new")
    try await me.say("newer")
    world.server.setDown(false)
    let waiting = try await me.timeline.waiting(in: .home)
    #expect(waiting.map(\.post.text) == ["newer", "new"])
    #expect(waiting.allSatisfy { $0.post.delivery == .waiting })
    #expect(try await me.timeline.waiting(in: .everyone).isEmpty)
    let home = try await asked { try await me.timeline.page(of: .home, PageRequest()) }
    #expect(home.items.map(\.post.text) == ["old"])
    try await world.later(me)
    #expect(try await me.timeline.waiting(in: .home).isEmpty)
    #expect(
      try await me.timeline.page(of: .home, PageRequest()).items.map(\.post.text) == ["newer", "new", "old"])
  }

  @Test("begins with what was read last, on the first screen only")
  func firstScreen() async throws {
    let world = try OutboxWorld(honoursKeys: true)
    let me = try world.started()
    #expect(await me.timeline.kept(.home) == nil)
    try await me.say("hello")
    _ = try await me.timeline.page(of: .home, PageRequest())
    let calls = world.server.calls.count
    let again = try world.started()
    #expect(await again.timeline.kept(.home)?.items.map(\.post.text) == ["hello"])
    #expect(world.server.calls.count == calls)
    #expect(await again.timeline.kept(.home) == nil)
  }

  @Test("has the defaults of posts from the sign-in on")
  func defaults() async throws {
    let world = try OutboxWorld(honoursKeys: true)
    let token = MastodonToken(accessToken: "token", scope: "read write", createdAt: world.clock.clock.now())
    _ = try await world.backend().sessions.session(of: token)
    world.server.setDown(true)
    let writing = try world.started().postWriting.orUnsupported()
    #expect(try await writing.writingDefaults().visibility == .followers)
    // A server that doesn't have them by themselves has them with the account.
    world.server.setDown(false)
    #expect(try await writing.writingDefaults().visibility == .followers)
    #expect(
      try await world.started().profileEditing.orUnsupported().ownSettings().defaults.visibility == .followers
    )
  }

  @Test("has the defaults of posts as they were set on this device")
  func changedDefaults() async throws {
    let world = try OutboxWorld(honoursKeys: true)
    let me = try world.started()
    _ = try await me.postWriting.orUnsupported().writingDefaults()
    _ = try await me.profileEditing.orUnsupported().edit(ProfileEdit(visibility: .direct))
    world.server.setDown(true)
    #expect(try await me.postWriting.orUnsupported().writingDefaults().visibility == .direct)
  }

  @Test("shows lists with their people, and followed hashtags, as they were read")
  func choices() async throws {
    let world = try OutboxWorld(honoursKeys: true)
    let me = try world.started()
    let lists = try me.lists.orUnsupported()
    let (read, members) = (try await lists.lists(), try await lists.members(of: ID("l1"), PageRequest()))
    #expect(read.items.map(\.title) == ["Family", "Work"] && members.items.map(\.handle) == ["ken", "mia"])
    let tags = try await me.hashtags.orUnsupported().followed(PageRequest(limit: 80))
    #expect(tags.items.map(\.name) == ["tea"] && read.readAt == nil)
    let time = world.clock.clock.now()
    world.clock.advance(seconds: 3600)
    world.server.setDown(true)
    let again = try world.started()
    let keptLists = try again.lists.orUnsupported()
    let index = try await keptLists.lists()
    let people = try await keptLists.members(of: ID("l1"), PageRequest())
    #expect(index.items == read.items && index.readAt == time)
    #expect(people.items.map(\.handle) == ["ken", "mia"] && people.readAt == time)
    #expect(try await keptLists.list(ID("l1")).title == "Work")
    await #expect(throws: AppError.offline) { try await keptLists.members(of: ID("l2"), PageRequest()) }
    let keptTags = try await again.hashtags.orUnsupported().followed(PageRequest(limit: 80))
    #expect(keptTags.items == tags.items && keptTags.readAt == time)
    await #expect(throws: AppError.offline) { try await keptLists.create("Friends", ListSettings()) }
  }

  @Test(
    "shows whose notifications wait, and what becomes of them, as they were read; nothing of it is changed")
  func noticeRequests() async throws {
    let world = try OutboxWorld(honoursKeys: true)
    world.server.publish("@me hello", by: "ken")
    let read = try world.started().notifications.requests.orUnsupported()
    let (waiting, policy) = (try await read.requests(PageRequest()), try await read.policy())
    #expect(waiting.items.map(\.from.handle) == ["ken"] && waiting.items[0].lastPost?.text == "@me hello")
    #expect(policy == NoticePolicy([.notFollowing: .filter], requests: 1) && waiting.readAt == nil)
    let time = world.clock.clock.now()
    world.clock.advance(seconds: 3600)
    world.server.setDown(true)
    let again = try world.started()
    let requests = try again.notifications.requests.orUnsupported()
    let kept = try await requests.requests(PageRequest())
    #expect(kept.items == waiting.items && kept.readAt == time)
    #expect(try await requests.request(kept.items[0].id) == kept.items[0])
    let keptPolicy = try await requests.policy()
    #expect(
      keptPolicy.treatments == policy.treatments && keptPolicy.requests == 1 && keptPolicy.readAt == time)
    // What waits to be sent changes what is shown of a post.
    _ = try await again.postActions.set(.liked, to: true, on: try #require(kept.items[0].lastPost).id)
    #expect(try await requests.requests(PageRequest()).items[0].lastPost?.marks.isLiked == true)
    await #expect(throws: AppError.offline) { try await requests.accept([kept.items[0].id]) }
    await #expect(throws: AppError.offline) { try await requests.dismiss([kept.items[0].id]) }
    await #expect(throws: AppError.offline) { try await requests.change([.notFollowing: .drop]) }
    await #expect(throws: AppError.offline) { try await requests.request(ID("other")) }
  }

  @Test("shows what was announced as it was read, but for what has ended since; it's dismissed at the server")
  func announcements() async throws {
    let world = try OutboxWorld(honoursKeys: true)
    let fresh = try await world.started().notifications.announcements.orUnsupported().announcements()
    #expect(fresh.items.map(\.content.text) == ["Closed today", "Welcome"] && fresh.readAt == nil)
    let time = world.clock.clock.now()
    world.clock.advance(seconds: 3600)
    world.server.setDown(true)
    let announcements = try world.started().notifications.announcements.orUnsupported()
    let kept = try await announcements.announcements()
    #expect(kept.items == fresh.items && kept.readAt == time)
    await #expect(throws: AppError.offline) { try await announcements.dismiss(ID("a1")) }
    await #expect(throws: AppError.offline) { try await announcements.setReaction("👍", true, to: ID("a1")) }
    world.clock.advance(seconds: 3600)
    let later = try await announcements.announcements()
    #expect(later.items.map(\.content.text) == ["Welcome"] && later.readAt == time)
  }

  @Test("shows a person as they were read last, with the time, also by their handle")
  func person() async throws {
    let world = try OutboxWorld(honoursKeys: true)
    #expect(try await world.started().profile.user(ID("ken")).readAt == nil)
    let time = world.clock.clock.now()
    world.clock.advance(seconds: 3600)
    world.server.setDown(true)
    let again = try world.started()
    for person in [try await again.profile.user(ID("ken")), try await again.profile.user(handle: "Ken")] {
      #expect(person.handle == "ken" && person.readAt == time)
    }
    await #expect(throws: AppError.offline) { try await again.profile.user(ID("mia")) }
    world.server.setDown(false)
    #expect(try await asked { try await again.profile.user(ID("ken")) }.readAt == nil)
  }

  @Test("shows people with what they feature, also someone of whom only the rest was read")
  func featured() async throws {
    let world = try OutboxWorld(honoursKeys: true)
    let me = try world.started()
    let featured = try me.featured.orUnsupported()
    let tags = try await featured.hashtags(featuredBy: ID("ken"))
    #expect(tags.map(\.name) == ["rain"])
    world.server.setDown(true)
    #expect(try await featured.hashtags(featuredBy: ID("ken")) == tags)
    #expect(try await featured.hashtags(featuredBy: ID("mia")).isEmpty)
    #expect(try await featured.authors(featuredBy: ID("mia"), limit: 8).isEmpty)
  }

  @Test("keeps what was read of a list of people when only its top is read again")
  func glance() async throws {
    let world = try OutboxWorld(honoursKeys: true)
    let people = try world.started().people.orUnsupported()
    let list = PeopleList.followers(ID("me"))
    #expect(try await people.people(list, PageRequest()).items.map(\.handle) == ["ken", "mia"])
    #expect(try await people.people(list, PageRequest(limit: 1)).items.map(\.handle) == ["ken"])
    world.server.setDown(true)
    #expect(try await people.people(list, PageRequest()).items.map(\.handle) == ["ken", "mia"])
  }

  @Test("needs no disk while the server answers")
  func faultyDisk() async throws {
    let world = try OutboxWorld(honoursKeys: true)
    let post = try await world.started().say("hello")
    let me = try world.withoutDisk().started()
    #expect(try await me.timeline.page(of: .home, PageRequest()).items.map(\.post.text) == ["hello"])
    #expect(try await me.post.thread(of: post.id).post.text == "hello")
    #expect(try await me.post.comments(on: post.id, PageRequest()).items.isEmpty)
    #expect(try await me.postLookup.posts([post.id]).map(\.text) == ["hello"])
    #expect(try await me.profile.user(ID("bob")).handle == "bob")
  }
}
