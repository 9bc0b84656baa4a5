import Backend
import Entities
import Search
import Testing

@Suite("Search")
struct SearchContract {
  @Test("finds posts by every word, from two characters, in any script", arguments: BackendKind.available)
  func posts(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      for text in [
        "東京タワーの写真", "京都と東海道", "A Café in TOKYO", "cafeteria", "ｶﾌｪで休憩", "or and not near",
        "100% sure_thing \\ \"quote\"", "abab ba",
      ] { try await alice.post(text) }
      let expectations: [(String, [String])] = [
        ("東京", ["東京タワーの写真"]), ("写真 東京", ["東京タワーの写真"]), ("cafe", ["cafeteria", "A Café in TOKYO"]),
        ("CAFÉ tokyo", ["A Café in TOKYO"]), ("カフェ", ["ｶﾌｪで休憩"]), ("or", ["or and not near"]),
        ("not near", ["or and not near"]), ("猫猫", []), ("100%", ["100% sure_thing \\ \"quote\""]),
        ("sure_thing", ["100% sure_thing \\ \"quote\""]), ("'; DROP", []), ("!?", []), ("", []),
        ("aba", ["abab ba"]), ("baba", []), ("写", ["東京タワーの写真"]),
        ("quote\"", ["100% sure_thing \\ \"quote\""]),
      ]
      for (query, expected) in expectations {
        let found = try await world.stranger.search.posts(matching: query, PageRequest())
        #expect(found.items.map(\.text) == expected, "\(query)")
      }
    }
  }

  @Test("finds posts newest first, page by page, past chance meetings", arguments: BackendKind.available)
  func pages(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      for number in 0..<60 { try await alice.post(number % 10 == 0 ? "xyz \(number)" : "xyx yz \(number)") }
      let read = { (request: PageRequest) async throws in
        try await alice.can.search.posts(matching: "xyz", request)
      }
      let expected = [50, 40, 30, 20, 10, 0].map { "xyz \($0)" }
      #expect(try await everything(limit: 2, read).map(\.text) == expected)
      let page = try await read(PageRequest(limit: 4))
      let above = try await read(PageRequest(.justAbove(try #require(page.older)), limit: 2))
      #expect(above.items.map(\.text) == ["xyz 40", "xyz 30"])
    }
  }

  @Test("finds people by handle and name, handles that begin so first", arguments: BackendKind.available)
  func people(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      for (handle, name) in [
        ("bernhard", "José Ana"), ("anabel", "Zoë"), ("hannah", "Tanaka"), ("Ana_b", "x"), ("taro", "田中太郎"),
      ] { _ = try await world.join(handle, name: name) }
      let expectations: [(String, [String])] = [
        ("ana", ["Ana_b", "anabel", "bernhard", "hannah"]),
        ("@ANA", ["Ana_b", "anabel", "bernhard", "hannah"]),
        ("ana_", ["Ana_b", "anabel", "bernhard", "hannah"]), ("jose", ["bernhard"]), ("田中", ["taro"]),
        ("ana jose", ["bernhard"]), ("zoe", ["anabel"]), ("nobody", []), ("%%", []),
      ]
      for (query, expected) in expectations {
        let found = try await world.stranger.search.people(matching: query, PageRequest())
        #expect(found.items.map(\.handle) == expected, "\(query)")
      }
      let read = { (request: PageRequest) async throws in
        try await world.stranger.search.people(matching: "ana", request)
      }
      #expect(
        try await everything(limit: 1, read).map(\.handle) == ["Ana_b", "anabel", "bernhard", "hannah"])
      let first = try await read(PageRequest(limit: 2))
      let second = try await read(PageRequest(.before(try #require(first.older)), limit: 2))
      let back = try await read(PageRequest(.justAbove(try #require(second.newer)), limit: 2))
      #expect(back.items == first.items)
      await #expect(throws: SocialError.invalid(.cursor, .malformed)) {
        try await read(PageRequest(.before(Cursor("7"))))
      }
    }
  }
}
