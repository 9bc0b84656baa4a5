import AppScreens
import AppValues
import Entities
import Foundation
import Navigation
import PostActions
import SocialTestSupport
import Testing

@testable import Post

/// What a view uses that shows everything about a post on one page.
@MainActor
@Suite("Writing on one page")
struct ComposePresenterTests {
  private let posts = FakePosts()
  private let navigator = RecordingNavigator()

  /// A presenter that is ready for a new post.
  private func writing(_ drafts: FakeDrafts = .holding()) async -> ComposePresenter {
    posts.addPhoto.answers { [posts] (new) async throws(AppError) -> Photo in
      Self.photo(posts.addPhoto.inputs.count, alt: new.alt)
    }
    posts.setAlt.answers { (change) async throws(AppError) -> Photo in Self.photo(1, alt: change.alt) }
    let presenter = ComposePresenter(
      .post, posts: WritingInteractor(writing: posts, posts: posts, viewer: asAlice, language: "en"),
      drafts: draftRules(drafts), viewer: asAlice, router: PostRouter(navigator: navigator, strings: .english)
    )
    await presenter.appear()
    return presenter
  }

  private nonisolated static func photo(_ number: Int, alt: String = "") -> Photo {
    Photo(id: ID("\(number)"), alt: alt, width: 4, height: 3, location: nil, thumbnail: nil)
  }

  @Test("changes everything in any order, and publishes it")
  func anyOrder() async {
    let drafts = FakeDrafts.holding()
    let presenter = await writing(drafts)
    for action: ComposePresenter.Action in [
      .choose(.followers), .add([.file(URL(filePath: "/tmp/a b.jpg"))]), .enter(.warning, "w"),
      .describe(ID("1"), "A lake"), .setSensitive(true), .typing("Loo"), .enter(.place, "Pier"),
      .write("Look"),
    ] {
      await presenter.send(action)
      #expect(presenter.state.phase == .writing && presenter.state.problem == nil)
    }
    #expect(posts.addPhoto.inputs == [NewPhoto(file: LocalFile(path: "/tmp/a b.jpg"), alt: "")])
    #expect(presenter.state.photos == [Self.photo(1, alt: "A lake")])
    let content = PostContent(
      text: "Look", warning: "w", language: "en", place: Place(name: "Pier", latitude: nil, longitude: nil),
      poll: nil,
      photos: [ID<Photo>("1")], isSensitive: true)
    #expect(presenter.state.ready?.content == content && presenter.state.ready?.visibility == .followers)
    #expect(drafts.save.inputs.last?.form.content.text == "Look")
    posts.publish.answers(post("5"))
    await presenter.send(.publish)
    #expect(posts.publish.inputs.map(\.post) == [NewPost(content, visibility: .followers)])
    #expect(presenter.state.phase == .finished && navigator.moves == [.back])
  }

  @Test("says at each change what has to be corrected, which is no failure until it is to be published")
  func faults() async {
    let presenter = await writing()
    #expect(presenter.state.fault == .invalid(.text, .empty) && presenter.state.ready == nil)
    let excess = AppError.invalid(.text, .tooLong(maximum: 500, excess: 1))
    await presenter.send(.typing(String(repeating: "x", count: 501)))
    #expect(presenter.state.fault == excess && presenter.state.problem == nil)
    await presenter.send(.publish)
    #expect(presenter.state.problem == excess && presenter.state.phase == .writing)
    await presenter.send(.write("x"))
    #expect(presenter.state.fault == nil && presenter.state.problem == nil && presenter.state.ready != nil)
    // What isn't acceptable is refused, and what was there before stays.
    await presenter.send(.enter(.language, "JA"))
    await presenter.send(.enter(.language, "nonsense"))
    #expect(presenter.state.problem == .invalid(.language, .malformed))
    #expect(presenter.state.form.content.language == "ja" && presenter.state.fault == nil)
    await presenter.send(.enter(.language, ""))
    #expect(presenter.state.form.content.language == nil && presenter.state.problem == nil)
  }

  @Test("adds a photo of bytes by a file that no one else can read, and that is gone afterwards")
  func bytes() async throws {
    let presenter = await writing()
    posts.addPhoto.answers { (new) async throws(AppError) -> Photo in
      let file = URL(filePath: new.file.path)
      #expect(FileManager.default.contents(atPath: new.file.path) == Data([1, 2, 3]))
      // What can't be read isn't known to be private.
      let folder = try? FileManager.default.attributesOfItem(atPath: file.deletingLastPathComponent().path)
      #expect(folder?[.posixPermissions] as? Int == 0o700)
      return Self.photo(1)
    }
    await presenter.send(.add([.bytes(Data([1, 2, 3]))]))
    #expect(presenter.state.photos == [Self.photo(1)])
    let path = try #require(posts.addPhoto.inputs.first).file.path
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test("adds as many photos as there is room for, or none, and takes them away")
  func photos() async {
    let presenter = await writing()
    let file = ChosenPhoto.file(URL(filePath: "/a.jpg"))
    await presenter.send(.add([file, file]))
    #expect(presenter.state.form.content.photos == [ID("1"), ID("2")] && presenter.state.fault == nil)
    await presenter.send(.add([file, file, file]))
    #expect(presenter.state.problem == .invalid(.photos, .tooLong(maximum: 4, excess: 1)))
    #expect(presenter.state.photos.count == 2)
    await presenter.send(.remove(ID("1")))
    #expect(presenter.state.form.content.photos == [ID("2")] && presenter.state.problem == nil)
  }

  @Test("loses no change that is made while a photo is added")
  func whileAdding() async {
    let presenter = await writing()
    let gate = Gate()
    posts.addPhoto.answers { (_) async throws(AppError) -> Photo in
      await gate.pass()
      return Self.photo(1)
    }
    let adding = Task { await presenter.send(.add([.file(URL(filePath: "/a.jpg"))])) }
    await gate.waitForArrival()
    let warning = Task { await presenter.send(.enter(.warning, "w")) }
    await presenter.send(.typing("Look"))
    #expect(presenter.state.form.content.text == "Look")
    gate.open()
    for task in [adding, warning] { await task.value }
    #expect(presenter.state.ready?.content.warning == "w" && presenter.state.photos == [Self.photo(1)])
  }

  @Test("names whom a whole text mentions in vain")
  func unknownPeople() async {
    posts.unknownHandles.change { $0 = ["ghost"] }
    let presenter = await writing()
    await presenter.send(.write("Hi @ghost @bob"))
    #expect(presenter.state.unknownPeople == ["ghost"])
    await presenter.send(.typing("Hi @bob"))
    #expect(presenter.state.unknownPeople.isEmpty, "no longer in the text")
  }

  @Test(
    "changes no setting that there isn't",
    arguments: [.enter(.visibility, "public"), .enter(.sensitivity, "yes"), .setSensitive(true)]
      as [ComposePresenter.Action])
  func noSuchSetting(_ action: ComposePresenter.Action) async {
    let presenter = await writing()
    await presenter.send(action)
    #expect(presenter.state.problem == .unsupported)
  }

  @Test("asks before it discards the text, and goes on writing where that is not meant")
  func discards() async {
    let drafts = FakeDrafts.holding()
    let presenter = await writing(drafts)
    await presenter.send(.write("no"))
    await presenter.send(.discard)
    #expect(presenter.state.phase == .confirmingDiscard)
    await presenter.send(.write("yes"))
    #expect(presenter.state.form.content.text == "no")
    await presenter.send(.keep)
    #expect(presenter.state.phase == .writing)
    await presenter.send(.confirmDiscard)
    #expect(drafts.discard.inputs.isEmpty)
    await presenter.send(.discard)
    await presenter.send(.confirmDiscard)
    #expect(drafts.discard.inputs == [ID("new")] && navigator.moves == [.back])
    for action: ComposePresenter.Action in [.write("late"), .publish, .keep] { await presenter.send(action) }
    #expect(presenter.state.phase == .finished && presenter.state.problem == nil)
  }
}
