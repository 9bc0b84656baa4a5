import AppValues
import Entities
import Post
import SocialTestSupport
import Testing

@Suite("What goes with a text")
struct PostFormTests {
  private let repository = FakePosts()

  private var interactor: WritingInteractor {
    WritingInteractor(writing: repository, posts: repository, viewer: asAlice, language: "en") {
      PublishKey("made")
    }
  }

  private func refuses(_ form: PostForm, _ field: InputField, _ rule: InputRule) {
    #expect(throws: AppError.invalid(field, rule)) { try interactor.ready(form, answering: nil) }
    #expect(throws: AppError.invalid(field, rule)) { try interactor.readyEdit(form, basedOn: nil) }
  }

  // MARK: Warning and language

  @Test("is a warning of at most 200 characters in one line, counted with the text")
  func warning() throws {
    let form = PostForm(PostContent("x", warning: "  long\u{3000}"))
    #expect(try interactor.ready(form, answering: nil).content.warning == "long")
    #expect(
      try interactor.ready(PostForm(PostContent("x", warning: " \n")), answering: nil).content.warning == nil)
    let longest = String(repeating: "猫", count: 200)
    let text = String(repeating: "犬", count: 300)
    #expect(
      try interactor.ready(PostForm(PostContent(text, warning: longest)), answering: nil).content.warning
        == longest)
    refuses(
      PostForm(PostContent(text + "!", warning: longest)), .textWithWarning, .tooLong(maximum: 500, excess: 1)
    )
    refuses(PostForm(PostContent("x", warning: longest + "猫")), .warning, .tooLong(maximum: 200, excess: 1))
    refuses(PostForm(PostContent("x", warning: "a\u{7}b")), .warning, .unprintable)
    for (entered, kept) in [("a\r\nb\u{2028}\tc\n", "a b c"), ("a\u{202E}b", "ab"), ("\u{2060}", nil)] {
      let form = PostForm(PostContent("x", warning: entered))
      #expect(try interactor.ready(form, answering: nil).content.warning == kept)
    }
  }

  @Test("is the warning where there is nothing that it could warn of")
  func onlyWarning() throws {
    let only = PostForm(PostContent(" \u{200B}\n", warning: "tea\ntime"))
    for content in [
      try interactor.ready(only, answering: nil).content,
      try interactor.readyEdit(only, basedOn: nil).content,
    ] {
      #expect(content.text == "tea time" && content.warning == nil)
    }
    let photo = PostForm(PostContent("", warning: "tea", photos: [ID("1")]))
    let content = try interactor.ready(photo, answering: nil).content
    #expect(content.text == "" && content.warning == "tea")
  }

  @Test("is a language that exists, the writer's where none is said")
  func language() throws {
    #expect(try interactor.ready(PostForm(PostContent("x")), answering: nil).content.language == "en")
    #expect(
      try interactor.ready(PostForm(PostContent("x", language: " ＪＡ ")), answering: nil).content.language
        == "ja")
    for code in ["xx", "eng", "e", "", "日本", "e1", "-en", "xx-YY"] {
      refuses(PostForm(PostContent("x", language: code)), .language, .malformed)
    }
    // What an author left open stays so when they edit it.
    #expect(try interactor.readyEdit(PostForm(PostContent("x")), basedOn: nil).content.language == nil)
  }

  @Test("may be photos alone")
  func photos() throws {
    let form = PostForm(PostContent(" \u{200B}", photos: [ID("1")]))
    let post = try interactor.ready(form, answering: nil)
    #expect(post.content.text == "" && post.content.photos == [ID("1")])
    refuses(PostForm(PostContent(" \u{200B}")), .text, .empty)
  }

  @Test("has at most four photos, also when it's edited")
  func tooManyPhotos() throws {
    let form = PostForm(PostContent("x", photos: (1...6).map { ID("\($0)") }))
    refuses(form, .photos, .tooLong(maximum: 4, excess: 2))
    #expect(throws: AppError.invalid(.photos, .tooLong(maximum: 4, excess: 2))) {
      try interactor.readyEdit(form, basedOn: nil)
    }
  }

  // MARK: Place

  @Test(
    "is a place as one writes it",
    arguments: [
      ("Lake Biwa", Place(name: "Lake Biwa", latitude: nil, longitude: nil)),
      (" 琵琶湖@35.25,136.1 ", Place(name: "琵琶湖", latitude: 35.25, longitude: 136.1)),
      ("Pier @ -33.5, +18", Place(name: "Pier", latitude: -33.5, longitude: 18)),
      ("琵琶湖＠３５．２５、１３６", Place(name: "琵琶湖", latitude: 35.25, longitude: 136)),
      ("Bar @ the corner", Place(name: "Bar @ the corner", latitude: nil, longitude: nil)),
      ("a@b@90,-180", Place(name: "a@b", latitude: 90, longitude: -180)),
    ])
  func places(entered: String, place: Place) throws {
    #expect(try interactor.place(entered) == place)
  }

  @Test(
    "refuses a place that cannot be",
    arguments: [
      ("x@95,10", InputField.latitude, InputRule.outOfRange), ("x@-90.01,1", .latitude, .outOfRange),
      ("x@9,180.5", .longitude, .outOfRange), ("x@35.25", .longitude, .empty),
      ("x@1,2,3", .place, .malformed),
      ("x@1..2,3", .place, .malformed), ("x@,3", .place, .malformed), ("x@3,", .place, .malformed),
      ("@1,2", .place, .empty), ("a\u{7}b", .place, .unprintable),
      (String(repeating: "x", count: 101), .place, .tooLong(maximum: 100, excess: 1)),
    ])
  func wrongPlaces(entered: String, field: InputField, rule: InputRule) {
    #expect(throws: AppError.invalid(field, rule)) { try interactor.place(entered) }
  }

  @Test("checks a place however it came")
  func givenPlace() throws {
    #expect(try interactor.place(" ") == nil)
    let places: [(Place, InputField, InputRule)] = [
      (Place(name: "x", latitude: .nan, longitude: 0), .latitude, .outOfRange),
      (Place(name: "x", latitude: nil, longitude: 0), .latitude, .empty),
      (Place(name: "x", latitude: 0, longitude: .infinity), .longitude, .outOfRange),
    ]
    for (place, field, rule) in places { refuses(PostForm(PostContent("x", place: place)), field, rule) }
  }

  // MARK: Editing

  @Test("is sent with the version that an edit began with")
  func edits() async throws {
    repository.edit.answers(post("9"))
    _ = try await interactor.edit(
      ID("9"), PostForm(PostContent(" new ", warning: " w "), visibility: .direct), basedOn: noon)
    #expect(
      repository.edit.inputs == [
        .init(id: ID("9"), edit: PostEdit(PostContent("new", warning: "w"), basedOn: noon))
      ])
    await #expect(throws: AppError.invalid(.text, .empty)) {
      try await interactor.edit(ID("9"), PostForm(), basedOn: nil)
    }
    #expect(repository.edit.inputs.count == 1)
  }
}
