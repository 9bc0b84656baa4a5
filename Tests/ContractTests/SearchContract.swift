import AppValues
import Entities
import Hashtags
import Post
import PostActions
import Profile
import Search
import SocialBackend
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
        ("京", ["京都と東海道", "東京タワーの写真"]), ("の", ["東京タワーの写真"]), ("で", ["ｶﾌｪで休憩"]), ("ﾌ", ["ｶﾌｪで休憩"]),
        ("かふぇ", ["ｶﾌｪで休憩"]), ("ふ", ["ｶﾌｪで休憩"]), ("カフェデ", ["ｶﾌｪで休憩"]), ("たわー 写真", ["東京タワーの写真"]),
        ("quote\"", ["100% sure_thing \\ \"quote\""]),
      ]
      for (query, expected) in expectations {
        let found = try await world.stranger.search.posts(matching: PostQuery(query), PageRequest())
        #expect(found.items.map(\.text) == expected, "\(query)")
      }
    }
  }

  @Test("finds one's own posts, whoever may see them", arguments: BackendKind.everywhere)
  func own(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let (alice, bob) = (people[0], people[1])
      try await bob.follow(alice)
      for visibility in PostVisibility.allCases {
        try await alice.post("\(visibility) harbour @bob", for: visibility)
      }
      try await bob.post("direct harbour @alice", for: .direct)
      let all = PostVisibility.allCases.reversed().map { "\($0) harbour @bob" }
      for query in [PostQuery("harbour"), PostQuery("harbour", by: .viewer), PostQuery("", by: .viewer)] {
        #expect(try await alice.can.search.posts(matching: query, PageRequest()).items.map(\.text) == all)
      }
      for query in [PostQuery("harbour"), PostQuery("harbour", by: .handle("alice"))] {
        let found = try await bob.can.search.posts(matching: query, PageRequest()).items.map(\.text)
        #expect(found.filter { $0.hasSuffix("@bob") } == ["everyone harbour @bob"])
      }
    }
  }

  @Test("finds posts newest first, page by page, past chance meetings", arguments: BackendKind.available)
  func pages(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      for number in 0..<60 { try await alice.post(number % 10 == 0 ? "wxyz \(number)" : "wxy xyz \(number)") }
      let read = { (request: PageRequest) async throws in
        try await alice.can.search.posts(matching: PostQuery("wxyz"), request)
      }
      let expected = [50, 40, 30, 20, 10, 0].map { "wxyz \($0)" }
      #expect(try await everything(limit: 2, read).map(\.text) == expected)
      let page = try await read(PageRequest(limit: 4))
      let above = try await read(PageRequest(.justAbove(try #require(page.older)), limit: 2))
      #expect(above.items.map(\.text) == ["wxyz 40", "wxyz 30"])
    }
  }

  @Test("finds people by handle and name, handles that begin so first", arguments: BackendKind.available)
  func people(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      for (handle, name) in [
        ("bernhard", "José Ana"), ("anabel", "Zoë"), ("hannah", "Tanaka"), ("Ana_b", "x"), ("taro", "田中太郎"),
        ("sakura", "サクラもり"),
      ] { _ = try await world.join(handle, name: name) }
      let expectations: [(String, [String])] = [
        ("ana", ["Ana_b", "anabel", "bernhard", "hannah"]),
        ("@ANA", ["Ana_b", "anabel", "bernhard", "hannah"]),
        ("ana_", ["Ana_b", "anabel", "bernhard", "hannah"]), ("jose", ["bernhard"]), ("田中", ["taro"]),
        ("田", ["taro"]), ("郎", ["taro"]), ("さくら", ["sakura"]), ("サクラモリ", ["sakura"]),
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
      await #expect(throws: AppError.invalid(.cursor, .malformed)) {
        try await read(PageRequest(.before(Cursor("7"))))
      }
    }
  }

  @Test("finds what someone posted, alone and with words", arguments: BackendKind.everywhere)
  func authors(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let (alice, bob) = (try await world.join("alice"), try await world.join("Bob"))
      for number in 0..<50 { try await alice.post("a boat \(number)") }
      try await bob.post("no ship")
      let edited = try await bob.post("first")
      try await bob.edit(edited) { $0.text = "a boat now" }
      try await alice.post("once")
      let search = alice.can.search
      let found = { (query: PostQuery) async throws in
        try await everything(limit: 2) { try await search.posts(matching: query, $0) }.map(\.text)
      }
      #expect(try await found(PostQuery("", by: .handle("bob"))) == ["a boat now", "no ship"])
      #expect(try await found(PostQuery("boat", by: .handle("BOB"))) == ["a boat now"])
      #expect(try await found(PostQuery("ship", by: .viewer)) == [])
      #expect(try await found(PostQuery("boat 49", by: .viewer)) == ["a boat 49"])
      #expect(try await found(PostQuery("", by: .viewer)).count == 51)
      #expect(try await found(PostQuery("!?", by: .viewer)) == [])
      await #expect(throws: AppError.notFound) {
        try await search.posts(matching: PostQuery("", by: .handle("nobody")), PageRequest())
      }
      await #expect(throws: AppError.unauthenticated) {
        try await world.stranger.search.posts(matching: PostQuery("boat", by: .viewer), PageRequest())
      }
      try await bob.can.postActions.delete(edited.id)
      #expect(try await found(PostQuery("", by: .handle("bob"))) == ["no ship"])
    }
  }

  @Test(
    "finds what someone muted posted where they are asked for, and nothing where a block stands between",
    arguments: BackendKind.everywhere)
  func hiddenAuthors(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "cleo"])
      let (alice, bob, cleo) = (people[0], people[1], people[2])
      try await bob.post("a boat")
      try await cleo.post("another boat")
      _ = try await alice.can.relating.mute(bob.id, until: nil, notices: false)
      _ = try await cleo.can.relating.block(alice.id)
      for (query, texts) in [
        (PostQuery("boat"), []), (PostQuery("", by: .handle("bob")), ["a boat"]),
        (PostQuery("boat", by: .handle("bob")), ["a boat"]), (PostQuery("", by: .handle("cleo")), []),
        (PostQuery("boat", by: .handle("cleo")), []),
      ] {
        let found = try await alice.can.search.posts(matching: query, PageRequest())
        #expect(found.items.map(\.text) == texts && found.older == nil, "\(query)")
      }
    }
  }

  @Test("finds hashtags by how they begin, by their names", arguments: BackendKind.available)
  func hashtags(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      for text in ["#Tokyo #tower", "#tokyo", "#東京 #東京タワー #ＴＯＫＹＯ駅", "#to", "#osaka", "#Été"] {
        try await alice.post(text)
      }
      for visibility in PostVisibility.allCases where visibility != .everyone {
        try await alice.post(NewPost(PostContent("#tosecret"), visibility: visibility))
      }
      try await alice.can.postActions.delete(try await alice.post("#togone").id)
      _ = try await alice.hashtags.follow("tower")
      _ = try await alice.hashtags.follow("tomorrow")
      let expectations: [(String, [String])] = [
        ("to", ["to", "Tokyo", "ＴＯＫＹＯ駅", "tower"]), ("TOK", ["Tokyo", "ＴＯＫＹＯ駅"]),
        ("東", ["東京", "東京タワー"]), ("ete", ["Été"]), ("kyo", []), ("%", []),
      ]
      for (beginning, names) in expectations {
        for limit in [1, 3, 80] {
          let found = try await everything(limit: limit) {
            try await alice.can.search.hashtags(beginning: beginning, $0)
          }
          #expect(found.map(\.name) == names, "\(beginning)")
        }
      }
      let read = { (request: PageRequest) async throws in
        try await alice.can.search.hashtags(beginning: "to", request)
      }
      let first = try await read(PageRequest(limit: 2))
      #expect(first.items == [Hashtag(name: "to", postCount: 1), Hashtag(name: "Tokyo", postCount: 2)])
      let second = try await read(PageRequest(.before(try #require(first.older)), limit: 2))
      #expect(second.items.last == Hashtag(name: "tower", postCount: 1, isFollowed: true))
      let back = try await read(PageRequest(.justAbove(try #require(second.newer)), limit: 2))
      #expect(back.items == first.items)
      await #expect(throws: AppError.invalid(.cursor, .malformed)) {
        try await read(PageRequest(.before(Cursor("x"))))
      }
    }
  }

  @Test("finds common and rare words alike, past many posts", arguments: BackendKind.available)
  func rareWords(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      for number in 0..<2200 {
        try await alice.post(number % 1000 == 7 ? "common whale \(number)" : "common \(number)")
      }
      let found = { (query: String, limit: Int) async throws in
        try await world.stranger.search.posts(matching: PostQuery(query), PageRequest(limit: limit))
      }
      #expect(
        try await found("whale", 5).items.map(\.text)
          == ["common whale 2007", "common whale 1007", "common whale 7"])
      #expect(try await found("whale", 2).items.count == 2)
      let whales = try await everything(limit: 1) {
        try await world.stranger.search.posts(matching: PostQuery("whale common"), $0)
      }
      #expect(whales.count == 3)
      #expect(
        try await found("common", 3).items.map(\.text) == ["common 2199", "common 2198", "common 2197"])
    }
  }
}
