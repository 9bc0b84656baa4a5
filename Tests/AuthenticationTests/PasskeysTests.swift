import AppScreens
import AppValues
import Entities
import SocialTestSupport
import Testing

@testable import Authentication

@MainActor @Suite struct PasskeysTests {
  private static let phone = Passkey(
    id: ID("p1"), name: "Phone", createdAt: noon.adding(seconds: -90_000),
    lastUsedAt: noon.adding(seconds: -7200), isSynced: true)
  private static let key = Passkey(
    id: ID("p2"), name: "Key", createdAt: noon.adding(seconds: -60), isSynced: false)

  private let source = FakeAccount()
  private let presenter: PasskeysPresenter

  init() throws {
    let account = source.interactor()
    presenter = PasskeysPresenter(account: account, page: try #require(account.passkeyPage))
    source.passkeyLists.answers([Self.key, Self.phone])
  }

  private func drawn(_ language: Language = .english) -> String {
    let strings = AuthenticationStrings.of(language)
    let view = PasskeysView(
      strings: strings.passkeys, proof: strings.proof, context: SocialTestSupport.context(language))
    return drawing(view.screen(presenter.state))
  }

  @Test func theyAreListedWithWhereToAddThem() async {
    await presenter.appear()
    #expect(
      drawn() == """
        Passkeys

        Choose a passkey to rename or remove it.

        1. Key
           added 21 Nov 2026 · never used · on one device

        2. Phone
           added 20 Nov 2026 · last used 2 h ago · on more than one
           device

        To add one, open this page in a browser:
        https://example.org/account/passkeys

        3. Refresh (r)

        """)
    source.passkeyLists.answers([])
    await presenter.send(.refresh)
    #expect(
      drawn(.japanese) == """
        パスキー

        パスキーはまだありません。

        追加するには、ブラウザーで次のページを開いてください:
        https://example.org/account/passkeys

        1. 更新 (r)

        """)
  }

  @Test func oneGetsAnotherName() async {
    await presenter.appear()
    await presenter.send(.choose(Self.phone.id))
    #expect(
      drawn() == """
        Phone

        added 20 Nov 2026 · last used 2 h ago · on more than one
        device

        1. Rename
        2. Remove
        3. Back (b)

        """)
    await presenter.send(.rename)
    await presenter.send(.enterName("  "))
    #expect(presenter.state.problem == .invalid(.name, .empty))
    let renamed = Passkey(
      id: Self.phone.id, name: "Old phone", createdAt: Self.phone.createdAt, isSynced: true)
    source.passkeyNames.answers(renamed)
    source.passkeyLists.answers([Self.key, renamed])
    await presenter.send(.enterName(" Old phone "))
    #expect(source.passkeyNames.inputs == [PasskeyName(id: Self.phone.id, name: "Old phone")])
    #expect(presenter.state.step == .passkey(renamed) && presenter.state.done == .renamed)
    await presenter.send(.back)
    #expect(presenter.state.step == .list && presenter.state.passkeys == [Self.key, renamed])
  }

  @Test func oneIsRemovedAfterAProof() async {
    await presenter.appear()
    await presenter.send(.choose(Self.key.id))
    source.passkeyRemovals.fails(.invalid(.proof, .missing))
    await presenter.send(.remove)
    #expect(presenter.state.step == .proof(Self.key, ProofState([.password], asked: .password)))
    #expect(presenter.state.problem == nil)
    source.proofs.answers(true)
    source.passkeyRemovals.answers(true)
    source.passkeyLists.answers([Self.phone])
    await presenter.send(.prove(.enter("swordfish")))
    #expect(presenter.state.step == .list && presenter.state.passkeys == [Self.phone])
    #expect(drawn().contains("“Key” is removed. It no longer signs anyone in."))
  }

  @Test func theLastWayInStays() async {
    await presenter.appear()
    await presenter.send(.choose(Self.key.id))
    source.passkeyRemovals.fails(.invalid(.signInMethod, .missing))
    await presenter.send(.remove)
    #expect(presenter.state.problem == .invalid(.signInMethod, .missing))
    #expect(presenter.state.step == .passkey(Self.key))
  }

  @Test func whoHasOnlyPasskeysProvesItInABrowser() async {
    await presenter.appear()
    await presenter.send(.choose(Self.key.id))
    source.passkeyRemovals.fails(.invalid(.proof, .missing))
    source.standings.answers(AccountStanding(waysIn: WaysIn(hasPassword: false, passkeys: 2)))
    await presenter.send(.remove)
    #expect(
      drawn() == """
        Key

        This account has passkeys and no password. You can do this
        on the server's pages, in a browser.

        1. Back (b)

        """)
    await presenter.send(.back)
    #expect(presenter.state.step == .passkey(Self.key))
  }
}
