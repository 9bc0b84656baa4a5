import AppScreens
import AppValues
import Entities
import Navigation
import SocialTestSupport
import Testing

@testable import Post

@MainActor
@Suite("The drafts")
struct DraftsTests {
  private let navigator = RecordingNavigator()
  private let three = [
    draft("Half a thou", "1", named: "a"), draft("I do", "2", .comment(on: ID("9")), secondsAgo: 60),
    draft(PostForm(PostContent("Better"), visibility: .followers), "3", .edit(of: ID("8")), secondsAgo: 7200),
  ]

  private func presenter(_ store: FakeDrafts) -> DraftsPresenter {
    DraftsPresenter(drafts: draftRules(store), router: PostRouter(navigator: navigator, strings: .english))
  }

  private func render(_ state: DraftsState, _ language: Language = .english, width: Int = 60) -> String {
    let view = DraftsView(strings: .of(language), context: context(language))
    return ScreenRenderer(width: width).render(view.screen(state))
  }

  @Test("lead each to where it is gone on with")
  func opens() async {
    let store = FakeDrafts()
    store.list.answers(three)
    let presenter = presenter(store)
    await presenter.appear()
    for draft in three { await presenter.send(.open(draft.id)) }
    await presenter.send(.newPost)
    #expect(
      navigator.moves == [
        .show(.draft("a")), .show(.compose(commentOn: ID("9"))), .show(.edit(ID("8"))),
        .show(.compose(commentOn: nil)),
      ])
  }

  @Test("offer no new post where the app has not that place, and lead nowhere")
  func missingPlaces() async {
    let store = FakeDrafts()
    store.list.answers(three)
    navigator.hasPlace = { _ in false }
    let presenter = presenter(store)
    await presenter.appear()
    let view = DraftsView(strings: .english, context: context())
    #expect(view.screen(presenter.state).menu.isEmpty)
    func openable() -> [Bool] { view.screen(presenter.state).entries.map { $0.open != nil } }
    #expect(openable() == [false, false, false])
    for action in [DraftsPresenter.Action.newPost, .open(ID("a"))] {
      await presenter.send(action)
      #expect(presenter.state.problem == .unsupported)
    }
    #expect(navigator.moves.isEmpty)
    let places: [Route.Kind] = [.draft, .comment, .edit]
    for (index, place) in places.enumerated() {
      navigator.hasPlace = { $0 == place }
      await presenter.send(.retry)
      #expect(openable() == places.indices.map { $0 == index })
    }
  }

  @Test("are discarded once that is confirmed")
  func discards() async {
    let store = FakeDrafts.holding(three[0])
    let presenter = presenter(store)
    await presenter.appear()
    await presenter.send(.discard(ID("a")))
    #expect(presenter.state.confirming == three[0])
    await presenter.send(.keep)
    #expect(store.discard.inputs.isEmpty)
    await presenter.send(.discard(ID("a")))
    store.discard.fails(.storage(.readOnly))
    await presenter.send(.confirmDiscard)
    #expect(presenter.state.problem == .storage(.readOnly))
    #expect(presenter.state.confirming != nil)
    store.discard.answers(())
    store.list.answers([])
    await presenter.send(.confirmDiscard)
    #expect(presenter.state.done == .discarded)
    #expect(presenter.state.drafts == [])
    #expect(presenter.state.confirming == nil)
  }

  @Test("are discarded once, although the others cannot be read again")
  func discardsOnce() async {
    let (store, gate) = (FakeDrafts.holding(three[0]), Gate())
    let presenter = presenter(store)
    await presenter.appear()
    await presenter.send(.discard(ID("a")))
    store.discard.answers { (_) async throws(AppError) in await gate.pass() }
    store.list.fails(.storage(.readOnly))
    let first = Task { await presenter.send(.confirmDiscard) }
    await gate.waitForArrival()
    await presenter.send(.confirmDiscard)
    gate.open()
    await first.value
    #expect(store.discard.inputs == [ID("a")])
    #expect(presenter.state.done == .discarded && presenter.state.isStale && presenter.state.drafts == [])
    await presenter.send(.confirmDiscard)
    #expect(presenter.state.done == .discarded)
  }

  @Test("say why they cannot be read, and are read when asked again")
  func unreadable() async {
    let store = FakeDrafts()
    store.list.fails(.storage(.readOnly))
    let presenter = presenter(store)
    await presenter.appear()
    #expect(
      render(presenter.state) == """
        Drafts
        ! The data is read-only. Check the permissions of the data
          folder or database.

        1. Try again (r)
        2. New post (n)

        """)
    store.list.answers([])
    await presenter.send(.retry)
  }

  @Test("stand in a list, and are shown before they are discarded")
  func screens() {
    var state = DraftsState()
    state.drafts = three
    #expect(
      render(state) == """
        Drafts

        1. Post · just now
           Half a thou

        2. Comment · 1 min ago
           I do

        3. Edit of a post · 2 h ago · followers only
           Better

        4. New post (n)

        """)
    state.action = ActionState(outcome: .done(.discarded))
    #expect(
      render(state, .japanese, width: 20) == """
        下書き
        ✓ 下書きを破棄しまし
          た。

        1. 投稿 · たった今
           Half a thou

        2. コメント · 1分前
           I do

        3. 投稿の編集 · 2時
           間前 · フォロワー
           限定
           Better

        4. 新規投稿 (n)

        """)
    state.action = ActionState()
    state.confirming = three[0]
    #expect(
      render(state) == """
        Discard draft

        Discard what you wrote? This can't be undone.

        Post · just now
        Half a thou

        1. Yes, discard (y)
        2. No, keep it (b)

        """)
  }
}
