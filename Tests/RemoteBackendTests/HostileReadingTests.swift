import AppValues
import Entities
import Notifications
import Post
import Profile
import SocialBackend
import SocialHostileServer
import Testing
import Timeline

@Suite("Reading at a server unlike ours", .timeLimit(.minutes(2)))
struct HostileReadingTests {
  @Test("goes on where its links say, and skips only what can't be read")
  func pages() async throws {
    try await HostileWorld.with { world in
      let timeline = world.mia.timeline
      var (texts, request, pages): ([String], PageRequest?, Int) = ([], PageRequest(), 0)
      while let next = request, pages < 10 {
        let page = try await timeline.page(of: .home, next)
        texts += page.items.map(\.post.text)
        request = page.older.map { PageRequest(.before($0)) }
        pages += 1
      }
      #expect(
        texts == ["Hi @bob@other.example", "", "Tea?", "Shared", "Post 1", "Post 2", "Post 3", "Post 4"])
      #expect(pages == 3)
      #expect(world.server.record.requests.last?.contains("cursor=place-6") == true)
    }
  }

  @Test("takes a word that it doesn't know as the most restrictive, and names people with their server")
  func strangeWords() async throws {
    try await HostileWorld.with { world in
      let post = try await world.mia.timeline.page(of: .home, PageRequest()).items[0].post
      #expect(post.visibility == .direct && post.counts.likes == 3 && post.author.handle == "mia")
      #expect(post.author.name == "mia" && post.author.avatar == nil)
      #expect(post.mentions.map(\.handle) == ["bob@other.example"])
    }
  }

  @Test("shows films, polls and pages as what they are, and photos as ever")
  func attachments() async throws {
    try await HostileWorld.with { world in
      let items = try await world.mia.timeline.page(of: .home, PageRequest()).items
      #expect(
        items[1].post.attachments == [
          PostAttachment(.file, link: "https://far.example/h")
        ])
      let photos = items[1].post.photos
      #expect(photos.map(\.id.rawValue) == ["1", "3"] && items[1].post.warning == "Loud")
      #expect(photos[0].film == Film(.video, duration: 12_000) && photos[0].alt == "A storm")
      #expect(photos[0].location == "https://far.example/film.mp4" && photos[1].film == nil)
      #expect(
        items[2].post.attachments == [
          PostAttachment(.quote, text: "mia: Hi @bob@other.example"),
          PostAttachment(.page, text: "Tea", link: "https://tea.example"),
        ])
      #expect(items[2].post.content.poll?.options == ["Yes", "No"])
    }
  }

  @Test("reads numbers as ids, and tells a share from its post")
  func shares() async throws {
    try await HostileWorld.with { world in
      let timeline = world.mia.timeline
      let first = try await timeline.page(of: .home, PageRequest())
      let second = try await timeline.page(of: .home, PageRequest(.before(try #require(first.older))))
      let share = try #require(second.items.first)
      #expect(share.id == ID("01JSHARE") && share.sharedBy?.handle == "mia")
      #expect(share.post.id == ID("116000000000000001") && share.post.author.handle == "bob@other.example")
    }
  }

  @Test("shows a person with what is known of them")
  func person() async throws {
    try await HostileWorld.with { world in
      let bob = try await world.mia.profile.user(handle: "bob@other.example")
      #expect(bob.id == ID("108020304050607080") && bob.bio == "One\n\nTwo\nlines" && bob.isLocked)
      #expect(bob.fields.first == ProfileField(label: "Home", value: "https://bob.example"))
      #expect(bob.relationship.isFollowing && !bob.relationship.isHidingShares)
      await #expect(throws: AppError.notFound) { try await world.mia.profile.user(ID("01JNOBODY")) }
    }
  }

  @Test("makes a conversation of comments whose parents are missing or go round in circles")
  func conversation() async throws {
    try await HostileWorld.with { world in
      let thread = try await world.mia.post.thread(of: ID("01JSTRANGE"))
      #expect(thread.post.text == "Hi @bob@other.example" && thread.ancestors.isEmpty)
      let comments = try await world.mia.post.comments(on: ID("01JSTRANGE"), PageRequest()).items
      #expect(comments.map(\.id.rawValue) == ["01JREPLY", "01JORPHAN"])
      #expect(comments[0].replies.map(\.id.rawValue) == ["01JDEEPER"])
      #expect(comments[0].replies[0].comment.post?.replyTo?.excerpt?.text == "First")
    }
  }

  @Test("leaves out notifications of types that it doesn't know, and those without their post")
  func notices() async throws {
    try await HostileWorld.with { world in
      let notices = try await world.mia.notifications.list.page(.all, PageRequest()).items
      #expect(notices.map(\.kind) == [.like, .follow, .mention] && notices.allSatisfy(\.isRead))
      #expect(notices[0].post?.text == "Tea?" && notices[0].from.name == "Bob :blobcat:")
    }
  }
}
