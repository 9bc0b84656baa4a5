import AppScreens
import AppValues
import Entities
import Navigation
import PostActions
import SocialTestSupport
import Testing

@testable import Post

/// Writing a comment.
extension ComposeStepsPresenterTests {
  @Test("shows what is commented on, and publishes the comment on it")
  func comments() async {
    posts.thread.answers(PostThread(ancestors: [], post: parent))
    let drafts = FakeDrafts.holding()
    let presenter = presenter(drafts, .comment(on: parent.id))
    await presenter.appear()
    #expect(presenter.state.subject == parent)
    #expect(drafts.load.inputs == [ID("comment-9")])
    await presenter.send(.write("I do"))
    posts.publish.answers(post("5"))
    await presenter.send(.publish)
    #expect(
      posts.publish.inputs.map(\.post) == [NewPost(PostContent("I do", language: "en"), replyTo: parent.id)])
    #expect(drafts.discard.inputs == [ID("comment-9")])
  }

  @Test("asks for nothing where the post to comment on is gone")
  func parentGone() async {
    posts.thread.fails(.gone)
    let presenter = presenter(.holding(), .comment(on: parent.id))
    await presenter.appear()
    #expect(presenter.state.step == .closed)
    #expect(presenter.state.subjectProblem == .gone)
  }

  @Test("shows a draft although the post to comment on is gone, and does not publish it")
  func parentGoneWithDraft() async {
    posts.thread.fails(.gone)
    let drafts = FakeDrafts.holding(draft("I do", "kept", .comment(on: parent.id)))
    let presenter = presenter(drafts, .comment(on: parent.id))
    await presenter.appear()
    #expect(presenter.state.step == .preview)
    #expect(presenter.state.form.content.text == "I do")
    await presenter.send(.publish)
    #expect(posts.publish.inputs.isEmpty)
    #expect(drafts.discard.inputs.isEmpty)
  }

  @Test("explains when the post was deleted while one wrote, and keeps the draft")
  func goneMeanwhile() async {
    posts.thread.answers(PostThread(ancestors: [], post: parent))
    let drafts = FakeDrafts.holding()
    let presenter = presenter(drafts, .comment(on: parent.id))
    await presenter.appear()
    await presenter.send(.write("I do"))
    posts.publish.fails(.gone)
    posts.thread.fails(.gone)
    await presenter.send(.publish)
    #expect(presenter.state.subjectProblem == .gone)
    #expect(!presenter.state.wasDeleted)
    #expect(presenter.state.step == .preview)
    #expect(presenter.state.form.content.text == "I do")
    #expect(drafts.discard.inputs.isEmpty)
  }

  @Test("publishes again what was published before a crash and deleted since, once asked again")
  func deletedSince() async {
    posts.thread.answers(PostThread(ancestors: [], post: parent))
    for writing in [Writing.post, .comment(on: parent.id)] {
      let drafts = FakeDrafts.holding(draft("hello", "used", writing))
      let presenter = presenter(drafts, writing)
      await presenter.appear()
      if writing == .post { await presenter.send(.openDraft(ID("new"))) }
      await presenter.send(.write("hello"))
      posts.publish.fails(.gone)
      await presenter.send(.publish)
      #expect(presenter.state.wasDeleted)
      #expect(presenter.state.subjectProblem == nil)
      posts.publish.answers(post("5"))
      await presenter.send(.publish)
      #expect(posts.publish.inputs.suffix(2).map(\.key) == [PublishKey("used"), PublishKey("key 1")])
      #expect(drafts.save.inputs == [draft("hello", "key 1", writing)])
      #expect(navigator.moves.last == (writing == .post ? .back : .replace(.post(ID("5")))))
      #expect(navigator.notices.last == ScreenNotice(.done, "Published."))
    }
  }

  @Test("lets one write although the post to comment on cannot be read")
  func parentOutOfReach() async {
    posts.thread.fails(.offline)
    let presenter = presenter(.holding(), .comment(on: parent.id))
    await presenter.appear()
    #expect(presenter.state.step == .writing)
    #expect(presenter.state.problem == .offline)
  }
}
