import AppValues
import Archive
import Entities
import Foundation
import Hashtags
import Lists
import Post
import PostText
import Profile
import Search
import SocialBackend
import SocialTestSupport
import Testing

@Suite("Hostile text")
struct HostileTextContract {
  private static let signs: [Character] = ["\"", "'", "*", "\\", "{", ",", "%", "_", ")", " ", "\0"]

  @Test(
    "of every kind of character is published, found and a name, or refused for a reason",
    arguments: BackendKind.available)
  func classes(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      var (published, searched) = (0, 0)
      for scalar in UnicodeSamples.scalars {
        let hex = "U+" + String(scalar.value, radix: 16)
        let text = Self.signs.dropLast().map { "\(scalar)\($0)hello" }.joined(separator: " ")
        let kept = try await unlessInvalid { try TextLimit.post.kept(text, lines: true) }
        let post = try await unlessInvalid { try await alice.writing.publish(PostForm(PostContent(text))) }
        #expect(post?.text == kept, "\(hex)")
        if let post {
          published += 1
          #expect(try await alice.can.post.thread(of: post.id).post.text == kept, "\(hex)")
          let found = try await alice.searching.posts(
            matching: alice.searching.query("hello"), PageRequest(limit: 1))
          #expect(found.items.map(\.id) == [post.id], "\(hex)")
        }
        let name = "\(scalar)\"hello \(scalar)"
        let edited = try await unlessInvalid { try await alice.editing.edit(ProfileEdit(name: name)) }
        let keptName = try await unlessInvalid { try NameRule.normalised(name) }
        #expect(edited?.user.name == keptName, "\(hex)")
        let signs = Self.signs.dropLast().map { "\(scalar)\($0)" }.joined()
        for query in ["\(scalar)\"hello", signs] where try await isTaken(query, alice) { searched += 1 }
      }
      #expect(published > UnicodeSamples.scalars.count / 2 && searched > UnicodeSamples.scalars.count)
    }
  }

  /// Whether a query is searched for, wherever one can search; the backend is to refuse none of these.
  private func isTaken(_ query: String, _ person: Person) async throws -> Bool {
    let searching = person.searching
    let isTaken = try await unlessInvalid { try searching.query(query) } != nil
    let posts = try await unlessInvalid {
      try await searching.posts(matching: searching.query(query), PageRequest())
    }
    let people = try await unlessInvalid {
      try await searching.people(matching: searching.query(query), PageRequest())
    }
    let tags = try await unlessInvalid {
      try await searching.hashtags(matching: searching.query(query), PageRequest())
    }
    #expect([posts != nil, people != nil, tags != nil] == [isTaken, isTaken, isTaken], "\(query)")
    return isTaken
  }

  private func unlessInvalid<Value>(_ work: () async throws -> Value) async throws -> Value? {
    do {
      return try await work()
    } catch AppError.invalid {
      return nil
    }
  }

  @Test("as large as it may be fits every index", arguments: BackendKind.available)
  func indexes(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      // As many bytes as fit into as many characters.
      let heavy = LongText.noise(499, seed: 2).unicodeScalars.map { "\($0)\u{591}\u{592}\u{593}" }.joined()
      let texts = [
        "#" + LongText.noise(50, seed: 1), "#" + heavy, LongText.marked(bytes: 5000),
        "#" + LongText.marked(bytes: 4999), "#" + LongText.marked(bytes: 200),
        "#" + String(repeating: "\u{FDFA}", count: 66),
        "https://example.org/" + LongText.path(4980, seed: 3),
      ]
      for (number, text) in texts.enumerated() {
        let post = try await alice.writing.publish(
          PostForm(PostContent(text)), key: PublishKey(LongText.noise(255, seed: 100 + UInt64(number))))
        #expect(post.text == text.precomposedStringWithCanonicalMapping)
        #expect(post.hashtags.allSatisfy(TextLimit.hashtag.fits))
      }
      #expect(texts.count { $0.utf8.count > 4990 } == 4)
      _ = try await alice.editing.edit(ProfileEdit(name: LongText.marked(bytes: 1000)))
      let titles = [
        LongText.noise(100, seed: 4), LongText.marked(bytes: 1000), String(repeating: "\u{FDFA}", count: 30),
      ]
      for title in titles { _ = try await alice.listing.create(title) }
      await #expect(throws: AppError.invalid(.list, .tooLarge(maximum: 1000, excess: 2300))) {
        try await alice.listing.create(String(repeating: "\u{FDFA}", count: 100))
      }
      _ = try await alice.tagging.setFollowing(true, LongText.noise(50, seed: 5))
    }
  }

  @Test("is refused by its bytes where it has few characters", arguments: BackendKind.everywhere)
  func refused(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let (alice, bob) = (try await world.join("alice"), try await world.join("bob"))
      let text = LongText.marked(bytes: 5002)
      await #expect(throws: AppError.invalid(.text, .tooLarge(maximum: 5000, excess: 2))) {
        try await alice.writing.publish(PostForm(PostContent(text)))
      }
      await #expect(throws: AppError.invalid(.text, .tooLarge(maximum: 5000, excess: 20))) {
        try await alice.writing.publish(
          PostForm(PostContent("https://example.org/" + String(repeating: "x", count: 5000))))
      }
      await #expect(throws: AppError.invalid(.warning, .tooLarge(maximum: 2000, excess: 3002))) {
        try await alice.writing.publish(PostForm(PostContent("a", warning: text)))
      }
      await #expect(throws: AppError.invalid(.alt, .tooLarge(maximum: 15_000, excess: 2))) {
        try await alice.writing.setAlt(LongText.marked(bytes: 15_002), of: ID("1"))
      }
      await #expect(throws: AppError.invalid(.bio, .tooLarge(maximum: 5000, excess: 2))) {
        try await alice.editing.edit(ProfileEdit(bio: text))
      }
      await #expect(throws: AppError.invalid(.reason, .tooLarge(maximum: 10_000, excess: 2))) {
        try await alice.reporting.report(NewReport(of: bob.id, reason: LongText.marked(bytes: 10_002)))
      }
      await #expect(throws: AppError.invalid(.hashtag, .tooLarge(maximum: 200, excess: 4802))) {
        try await alice.tagging.setFollowing(true, text)
      }
      await #expect(throws: AppError.invalid(.query, .tooLarge(maximum: 1000, excess: 4002))) {
        try await alice.searching.posts(matching: alice.searching.query(text), PageRequest())
      }
    }
  }
}
