import Testing

@testable import SocialLocalStore

@Suite("What two spellings of an address have in common")
struct EmailFoldingTests {
  @Test(
    "is the mailbox",
    arguments: [
      // Examples of RFC 3492, and hosts that there are.
      ("a@xn--ihqwcrb4cv8a8dqg056pqjye.example", "a@他们为什么不说中文.example"),
      ("a@xn--egbpdaj6bu4bxfgehfvwxn.example", "a@ليهمابتكلموشعربي؟.example"),
      ("a@xn--c1yn36f.example", "a@點看.example"),
      ("a@xn--wgv71a119e.xn--wgv71a", "a@日本語.日本"),
      ("a@xn--fa-hia.de", "a@faß.de"), ("A@Example.ORG", "a@example.org"),
      ("a@ｅｘａｍｐｌｅ.org", "a@example.org"),
    ])
  func same(one: String, other: String) {
    #expect(IdentifierFolding.email(one) == IdentifierFolding.email(other))
    #expect(IdentifierFolding.email(one) != IdentifierFolding.email("b" + other.dropFirst()))
  }

  @Test(
    "is as it was typed where it is no such name",
    arguments: [
      "a@xn--.example", "a@xn--abc-.example", "a@xn--99999999.example", "a@xn--é.example",
      "a@xn--a b.example",
      "a@xn---", "no address", "",
    ])
  func unchanged(email: String) {
    #expect(IdentifierFolding.email(email) == email)
  }
}
