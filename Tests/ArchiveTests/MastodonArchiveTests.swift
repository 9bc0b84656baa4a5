import AppValues
import Entities
import Testing

@testable import Archive

@Suite struct MastodonArchiveTests {
  static let outbox = """
    {"@context":"https://www.w3.org/ns/activitystreams","id":"outbox.json","type":"OrderedCollection",
    "totalItems":5,"orderedItems":[
    {"id":"https://a.example/1/activity","type":"Create","published":"2019-05-01T10:00:00Z",
     "object":{"id":"https://a.example/1","type":"Note","summary":null,"inReplyTo":null,
      "published":"2019-05-01T10:00:00Z","to":["https://www.w3.org/ns/activitystreams#Public"],
      "cc":["https://a.example/users/mia/followers"],"content":"<p>Hello</p>","contentMap":{"en-GB":"<p>Hello</p>"},
      "attachment":[{"type":"Document","mediaType":"image/jpeg","url":"/media_attachments/files/1/cat.jpg","name":"A cat",
       "focalPoint":[-0.5,0.25]}]}},
    {"type":"Create","object":{"id":"https://a.example/2","type":"Note","summary":"The <end> &amp; <b>after</b>","sensitive":true,"inReplyTo":"https://a.example/1",
      "published":"2019-05-02T10:00:00Z","to":["https://a.example/users/mia/followers"],"cc":[],"content":"<p>Two</p>"}},
    {"type":"Create","object":{"id":"https://a.example/3","type":"Note","inReplyTo":"https://b.example/9",
      "published":"2019-05-03T10:00:00Z","to":["https://b.example/users/ben"],"content":"<p>Three</p>"}},
    {"type":"Announce","published":"2019-05-04T10:00:00Z","object":"https://b.example/10"},
    {"type":"Create","object":{"id":"https://a.example/4","type":"Question","published":"2019-05-05T10:00:00Z",
      "to":["https://a.example/users/mia/followers"],"cc":"as:Public","content":"<p>Which?</p>",
      "oneOf":[{"type":"Note","name":"This"},{"type":"Note","name":"That"}]}},
    {"type":"Create","object":{"id":"https://a.example/5","type":"Note","content":"<p>When?</p>"}}
    ]}
    """

  static func archive(_ more: [String: String] = [:], folder: String = "") throws -> OpenArchive {
    let files = [
      "outbox.json": outbox,
      "actor.json":
        "{\"preferredUsername\":\"mia\",\"followers\":\"https://a.example/users/mia/followers\"}",
      "likes.json": "{\"orderedItems\":[\"https://b.example/11\"]}",
      "media_attachments/files/1/cat.jpg": "cat",
    ].merging(more) { $1 }
    return try OpenArchive(
      MemoryArchive(Dictionary(uniqueKeysWithValues: files.map { (folder + $0.key, $0.value) }), piece: 4096))
  }

  private func posts(_ archive: OpenArchive) throws -> (posts: [ArchivedPost], skipped: [SkippedRecord]) {
    let entries = try archive.reader.entries(of: .posts)
    var found: (posts: [ArchivedPost], skipped: [SkippedRecord]) = ([], [])
    while let entry = try entries.next() {
      switch entry {
      case .record(.post(let post)): found.posts.append(post)
      case .record: break
      case .skipped(let record): found.skipped.append(record)
      }
    }
    return found
  }

  @Test(arguments: ["", "mia-archive/"])
  func anOutboxIsUnderstood(folder: String) throws {
    let archive = try Self.archive(folder: folder)
    #expect(
      archive.summary
        == ArchiveSummary(handle: "mia", counts: [.posts: 5, .shares: 1, .likes: 1], photos: 1))
    let (posts, skipped) = try posts(archive)
    #expect(posts.map(\.content.text) == ["Hello", "Two", "Three", "Which?"])
    #expect(posts.map(\.content.poll?.options) == [nil, nil, nil, ["This", "That"]])
    #expect(posts.map(\.visibility) == [.everyone, .followers, .direct, .unlisted])
    // It's plain text, and what looks like an element is none.
    #expect(posts.map(\.content.warning) == [nil, "The <end> &amp; <b>after</b>", nil, nil])
    #expect(posts.map(\.content.isSensitive) == [false, true, false, false])
    #expect(posts.map(\.content.language) == ["en-GB", nil, nil, nil])
    #expect(
      posts.map { $0.replyTo?.key.rawValue } == [nil, "https://a.example/1", "https://b.example/9", nil])
    #expect(posts[0].createdAt == ArchiveTime.time("2019-05-01T10:00:00Z"))
    #expect(
      posts[0].content.photos == [
        ArchivedPhoto(
          file: "/media_attachments/files/1/cat.jpg", alt: "A cat", focus: PhotoFocus(x: -0.5, y: 0.25))
      ])
    #expect(
      archive.reader.path(ofPhoto: posts[0].content.photos[0].file)
        == "/archive/\(folder)media_attachments/files/1/cat.jpg")
    #expect(skipped == [SkippedRecord(.posts, "https://a.example/5", .date)])
  }

  @Test func onlyWhatIsInTheArchiveIsAPhoto() throws {
    let archive = try Self.archive()
    for name in ["../../etc/passwd", "/etc/passwd", "media_attachments/../outbox.json", "no.jpg", ""] {
      #expect(archive.reader.path(ofPhoto: name) == nil, "\(name)")
    }
  }

  @Test func tablesAloneAreAnArchiveToo() throws {
    let archive = try OpenArchive(
      MemoryArchive([
        "following_accounts.csv":
          "Account address,Show boosts,Notify on new posts,Languages\nben@b.example,true,false,\n@ann,true,false,\n",
        "blocked_accounts.csv": "bad@b.example\n",
        "muted_accounts.csv": "Account address,Hide notifications\nloud@b.example,true\n",
        "lists.csv": "Friends,ben@b.example\nFriends,ann\nWork,boss@b.example\n",
        "bookmarks.csv": "https://b.example/12\n",
      ]))
    #expect(archive.summary.counts == [.follows: 2, .blocks: 1, .mutes: 1, .lists: 2, .bookmarks: 1])
    let entries = try archive.reader.entries(of: .lists)
    var lists: [ArchivedList] = []
    while case .record(.list(let list))? = try entries.next() { lists.append(list) }
    #expect(
      lists == [
        ArchivedList(title: "Friends", members: ["ben@b.example", "ann"]),
        ArchivedList(title: "Work", members: ["boss@b.example"]),
      ])
  }

  @Test(arguments: [
    // As Mastodon writes it today, in another order, as it did long ago, and by hand.
    ("Account address,Show boosts,Notify on new posts,Languages\nben,false,true,\"en, ja\"\n", true, true),
    ("Account address,Languages,Notify on new posts,Show boosts\nben,,TRUE,0\n", true, true),
    ("Account address,Show boosts,Notify on new posts,Languages\nben,true,false,\n", false, false),
    ("Account address,Show boosts\nben,false\n", false, true),
    ("ben,false,1\n", true, true), ("ben\n", false, false), ("ben,,\n", false, false),
    ("Account address,Show boosts,Notify on new posts\nben,perhaps,\u{1B}[2J\n", false, false),
  ])
  func aTableSaysHowSomebodyIsFollowed(table: String, isWatched: Bool, hidesShares: Bool) throws {
    let archive = try OpenArchive(MemoryArchive(["following_accounts.csv": table]))
    guard case .record(let record)? = try archive.reader.entries(of: .follows).next() else {
      throw AppError.notFound
    }
    #expect(record == .follow(ArchivedFollow(handle: "ben", isWatched: isWatched, hidesShares: hidesShares)))
  }

  @Test(arguments: [
    ("Account address,Hide notifications\nloud,false\n", true), ("loud,true\n", false), ("loud,0\n", true),
    ("loud\n", false),
  ])
  func aTableSaysHowSomebodyIsMuted(table: String, notices: Bool) throws {
    let archive = try OpenArchive(MemoryArchive(["muted_accounts.csv": table]))
    guard case .record(let record)? = try archive.reader.entries(of: .mutes).next() else {
      throw AppError.notFound
    }
    #expect(record == .mute(ArchivedMute(handle: "loud", until: nil, notices: notices)))
  }

  @Test func whatIsNoArchiveIsRefused() {
    #expect(throws: AppError.invalid(.file, .unsupported)) {
      try OpenArchive(MemoryArchive(["notes.txt": "hello", "photo.csv": "a,b"]))
    }
    #expect(throws: AppError.invalid(.file, .malformed)) {
      try Self.archive(["outbox.json": String(Self.outbox.prefix(900))])
    }
  }
}
