import AppValues
import Authentication
import Entities
import Hummingbird
import HummingbirdTesting
import Logging
import MastodonAPI
import NIOCore
import Notifications
import Post
import PostActions
import Profile
import SocialBackend
import SocialFiles
import SocialLocalBackend
import SocialTestSupport
import Testing
import Timeline

@testable import SocialServer

@Suite("What is kept ready of posts")
struct ReadyPartsTests {
  @Test(
    "is never seen: each page is byte by byte as if nothing were kept",
    arguments: [2_000, 20_000, 32_000_000])
  func same(bytes: Int) async throws {
    try await ServerWorld.with({ $0.readyBytes = bytes }) { world in
      try await ForgetfulServer.with(world) { other in
        let pages = try await Pages(in: world, and: other)
        try await pages.compare("at first")
        for (what, write) in pages.writes {
          try await write()
          try await pages.compare(what)
        }
      }
    }
  }

  @Test("is all of a page once that was shown, also what the page leaves out for having it twice")
  func complete() async throws {
    try await ServerWorld.with { world in
      let (aiko, ben, carol) = (
        try await world.join("aiko"), try await world.join("ben"), try await world.join("carol")
      )
      try await ben.follow(aiko, carol)
      let post = try await aiko.post("Tea with @ben")
      _ = try await carol.can.postActions.set(.shared, to: true, on: post.id)
      let ready = try #require(world.server.parts.mapping.ready)
      let posts = try ben.can.shownPosts.orUnsupported()
      for isFirst in [true, false] {
        let known = PartsAtHand(of: ready)
        let home = try await posts.page(of: .home, PageRequest(), knowing: known)
        #expect(home.content.items.count == 2 && home.people.isEmpty == !isFirst)
        let notices = try await posts.notices(.all, PageRequest(), knowing: known)
        #expect(notices.content.items.count == 1 && notices.people.isEmpty == !isFirst)
        let shown = try await ben.call(.get, "/api/v1/timelines/home").value([MastodonStatus].self)
        #expect(shown.count == 1)
        #expect(try await ben.call(.get, "/api/v1/notifications").status == .ok)
      }
    }
  }
}

/// The same network by a server that keeps nothing.
private struct ForgetfulServer: Sendable {
  let client: any TestClientProtocol

  static func with(
    _ world: ServerWorld, _ body: @escaping @Sendable (ForgetfulServer) async throws -> Void
  ) async throws {
    var (options, log) = (world.server.parts.options, Logger(label: "tests"))
    (options.keepsReady, log.logLevel) = (false, .critical)
    let server = try SocialServer(
      backend: world.backend, media: world.server.parts.media,
      uploads: PrivateFolder(world.folder.path("other uploads")), pushKey: world.pushKey, options: options,
      log: log)
    try await server.application().test(.router) { client in
      try await body(ForgetfulServer(client: client))
    }
  }

  func call(_ address: String, _ token: String?) async throws -> Reply {
    let headers: HTTPFields = token.map { [.authorization: "Bearer \($0)"] } ?? [:]
    return try await client.execute(uri: address, method: .get, headers: headers, body: nil) { Reply($0) }
  }
}

/// All pages of a small network, as its people and a stranger read them.
private struct Pages: Sendable {
  let world: ServerWorld
  let other: ForgetfulServer
  let aiko, ben, carol: ServerPerson
  let tea, poll, comment: Post
  let photo: ID<Photo>

  init(in world: ServerWorld, and other: ForgetfulServer) async throws {
    (self.world, self.other) = (world, other)
    (aiko, ben, carol) = (
      try await world.join("aiko"), try await world.join("ben"), try await world.join("carol")
    )
    try await ben.follow(aiko, carol)
    try await aiko.follow(carol)
    photo = ID(try await aiko.photo(["description": "A cup"]))
    tea = try await aiko.can.postWriting.orUnsupported().publish(
      NewPost(
        PostContent(
          "Tea with @ben #tea \"<&>\"\n\nhttps://example.org", warning: "Hot", language: "ja",
          place: Place(name: "京都", latitude: 35, longitude: 135.5), photos: [photo])), key: PublishKey("tea"))
    poll = try await carol.post("Which? #tea", poll: PollQuestion(["Tea", "Coffee"]))
    comment = try await aiko.post("That one", on: poll.id, for: .followers)
    try await carol.post("Only @aiko", for: .direct)
    _ = try await carol.can.postActions.set(.shared, to: true, on: tea.id)
  }

  /// What is done one after the other.
  var writes: [(String, @Sendable () async throws -> Void)] {
    [
      ("a like", { _ = try await ben.can.postActions.set(.liked, to: true, on: tea.id) }),
      ("a share", { _ = try await ben.can.postActions.set(.shared, to: true, on: poll.id) }),
      ("a bookmark", { _ = try await ben.can.postActions.set(.bookmarked, to: true, on: tea.id) }),
      ("a pin", { _ = try await aiko.can.postActions.set(.pinned, to: true, on: tea.id) }),
      (
        "a muted conversation",
        { _ = try await aiko.can.postActions.set(.conversationMuted, to: true, on: poll.id) }
      ),
      ("a vote", { _ = try await ben.can.postActions.vote([1], on: poll.id) }),
      ("a comment", { try await carol.post("Yes", on: tea.id) }),
      ("an edit", { try await edit(tea) { $0.text = "Coffee with @carol #coffee" } }),
      (
        "another description",
        {
          _ = try await aiko.can.photoLibrary.orUnsupported().change(photo, PhotoChange(alt: "Two cups"))
        }
      ),
      ("other options", { try await edit(poll) { $0.poll = PollQuestion(["Water", "Juice"]) } }),
      ("another name", { try await edit(aiko, ProfileEdit(name: "Aiko \"<&>\"")) }),
      (
        "another bio", { try await edit(carol, ProfileEdit(bio: "#tea", isLocked: true, isIndexable: false)) }
      ),
      ("a photo of oneself", { try await picture(of: aiko) }),
      ("a mute", { _ = try await ben.call(.post, "/api/v1/accounts/\(aiko.id)/mute") }),
      ("no mute", { _ = try await ben.call(.post, "/api/v1/accounts/\(aiko.id)/unmute") }),
      ("a filter", { try await filter("coffee") }),
      ("a block", { _ = try await aiko.call(.post, "/api/v1/accounts/\(carol.id)/block") }),
      ("a deleted post", { _ = try await carol.can.postActions.delete(poll.id) }),
      ("a deleted account", { try await delete(carol) }),
    ]
  }

  private func edit(
    _ post: Post, _ change: (inout PostContent<ID<Photo>>) -> Void
  ) async throws {
    let author = post.author.id == aiko.session.user ? aiko : carol
    var edit = PostEdit(of: post)
    change(&edit.content)
    _ = try await author.can.postWriting.orUnsupported().edit(post.id, edit)
  }

  private func edit(_ person: ServerPerson, _ edit: ProfileEdit) async throws {
    _ = try await person.can.profileEditing.orUnsupported().edit(edit)
  }

  private func picture(of person: ServerPerson) async throws {
    let reply = try await person.send(
      .patch, "/api/v1/accounts/update_credentials", file: try SentPhoto.bytes(world.folder), as: "avatar")
    #expect(reply.status == .ok)
  }

  private func filter(_ word: String) async throws {
    let reply = try await ben.call(
      .post, "/api/v2/filters",
      json: #"{"title":"\#(word)","context":["home"],"keywords_attributes":[{"keyword":"\#(word)"}]}"#)
    #expect(reply.status == .ok)
  }

  private func delete(_ person: ServerPerson) async throws {
    try await person.can.account.deletion.orUnsupported().delete()
    await world.backend.finish()
  }

  /// Reads every page as everyone, twice.
  func compare(_ what: String) async throws {
    for reader in [aiko.token, ben.token, carol.token, nil] {
      for address in addresses {
        let expected = try await other.call(address, reader)
        for turn in 1...2 {
          let reply = try await world.call(.get, address, token: reader)
          #expect(reply.status == expected.status, "\(address) after \(what)")
          #expect(reply.text == expected.text, "\(address) after \(what), \(turn)")
          #expect(reply.headers["Link"] == expected.headers["Link"], "\(address) after \(what)")
        }
      }
    }
  }

  private var addresses: [String] {
    let people = [aiko, ben, carol].flatMap { person in
      ["", "?exclude_reblogs=1", "?exclude_replies=1&limit=2", "?only_media=1", "?tagged=tea"].map {
        "/api/v1/accounts/\(person.id)/statuses\($0)"
      }
    }
    let posts = [tea, poll, comment].map { "/api/v1/statuses/\($0.id)" }
    return people + posts + [
      "/api/v1/timelines/home", "/api/v1/timelines/home?limit=2", "/api/v1/timelines/public",
      "/api/v1/timelines/public?only_media=1", "/api/v1/timelines/tag/tea",
      "/api/v1/timelines/tag/tea?any[]=coffee",
      "/api/v1/notifications", "/api/v1/notifications?limit=2", "/api/v1/notifications?types[]=mention",
      "/api/v1/bookmarks", "/api/v1/favourites",
    ]
  }
}
