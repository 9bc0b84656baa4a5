import AppScreens
import AppValues
import Entities
import Navigation
import PostActions
import SocialTestSupport
import Testing

@testable import Post

@MainActor
@Suite("Writing step by step")
struct ComposeStepsPresenterTests {
  let posts = FakePosts()
  let navigator = RecordingNavigator()
  let parent = post("9", "Who has a boat?")

  func presenter(
    _ drafts: FakeDrafts?, _ writing: Writing = .post, draft: ID<Draft>? = nil, text: String = "",
    visibility: PostVisibility? = nil, viewer: Viewer = asAlice, at navigator: RecordingNavigator? = nil
  ) -> ComposeStepsPresenter {
    ComposeStepsPresenter(
      ComposePresenter(
        writing, draft: draft, text: text, visibility: visibility,
        posts: WritingInteractor(writing: posts, posts: posts, viewer: viewer, language: "en"),
        drafts: draftRules(drafts), viewer: viewer,
        router: PostRouter(navigator: navigator ?? self.navigator, strings: .english)))
  }

  /// A presenter that shows the preview of a text.
  private func previewing(_ text: String, _ drafts: FakeDrafts) async -> ComposeStepsPresenter {
    let presenter = presenter(drafts)
    await presenter.appear()
    await presenter.send(.write(text))
    return presenter
  }

  // MARK: Opening

  @Test("begins with nothing where nothing was begun")
  func opens() async {
    let presenter = presenter(.holding())
    await presenter.appear()
    #expect(presenter.state.step == .writing)
    #expect(presenter.state.form.content.text.isEmpty)
    #expect(!presenter.state.isDraftBack)
  }

  @Test("that is published leaves its own place, and what was opened since stays")
  func publishesElsewhere() async {
    let navigator = RecordingNavigator(at: .home, .compose(commentOn: nil))
    let presenter = presenter(.holding(), at: navigator)
    await presenter.appear()
    await presenter.send(.write("hello"))
    let gate = Gate()
    posts.publish.answers { (_) async throws(AppError) in
      await gate.pass()
      return post("5")
    }
    async let publishing: Void = presenter.send(.publish)
    await gate.waitForArrival()
    navigator.show(.notifications)
    gate.open()
    await publishing
    #expect(navigator.places == [.home, .notifications])
  }

  @Test("brings back what was begun, and publishes it under the key it was kept with")
  func draftIsBack() async {
    let drafts = FakeDrafts.holding(draft("half a thou", "kept"))
    let presenter = presenter(drafts)
    await presenter.appear()
    #expect(presenter.state.step == .choosingDraft)
    #expect(presenter.state.drafts == [draft("half a thou", "kept")])
    await presenter.send(.openDraft(ID("new")))
    #expect(presenter.state.form.content.text == "half a thou")
    #expect(presenter.state.isDraftBack)
    posts.publish.answers(post("5"))
    await presenter.send(.write("half a thou"))
    await presenter.send(.publish)
    #expect(posts.publish.inputs.map(\.key) == [PublishKey("kept")])
    #expect(drafts.save.inputs.isEmpty)
  }

  @Test("publishes for whom and in what the writer has chosen for all posts, unless this one says otherwise")
  func defaults() async {
    posts.defaults.change { $0 = WritingDefaults(visibility: .followers, language: "ja") }
    let presenter = await previewing("hello", .holding())
    #expect(
      presenter.state.ready?.visibility == .followers && presenter.state.ready?.content.language == "ja")
    await presenter.send(.ask(.visibility))
    await presenter.send(.choose(.unlisted))
    #expect(presenter.state.ready?.visibility == .unlisted)
    posts.publish.answers(post("5"))
    await presenter.send(.publish)
    #expect(posts.publish.inputs.map(\.post.visibility) == [.unlisted])
    #expect(posts.publish.inputs.map(\.post.content.language) == ["ja"])
  }

  @Test(
    "begins another post beside a draft that could not be read",
    arguments: [AppError.unavailable, .cancelled])
  func unreadDraft(error: AppError) async {
    let drafts = FakeDrafts.holding(draft("half a thou", "kept", named: "post-1"))
    let presenter = presenter(drafts)
    await presenter.appear()
    drafts.load.fails(error)
    await presenter.send(.openDraft(ID("post-1")))
    #expect(presenter.state.step == .choosingDraft)
    #expect(presenter.state.problem == (error == .cancelled ? nil : error))
    await presenter.send(.begin)
    await presenter.send(.typing("other"))
    #expect(drafts.save.inputs.map(\.id) == [ID("new")])
  }

  @Test("keeps what is being written when the screen comes to the front again")
  func appearsAgain() async {
    let presenter = presenter(.holding())
    await presenter.appear()
    await presenter.send(.typing("one"))
    await presenter.appear()
    #expect(presenter.state.form.content.text == "one")
  }

  @Test("lets one write although the draft cannot be read")
  func unreadableDraft() async {
    let drafts = FakeDrafts()
    drafts.list.fails(.storage(.readOnly))
    let presenter = presenter(drafts)
    await presenter.appear()
    #expect(presenter.state.step == .writing)
    #expect(presenter.state.draftProblem == .storage(.readOnly))
  }

  @Test("asks to sign in when signed out")
  func anonymous() async {
    let presenter = presenter(FakeDrafts(), viewer: .anonymous)
    await presenter.appear()
    #expect(presenter.state.step == .closed)
    #expect(presenter.state.problem == .unauthenticated)
    await presenter.send(.signIn)
    #expect(navigator.moves == [.show(.signIn)])
  }

  // MARK: Writing

  @Test("keeps each text as it comes, one after another, the last one last")
  func typing() async throws {
    let drafts = FakeDrafts.holding()
    let gate = Gate()
    drafts.save.answers { (draft) async throws(AppError) -> Void in
      if draft.form.content.text == "a" { await gate.pass() }
    }
    let presenter = presenter(drafts)
    await presenter.appear()
    let first = Task { await presenter.send(.typing("a")) }
    await gate.waitForArrival()
    let second = Task { await presenter.send(.typing("ab")) }
    #expect(try await eventually { presenter.state.form.content.text == "ab" })
    #expect(drafts.save.inputs == [draft("a", "key 1")])
    gate.open()
    await first.value
    await second.value
    #expect(drafts.save.inputs == [draft("a", "key 1"), draft("ab", "key 2")])
  }

  @Test("forgets the draft when everything is erased")
  func erased() async {
    let drafts = FakeDrafts.holding(draft("old", "kept"))
    let presenter = presenter(drafts)
    await presenter.appear()
    await presenter.send(.openDraft(ID("new")))
    await presenter.send(.typing(" "))
    #expect(drafts.discard.inputs == [ID("new")])
  }

  @Test("says that a draft is not safe, and saves it as soon as it can be")
  func unsafeDraft() async {
    let drafts = FakeDrafts.holding()
    drafts.save.fails(.storage(.full))
    let presenter = presenter(drafts)
    await presenter.appear()
    await presenter.send(.typing("dear"))
    #expect(presenter.state.draftProblem == .storage(.full))
    drafts.save.answers(())
    await presenter.send(.write("dear"))
    #expect(presenter.state.draftProblem == nil)
    #expect(drafts.save.inputs == [draft("dear", "key 1"), draft("dear", "key 1")])
  }

  @Test("shows the text as it would be published, with what is left")
  func preview() async {
    let presenter = await previewing(" hi\r\n", .holding())
    #expect(presenter.state.step == .preview)
    #expect(presenter.state.ready?.content.text == "hi")
    await presenter.send(.resume)
    #expect(presenter.state.step == .writing)
    #expect(presenter.state.form.content.text == " hi\r\n")
  }

  @Test("has nothing to publish where nothing was written")
  func empty() async {
    let presenter = await previewing(" \n", .holding())
    #expect(presenter.state.step == .preview && presenter.state.ready == nil)
    #expect(presenter.state.problem == .invalid(.text, .empty))
  }

  @Test("keeps a text that breaks a rule, to be mended, and does not publish it")
  func mending() async {
    let long = String(repeating: "a", count: 503)
    let faults: [(String, InputRule)] = [
      (long, .tooLong(maximum: 500, excess: 3)), ("a\u{1B}b", .unprintable),
    ]
    for (text, rule) in faults {
      let drafts = FakeDrafts.holding()
      let presenter = await previewing(text, drafts)
      #expect(presenter.state.problem == .invalid(.text, rule))
      #expect(presenter.state.ready == nil)
      #expect(drafts.save.inputs.map(\.form.content.text) == [text])
      await presenter.send(.publish)
      await presenter.send(.resume)
      #expect(presenter.state.form.content.text == text)
      await presenter.send(.write("fine"))
      #expect(presenter.state.ready?.content.text == "fine")
      #expect(presenter.state.problem == nil)
    }
  }

  @Test("leaves with the draft kept")
  func leaves() async {
    let drafts = FakeDrafts.holding()
    let presenter = presenter(drafts)
    await presenter.appear()
    await presenter.send(.typing("later"))
    await presenter.send(.leave)
    #expect(drafts.save.inputs.map(\.form.content.text) == ["later"])
    #expect(drafts.discard.inputs.isEmpty)
    #expect(navigator.moves == [.back])
    #expect(navigator.notices == [ScreenNotice(.done, "Draft saved.")])
  }

  @Test("stays while what was written cannot be kept")
  func staysWithAnUnsafeDraft() async {
    let drafts = FakeDrafts.holding()
    drafts.save.fails(.storage(.full))
    let presenter = presenter(drafts)
    await presenter.appear()
    await presenter.send(.typing("later"))
    await presenter.send(.leave)
    #expect(navigator.moves.isEmpty)
    #expect(presenter.state.step == .preview)
    #expect(presenter.state.draftProblem == .storage(.full))
    drafts.save.answers(())
    await presenter.send(.leave)
    #expect(navigator.moves == [.back])
  }

  @Test("leaves when there is nothing to keep, even where nothing can be kept")
  func leavesWithNothing() async {
    let drafts = FakeDrafts.holding()
    drafts.list.fails(.storage(.readOnly))
    drafts.discard.fails(.storage(.readOnly))
    let presenter = presenter(drafts)
    await presenter.appear()
    await presenter.send(.leave)
    #expect(navigator.moves == [.back] && navigator.notices.isEmpty)
  }

  @Test("throws the text away once that is confirmed")
  func discards() async {
    let drafts = FakeDrafts.holding()
    let presenter = await previewing("no", drafts)
    await presenter.send(.discard)
    #expect(presenter.state.step == .confirmingDiscard)
    await presenter.send(.keep)
    #expect(presenter.state.step == .preview)
    #expect(drafts.discard.inputs.isEmpty)
    await presenter.send(.discard)
    await presenter.send(.confirmDiscard)
    #expect(drafts.discard.inputs == [ID("new")])
    #expect(navigator.moves == [.back])
    await presenter.send(.typing("a late line"))
    #expect(drafts.save.inputs.map(\.form.content.text) == ["no"])
  }

  @Test("says so when the draft cannot be discarded")
  func discardFails() async {
    let drafts = FakeDrafts.holding()
    let presenter = await previewing("no", drafts)
    drafts.discard.fails(.storage(.readOnly))
    await presenter.send(.discard)
    await presenter.send(.confirmDiscard)
    #expect(presenter.state.problem == .storage(.readOnly))
    #expect(presenter.state.step == .preview)
    #expect(navigator.moves.isEmpty)
  }

  // MARK: Publishing

  @Test("publishes, forgets the draft, goes back and says so")
  func publishes() async {
    let drafts = FakeDrafts.holding()
    let presenter = await previewing("hello ", drafts)
    posts.publish.answers(post("5", by: alice, "hello"))
    await presenter.send(.publish)
    #expect(
      posts.publish.inputs == [
        .init(post: NewPost(PostContent("hello", language: "en")), key: PublishKey("key 1"))
      ])
    #expect(drafts.save.inputs == [draft("hello ", "key 1")])
    #expect(drafts.discard.inputs == [ID("new")])
    #expect(navigator.moves == [.back])
    #expect(navigator.notices == [ScreenNotice(.done, "Published.")])
  }

  @Test("says that what it took waits for the server")
  func waits() async {
    let presenter = await previewing("hello ", FakeDrafts.holding())
    let sent = post("5", by: alice, "hello")
    posts.publish.answers(sent.saying(sent.content, delivery: .waiting))
    await presenter.send(.publish)
    #expect(
      navigator.notices == [ScreenNotice(.done, "Offline. It's sent when the server can be reached.")])
  }

  @Test(
    "keeps the draft when publishing fails, and publishes with the same key when tried again",
    arguments: [AppError.storage(.full), .unavailable, .unconfirmed, .timeout, .offline])
  func retry(error: AppError) async {
    let drafts = FakeDrafts.holding()
    let presenter = await previewing("hello", drafts)
    posts.publish.fails(error)
    await presenter.send(.publish)
    #expect(presenter.state.problem == error)
    #expect(presenter.state.step == .preview)
    #expect(drafts.discard.inputs.isEmpty)
    posts.publish.answers(post("5"))
    await presenter.send(.publish)
    #expect(presenter.state.problem == nil)
    #expect(posts.publish.inputs.map(\.key) == [PublishKey("key 1"), PublishKey("key 1")])
    #expect(navigator.moves == [.back])
  }

  @Test("counts as published although the draft cannot be forgotten")
  func draftStays() async {
    let drafts = FakeDrafts.holding()
    let presenter = await previewing("hello", drafts)
    drafts.discard.fails(.storage(.full))
    posts.publish.answers(post("5"))
    await presenter.send(.publish)
    #expect(navigator.moves == [.back])
    #expect(presenter.state.problem == nil)
  }

  @Test("publishes once, however often it is asked while it is under way and after it")
  func publishesOnce() async {
    let drafts = FakeDrafts.holding()
    let presenter = await previewing("hello", drafts)
    let gate = Gate()
    posts.publish.answers { (_) async throws(AppError) -> Post in
      await gate.pass()
      return post("5")
    }
    let first = Task { await presenter.send(.publish) }
    await gate.waitForArrival()
    await presenter.send(.publish)
    await presenter.send(.resume)
    await presenter.send(.confirmDiscard)
    gate.open()
    await first.value
    for action in [ComposeStepsPresenter.Action.publish, .write("again"), .leave] {
      await presenter.send(action)
    }
    #expect(posts.publish.inputs.count == 1 && presenter.state.problem == nil)
    #expect(navigator.moves == [.back])
  }

  @Test("stays as it was when publishing is cancelled")
  func cancelled() async {
    let presenter = await previewing("hello", .holding())
    let before = presenter.state
    posts.publish.answers { (_) async throws(AppError) -> Post in
      await Gate().pass()
      throw .cancelled
    }
    let publishing = Task { await presenter.send(.publish) }
    publishing.cancel()
    await publishing.value
    #expect(presenter.state == before)
    #expect(navigator.moves.isEmpty)
  }
}
