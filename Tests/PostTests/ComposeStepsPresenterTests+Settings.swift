import AppScreens
import AppValues
import Entities
import SocialTestSupport
import Testing

@testable import Post

/// Choosing what goes with a text, and going on with what was begun earlier.
extension ComposeStepsPresenterTests {
  @Test("keeps every setting with the draft, and publishes with all of them")
  func settings() async {
    let drafts = FakeDrafts.holding()
    let presenter = presenter(drafts)
    await presenter.appear()
    await presenter.send(.write("hello"))
    await presenter.send(.ask(.visibility))
    #expect(presenter.state.step == .setting(.visibility))
    await presenter.send(.choose(.followers))
    for (setting, entry) in [(ComposeSetting.warning, " w "), (.place, "Pier@1,2"), (.language, "JA")] {
      await presenter.send(.ask(setting))
      await presenter.send(.enter(setting, entry))
      #expect(presenter.state.step == .preview)
    }
    let place = Place(name: "Pier", latitude: 1, longitude: 2)
    let form = PostForm(
      PostContent("hello", warning: "w", language: "ja", place: place), visibility: .followers)
    #expect(drafts.save.inputs.last == draft(form, "key 5"))
    #expect(presenter.state.ready?.remaining == 494)
    posts.publish.answers(post("5"))
    await presenter.send(.publish)
    #expect(
      posts.publish.inputs == [
        .init(
          post: NewPost(
            PostContent("hello", warning: "w", language: "ja", place: place), visibility: .followers),
          key: PublishKey("key 5"))
      ])
  }

  @Test("switches whether the photos are sensitive, beginning with the author's default")
  func sensitivity() async {
    posts.defaults.change { $0.isSensitive = true }
    let photo = Photo(id: ID("p"), alt: "", width: 1, height: 1, location: nil, thumbnail: nil)
    posts.photos.answers([photo])
    let form = PostForm(PostContent("x", photos: [photo.id]))
    let presenter = presenter(.holding(draft(form, "k")))
    await presenter.appear()
    await presenter.send(.openDraft(ID("new")))
    await presenter.send(.write("x"))
    #expect(presenter.state.page.has(.sensitivity))
    #expect(presenter.state.ready?.content.isSensitive == true)
    await presenter.send(.setSensitive(false))
    #expect(presenter.state.ready?.content.isSensitive == false)
    #expect(presenter.state.step == .preview)
    await presenter.send(.ask(.sensitivity))
    #expect(presenter.state.step == .preview && presenter.state.problem == .unsupported)
    posts.publish.answers(post("5"))
    await presenter.send(.publish)
    #expect(posts.publish.inputs.map(\.post.content.isSensitive) == [false])
  }

  @Test("switches it in an edit, whatever the author's default")
  func sensitivityOfEdit() async {
    posts.defaults.change { $0.isSensitive = true }
    let photo = Photo(id: ID("p"), alt: "", width: 1, height: 1, location: nil, thumbnail: nil)
    let shown = Post(
      id: ID("9"), author: alice, content: PostContent("x", photos: [photo]), createdAt: noon)
    posts.thread.answers(PostThread(ancestors: [], post: shown))
    let presenter = presenter(.holding(), .edit(of: ID("9")))
    await presenter.appear()
    await presenter.send(.write("x"))
    #expect(presenter.state.ready?.content.isSensitive == false)
    await presenter.send(.setSensitive(true))
    posts.edit.answers(shown)
    await presenter.send(.publish)
    #expect(posts.edit.inputs.map(\.edit.content.isSensitive) == [true])
  }

  @Test("takes a setting away by a dash, also in full width")
  func nothing() async {
    let form = PostForm(
      PostContent(
        "x", warning: "w", language: "ja", place: Place(name: "Pier", latitude: nil, longitude: nil)))
    let presenter = presenter(.holding(draft(form, "k")))
    await presenter.appear()
    await presenter.send(.openDraft(ID("new")))
    await presenter.send(.write("x"))
    for (setting, dash) in [(ComposeSetting.warning, " ー"), (.place, "－"), (.language, "")] {
      await presenter.send(.ask(setting))
      await presenter.send(.enter(setting, dash))
    }
    #expect(presenter.state.form == PostForm(PostContent("x")))
    #expect(presenter.state.ready?.content.language == "en")
  }

  @Test("stays with what was entered and is not acceptable, and leaves it without changing anything")
  func wrongSettings() async {
    let presenter = presenter(.holding())
    await presenter.appear()
    await presenter.send(.write("x"))
    let faults: [(ComposeSetting, String, InputField, InputRule)] = [
      (.place, "Pier@95,0", .latitude, .outOfRange), (.language, "xx", .language, .malformed),
      (.warning, "a\u{7}b", .warning, .unprintable),
    ]
    for (setting, entry, field, rule) in faults {
      await presenter.send(.ask(setting))
      await presenter.send(.enter(setting, entry))
      #expect(presenter.state.step == .setting(setting))
      #expect(presenter.state.entry == entry)
      #expect(presenter.state.problem == .invalid(field, rule))
      await presenter.send(.keep)
      #expect(presenter.state.step == .preview)
    }
    #expect(presenter.state.form == PostForm(PostContent("x")))
    #expect(presenter.state.problem == nil)
  }

  @Test("cannot be published while text and warning together are too long")
  func together() async {
    let presenter = presenter(.holding())
    await presenter.appear()
    await presenter.send(.write(String(repeating: "x", count: 490)))
    await presenter.send(.ask(.warning))
    await presenter.send(.enter(.warning, "eleven long"))
    #expect(presenter.state.problem == .invalid(.textWithWarning, .tooLong(maximum: 500, excess: 1)))
    #expect(presenter.state.step == .preview)
    #expect(presenter.state.ready == nil)
  }

  // MARK: Several drafts

  @Test("offers the posts begun earlier, and begins another beside them")
  func begins() async {
    let drafts = FakeDrafts.holding(
      draft("one", "1", named: "a"), draft("two", "2", .comment(on: ID("9"))),
      draft("three", "3", named: "c", secondsAgo: 9))
    let presenter = presenter(drafts)
    await presenter.appear()
    #expect(presenter.state.drafts.map(\.form.content.text) == ["one", "three"])
    await presenter.send(.begin)
    #expect(presenter.state.step == .writing)
    await presenter.send(.typing("four"))
    #expect(drafts.save.inputs == [draft("four", "key 1")])
    #expect(presenter.state.form.content.text == "four")
  }

  @Test("goes on with the one chosen, and forgets that one once it is published")
  func resumes() async {
    let drafts = FakeDrafts.holding(draft("one", "1", named: "a"), draft("two", "2", named: "b"))
    let presenter = presenter(drafts)
    await presenter.appear()
    await presenter.send(.openDraft(ID("b")))
    await presenter.send(.write("two"))
    posts.publish.answers(post("5"))
    await presenter.send(.publish)
    #expect(posts.publish.inputs.map(\.key) == [PublishKey("2")])
    #expect(drafts.discard.inputs == [ID("b")])
  }

  @Test("says so when the one chosen is gone, and offers the others")
  func draftGone() async {
    let drafts = FakeDrafts.holding(draft("one", "1", named: "a"), draft("two", "2", named: "b"))
    let presenter = presenter(drafts)
    await presenter.appear()
    drafts.load.answers(nil)
    drafts.list.answers([draft("two", "2", named: "b")])
    await presenter.send(.openDraft(ID("a")))
    #expect(presenter.state.problem == .gone)
    #expect(presenter.state.step == .choosingDraft)
    #expect(presenter.state.drafts.map(\.id) == [ID("b")])
  }

  @Test("opens one draft by its name, or says that it is gone")
  func named() async {
    let drafts = FakeDrafts.holding(draft("one", "1", named: "a"))
    let found = presenter(drafts, draft: ID("a"))
    await found.appear()
    #expect(found.state.step == .writing)
    #expect(found.state.form.content.text == "one")
    let missing = presenter(drafts, draft: ID("z"))
    await missing.appear()
    #expect(missing.state.step == .closed)
    #expect(missing.state.problem == .gone)
  }
}
