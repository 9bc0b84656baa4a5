import Archive
import Backend
import Entities
import Foundation
import Post
import PostText
import Profile
import Search
import TestSupport
import Testing
import Timeline

@Suite("Hostile text")
struct HostileTextContract {
  private static let signs: [Character] = ["\"", "'", "*", "\\", "{", ",", "%", "_", ")", " ", "\0"]
  private static let kinds = BackendKind.available.filter { $0 != .file }

  @Test(
    "of every kind of character is published, found and a name, or refused for a reason", arguments: kinds)
  func classes(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      for scalar in UnicodeSamples.scalars {
        let name = "U+" + String(scalar.value, radix: 16)
        let text = Self.signs.dropLast().map { "\(scalar)\($0)hello" }.joined(separator: " ")
        if let post = try await unlessInvalid({ try await alice.writing.publish(PostForm(text: text)) }) {
          #expect(try TextLimit.post.kept(text, lines: true) == post.text, "\(name)")
          #expect(try await alice.can.post.thread(of: post.id).post.text == post.text, "\(name)")
          let found = try await alice.searching.posts(matching: "hello", PageRequest(limit: 1))
          #expect(found.items.map(\.id) == [post.id], "\(name)")
        }
        _ = try await unlessInvalid {
          try await alice.relating.edit(ProfileEdit(name: "\(scalar)\"hello \(scalar)"))
        }
        try await search(for: "\(scalar)\"hello", alice)
        try await search(for: Self.signs.dropLast().map { "\(scalar)\($0)" }.joined(), alice)
      }
    }
  }

  private func search(for query: String, _ person: Person) async throws {
    _ = try await unlessInvalid { try await person.searching.posts(matching: query, PageRequest()) }
    _ = try await unlessInvalid { try await person.searching.people(matching: query, PageRequest()) }
    _ = try await unlessInvalid { try await person.searching.hashtags(matching: query, PageRequest()) }
  }

  private func unlessInvalid<Value>(_ work: () async throws -> Value) async throws -> Value? {
    do {
      return try await work()
    } catch SocialError.invalid {
      return nil
    }
  }

  /// Characters of four bytes each in an order that makes them no shorter.
  private static func noise(_ count: Int, seed: UInt64) -> String {
    var random = SeededGenerator(seed: seed)
    return (0..<count).reduce(into: "") { text, _ in
      text.unicodeScalars.append(Unicode.Scalar(UInt32.random(in: 0x20000...0x2A000, using: &random)) ?? "一")
    }
  }

  /// A letter with so many marks, of two bytes each.
  private static func marked(_ count: Int) -> String {
    var random = SeededGenerator(seed: 7)
    return (0..<count).reduce(into: "א") { text, _ in
      text.unicodeScalars.append(
        Unicode.Scalar(UInt32.random(in: 0x591...0x5AF, using: &random)) ?? "\u{591}")
    }
  }

  @Test("as large as it may be fits every index", arguments: kinds)
  func indexes(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let texts = [
        "#" + Self.noise(50, seed: 1), "#" + Self.noise(1200, seed: 2), Self.marked(2400),
        "#" + Self.marked(2400),
        "#" + Self.marked(99), "#" + String(repeating: "\u{FDFA}", count: 66),
        "https://example.org/" + Self.noise(1200, seed: 3),
      ]
      for (number, text) in texts.enumerated() {
        guard text.count <= TextLimit.post.characters else { continue }
        let post = try await alice.writing.publish(
          PostForm(text: text), key: PublishKey(Self.noise(255, seed: 100 + UInt64(number))))
        #expect(post.text == text.precomposedStringWithCanonicalMapping)
        #expect(post.hashtags.allSatisfy(TextLimit.hashtag.fits))
      }
      _ = try await alice.relating.edit(ProfileEdit(name: Self.marked(490)))
      let titles = [Self.noise(100, seed: 4), Self.marked(490), String(repeating: "\u{FDFA}", count: 30)]
      for title in titles { _ = try await alice.listing.create(title) }
      await #expect(throws: SocialError.self) {
        try await alice.listing.create(String(repeating: "\u{FDFA}", count: 100))
      }
      _ = try await alice.tagging.setFollowing(true, Self.noise(50, seed: 5))
    }
  }

  @Test("is refused by its bytes where it has few characters", arguments: kinds)
  func refused(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let (alice, bob) = (try await world.join("alice"), try await world.join("bob"))
      let text = Self.marked(2500)
      await #expect(throws: SocialError.invalid(.text, .tooLarge(maximum: 5000, excess: 2))) {
        try await alice.writing.publish(PostForm(text: text))
      }
      await #expect(throws: SocialError.invalid(.text, .tooLarge(maximum: 5000, excess: 20))) {
        try await alice.writing.publish(
          PostForm(text: "https://example.org/" + String(repeating: "x", count: 5000)))
      }
      await #expect(throws: SocialError.invalid(.warning, .tooLarge(maximum: 2000, excess: 3002))) {
        try await alice.writing.publish(PostForm(text: "a", warning: text))
      }
      await #expect(throws: SocialError.invalid(.alt, .tooLarge(maximum: 15_000, excess: 2))) {
        try await alice.writing.setAlt(Self.marked(7500), of: ID("1"))
      }
      await #expect(throws: SocialError.invalid(.bio, .tooLarge(maximum: 5000, excess: 2))) {
        try await alice.relating.edit(ProfileEdit(bio: text))
      }
      await #expect(throws: SocialError.invalid(.reason, .tooLarge(maximum: 10_000, excess: 2))) {
        try await alice.relating.report(NewReport(of: bob.id, reason: Self.marked(5000)))
      }
      await #expect(throws: SocialError.invalid(.hashtag, .tooLarge(maximum: 200, excess: 4802))) {
        try await alice.tagging.setFollowing(true, text)
      }
      await #expect(throws: SocialError.invalid(.query, .tooLarge(maximum: 1000, excess: 4002))) {
        try await alice.searching.posts(matching: text + text.prefix(0), PageRequest())
      }
    }
  }
}
