import AppScreens
import AppValues
import Entities
import SocialTestSupport
import Testing

@testable import Authentication

@MainActor @Suite struct ActiveSessionsTests {
  private static let here = ActiveSession(
    id: Session.alice.id, createdAt: noon.adding(seconds: -3600), isCurrent: true)
  private static let phone = ActiveSession(
    id: ID("s8"), createdAt: noon.adding(seconds: -60), isCurrent: false)
  private static let library = ActiveSession(
    id: ID("s9"), createdAt: noon.adding(seconds: -90_000), lastUsedAt: noon.adding(seconds: -7200),
    isCurrent: false)

  private let source = FakeAccount()
  private let presenter: ActiveSessionsPresenter

  init() {
    presenter = ActiveSessionsPresenter(account: source.interactor())
    source.signInLists.answers([Self.phone, Self.here, Self.library])
  }

  private func drawn(_ language: Language, width: Int = 60) -> String {
    let view = ActiveSessionsView(
      words: AuthenticationStrings.of(language), context: SocialTestSupport.context(language))
    return drawing(view.screen(presenter.state), width: width)
  }

  @Test func theyAreListedWithTheOneAtWorkFirst() async {
    await presenter.appear()
    #expect(
      drawn(.english) == """
        Where you're signed in

        This device: since 21 Nov 2026, 11:00.

        Your other sessions. Choose one to end it.

        1. Since 21 Nov 2026, 11:59 · used within the last hour

        2. Since 20 Nov 2026, 11:00 · last used 2 h ago

        3. End all other sessions
        4. Refresh (r)

        """)
    #expect(
      drawn(.japanese) == """
        サインイン中の端末

        この端末: 2026年11月21日 11:00から

        ほかの端末やアプリでもサインインしています。選ぶと、サインア
        ウトします。

        1. 2026年11月21日 11:59から · 1時間以内に使用

        2. 2026年11月20日 11:00から · 最後の使用: 2時間前

        3. ほかの端末をすべてサインアウト
        4. 更新 (r)

        """)
  }

  @Test func anAppIsNamedWithWhatItCanDo() async throws {
    let app = ActiveSession(
      id: ID("s7"), createdAt: noon.adding(seconds: -60), isCurrent: false, app: "Tusky",
      scopes: try AccessScopes("read write follow push"))
    source.signInLists.answers([app, Self.here])
    await presenter.appear()
    #expect(
      drawn(.english).contains(
        """
        1. Tusky · can read and write
           Since 21 Nov 2026, 11:59 · used within the last hour

        """))
    #expect(drawn(.japanese).contains("1. Tusky · 閲覧と書き込みができます\n"))
  }

  @Test(arguments: [
    ("read", "can read", "閲覧ができます"),
    ("read:statuses read:accounts", "can read some things", "一部の閲覧ができます"),
    (
      "read write:media follow", "can read, change some things and change who you follow",
      "閲覧、一部の書き込み、フォローの変更ができます"
    ),
    ("write", "can write", "書き込みができます"), ("follow", "can change who you follow", "フォローの変更ができます"),
    ("push profile", "can get notifications", "通知の受信ができます"),
    ("profile", "can see who you are", "プロフィールの確認ができます"),
  ]) func whatAnAppCanDoIsSaidInPlainWords(scopes: String, english: String, japanese: String) throws {
    let scopes = try AccessScopes(scopes)
    #expect(AppScopeStrings.english.summary(of: scopes) == english)
    #expect(AppScopeStrings.japanese.summary(of: scopes) == japanese)
  }

  @Test(arguments: [
    (
      "read write follow push",
      [
        "see everything you can see, including your notifications and settings",
        "post, like, share, change your profile, and change who you follow, block and mute",
        "send you notifications",
      ]
    ),
    (
      "read:statuses write:media follow",
      [
        "see some of what you can see", "change some things in your name",
        "change who you follow, block and mute",
      ]
    ), ("profile", ["see who you are"]),
  ]) func aListSaysInFullWhatAnAppCanDo(scopes: String, abilities: [String]) throws {
    #expect(AppScopeStrings.english.abilities(of: try AccessScopes(scopes)) == abilities)
    #expect(AppScopeStrings.japanese.abilities(of: try AccessScopes(scopes)).count == abilities.count)
  }

  @Test func oneEndsByItsNumber() async {
    await presenter.appear()
    source.revocations.answers(true)
    source.signInLists.answers([Self.here])
    await presenter.send(.end(Self.phone.id))
    #expect(source.revocations.inputs == [Self.phone.id])
    // The other one has ended elsewhere.
    #expect(
      drawn(.english) == """
        Where you're signed in
        ✓ 1 session ended.

        This device: since 21 Nov 2026, 11:00.

        You're not signed in anywhere else.

        1. Refresh (r)

        """)
    await presenter.send(.refresh)
    #expect(presenter.state.done == nil)
    await presenter.send(.end(Self.here.id))
    #expect(source.revocations.inputs.count == 1, "the one at work ends by signing out")
  }

  @Test func allOthersEndAtOnceAndWhatHadEndedIsNoFault() async {
    await presenter.appear()
    source.revocations.fails(.notFound)
    source.signInLists.answers([Self.here, Self.library])
    await presenter.send(.end(Self.phone.id))
    #expect(presenter.state.problem == nil)
    #expect(drawn(.japanese).contains("1件サインアウトしました。"))
    source.clearings.answers(1)
    source.signInLists.answers([Self.here])
    await presenter.send(.endOthers)
    #expect(source.clearings.inputs.count == 1)
    #expect(presenter.state.others == [])
  }

  @Test func whatHasEndedIsSaidAlsoWhenTheOthersCannotBeReadAgain() async {
    await presenter.appear()
    source.revocations.answers(true)
    source.signInLists.fails(.unavailable)
    await presenter.send(.end(Self.phone.id))
    #expect(presenter.state.problem == nil && presenter.state.others == [Self.library])
    #expect(
      drawn(.english).hasPrefix(
        """
        Where you're signed in
        ✓ 1 session ended.
        ! This couldn't be refreshed and may be out of date.
        """))
    source.clearings.answers(1)
    await presenter.send(.endOthers)
    #expect(presenter.state.done == 1 && presenter.state.others == [])
    source.signInLists.answers([Self.here])
    await presenter.send(.refresh)
    #expect(!presenter.state.isStale && presenter.state.problem == nil)
  }

  @Test func onlyThoseAreCountedThatHaveEnded() async {
    await presenter.appear()
    // One of the two that are shown has ended elsewhere.
    source.clearings.answers(1)
    source.signInLists.answers([Self.here])
    await presenter.send(.endOthers)
    #expect(drawn(.english).contains("✓ 1 session ended."))
    // A second tap says nothing over that.
    await presenter.send(.endOthers)
    #expect(presenter.state.done == 1 && source.clearings.inputs.count == 1)
  }

  @Test func nothingIsSaidWhereAllOthersHadEnded() async {
    await presenter.appear()
    source.clearings.answers(0)
    source.signInLists.answers([Self.here])
    await presenter.send(.endOthers)
    #expect(presenter.state.done == nil && presenter.state.others == [])
    #expect(!drawn(.english).contains("✓"))
  }

  @Test func twoTapsEndOneOnce() async {
    await presenter.appear()
    let gate = Gate()
    source.revocations.answers { (_) async throws(AppError) in
      await gate.pass()
      return true
    }
    source.signInLists.answers([Self.here, Self.library])
    let first = Task { await presenter.send(.end(Self.phone.id)) }
    await gate.waitForArrival()
    let second = Task { await presenter.send(.end(Self.phone.id)) }
    gate.open()
    for task in [first, second] { await task.value }
    #expect(source.revocations.inputs == [Self.phone.id])
    #expect(presenter.state.done == 1 && presenter.state.problem == nil)
  }

  @Test func aFailureIsSaidAndTheListStays() async {
    await presenter.appear()
    let before = presenter.state
    source.clearings.fails(.cancelled)
    await presenter.send(.endOthers)
    #expect(presenter.state == before)
    source.clearings.fails(.storage(.readOnly))
    await presenter.send(.endOthers)
    #expect(presenter.state.problem == .storage(.readOnly))
    #expect(presenter.state.others == before.others)
  }

  @Test func endingTheOneAtWorkByCommandSignsOut() async throws {
    let repository = FakeAuthentication()
    let store = MemoryStore([.alice, .bob], current: .alice)
    repository.expect(.signOut(.alice))
    repository.expect(.refresh(.bob), .session(.bob))
    #expect(try await source.interactor(repository, store).revoke(Session.alice.id) == .signedIn(.bob))
    #expect(store.saved == SavedSessions(sessions: [.bob], current: Session.bob.id))
    #expect(repository.isDone)
  }
}
