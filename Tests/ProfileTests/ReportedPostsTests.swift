import AppScreens
import AppValues
import Entities
import PostActions
import SocialTestSupport
import Testing

@testable import Profile

@MainActor
@Suite("Picking the posts of a report")
struct ReportedPostsTests {
  private let repository = FakeProfileRepository()
  private let actions = FakePostActions()
  private let navigator = RecordingNavigator()
  private let insult = post("7", by: SocialTestSupport.alice, "You are all fools.")

  /// Posts of hers, the latest first, in pages of two; older ones have lower numbers.
  private func offer(_ posts: [Post]) {
    repository.offering.answers { [posts] request throws(AppError) in
      let start: Int
      switch request.position {
      case .first: start = 0
      case .before(let cursor): start = Int(cursor.rawValue) ?? 0
      default: throw .unexpected(reference: "test")
      }
      let end = min(start + 2, posts.count)
      return Page(
        items: Array(posts[start..<end]), older: end < posts.count ? Cursor("\(end)") : nil, newer: nil)
    }
  }

  /// A presenter that asks which posts are meant.
  private func picking(_ posts: [Post]) async -> ReportPresenter {
    repository.expect(.user(alice.id), alice)
    offer(posts)
    let presenter = ReportPresenter(
      of: alice.id, post: nil, interactor: .over(repository, viewer: asBob),
      people: .over(repository, viewer: asBob),
      actions: PostActionsInteractor(repository: actions, lookup: actions, viewer: asBob),
      router: ProfileRouter(navigator: navigator))
    await presenter.appear()
    await presenter.send(.enterReason("Insults"))
    return presenter
  }

  private func draw(_ presenter: ReportPresenter, _ language: Language, width: Int = 60) -> String {
    drawn(
      ReportView(strings: .of(language), context: context(language)).screen(presenter.state), width: width)
  }

  @Test("begins with the latest, and goes on with more")
  func picking() async {
    let warned = post("6", by: SocialTestSupport.alice, "Fools, all of you.", warning: "Mood")
    let presenter = await picking([insult, warned, post("5", by: SocialTestSupport.alice, "Good morning")])
    #expect(
      draw(presenter, .english, width: 40) == """
        Report to the administrator

        Which of their posts show the problem?
        You can also select none.

        1. Alice @alice · 5 min ago
           You are all fools.

        2. Alice @alice · 5 min ago
           Warning: Mood
           Select it to see the text

        3. More (m)
        4. Continue without a post (y)
        5. Cancel
        6. Back (b)

        """)
    for id in [warned.id, insult.id, ID("404")] { await presenter.send(.toggle(id)) }
    await presenter.send(.more)
    #expect(
      repository.offering.inputs == [PageRequest(limit: 10), PageRequest(.before(Cursor("2")), limit: 10)])
    #expect(
      draw(presenter, .japanese, width: 40) == """
        管理者への報告

        問題のある投稿を選んでください。選ばずに
        進むこともできます。

        1. ✓ 選択中
           Alice @alice · 5分前
           You are all fools.

        2. ✓ 選択中
           Alice @alice · 5分前
           閲覧注意: Mood
           Fools, all of you.

        3. Alice @alice · 5分前
           Good morning

        4. 2件の投稿を選んで進む (y)
        5. 報告をやめる
        6. 戻る (b)

        """)
    await presenter.send(.toggle(insult.id))
    await presenter.send(.toggle(insult.id))
    await presenter.send(.goOn)
    #expect(
      draw(presenter, .english) == """
        Report to the administrator

        Send this report?

        Alice @alice
        Gardens, mostly.

        Alice @alice · 5 min ago
        You are all fools.

        Alice @alice · 5 min ago
        Warning: Mood
        Fools, all of you.

        Reason: Insults

        The posts are kept with the report as they are now, even if
        they're edited or deleted.

        1. Yes, send it (y)
        2. Change reason (e)
        3. Select posts
        4. Cancel
        5. Back (b)

        """)
    await presenter.send(.changeReason)
    await presenter.send(.enterReason("Insults again"))
    #expect(presenter.state.step == .review, "the posts that are picked stay")
    await presenter.send(.changePosts)
    await presenter.send(.toggle(insult.id))
    await presenter.send(.goOn)
    repository.reports.answers(true)
    await presenter.send(.send)
    #expect(
      repository.reports.inputs
        == [NewReport(of: alice.id, posts: [warned.id], reason: "Insults again")])
  }

  @Test("ends at as many as a report may have, and none is enough")
  func bounds() async {
    let posts = (1...21).map { post("\($0)", by: SocialTestSupport.alice, "Insult \($0)") }
    let presenter = await picking(posts)
    while presenter.state.offered.older != nil { await presenter.send(.more) }
    #expect(presenter.state.offered.items == posts)
    for post in posts.dropLast() { await presenter.send(.toggle(post.id)) }
    #expect(presenter.state.problem == nil)
    await presenter.send(.toggle(ID("21")))
    #expect(presenter.state.picked.count == 20)
    #expect(draw(presenter, .english).contains("\n! A report can include up to 20 posts.\n"))
    #expect(draw(presenter, .japanese).contains("\n! 1件の報告に含められる投稿は20件までです。\n"))
    await presenter.send(.toggle(ID("1")))
    await presenter.send(.toggle(ID("21")))
    #expect(presenter.state.problem == nil && presenter.state.evidence == Array(posts.dropFirst()))
    for post in posts.dropFirst() { await presenter.send(.toggle(post.id)) }
    await presenter.send(.goOn)
    repository.reports.answers(true)
    await presenter.send(.send)
    #expect(repository.reports.inputs == [NewReport(of: alice.id, reason: "Insults")])
  }

  @Test("leaves out what went in the meantime, and says so")
  func wentMeanwhile() async {
    let presenter = await picking([insult, post("6", by: SocialTestSupport.alice, "Fools.")])
    for id in ["7", "6"] { await presenter.send(.toggle(ID(id))) }
    await presenter.send(.goOn)
    repository.reports.fails(.gone)
    repository.expect(.user(alice.id), alice)
    actions.reading.answers([insult])
    await presenter.send(.send)
    #expect(actions.reading.inputs == [[insult.id, ID("6")]])
    #expect(presenter.state.offered.items == [insult])
    #expect(
      draw(presenter, .english).contains(
        """
        ! A post you selected is no longer available and was
          removed. Nothing has been sent yet.
        """))
    repository.reports.answers(true)
    await presenter.send(.send)
    #expect(repository.reports.inputs.last?.posts == [insult.id] && presenter.state.step == .done)
  }

  @Test("goes back a step at a time and keeps what was said, out of the first")
  func back() async {
    let presenter = await picking([insult, post("6", by: SocialTestSupport.alice, "Fools.")])
    await presenter.send(.toggle(insult.id))
    await presenter.send(.goOn)
    for (step, screen) in [
      (ReportState.Step.posts, "Which of their posts"), (.reason, "The administrator reads"),
    ] {
      await presenter.send(.back)
      #expect(presenter.state.step == step && draw(presenter, .english).contains(screen))
      #expect(presenter.state.reason == "Insults" && presenter.state.picked == [insult.id])
    }
    #expect(navigator.moves.isEmpty)
    await presenter.send(.enterReason("Insults again"))
    #expect(presenter.state.step == .posts && presenter.state.picked == [insult.id])
    await presenter.send(.goOn)
    await presenter.send(.changeReason)
    await presenter.send(.enterReason(String(repeating: "a", count: 1001)))
    await presenter.send(.back)
    #expect(presenter.state.step == .review && presenter.state.reason == "Insults again")
    for _ in 1...2 { await presenter.send(.back) }
    await presenter.send(.back)
    #expect(navigator.moves == [.back] && repository.reports.inputs.isEmpty)
  }

  @Test("goes back from the question to the reason where there is nothing to pick")
  func backWithoutPosts() async {
    let presenter = await picking([])
    #expect(presenter.state.step == .review)
    await presenter.send(.back)
    #expect(presenter.state.step == .reason && navigator.moves.isEmpty)
  }

  @Test("says that a post is left out again, and how many are picked, until the next choice")
  func deselected() async {
    let fools = post("6", by: SocialTestSupport.alice, "Fools.")
    let presenter = await picking([insult, fools, post("5", by: SocialTestSupport.alice, "Good morning")])
    await presenter.send(.more)
    for id in [insult.id, fools.id, ID("5")] { await presenter.send(.toggle(id)) }
    #expect(presenter.state.done == nil)
    for (id, english, japanese) in [
      ("7", "2 posts selected.", "2件を選択中です。"), ("6", "1 post selected.", "1件を選択中です。"),
      ("5", "No posts selected.", "選択中の投稿はありません。"),
    ] {
      await presenter.send(.toggle(ID(id)))
      #expect(draw(presenter, .english).contains("\n✓ Removed. \(english)\n"))
      #expect(draw(presenter, .japanese, width: 80).contains("\n✓ 選択を取り消しました。\(japanese)\n"))
    }
    await presenter.send(.goOn)
    #expect(presenter.state.done == nil && presenter.state.step == .review)
  }

  @Test("leaves nothing behind when the report is left")
  func leaving() async {
    let presenter = await picking([insult, post("6", by: SocialTestSupport.alice, "Fools."), insult])
    await presenter.send(.toggle(insult.id))
    repository.offering.fails(.unavailable)
    await presenter.send(.more)
    #expect(presenter.state.problem == .unavailable && presenter.state.picked == [insult.id])
    await presenter.send(.send)
    #expect(presenter.state.step == .posts, "what was not looked at is not sent")
    await presenter.send(.leave)
    #expect(navigator.moves == [.back] && repository.reports.inputs.isEmpty)
  }
}
