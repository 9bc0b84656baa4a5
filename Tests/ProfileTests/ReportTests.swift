import AppScreens
import AppValues
import Entities
import Navigation
import PostActions
import SocialTestSupport
import Testing

@testable import Profile

@MainActor
@Suite("Reporting a person to the administrator")
struct ReportTests {
  private let repository = FakeProfileRepository()
  private let actions = FakePostActions()
  private let navigator = RecordingNavigator()
  private let insult = post("7", by: SocialTestSupport.alice, "You are all fools.")

  private func presenter(post: ID<Post>? = nil, viewer: Viewer = asBob) -> ReportPresenter {
    ReportPresenter(
      of: alice.id, post: post, interactor: .over(repository, viewer: viewer),
      people: .over(repository, viewer: viewer),
      actions: PostActionsInteractor(repository: actions, lookup: actions, viewer: viewer),
      router: ProfileRouter(navigator: navigator))
  }

  private func draw(_ presenter: ReportPresenter, _ language: Language, width: Int = 60) -> String {
    let view = ReportView(strings: .of(language), context: context(language))
    let screen = view.screen(presenter.state)
    let text = drawn(screen, width: width)
    guard let field = screen.field else { return text }
    return text + "(\(field.hint ?? ""))\n\(field.label) [\(field.value)]\n"
  }

  @Test("of a post asks for the reason, shows all of it, and sends it")
  func aPost() async {
    repository.expect(.user(alice.id), alice)
    actions.reading.answers([insult])
    let presenter = presenter(post: insult.id)
    await presenter.appear()
    #expect(
      draw(presenter, .english) == """
        Report to the administrator

        The administrator reads your report. The person won't be
        notified.

        Alice @alice
        Gardens, mostly.

        Alice @alice · 5 min ago
        You are all fools.
        (Say what's wrong, in up to 1,000 characters.)
        Reason []

        """)
    let view = ReportView(strings: .english, context: context(.english))
    #expect(view.screen(presenter.state).field?.remaining?("See https://example.org") == 973)
    await presenter.send(.enterReason(" Insults "))
    #expect(
      draw(presenter, .english) == """
        Report to the administrator

        Send this report?

        Alice @alice
        Gardens, mostly.

        Alice @alice · 5 min ago
        You are all fools.

        Reason: Insults

        The post is kept with the report as it is now, even if it's
        edited or deleted.

        1. Yes, send it (y)
        2. Change reason (e)
        3. Cancel
        4. Back (b)

        """)
    repository.reports.answers(true)
    await presenter.send(.send)
    #expect(repository.reports.inputs == [NewReport(of: alice.id, posts: [insult.id], reason: "Insults")])
    #expect(
      draw(presenter, .english) == """
        Report to the administrator
        ✓ Report sent. Thank you.

        To stop seeing Alice, mute or block them on their profile.

        """)
    await presenter.send(.send)
    #expect(repository.reports.inputs.count == 1, "once is enough")
    repository.verify()
  }

  @Test("of a person alone, in Japanese, can be changed and left")
  func aPerson() async {
    repository.expect(.user(alice.id), alice)
    repository.offering.answers(page([]))
    let presenter = presenter()
    await presenter.appear()
    #expect(
      draw(presenter, .japanese) == """
        管理者への報告

        報告は管理者に届きます。相手には通知されません。

        Alice @alice
        Gardens, mostly.
        (問題の内容を1,000文字以内で入力してください。)
        理由 []

        """)
    await presenter.send(.enterReason("中傷"))
    #expect(
      draw(presenter, .japanese, width: 20) == """
        管理者への報告

        この内容で報告します
        か？

        Alice @alice
        Gardens, mostly.

        理由: 中傷

        1. はい、報告します
           (y)
        2. 理由を変更 (e)
        3. 報告をやめる
        4. 戻る (b)

        """)
    await presenter.send(.changeReason)
    #expect(draw(presenter, .japanese).hasSuffix("理由 [中傷]\n"))
    await presenter.send(.leave)
    #expect(navigator.moves == [.back])
    #expect(repository.reports.inputs.isEmpty)
  }

  @Test(
    "needs a reason that people can read",
    arguments: [
      ("  ", InputRule.empty), ("\u{200B}", .empty), ("a\u{1B}[2J", .unprintable),
      (String(repeating: "あ", count: 1001), .tooLong(maximum: 1000, excess: 1)),
    ])
  func reasons(text: String, rule: InputRule) async {
    repository.expect(.user(alice.id), alice)
    repository.offering.answers(page([]))
    let presenter = presenter()
    await presenter.appear()
    await presenter.send(.enterReason(text))
    #expect(presenter.state.step == .reason)
    #expect(presenter.state.problem == .invalid(.reason, rule))
    await presenter.send(.enterReason(String(repeating: "あ", count: 1000)))
    #expect(presenter.state.step == .review && presenter.state.problem == nil)
  }

  @Test("that fails stays, to be sent again; one that was stopped stays, too")
  func failures() async {
    repository.expect(.user(alice.id), fails: .unavailable)
    let presenter = presenter()
    await presenter.appear()
    #expect(
      draw(presenter, .english) == """
        Report to the administrator
        ! The server isn't available right now. Try again in a
          moment.

        1. Try again (r)

        """)
    let before = presenter.state
    repository.expect(.user(alice.id), alice)
    repository.offering.fails(.cancelled)
    await presenter.send(.retry)
    #expect(presenter.state == before, "what was stopped is as it was")
    repository.expect(.user(alice.id), alice)
    repository.offering.answers(page([]))
    await presenter.send(.retry)
    await presenter.send(.enterReason("Insults"))
    repository.reports.fails(.cancelled)
    await presenter.send(.send)
    #expect(presenter.state.step == .review && presenter.state.problem == nil)
    repository.reports.fails(.unavailable)
    await presenter.send(.send)
    #expect(presenter.state.step == .review && presenter.state.problem == .unavailable)
    repository.reports.answers(true)
    await presenter.send(.send)
    #expect(presenter.state.step == .done)
  }

  @Test("of a post that is gone is not begun")
  func gone() async {
    actions.reading.answers([])
    let presenter = presenter(post: insult.id)
    await presenter.appear()
    #expect(draw(presenter, .english).contains("! This person or post doesn't exist"))
  }

  @Test("ends when the account is deleted in the meantime", arguments: [AppError.gone, .notFound])
  func accountGone(error: AppError) async {
    repository.expect(.user(alice.id), alice)
    repository.offering.answers(page([insult]))
    let presenter = presenter()
    await presenter.appear()
    await presenter.send(.enterReason("Insults"))
    await presenter.send(.toggle(insult.id))
    await presenter.send(.goOn)
    repository.reports.fails(error)
    repository.expect(.user(alice.id), fails: .unavailable)
    await presenter.send(.send)
    #expect(presenter.state.step == .review && presenter.state.problem == .unavailable)
    repository.expect(.user(alice.id), fails: error)
    await presenter.send(.send)
    for (language, text) in [
      (Language.english, "This account has been deleted."), (.japanese, "そのアカウントは削除されました。"),
    ] {
      #expect(draw(presenter, language) == "\(ReportStrings.of(language).title)\n! \(text)\n")
    }
    await presenter.send(.send)
    #expect(repository.reports.inputs.count == 2, "there is no one to report")
    await presenter.send(.back)
    #expect(navigator.moves == [.back])
    repository.verify()
  }

  @Test("of a post that cannot be looked up is made without showing it")
  func unseenPost() async {
    repository.expect(.user(alice.id), alice)
    let presenter = ReportPresenter(
      of: alice.id, post: insult.id, interactor: .over(repository), people: .over(repository),
      actions: PostActionsInteractor(repository: nil, lookup: nil, viewer: asBob),
      router: ProfileRouter(navigator: navigator))
    await presenter.appear()
    let told = "\nThe post you came from is part of the report.\n"
    #expect(presenter.state.problem == nil && draw(presenter, .english).contains(told))
    await presenter.send(.enterReason("Insults"))
    #expect(presenter.state.step == .review && draw(presenter, .english).contains(told))
    #expect(draw(presenter, .english).contains("The post is kept with the report"))
    #expect(draw(presenter, .japanese).contains("\n表示していた投稿も報告に含まれます。\n"))
    repository.reports.fails(.gone)
    repository.expect(.user(alice.id), alice)
    await presenter.send(.send)
    #expect(repository.reports.inputs == [NewReport(of: alice.id, posts: [insult.id], reason: "Insults")])
    #expect(presenter.state.done == .withdrawn(1) && !draw(presenter, .english).contains(told))
    repository.reports.answers(true)
    await presenter.send(.send)
    #expect(repository.reports.inputs.last == NewReport(of: alice.id, reason: "Insults"))
    #expect(presenter.state.step == .done)
    repository.verify()
  }

  @Test("advises to mute or block only where that can be done")
  func advice() {
    var state = ReportState(step: .done, person: alice)
    let view = ReportView(strings: .english, context: context())
    #expect(view.screen(state).blocks.count == 1)
    state.capabilities.actions.remove(.blocking)
    #expect(view.screen(state).blocks.isEmpty)
  }

  @Test("goes on without the post that led there when that is deleted in the meantime")
  func postGone() async {
    repository.expect(.user(alice.id), alice)
    actions.reading.answers([insult])
    let presenter = presenter(post: insult.id)
    await presenter.appear()
    await presenter.send(.enterReason("Insults"))
    repository.reports.fails(.gone)
    repository.expect(.user(alice.id), alice)
    actions.reading.answers([])
    await presenter.send(.send)
    let screen = draw(presenter, .english)
    #expect(screen.contains("! A post you selected is no longer available") && !screen.contains("fools"))
    repository.reports.answers(true)
    await presenter.send(.send)
    #expect(repository.reports.inputs.last == NewReport(of: alice.id, reason: "Insults"))
    #expect(presenter.state.step == .done)
  }

  @Test("of someone the viewer blocks says why there is no post to select")
  func blocked() async {
    repository.expect(.user(alice.id), alice.related(Relationship(isBlocking: true)))
    repository.offering.answers(page([]))
    let presenter = presenter()
    await presenter.appear()
    let english = """

      You can't select posts by someone you've blocked. Unblock
      them first to add some.
      (Say what's wrong, in up to 1,000 characters.)
      Reason []

      """
    #expect(draw(presenter, .english).hasSuffix(english))
    #expect(
      draw(presenter, .japanese).contains(
        """
        ブロック中の人の投稿は、ここでは選べません。投稿を加えるに
        は、先にブロックを解除してください。
        """))
    await presenter.send(.enterReason("Insults"))
    #expect(presenter.state.step == .review)
    #expect(!draw(presenter, .english).contains("Unblock"))
  }

  @Test("is for someone signed in, about others, with so many posts")
  func rules() async {
    let report = NewReport(of: alice.id, reason: "Insults")
    let interactor = { (viewer: Viewer) in ReportInteractor.over(repository, viewer: viewer) }
    await #expect(throws: AppError.unauthenticated) { try await interactor(.anonymous).report(report) }
    await #expect(throws: AppError.forbidden) { try await interactor(asAlice).report(report) }
    var long = report
    long.posts = (0...20).map { ID("\($0)") }
    await #expect(throws: AppError.invalid(.posts, .tooLong(maximum: 20, excess: 1))) {
      try await interactor(asBob).report(long)
    }
    #expect(repository.reports.inputs.isEmpty)
  }

  @Test("is drawn for the administrator")
  func rendering() {
    let report = Report(
      id: ID("9"), person: alice.author, reporter: nil, reason: "Insults\nagain",
      posts: [.init(id: ID("7"), text: "You are\nall fools.", warning: "mood")], createdAt: noon,
      closedAt: noon.adding(seconds: 60))
    let lines = { (language: Language) in
      ReportRendering(strings: .of(language), context: context(language)).lines(report).map(\.text)
    }
    #expect(
      lines(.english) == [
        "Alice @alice", "Insults", "again", "post/7", "> Warning: mood", "> You are", "> all fools.",
        "Reported by a deleted account, 21 Nov 2026, 12:00", "Resolved: 21 Nov 2026, 12:01", "report/9",
      ])
    #expect(lines(.japanese).contains("対応済み: 2026年11月21日 12:01"))
  }

  @Test("begins on a person's page, of others alone, and in the factory")
  func ways() async {
    var state = ProfileState(person: .id(alice.id), viewer: bob.id)
    let view = ProfileView(strings: .english, context: context())
    let isOffered = { (user: User, viewer: User?) in
      state = ProfileState(person: .id(user.id), viewer: viewer?.id)
      state.user = user
      return view.screen(state).menu.contains { $0.label == "Report" }
    }
    #expect(isOffered(alice, bob))
    #expect(isOffered(alice.related(Relationship(isBlocking: true)), bob))
    #expect(!isOffered(alice.own, alice))
    #expect(!isOffered(alice, nil))
    repository.expect(.user(alice.id), alice)
    let presenter = ProfilePresenter(
      person: .id(alice.id), interactor: .over(repository, viewer: asBob),
      editing: .over(repository, viewer: asBob), actions: .onPinned(),
      router: ProfileRouter(navigator: navigator))
    await presenter.appear()
    await presenter.send(.report)
    #expect(navigator.moves == [.show(.report(of: alice.id, post: nil))])
    let factory = ProfileFactory(repository, language: .english)
    #expect(
      factory.reportScreen(of: alice.id, post: nil, navigator: navigator)?.screen.title
        == "Report to the administrator")
  }
}
