import PostText
import SocialTestSupport
import Testing

@Suite("The text of a post")
struct PostTextTests {
  @Test(
    "is as long as people count",
    arguments: [
      ("", 0), ("hello", 5), ("東京タワー", 5), ("👩‍👩‍👧‍👦 family", 8), ("🇯🇵🇫🇷", 2), ("e\u{301}te\u{301}", 3),
      ("한국어", 3), ("\u{1112}\u{1161}\u{11AB}", 1), ("1️⃣", 1), ("a\r\nb", 3),
      ("https://example.com/a/very/long/path/that/goes/on/and/on", 23), ("http://a.b", 23),
      ("see https://example.com/x.", 28), ("(https://example.com/x)", 25),
      ("https://example.com/x_(y) z", 25), ("https://example.comを見て", 26),
      ("https://a.jp https://b.jp", 47), ("https://", 8), ("xhttps://a.b", 12), ("HTTPS://A.B", 23),
    ])
  func length(text: String, expected: Int) {
    #expect(PostText(text).length == expected)
  }

  @Test(
    "names its hashtags in any script",
    arguments: [
      ("#swift is #fun", ["swift", "fun"]), ("#写真 ＃東京", ["写真", "東京"]), ("#café #cafe\u{301}", ["café"]),
      ("#Swift #swift #SWIFT", ["Swift"]), ("한국어 #태그입니다", ["태그입니다"]), ("#tag.", ["tag"]),
      ("word#tag", []), ("写真#タグ", []), ("#2024 #1", []), ("#2024年", ["2024年"]), ("#_ #", []),
      ("https://example.com/#anchor", []), ("https://example.com/a#b #c", ["c"]), ("/#no", []),
      ("#️⃣ #1️⃣", []), ("#snake_case", ["snake_case"]), ("(#a) [#b]\n#c", ["a", "b", "c"]), ("##x", []),
      ("#ラーメン・カレー。", ["ラーメン・カレー"]), ("#が", ["が"]), ("🎉#party🎉", ["party"]), ("#हिन्दी", ["हिन्दी"]),
    ])
  func hashtags(text: String, expected: [String]) {
    #expect(PostText(text).hashtags == expected)
  }

  @Test(
    "names whom it mentions, but not e-mail addresses",
    arguments: [
      ("@alice hi @Bob_2", ["alice", "Bob_2"]), ("@aliceさん、こんにちは", ["alice"]), ("こんにちは@alice", ["alice"]),
      ("mail alice@example.com now", []), ("a.b@example.com", []),
      ("@alice@example.com.", ["alice@example.com"]),
      ("@Alice @alice @ALICE", ["Alice"]), ("https://example.com/@alice", []), ("(@alice)", ["alice"]),
      ("@", []), ("@@alice", []), ("＠alice", ["alice"]), ("@alice@", []), ("@写真", []),
      ("@bob's", ["bob"]),
    ])
  func mentions(text: String, expected: [String]) {
    #expect(PostText(text).mentions == expected)
  }

  @Test("has no hashtag that is longer than an index takes")
  func longHashtags() {
    let (most, signs) = (String(repeating: "a", count: 100), String(repeating: "猫", count: 66))
    #expect(PostText("#\(most) #\(most)b #\(signs) #\(signs)犬").hashtags == [most, signs])
    #expect(PostText("#a" + String(repeating: "\u{591}", count: 100)).hashtags == [])
  }

  @Test(
    "takes no letter for a word together with the sign that it takes up", arguments: UnicodeSamples.prepended)
  func prepended(letter: Unicode.Scalar) {
    #expect(PostText("#\(letter) hello").hashtags == [])
    #expect(PostText("#a\(letter)\"b").hashtags == ["a"])
    #expect(PostText("https://a.b/\(letter)\"c d").parts.first?.text == "https://a.b/")
  }

  @Test("ends a link before the brackets that only close, however many")
  func brackets() {
    let closing = String(repeating: ")", count: 2000)
    #expect(PostText("http://a.b/(c)" + closing).parts.map(\.text) == ["http://a.b/(c)", closing[...]])
    #expect(PostText("(http://a.b]).").parts.map(\.text) == ["(", "http://a.b", "])."])
    #expect(PostText("http://)x").parts.map(\.text) == ["http://)x"])
  }

  @Test("is whole again when its parts are joined")
  func parts() {
    let text = "A #tag, @bob and https://example.com/x?y=1#z!\r\n👩‍👩‍👧‍👦 #写真です"
    let parts = PostText(text).parts
    #expect(parts.map { String($0.text) }.joined() == text)
    #expect(parts.filter { $0.kind != .plain }.map(\.kind) == [.hashtag, .mention, .link, .hashtag])
  }
}
