import AppScreens
import AppValues
import Entities
import SocialTestSupport
import Testing

@testable import Post

@MainActor
@Suite("The history of a post")
struct HistoryTests {
  private let posts = FakePosts()
  private let versions = [
    Revision(
      at: noon.adding(seconds: -7200), content: PostContent("Boats?", warning: "long", language: "en")),
    Revision(
      at: noon.adding(seconds: -60),
      content: PostContent(
        "Boats!", language: "en", place: Place(name: "Pier", latitude: nil, longitude: nil))),
    Revision(
      at: noon,
      content: PostContent(
        "Boats!", language: "ja", place: Place(name: "Pier", latitude: nil, longitude: nil))),
  ]

  private func presenter() -> HistoryPresenter {
    HistoryPresenter(ID("9"), history: posts)
  }

  private func render(_ state: HistoryState, _ language: Language = .english) -> String {
    let view = HistoryView(strings: .of(language), context: context(language))
    return ScreenRenderer(width: 60).render(view.screen(state))
  }

  @Test("shows each version in full, when it was, and what it changed")
  func screen() async {
    posts.revisions.answers(versions)
    let presenter = presenter()
    await presenter.appear()
    #expect(posts.revisions.inputs == [ID("9")])
    #expect(
      render(presenter.state) == """
        Edit history

        Version 1 · 21 Nov 2026, 10:00

        Warning: long
        Boats?

        Version 2 · 21 Nov 2026, 11:59

        Changed: text, warning, place
        Boats!
        At Pier

        Version 3 · 21 Nov 2026, 12:00 · current version

        Changed: language
        Boats!
        At Pier

        1. Refresh (r)

        """)
    var first = presenter.state
    first.revisions = [versions[0]]
    #expect(
      render(first, .japanese) == """
        編集履歴

        この投稿は編集されていません。

        バージョン1 · 2026年11月21日 10:00 · 現在の内容

        閲覧注意: long
        Boats?

        1. 更新 (r)

        """)
  }

  @Test("is shown on the post, which leads to it")
  func fromThePost() {
    let post = Post(
      id: ID("1"), author: alice, content: PostContent("Boats!"), createdAt: noon.adding(seconds: -7200),
      editedAt: noon.adding(seconds: -60), visibility: .followers)
    var state = PostState(viewer: nil)
    state.thread = PostThread(ancestors: [], post: post)
    let screen = PostView(strings: .english, context: context()).screen(state)
    #expect(
      drawn(screen).hasPrefix(
        """
        Post by Alice

        Alice @alice · 2 h ago · edited · followers only
        Boats!
        21 Nov 2026, 10:00 · edited 21 Nov 2026, 11:59

        """))
    let item = screen.menu.first { $0.action == .history }
    #expect(item?.label == "Edit history")
    let japanese = PostView(strings: .japanese, context: context(.japanese)).screen(state)
    #expect(drawn(japanese).contains("2026年11月21日 10:00 · 2026年11月21日 11:59に編集\n"))
  }

  @Test("does not show an older answer in place of a newer one")
  func overtaken() async {
    let (presenter, gate) = (presenter(), Gate())
    posts.revisions.answers { [versions] (_) async throws(AppError) in
      await gate.pass()
      return [versions[0]]
    }
    let slow = Task { await presenter.appear() }
    await gate.waitForArrival()
    posts.revisions.answers(versions)
    await presenter.send(.refresh)
    gate.open()
    await slow.value
    #expect(presenter.state.revisions == versions && presenter.state.problem == nil)
  }

  @Test("keeps what is shown when it cannot be read again, and goes with the post")
  func failures() async {
    posts.revisions.answers(versions)
    let presenter = presenter()
    await presenter.appear()
    posts.revisions.fails(.unavailable)
    await presenter.send(.refresh)
    #expect(presenter.state.revisions == versions)
    #expect(presenter.state.problem == .unavailable)
    posts.revisions.fails(.gone)
    await presenter.send(.refresh)
    #expect(
      render(presenter.state) == """
        Edit history
        ! This post has been deleted.

        """)
  }
}
