import Testing

@testable import SocialRemoteBackend

@Suite("A key in a header")
struct HeaderKeyTests {
  @Test(
    "stays as it is where it's plain", arguments: ["a1B2-c3", "x:y/z=~", String(repeating: "k", count: 200)])
  func plain(key: String) {
    #expect(HeaderKey.text(key) == key)
  }

  @Test("is made plain, short and one's own")
  func others() {
    let long = String(repeating: "写真", count: 100)
    let keys = [
      "a b", "a%20b", "a\nb", "写真", "写真 🎉", long, long + "1", long + "2", String(repeating: "k", count: 201),
    ]
    let texts = keys.map(HeaderKey.text)
    #expect(Set(texts).count == keys.count)
    #expect(texts.allSatisfy { $0.utf8.count <= 200 && $0.utf8.allSatisfy { (0x21...0x7E).contains($0) } })
    #expect(texts == keys.map(HeaderKey.text))
  }
}
