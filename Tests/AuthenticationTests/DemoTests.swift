import AppScreens
import AppValues
import SocialTestSupport
import Testing

@testable import Authentication

/// A source that answers what it was given, and tells how far it is before it does.
private struct FakeDemo: DemoSource {
  var canBeMade = true
  var progress: [DemoProgress] = []
  var result = Result<DemoOutcome, AppError>.failure(.unavailable)

  func isPossible() async throws(AppError) -> Bool { canBeMade }

  func make(soFar: @escaping DemoReport) async throws(AppError) -> DemoOutcome {
    for step in progress { await soFar(step) }
    return try result.get()
  }
}

@MainActor @Suite struct DemoTests {
  private static let summary = DemoSummary(people: 40, posts: 600, photos: 61)

  private func presenter(_ demo: FakeDemo?) async -> AuthenticationPresenter {
    let presenter = AuthenticationPresenter(
      sessions: SessionInteractor(repository: FakeAuthentication(), store: MemoryStore()), demo: demo,
      router: AuthenticationRouter(navigator: RecordingNavigator()))
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
        2. Create account (c)
        3. Forgot password (f)
        4. Look around (l)
        5. Explore with a demo network (d)

        """)
    #expect(await !presenter(FakeDemo(canBeMade: false)).state.offersDemo)
    #expect(await !presenter(nil).state.offersDemo)
  }

  @Test func oneIsToldWhatIsThereAndOfferedNoOther() async {
    let presenter = await presenter(FakeDemo(result: .success(.made(Self.summary))))
    await presenter.send(.makeDemo)
    #expect(
      drawn(presenter) == """
        SocialConnect
        ✓ The demo network is ready: 40 people, 600 posts and
          comments, 61 photos. None of these people are real.

        Welcome! Write short posts, follow people and join the
        conversation.

        Look around, or create an account and follow some people.

        1. Sign in (i)
        2. Create account (c)
        3. Forgot password (f)
        4. Look around (l)

        """)
    #expect(
      drawn(presenter, .japanese) == """
        SocialConnect
        ✓ デモ用ネットワークを作成しました。40人、投稿とコメント
          600件、写真61枚。登場するユーザーはすべて架空です。

        ようこそ！ 短い投稿を書いたり、気になる人をフォローしたり、
        会話を楽しんだりできます。

        見て回るか、アカウントを作成して誰かをフォローしてみてくださ
        い。

        1. サインイン (i)
        2. アカウントを作成 (c)
        3. パスワードを忘れた場合 (f)
        4. 見て回る (l)

        """)
    await presenter.send(.signIn)
    #expect(presenter.state.done == nil)
  }

  @Test func howFarItIsIsTold() async {
    var state = AuthenticationState()
    state.offersDemo = true
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
    #expect(presenter.state.offersDemo && presenter.state.done == .stoppedDemo)
    #expect(
      drawn(presenter).contains("Stopped. What's been created is kept"))
  }

  @Test func whatGoesWrongIsSaid() async {
    let presenter = await presenter(FakeDemo(result: .failure(.storage(.full))))
    await presenter.send(.makeDemo)
    #expect(presenter.state.problem == .storage(.full))
    #expect(presenter.state.offersDemo)
    await presenter.send(.forgotPassword)
    #expect(presenter.state.problem == nil)
  }
}
