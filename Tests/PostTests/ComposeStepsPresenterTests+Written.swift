import AppScreens
import AppValues
import Entities
import SocialTestSupport
import Testing

@testable import Post

/// Writing that begins with a text.
extension ComposeStepsPresenterTests {
  @Test("begins with what is written already, beside the drafts there are, and says that there are some")
  func writtenAlready() async {
    for (drafts, hasOthers) in [
      (FakeDrafts.holding(), false), (.holding(draft("half a thou", "kept", named: "post-1")), true),
      (.holding(draft("I do", "kept", .comment(on: ID("9")))), false),
    ] {
      posts.unknownHandles.change { $0 = ["ghost"] }
      let presenter = presenter(drafts, text: "Hello, @ghost")
      await presenter.appear()
      #expect(presenter.state.step == .preview && presenter.state.ready?.content.text == "Hello, @ghost")
      #expect(presenter.state.unknownPeople == ["ghost"])
      #expect(presenter.state.hasOtherDrafts == hasOthers)
      #expect(drafts.save.inputs.map(\.form.content.text) == ["Hello, @ghost"])
      #expect(drafts.save.inputs.map(\.id) == [ID("new")])
      await presenter.send(.resume)
      #expect(presenter.state.form.content.text == "Hello, @ghost" && !presenter.state.hasOtherDrafts)
    }
  }

  @Test("keeps what is written already, whatever fails and though it can't be published")
  func writtenInVain() async {
    let drafts = FakeDrafts.holding()
    drafts.list.fails(.storage(.full))
    let long = String(repeating: "long ", count: 150)
    let presenter = presenter(drafts, text: long)
    await presenter.appear()
    #expect(presenter.state.step == .preview && presenter.state.ready == nil)
    #expect(presenter.state.form.content.text == long)
    #expect(presenter.state.problem == .invalid(.text, .tooLong(maximum: 500, excess: 249)))
    await presenter.send(.leave)
    #expect(navigator.notices == [ScreenNotice(.done, "Draft saved.")] && navigator.moves == [.back])
  }

  @Test("adds what is written already to a draft, and replaces none that can't be read")
  func writtenBesideADraft() async {
    let kept = draft("half a thou", "kept", named: "post-1")
    let drafts = FakeDrafts.holding(kept)
    let adding = presenter(drafts, draft: kept.id, text: "Hello")
    await adding.appear()
    #expect(adding.state.form.content.text == "half a thou\nHello")
    #expect(drafts.save.inputs.map(\.form.content.text) == ["half a thou\nHello"])
    let closed = FakeDrafts.holding(draft("half a thou", "kept", .comment(on: ID("9"))))
    closed.load.fails(.storage(.damaged))
    posts.thread.answers(PostThread(ancestors: [], post: parent))
    let beside = presenter(closed, .comment(on: ID("9")), text: "Hello")
    await beside.appear()
    #expect(beside.state.form.content.text == "Hello" && closed.save.inputs.isEmpty)
  }

  @Test("adds what is written already to the draft of a comment")
  func writtenToo() async {
    let drafts = FakeDrafts.holding(draft("half a thou", "kept", .comment(on: ID("9"))))
    posts.thread.answers(PostThread(ancestors: [], post: parent))
    let presenter = presenter(drafts, .comment(on: ID("9")), text: "Hello")
    await presenter.appear()
    #expect(presenter.state.step == .preview && presenter.state.form.content.text == "half a thou\nHello")
    #expect(drafts.save.inputs.map(\.form.content.text) == ["half a thou\nHello"])
  }

  @Test("keeps what begins for one person, and publishes it for them alone")
  func message() async {
    let drafts = FakeDrafts.holding()
    let presenter = presenter(drafts, text: "@bob Tea?", visibility: .direct)
    await presenter.appear()
    #expect(presenter.state.step == .preview)
    #expect(drafts.save.inputs.map(\.form.visibility) == [.direct])
    posts.publish.answers { (new) async throws(AppError) in
      #expect(new.post.visibility == .direct && new.post.content.text == "@bob Tea?")
      return post("5")
    }
    await presenter.send(.publish)
    #expect(presenter.state.problem == nil)
  }
}
