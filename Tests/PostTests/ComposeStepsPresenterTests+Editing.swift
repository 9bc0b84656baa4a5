import AppScreens
import AppValues
import Entities
import Navigation
import SocialTestSupport
import Testing

@testable import Post

/// Editing a post.
extension ComposeStepsPresenterTests {
  private static let published = noon.adding(seconds: -600)
  private static let editedAt = noon.adding(seconds: -60)
  private static let edit = Writing.edit(of: ID("9"))

  private func version(_ text: String, by author: Author = alice, editedAt: Timestamp? = nil) -> Post {
    Post(
      id: ID("9"), author: author, content: PostContent(text, warning: "w", language: "ja"),
      createdAt: Self.published, editedAt: editedAt, visibility: .followers)
  }

  private func editing(
    _ post: Post, _ drafts: FakeDrafts = .holding()
  ) async -> ComposeStepsPresenter {
    posts.thread.answers(PostThread(ancestors: [], post: post))
    let presenter = presenter(drafts, Self.edit)
    await presenter.appear()
    return presenter
  }

  @Test("begins with what stands there, and saves what was changed over it")
  func edits() async {
    let drafts = FakeDrafts.holding()
    let presenter = await editing(version("one", editedAt: Self.editedAt), drafts)
    #expect(presenter.state.form == PostForm(of: version("one")))
    await presenter.send(.write("one"))
    #expect(drafts.save.inputs.isEmpty)
    await presenter.send(.resume)
    await presenter.send(.write("two"))
    #expect(drafts.save.inputs.map(\.basedOn) == [Self.editedAt])
    #expect(presenter.state.ready?.visibility == .followers)
    posts.edit.answers(version("two"))
    await presenter.send(.publish)
    #expect(
      posts.edit.inputs == [
        .init(
          id: ID("9"),
          edit: PostEdit(PostContent("two", warning: "w", language: "ja"), basedOn: Self.editedAt))
      ])
    #expect(drafts.discard.inputs.last == ID("edit-9"))
    #expect(navigator.moves == [.replace(.post(ID("9")))])
  }

  @Test("that is saved leaves what was opened since, and is saved once")
  func editsElsewhere() async {
    let drafts = FakeDrafts.holding()
    posts.thread.answers(PostThread(ancestors: [], post: version("one")))
    let navigator = RecordingNavigator(at: .home, .post(ID("9")), .edit(ID("9")))
    let presenter = presenter(drafts, .edit(of: ID("9")), at: navigator)
    await presenter.appear()
    await presenter.send(.write("two"))
    let (gate, answer) = (Gate(), version("two"))
    posts.edit.answers { (_) async throws(AppError) in
      await gate.pass()
      return answer
    }
    async let saving: Void = presenter.send(.publish)
    await gate.waitForArrival()
    await presenter.send(.publish)
    navigator.show(.notifications)
    gate.open()
    await saving
    await presenter.send(.publish)
    #expect(posts.edit.inputs.count == 1 && presenter.state.problem == nil)
    #expect(navigator.places == [.home, .post(ID("9")), .notifications])
  }

  @Test("does not change who may see it")
  func visibility() async {
    let presenter = await editing(version("one"))
    await presenter.send(.write("two"))
    await presenter.send(.ask(.visibility))
    #expect(presenter.state.step == .preview)
  }

  @Test("keeps what was written when the post was edited elsewhere, shows both, and saves when asked again")
  func conflict() async {
    let drafts = FakeDrafts.holding()
    let presenter = await editing(version("one"), drafts)
    await presenter.send(.write("mine"))
    posts.edit.fails(.conflict)
    let theirs = version("theirs", editedAt: Self.editedAt)
    posts.thread.answers(PostThread(ancestors: [], post: theirs))
    await presenter.send(.publish)
    #expect(presenter.state.isConflicting)
    #expect(presenter.state.subject == theirs)
    #expect(presenter.state.form.content.text == "mine" && presenter.state.step == .preview)
    #expect(drafts.discard.inputs.isEmpty)
    posts.edit.answers(version("mine"))
    await presenter.send(.publish)
    #expect(posts.edit.inputs.map(\.edit.basedOn) == [nil, Self.editedAt])
    #expect(navigator.moves.last == .replace(.post(ID("9"))))
  }

  @Test("says that the post was edited since the draft was begun")
  func oldDraft() async {
    let drafts = FakeDrafts.holding(draft("mine", "k", Self.edit))
    let presenter = await editing(version("theirs", editedAt: Self.editedAt), drafts)
    #expect(presenter.state.form.content.text == "mine")
    #expect(presenter.state.isDraftBack && presenter.state.isConflicting)
  }

  @Test("is closed where there is nothing to edit")
  func refused() async {
    let foreign = await editing(version("his", by: bob))
    #expect(foreign.state.step == .closed)
    #expect(foreign.state.subjectProblem == .forbidden)
    posts.thread.fails(.gone)
    let gone = presenter(.holding(), Self.edit)
    await gone.appear()
    #expect(gone.state.step == .closed)
    #expect(gone.state.subjectProblem == .gone)
  }

  @Test("can be tried again where the post could not be read")
  func unreadable() async {
    posts.thread.fails(.unavailable)
    let presenter = presenter(.holding(), Self.edit)
    await presenter.appear()
    #expect(presenter.state.step == .closed)
    #expect(presenter.state.problem == .unavailable)
    posts.thread.answers(PostThread(ancestors: [], post: version("one")))
    await presenter.send(.retry)
    #expect(presenter.state.step == .writing)
    #expect(presenter.state.form.content.text == "one")
    #expect(presenter.state.problem == nil)
  }

  @Test("opens nothing when it is stopped before the post is read, and opens when asked again")
  func stopped() async {
    let drafts = FakeDrafts.holding()
    let (gate, post) = (Gate(), version("one"))
    posts.thread.answers { (_) async throws(AppError) -> PostThread in
      await gate.pass()
      if Task.isCancelled { throw .cancelled }
      return PostThread(ancestors: [], post: post)
    }
    let presenter = presenter(drafts, Self.edit)
    let opening = Task { await presenter.appear() }
    await gate.waitForArrival()
    opening.cancel()
    await opening.value
    #expect(presenter.state.step == .closed && presenter.state.problem == .cancelled)
    await presenter.send(.write(""))
    await presenter.send(.publish)
    await presenter.send(.leave)
    #expect(drafts.save.inputs.isEmpty && posts.edit.inputs.isEmpty)
    gate.open()
    await presenter.appear()
    #expect(presenter.state.step == .writing && presenter.state.form == PostForm(of: post))
    #expect(presenter.state.problem == nil)
  }

  @Test("opens nothing when what it reads from was stopped")
  func stoppedElsewhere() async {
    posts.thread.fails(.cancelled)
    let presenter = presenter(.holding(), Self.edit)
    await presenter.appear()
    #expect(presenter.state.step == .closed && presenter.state.problem == .cancelled)
  }

  @Test("keeps the draft when the post was deleted since")
  func deleted() async {
    let drafts = FakeDrafts.holding()
    let presenter = await editing(version("one"), drafts)
    await presenter.send(.write("two"))
    posts.edit.fails(.gone)
    posts.thread.fails(.gone)
    await presenter.send(.publish)
    #expect(presenter.state.subjectProblem == .gone)
    #expect(presenter.state.form.content.text == "two")
    #expect(!presenter.state.wasDeleted)
    #expect(drafts.discard.inputs.isEmpty)
  }
}
