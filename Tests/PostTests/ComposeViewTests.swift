import Entities
import Presentation
import TestSupport
import Testing

@testable import Post

@MainActor
@Suite("The screens of writing")
struct ComposeViewTests {
  private func screen(
    _ state: ComposeState, _ language: Language = .english
  ) -> Screen<ComposePresenter.Action> {
    ComposeView(strings: PostStrings.of(language).compose, context: context(language)).screen(state)
  }

  private func render(_ state: ComposeState, _ language: Language = .english) -> String {
    ScreenRenderer(width: 60).render(screen(state, language))
  }

  private func state(_ step: ComposeState.Step, commentOn parent: Post? = nil) -> ComposeState {
    var state = ComposeState(author: alice, replyTo: parent?.id)
    state.step = step
    state.answered = parent
    return state
  }

  @Test("asks for the text, beginning with the draft")
  func writing() throws {
    var state = state(.writing)
    state.text = "half a thou"
    state.isDraftBack = true
    #expect(
      render(state) == """
        New post
        ✓ You began this earlier: your draft is back.

        """)
    let field = try #require(screen(state).field)
    #expect(field.kind == .text)
    #expect(field.label == "Your post")
    #expect(field.hint == "You may write up to 500 characters.")
    #expect(field.value == "half a thou")
    #expect(field.submit("done") == .write("done"))
    #expect(field.typing?("do") == .typing("do"))
    #expect(field.cancel == .leave)
  }

  @Test("shows what is commented on")
  func commenting() throws {
    let state = state(.writing, commentOn: post("9", "Who has a boat?"))
    #expect(
      render(state, .japanese) == """
        新しいコメント

        コメント先の投稿

        Bob @bob · 5分前
        Who has a boat?

        """)
    let field = try #require(screen(state, .japanese).field)
    #expect(field.label == "コメントの本文")
    #expect(field.hint == "500文字まで書けます。")
  }

  @Test("previews the post exactly as it will stand")
  func preview() {
    var state = state(.preview)
    state.ready = .init(text: "Hello\n\nlake", remaining: 489)
    #expect(
      render(state) == """
        New post

        This is how it will look

        Alice @alice · just now
        Hello

        lake

        489 characters left

        1. Publish (p)
        2. Go on writing (w)
        3. Leave it as a draft (k)
        4. Throw it away (x)

        """)
    state.problem = .storage(.full)
    state.ready = .init(text: "Hello", remaining: 1)
    #expect(
      render(state, .japanese) == """
        新しい投稿
        ! ディスクがいっぱいです。何も変更されていません。空きを作っ
          てやり直してください。

        公開されるとこのように表示されます

        Alice @alice · たった今
        Hello

        あと1文字

        1. 公開する (p)
        2. 続きを書く (w)
        3. 下書きとして残して戻る (k)
        4. 破棄する (x)

        """)
  }

  @Test("shows a text that must be mended, without offering to publish it")
  func mending() {
    var state = state(.preview)
    state.text = "too long"
    state.problem = .invalid(.text, .tooLong(maximum: 500, excess: 12))
    #expect(
      render(state) == """
        New post
        ! The post may have at most 500 characters: 12 too many.

        Your text

        too long

        1. Go on writing (w)
        2. Leave it as a draft (k)
        3. Throw it away (x)

        """)
  }

  @Test("explains that the post to comment on is gone, and that the text is kept")
  func gone() {
    var state = state(.preview, commentOn: post("9", "Who has a boat?"))
    state.text = "I do"
    state.ready = .init(text: "I do", remaining: 496)
    state.answeredProblem = .gone
    state.draftProblem = .storage(.readOnly)
    #expect(
      render(state) == """
        New comment
        ! The post you want to comment on has been deleted. Your
          text is kept as a draft.
        ! Your draft is not saved yet. The data cannot be written
          to: it is read-only.

        You comment on

        Bob @bob · 5 min ago
        Who has a boat?

        This is how it will look

        Alice @alice · just now
        I do

        496 characters left

        1. Go on writing (w)
        2. Leave it as a draft (k)
        3. Throw it away (x)

        """)
  }

  @Test("explains that the text had been published and deleted")
  func wasDeleted() {
    var state = state(.preview)
    state.ready = .init(text: "Hello", remaining: 495)
    state.wasDeleted = true
    #expect(
      render(state).hasPrefix(
        """
        New post
        ! You had published this text before and deleted it since.
          Publish it again to post it anew.

        """))
    #expect(screen(state).menu.first?.action == .publish)
  }

  @Test("asks before it throws away")
  func discarding() {
    #expect(
      render(state(.confirmingDiscard)) == """
        New post

        Throw away what you wrote? That cannot be undone.

        1. Yes, throw it away (y)
        2. No, keep it (k)

        """)
  }

  @Test("offers to sign in where nobody is")
  func closed() {
    var state = ComposeState(author: nil, replyTo: nil)
    state.step = .closed
    state.problem = .unauthenticated
    #expect(
      render(state) == """
        New post
        ! Please sign in first.

        1. Sign in (i)

        """)
  }
}
