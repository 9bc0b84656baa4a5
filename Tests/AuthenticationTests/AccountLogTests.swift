import AppScreens
import AppValues
import Entities
import SocialTestSupport
import Testing

@testable import Authentication

@MainActor @Suite struct AccountLogTests {
  private static let signIn = AccountEvent(
    id: ID("9"), kind: .signedIn, at: noon.adding(seconds: -60), device: "Firefox (Linux)",
    address: "192.0.2.7")
  private static let failure = AccountEvent(
    id: ID("8"), kind: .signInFailed, at: noon.adding(seconds: -3600), address: "2001:db8::1")
  private static let address = AccountEvent(
    id: ID("7"), kind: .emailChanged, at: noon.adding(seconds: -90_000), detail: "new@example.org")

  private let source = FakeAccount()
  private let presenter: AccountLogPresenter

  init() {
    presenter = AccountLogPresenter(account: source.interactor())
  }

  private func drawn(_ language: Language) -> String {
    let view = AccountLogView(
      strings: .of(language), context: SocialTestSupport.context(language))
    return drawing(view.screen(presenter.state))
  }

  @Test func whatHappenedIsListedTheNewestFirst() async {
    source.logPages.answers(
      Page(items: [Self.signIn, Self.failure, Self.address], older: Cursor("7"), newer: Cursor("9")))
    await presenter.appear()
    #expect(
      drawn(.english) == """
        What happened to your account

        The last 90 days. If something wasn't you, change your
        password and end all other sessions.

           Signed in
           21 Nov 2026, 11:59 · Firefox (Linux) · 192.0.2.7

           Sign-in failed: wrong password or code
           21 Nov 2026, 11:00 · 2001:db8::1

           Email address changed: new@example.org
           20 Nov 2026, 11:00

        1. More (m)
        2. Refresh (r)

        """)
    #expect(
      drawn(.japanese) == """
        アカウントの履歴

        過去90日間の記録です。心当たりのないものがある場合は、パス
        ワードを変更し、ほかの端末をすべてサインアウトしてください。

           サインイン
           2026年11月21日 11:59 · Firefox (Linux) · 192.0.2.7

           サインインの失敗（パスワードまたはコードの誤り）
           2026年11月21日 11:00 · 2001:db8::1

           メールアドレスの変更: new@example.org
           2026年11月20日 11:00

        1. もっと見る (m)
        2. 更新 (r)

        """)
  }

  @Test func moreContinuesWhereThePageEnds() async {
    source.logPages.answers(Page(items: [Self.signIn], older: Cursor("9"), newer: Cursor("9")))
    await presenter.appear()
    source.logPages.answers(Page(items: [Self.failure], older: nil, newer: Cursor("8")))
    await presenter.send(.more)
    #expect(presenter.state.events.items == [Self.signIn, Self.failure])
    #expect(source.logPages.inputs.map(\.position) == [.first, .before(Cursor("9"))])
    #expect(!drawn(.english).contains("More"))
  }

  @Test func aFailureIsSaidAndWhatWasReadStays() async {
    source.logPages.fails(.unavailable)
    await presenter.appear()
    #expect(presenter.state.problem == .unavailable && !presenter.state.isLoaded)
    source.logPages.answers(Page(items: [], older: nil, newer: nil))
    await presenter.send(.refresh)
    #expect(drawn(.english).contains("Nothing has happened in the last 90 days."))
    #expect(drawn(.japanese).contains("過去90日間の記録はありません。"))
  }

  @Test(arguments: AccountEvent.Kind.allCases) func everyKindHasWords(kind: AccountEvent.Kind) {
    for strings in [AccountLogStrings.english, .japanese] {
      for detail in ["", "Apple"] {
        let text = strings.event(kind, detail)
        #expect(!text.isEmpty && !text.hasSuffix(": ") && !text.contains("（）"))
      }
    }
  }
}
