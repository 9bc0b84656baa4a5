import AppValues
import Entities
import Search
import SocialTestSupport
import Testing

@Suite("The rules of a query")
struct SearchInteractorTests {
  private let repository = FakeSearch()

  private var interactor: SearchInteractor { SearchInteractor(repository: repository) }

  @Test(
    "takes what people enter, and what it asks for",
    arguments: [
      ("  cafe ", "cafe", SearchScope.allCases), ("東京", "東京", SearchScope.allCases),
      ("two\t \u{3000}words", "two words", [.people, .posts]), ("@alice", "@alice", [.people]),
      ("＠alice", "@alice", [.people]), ("#猫", "#猫", [.hashtags, .posts]),
      ("＃猫", "#猫", [.hashtags, .posts]), ("#two words", "#two words", [.posts]),
      ("cafe\u{301}", "caf\u{e9}", SearchScope.allCases), ("from:bob", "from:bob", [.posts]),
      ("boat from：ME", "boat from:ME", [.posts]),
    ] as [(String, String, [SearchScope])])
  func takes(entered: String, text: String, scopes: [SearchScope]) throws {
    let query = try interactor.query(entered)
    #expect(Array(query.text.unicodeScalars) == Array(text.unicodeScalars))
    #expect(query.scopes == scopes)
  }

  @Test("looks only for what its source can find, and refuses a query for nothing of that")
  func capabilities() async throws {
    let people = FakeSearch(.people)
    let interactor = SearchInteractor(repository: people)
    let query = try interactor.query("cafe")
    #expect(query.scopes == [.people] && query.onlyScope == .people)
    people.people.answers(page([user(alice)]))
    #expect(try await interactor.people(matching: query, PageRequest()).items.count == 1)
    await #expect(throws: AppError.unsupported) {
      try await interactor.posts(matching: query, PageRequest())
    }
    await #expect(throws: AppError.unsupported) {
      try await interactor.hashtags(matching: query, PageRequest())
    }
    #expect(throws: AppError.unsupported) { try interactor.query("#cats") }
  }

  @Test(
    "reads from whom posts are wanted, wherever it stands",
    arguments: [
      ("boat", PostQuery("boat")), ("from:Bob", PostQuery("", by: .handle("bob"))),
      ("red FROM:@bob boat", PostQuery("red boat", by: .handle("bob"))),
      ("from:me 写真", PostQuery("写真", by: .viewer)), ("#写", PostQuery("写")),
      ("from:bob@example.org a", PostQuery("a", by: .handle("bob@example.org"))),
    ])
  func authors(entered: String, query: PostQuery) async throws {
    repository.posts.answers(page([post("1")]))
    _ = try await interactor.posts(matching: interactor.query(entered), PageRequest())
    #expect(repository.posts.inputs.map(\.query) == [query])
  }

  @Test("asks for hashtags from one character behind the mark, and for none where none begins so")
  func hashtags() async throws {
    repository.hashtags.answers(page([Hashtag(name: "写真", postCount: 2)]))
    for entered in ["#写", "＃ 写", "写真"] {
      #expect(
        try await interactor.hashtags(matching: interactor.query(entered), PageRequest()).items.map(\.name)
          == ["写真"])
    }
    #expect(repository.hashtags.inputs.map(\.query) == ["写", "写", "写真"])
    for entered in ["two words", "@alice", "from:me", "sure!"] {
      #expect(try await interactor.hashtags(matching: interactor.query(entered), PageRequest()).items.isEmpty)
    }
    #expect(repository.hashtags.inputs.count == 3)
  }

  @Test("refuses posts from what cannot be a handle", arguments: ["from:", "from:a-b", "boat from:@"])
  func wrongAuthor(entered: String) {
    #expect(throws: AppError.self) { try interactor.query(entered) }
  }

  @Test(
    "refuses what cannot be searched for",
    arguments: [
      ("", .empty), (" \n", .empty), ("a", .tooShort(minimum: 2)), ("é", .tooShort(minimum: 2)),
      ("5", .tooShort(minimum: 2)),
      ("。", .tooShort(minimum: 2)), ("🐈", .tooShort(minimum: 2)), ("ж", .tooShort(minimum: 2)),
      ("@", .empty), ("#", .empty), ("@a", .tooShort(minimum: 2)), ("a\u{1B}[2Jb", .unprintable),
      ("a\u{202E}", .tooShort(minimum: 2)),
      (String(repeating: "a", count: 103), .tooLong(maximum: 100, excess: 3)),
    ] as [(String, InputRule)])
  func refuses(entered: String, rule: InputRule) {
    #expect(throws: AppError.invalid(.query, rule)) { try interactor.query(entered) }
  }

  @Test("takes one character that may be a word", arguments: ["猫", "の", "ネ", "ﾈ", "꽃", "々"])
  func oneCharacter(entered: String) throws {
    let query = try interactor.query(entered)
    #expect(query.scopes == [.people, .hashtags, .posts])
    #expect(query.people == entered && query.posts == PostQuery(entered))
    #expect(try interactor.query("@\(entered)").people == entered)
    #expect(try interactor.query(" \(entered)　").text == entered)
  }

  @Test("takes a query of 100 characters")
  func longest() throws {
    _ = try interactor.query(String(repeating: "猫", count: 100))
  }

  @Test("asks people and posts without the marks")
  func marks() async throws {
    repository.people.answers(page([user(alice)]))
    repository.posts.answers(page([post("1")]))
    let request = PageRequest(.before(Cursor("x")), limit: 7)
    #expect(
      try await interactor.people(matching: interactor.query("@ alice"), request).items == [user(alice)])
    #expect(try await interactor.posts(matching: interactor.query(" #swift"), request).items == [post("1")])
    #expect(repository.people.inputs == [.init(query: "alice", request: request)])
    #expect(repository.posts.inputs == [.init(query: PostQuery("swift"), request: request)])
  }
}
