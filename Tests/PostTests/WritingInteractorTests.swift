import AppValues
import Entities
import Post
import SocialTestSupport
import Testing

@Suite("Writing a post")
struct WritingInteractorTests {
  private let repository = FakePosts()

  private var interactor: WritingInteractor {
    WritingInteractor(
      writing: repository, posts: repository, viewer: asAlice, language: "en"
    ) { PublishKey("made") }
  }

  private func text(_ entered: String) throws -> String {
    try interactor.ready(PostForm(PostContent(entered)), answering: nil).content.text
  }

  @Test(
    "brings the text into the one form in which it is kept",
    arguments: [
      ("  hello  ", "hello"),
      ("\n\n one\r\ntwo\rthree \n \n", "one\ntwo\nthree"),
      ("a\tb", "a b"),
      ("one\n\n\ntwo", "one\n\n\ntwo"),
      ("\u{3000}東京\u{3000}", "東京"),
    ])
  func normalises(entered: String, kept: String) throws {
    #expect(try text(entered) == kept)
  }

  @Test("composes accents, so that the same word is the same text")
  func composes() throws {
    let text = try self.text("cafe\u{301}")
    #expect(Array(text.unicodeScalars) == Array("caf\u{e9}".unicodeScalars))
  }

  @Test(
    "refuses a text in which nothing can be seen",
    arguments: [
      "", "   ", "\n\t\r\n", "\u{200B}\u{200D}", "\u{3164}", "\u{2060}\u{FE0F}", "\u{2800} \u{2060}",
    ])
  func refusesEmpty(text: String) {
    #expect(throws: AppError.invalid(.text, .empty)) { try self.text(text) }
  }

  @Test(
    "refuses what could disturb a terminal",
    arguments: ["a\u{1B}[2Jb", "a\u{0}b", "a\u{9B}b", "a\u{2028}b", "bell\u{7}"])
  func refusesUnprintable(text: String) {
    #expect(throws: AppError.invalid(.text, .unprintable)) { try self.text(text) }
  }

  @Test("publishes what says nothing of it as its writer has chosen")
  func defaults() async throws {
    repository.defaults.change { $0 = WritingDefaults(visibility: .unlisted, language: nil) }
    repository.publish.answers(post("5"))
    _ = try await interactor.publish(PostForm(PostContent("hello")))
    repository.defaults.change { $0.language = "fr" }
    repository.publish.answers(post("6"))
    _ = try await interactor.publish(PostForm(PostContent("hello"), visibility: .direct))
    #expect(repository.publish.inputs.map(\.post.visibility) == [.unlisted, .direct])
    #expect(repository.publish.inputs.map(\.post.content.language) == ["en", "fr"])
  }

  @Test(
    "marks photos as sensitive by default, where the post says nothing else",
    arguments: [
      (false, nil, false, false), (false, nil, true, true), (true, nil, false, true),
      (false, false, true, false),
      (true, false, true, false), (false, true, false, true),
    ] as [(Bool, Bool?, Bool, Bool)])
  func sensitivity(content: Bool, choice: Bool?, standard: Bool, published: Bool) async throws {
    repository.defaults.change { $0.isSensitive = standard }
    repository.publish.answers(post("5"))
    let form = PostForm(
      PostContent("hello", language: "en", isSensitive: content), visibility: .everyone, isSensitive: choice)
    _ = try await interactor.publish(form)
    #expect(repository.publish.inputs.map(\.post.content.isSensitive) == [published])
    #expect(
      try interactor.readyEdit(form, basedOn: nil).content.isSensitive == choice ?? content,
      "defaults are for new posts")
  }

  @Test(
    "says what a post is in where its writer does not, and nothing where that is no language",
    arguments: [
      ("en", "en"), ("pt-BR", "pt"), ("zh-Hant", "zh"), ("JA_jp", "ja"), ("fil", "fil"), ("fil-PH", "fil"),
      ("zh-Hant-TW", "zh-TW"), ("x-klingon", nil), ("qq", nil), ("", nil),
    ])
  func languageOfApp(code: String, kept: String?) throws {
    let interactor = WritingInteractor(
      writing: repository, posts: repository, viewer: asAlice, language: code)
    #expect(try interactor.ready(PostForm(PostContent("Oi")), answering: nil).content.language == kept)
  }

  @Test("falls back on the language of the account only where nothing else is known")
  func languageOfAccount() throws {
    func language(_ app: String?, _ chosen: String?, _ account: String?) throws -> String? {
      try WritingInteractor(writing: repository, posts: repository, viewer: asAlice, language: app).ready(
        PostForm(PostContent("Oi")), answering: nil,
        by: WritingDefaults(language: chosen, accountLanguage: account)
      ).content.language
    }
    #expect(try language(nil, nil, "pt-BR") == "pt")
    #expect(try language(nil, nil, "klingon") == nil)
    #expect(try language("ja", nil, "en") == "ja")
    #expect(try language("ja", "fr", "en") == "fr")
  }

  @Test("takes 500 characters and says how many are too many")
  func limits() throws {
    let family = "👨‍👩‍👧‍👦"
    #expect(try text(String(repeating: "猫", count: 500)).count == 500)
    #expect(try text(String(repeating: family, count: 200)).count == 200)
    #expect(throws: AppError.invalid(.text, .tooLarge(maximum: 5000, excess: 25))) {
      try text(String(repeating: family, count: 201))
    }
    #expect(interactor.remaining(PostContent(String(repeating: family, count: 198))) == 50)
    #expect(throws: AppError.invalid(.text, .tooLong(maximum: 500, excess: 12))) {
      try text(String(repeating: "猫", count: 512))
    }
    #expect(interactor.remaining(PostContent("猫猫")) == 498)
    #expect(interactor.remaining(PostContent("猫猫", warning: "長い")) == 496)
  }

  @Test("publishes the checked text, under a key of its own where none is given")
  func publishes() async throws {
    let published = post("1")
    repository.publish.answers(published)
    #expect(try await interactor.publish(PostForm(PostContent(" hi\r\n"))) == published)
    repository.thread.answers(PostThread(ancestors: [], post: post("9")))
    #expect(
      try await interactor.publish(
        PostForm(PostContent("yes", language: "JA")), on: ID("9"), key: PublishKey("mine"))
        == published)
    #expect(
      repository.publish.inputs == [
        .init(post: NewPost(PostContent("hi", language: "en")), key: PublishKey("made")),
        .init(post: NewPost(PostContent("yes", language: "ja"), replyTo: ID("9")), key: PublishKey("mine")),
      ])
  }

  @Test("sends nothing that breaks a rule")
  func sendsNothing() async {
    await #expect(throws: AppError.invalid(.text, .empty)) {
      try await interactor.publish(PostForm(PostContent(" ")))
    }
    let keys: [(String, InputRule)] = [
      ("", .empty), ("a\nb", .unprintable),
      (String(repeating: "k", count: 256), .tooLong(maximum: 255, excess: 1)),
    ]
    for (key, rule) in keys {
      await #expect(throws: AppError.invalid(.key, rule)) {
        try await interactor.publish(PostForm(PostContent("hi")), key: PublishKey(key))
      }
    }
    #expect(repository.publish.inputs.isEmpty)
  }

  @Test("takes a key of 255 characters")
  func longestKey() async throws {
    repository.publish.answers(post("1"))
    let key = PublishKey(String(repeating: "k", count: 255))
    _ = try await interactor.publish(PostForm(PostContent("hi")), key: key)
    #expect(repository.publish.inputs.map(\.key) == [key])
  }

  @Test("takes an app's key for the same post within an hour, and for another one then or once it's deleted")
  func appKeys() async throws {
    let kept: [String: Result<Post, AppError>] = [
      "client:new": .success(post("1")), "client:old": .success(post("2", minutesAgo: 60)),
      "client:old after 2": .success(post("3")), "client:gone": .failure(.gone),
      "client:gone again": .success(post("4")),
    ]
    repository.publish.answers { (publication) async throws(AppError) in
      guard let answer = kept[publication.key.rawValue] else { throw .notFound }
      return try answer.get()
    }
    for (key, id) in [("new", "1"), ("old", "3"), ("gone", "4")] {
      let form = PostForm(PostContent("hi"))
      let published = try await interactor.publish(
        form, on: nil, answered: nil, repeating: key, at: noon)
      #expect(published.id == ID(id))
    }
    await #expect(throws: AppError.gone) {
      let parent = post("9")
      _ = try await interactor.publish(
        PostForm(PostContent("hi")), on: parent.id, answered: parent, repeating: "gone", at: noon)
    }
  }

  @Test("makes another key for each post")
  func keysDiffer() {
    #expect(PublishKey.unique() != PublishKey.unique())
  }
}
