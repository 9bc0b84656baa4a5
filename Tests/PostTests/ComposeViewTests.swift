import AppScreens
import AppValues
import Entities
import SocialTestSupport
import Testing

@testable import Post

@MainActor
@Suite("The screens of writing")
struct ComposeViewTests {
  func screen(
    _ state: ComposeStepsState, _ language: Language = .english
  ) -> Screen<ComposeStepsPresenter.Action> {
    let (strings, context) = (PostStrings.of(language), context(language))
    let drafts = DraftRendering(strings: strings.drafts, context: context)
    return ComposeView(strings: strings.compose, drafts: drafts, context: context).screen(state)
  }

  func render(_ state: ComposeStepsState, _ language: Language = .english, width: Int = 60) -> String {
    ScreenRenderer(width: width).render(screen(state, language))
  }

  func state(_ step: ComposeStep, commentOn parent: Post? = nil) -> ComposeStepsState {
    let page = ComposeState(author: alice, writing: parent.map { .comment(on: $0.id) } ?? .post)
    var state = ComposeStepsState(page: page, step: step)
    state.subject = parent
    state.visibilities = PostVisibility.allCases
    return state
  }

  func ready(
    _ text: String, _ visibility: PostVisibility? = .everyone, warning: String? = nil,
    language: String? = "en",
    place: Place? = nil, remaining: Int = 480
  ) -> ComposeState.ReadyPost {
    .init(
      content: PostContent(text, warning: warning, language: language, place: place),
      visibility: visibility, remaining: remaining)
  }

  @Test("asks for the text, beginning with the draft")
  func writing() throws {
    var state = state(.writing)
    state.form.content.text = "half a thou"
    state.isDraftBack = true
    #expect(
      render(state) == """
        New post
        ✓ Draft restored.

        """)
    let field = try #require(screen(state).field)
    #expect(field.kind == .text)
    #expect(field.label == "Your post")
    #expect(field.hint == "Up to 500 characters. Leaving saves a draft.")
    #expect(field.value == "half a thou")
    #expect(field.submit("done") == .write("done"))
    #expect(field.typing?("do") == .typing("do"))
    #expect(field.cancel == .leave)
  }

  @Test("says while one types how much is left, as a post is counted")
  func remaining() throws {
    var state = state(.writing)
    let remaining = try #require(screen(state).field?.remaining)
    #expect([remaining(""), remaining(" 猫猫\r\n"), remaining("e\u{301}👨‍👩‍👧‍👦")] == [500, 498, 498])
    // A link counts as 23 characters.
    #expect(remaining("https://example.org/a/long/way/to/the/garden") == 477)
    #expect(remaining(String(repeating: "a", count: 501)) == -1)
    #expect(remaining(String(repeating: "👨‍👩‍👧‍👦", count: 201)) == -25)
    #expect(remaining(String(repeating: "a", count: 1_000_000)) == -995_000)
    state.form.content.warning = "長い"
    state.capabilities.maximumLength = 1000
    #expect(screen(state).field?.remaining?("猫猫") == 996)
  }

  @Test("counts those whom a comment has to mention")
  func remainingOfComment() throws {
    func remaining(_ text: String, under visibility: PostVisibility) -> Int? {
      let parent = Post(
        id: ID("9"), author: bob, content: PostContent("Who?"), createdAt: noon, visibility: visibility)
      return screen(state(.writing, commentOn: parent)).field?.remaining?(text)
    }
    #expect(remaining("I do", under: .everyone) == 496)
    #expect(remaining(" I do ", under: .followers) == 491)
    #expect(remaining("I do, @bob", under: .followers) == 490)
  }

  @Test("shows what is commented on")
  func commenting() throws {
    let state = state(.writing, commentOn: post("9", "Who has a boat?"))
    #expect(
      render(state, .japanese) == """
        コメントの作成

        元の投稿

        Bob @bob · 5分前
        Who has a boat?

        """)
    let field = try #require(screen(state, .japanese).field)
    #expect(field.label == "コメントの本文")
    #expect(field.hint == "500文字まで入力できます。途中で戻っても、下書きに保存されます。")
  }

  @Test("means publishing by an empty line where everything is ready; else nothing")
  func defaults() {
    var preview = state(.preview)
    #expect(screen(preview).menu.filter(\.isDefault).isEmpty)
    preview.ready = ready("Hello", remaining: 495)
    #expect(screen(preview).menu.filter(\.isDefault).map(\.action) == [.publish])
    #expect(screen(state(.confirmingDiscard)).menu.filter(\.isDefault).isEmpty)
  }

  @Test("previews the post exactly as it will look")
  func preview() {
    var state = state(.preview)
    state.ready = ready("Hello\n\nlake", remaining: 489)
    #expect(
      render(state) == """
        New post

        Preview

        Alice @alice · just now
        Hello

        lake

        489 characters left

        1.  Publish (y)
        2.  Keep writing (e)
        3.  Photos: none
        4.  Who can see it: public
        5.  Warning: none
        6.  Place: none
        7.  Poll: none
        8.  Language: English (en)
        9.  Save as draft (b)
        10. Discard (d)

        """)
    state.action = ActionState(outcome: .failed(.storage(.full)))
    state.ready = ready("Hello", remaining: 1)
  }

  @Test("shows a text that must be corrected, without offering to publish it")
  func mending() {
    var state = state(.preview)
    state.form.content.text = "too long"
    state.action = ActionState(outcome: .failed(.invalid(.text, .tooLong(maximum: 500, excess: 12))))
    #expect(
      render(state) == """
        New post
        ! The post can have up to 500 characters: 12 too many.

        Your text

        too long

        1. Keep writing (e)
        2. Save as draft (b)
        3. Discard (d)

        """)
  }

  @Test("explains that the post to comment on is gone, and that the text is saved")
  func gone() {
    var state = state(.preview, commentOn: post("9", "Who has a boat?"))
    state.form.content.text = "I do"
    state.ready = ready("I do", remaining: 496)
    state.subjectProblem = .gone
    state.draftProblem = .storage(.readOnly)
    #expect(
      render(state) == """
        New comment
        ! The post you're commenting on has been deleted. Your text
          is saved as a draft.
        ! Your draft isn't saved yet. The data is read-only. Check
          the permissions of the data folder or database.

        Replying to

        Bob @bob · 5 min ago
        Who has a boat?

        Preview

        Alice @alice · just now
        I do

        496 characters left

        1. Keep writing (e)
        2. Photos: none
        3. Who can see it: public
        4. Warning: none
        5. Place: none
        6. Poll: none
        7. Language: English (en)
        8. Save as draft (b)
        9. Discard (d)

        """)
  }

  @Test("explains that the text had been published and deleted")
  func wasDeleted() {
    var state = state(.preview)
    state.ready = ready("Hello", remaining: 495)
    state.wasDeleted = true
    #expect(
      render(state).hasPrefix(
        """
        New post
        ! You published this text before and then deleted it.
          Publish to post it again.

        """))
    #expect(screen(state).menu.first?.action == .publish)
  }

  @Test("asks before it discards")
  func discarding() {
    #expect(
      render(state(.confirmingDiscard)) == """
        New post

        Discard what you wrote? This can't be undone.

        1. Yes, discard (y)
        2. No, keep it (b)

        """)
  }

  @Test("offers to sign in when signed out")
  func closed() {
    var state = ComposeStepsState(page: ComposeState(author: nil, writing: .post), step: .closed)
    state.action = ActionState(outcome: .failed(.unauthenticated))
    #expect(
      render(state) == """
        New post
        ! Sign in to continue.

        1. Sign in (i)

        """)
  }
}
