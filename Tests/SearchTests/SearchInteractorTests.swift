import Entities
import Search
import TestSupport
import Testing

@Suite("The rules of a query")
struct SearchInteractorTests {
  private let repository = FakeSearch()

  private var interactor: SearchInteractor { SearchInteractor(repository: repository) }

  @Test(
    "takes what people enter, and what it asks for",
    arguments: [
      ("  cafe ", "cafe", nil), ("東京", "東京", nil), ("two\t \u{3000}words", "two words", nil),
      ("@alice", "@alice", .people), ("＠alice", "@alice", .people), ("#猫", "#猫", .posts),
      ("＃猫", "#猫", .posts), ("cafe\u{301}", "caf\u{e9}", nil),
    ] as [(String, String, SearchScope?)])
  func takes(entered: String, text: String, scope: SearchScope?) throws {
    let query = try interactor.query(entered)
    #expect(Array(query.text.unicodeScalars) == Array(text.unicodeScalars))
    #expect(query.scope == scope)
  }

  @Test(
    "refuses what cannot be searched for",
    arguments: [
      ("", .empty), (" \n", .empty), ("a", .tooShort(minimum: 2)), ("猫", .tooShort(minimum: 2)),
      ("@", .empty), ("@a", .tooShort(minimum: 2)), ("a\u{1B}[2Jb", .unprintable),
      ("ab\u{202E}", .unprintable),
      (String(repeating: "a", count: 103), .tooLong(maximum: 100, excess: 3)),
    ] as [(String, InputRule)])
  func refuses(entered: String, rule: InputRule) {
    #expect(throws: SocialError.invalid(.query, rule)) { try interactor.query(entered) }
  }

  @Test("takes a query of 100 characters")
  func longest() throws {
    _ = try interactor.query(String(repeating: "猫", count: 100))
  }

  @Test("asks people without the mark, and posts with it")
  func marks() async throws {
    repository.people.answers(page([user(alice)]))
    repository.posts.answers(page([post("1")]))
    let request = PageRequest(.before(Cursor("x")), limit: 7)
    #expect(try await interactor.people(matching: "@ alice", request).items == [user(alice)])
    #expect(try await interactor.posts(matching: " #swift", request).items == [post("1")])
    #expect(repository.people.inputs == [.init(query: "alice", request: request)])
    #expect(repository.posts.inputs == [.init(query: "#swift", request: request)])
  }

  @Test("asks nobody for what breaks a rule")
  func asksNobody() async {
    await #expect(throws: SocialError.invalid(.query, .tooShort(minimum: 2))) {
      try await interactor.people(matching: "a", PageRequest())
    }
    await #expect(throws: SocialError.invalid(.query, .tooShort(minimum: 2))) {
      try await interactor.posts(matching: "a", PageRequest())
    }
    #expect(repository.people.inputs.isEmpty)
    #expect(repository.posts.inputs.isEmpty)
  }
}
