import AppScreens
import AppValues
import Entities
import Navigation
import SocialTestSupport
import Testing

@testable import Authentication

/// A source that answers what it was given, and tells how far it is before it does.
private struct FakeDemo: DemoSource {
  var offer: DemoOffer? = .make
  var progress: [DemoProgress] = []
  var result = Result<DemoOutcome, AppError>.failure(.unavailable)

  var session: Session?
  var signInProblem: AppError?

  func offer() async throws(AppError) -> DemoOffer? { offer }

  func signIn(language: String, from origin: SignInOrigin) async throws(AppError) -> Session? {
    #expect(language == "en")
    if let signInProblem { throw signInProblem }
    return session
  }

  func make(soFar: @escaping DemoReport) async throws(AppError) -> DemoOutcome {
    for step in progress { await soFar(step) }
    return try result.get()
  }
}

@MainActor @Suite struct DemoTests {
  private static let summary = DemoSummary(people: 40, posts: 600, photos: 61)

  private let navigator = RecordingNavigator()
  private let store = MemoryStore()

  private func presenter(_ demo: FakeDemo?) async -> AuthenticationPresenter {
    let sessions = SessionInteractor(repository: FakeAuthentication(), store: store)
    let presenter = AuthenticationPresenter(
      sessions: sessions, demo: demo.map { DemoInteractor(source: $0, sessions: sessions, language: "en") },
      router: AuthenticationRouter(navigator: navigator))
    await presenter.appear()
    return presenter
  }

  private func drawn(_ presenter: AuthenticationPresenter, _ language: Language = .english) -> String {
    drawing(
      AuthenticationView(strings: .of(language), context: context(language)).screen(presenter.state))
  }

  @Test func itIsOfferedWhereNobodyIs() async {
    #expect(
      drawn(await presenter(FakeDemo())) == """
        SocialConnect

        Welcome! Write short posts, follow people and join the
        conversation.

        1. Sign in (i)
        2. Create account
        3. Forgot password
        4. Look around
        5. Use an account on another server
        6. Explore with a demo network

        """)
    #expect(await presenter(FakeDemo(offer: nil)).state.demoOffer == nil)
    #expect(await presenter(nil).state.demoOffer == nil)
  }

  @Test func oneIsToldWhatIsThereAndOfferedNoOther() async {
    let presenter = await presenter(FakeDemo(result: .success(.made(Self.summary))))
    await presenter.send(.makeDemo)
    #expect(
      drawn(presenter) == """
        SocialConnect
        ✓ The demo network is ready: 40 made-up people, 600 posts,
          61 photos.

        Welcome! Write short posts, follow people and join the
        conversation.

        Look around, or create an account and follow some people.

        1. Sign in (i)
        2. Create account
        3. Forgot password
        4. Look around
        5. Use an account on another server

        """)
    #expect(
      drawn(presenter, .japanese) == """
        SocialConnect
        ✓ デモ用ネットワークを作成しました（架空の40人、投稿600件、
          写真61枚）。

        ようこそ！ 短い投稿を書いたり、気になる人をフォローしたり、
        会話を楽しんだりできます。

        見て回るか、アカウントを作成して誰かをフォローしてみてくださ
        い。

        1. サインイン (i)
        2. アカウントを作成
        3. パスワードを忘れた場合
        4. 見て回る
        5. ほかのサーバーのアカウントを使う

        """)
    await presenter.send(.signIn)
    #expect(presenter.state.done == nil)
  }

  @Test func oneIsAtHomeAsOneOfItsPeople() async {
    let session = Session.alice
    let presenter = await presenter(
      FakeDemo(result: .success(.made(Self.summary)), session: session))
    await presenter.send(.makeDemo)
    #expect(navigator.moves == [.restart(.signedIn(session), .home)])
    #expect(store.saved.current == session.id)
    #expect(presenter.state.done == .demo(.made(Self.summary), as: session))
    let screen = AuthenticationView(strings: .english, context: context()).screen(presenter.state)
    #expect(
      screen.notices.map(\.text) == [
        "The demo network is ready: 40 made-up people, 600 posts, 61 photos.",
        "You're signed in as Alice (@alice), one of them. Create your own account any time under Accounts.",
      ])
  }

  @Test func whoComesBackIsToldWhoTheyAre() async {
    let presenter = await presenter(
      FakeDemo(
        offer: .enter, result: .success(.wasThere(Self.summary)),
        session: .bob))
    #expect(drawn(presenter).contains("6. Explore the demo network\n"))
    #expect(drawn(presenter, .japanese).contains("6. デモ用ネットワークを試す\n"))
    await presenter.send(.makeDemo)
    let notices = AuthenticationView(strings: .japanese, context: context(.japanese)).screen(presenter.state)
      .notices
    #expect(
      notices.map(\.text) == [
        "その1人、ボブさん（@bob）としてサインインしています。自分のアカウントは「アカウント」からいつでも作成できます。"
      ])
  }

  @Test func itIsThereAlsoWhereOneCannotSignIn() async {
    let presenter = await presenter(
      FakeDemo(result: .success(.made(Self.summary)), signInProblem: .invalid(.password, .wrong)))
    await presenter.send(.makeDemo)
    #expect(presenter.state.done == .demo(.made(Self.summary), as: nil))
    #expect(navigator.moves.isEmpty && presenter.state.problem == nil)
  }

  @Test func howFarItIsIsTold() async {
    var state = AuthenticationState()
    state.demoOffer = .make
    state.demoProgress = DemoProgress(posts: 120, total: 600)
    let screen = AuthenticationView(strings: .english, context: context()).screen(state)
    #expect(screen.notices == [ScreenNotice(.working, "120 of 600 posts…")])
    let presenter = await presenter(
      FakeDemo(
        progress: [DemoProgress(posts: 120, total: 600)], result: .success(.made(Self.summary))))
    await presenter.send(.makeDemo)
    #expect(presenter.state.demoProgress == nil)
  }

  @Test func whoStopsItMayGoOn() async {
    let presenter = await presenter(FakeDemo(result: .failure(.cancelled)))
    await presenter.send(.makeDemo)
    #expect(presenter.state.demoOffer == .make && presenter.state.done == .stoppedDemo)
    #expect(
      drawn(presenter).contains("Stopped. What's been created is kept"))
  }

  @Test func whatGoesWrongIsSaid() async {
    let presenter = await presenter(FakeDemo(result: .failure(.storage(.full))))
    await presenter.send(.makeDemo)
    #expect(presenter.state.problem == .storage(.full))
    #expect(presenter.state.demoOffer == .make)
    await presenter.send(.forgotPassword)
    #expect(presenter.state.problem == nil)
  }
}
