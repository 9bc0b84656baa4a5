import AppScreens
import AppValues
import Entities
import Navigation
import SocialTestSupport
import Testing

@testable import Authentication

@MainActor @Suite struct DeleteAccountTests {
  private let source = FakeAccount()
  private let repository = FakeAuthentication()
  private let store = MemoryStore([.alice, .bob], current: .alice)
  private let navigator = RecordingNavigator()
  private let presenter: DeleteAccountPresenter

  init() {
    source.proofs.answers(true)
    presenter = DeleteAccountPresenter(
      account: source.interactor(repository, store), router: AuthenticationRouter(navigator: navigator))
  }

  private func drawn(_ language: Language, width: Int = 60) -> String {
    let strings = AuthenticationStrings.of(language)
    let view = DeleteAccountView(
      strings: strings.deleteAccount, proof: strings.proof, context: SocialTestSupport.context(language))
    return drawing(view.screen(presenter.state), width: width)
  }

  @Test func itIsSaidWhatGoesBeforeAnythingIsAsked() async {
    await presenter.appear()
    #expect(
      drawn(.english) == """
        Delete account @alice

        Everything in this account is permanently deleted: posts and
        comments, photos, likes and shares, followers and following,
        lists, bookmarks and notifications. This can't be undone,
        and no one can use your handle again.

        To keep a copy, export your data first.
        (To confirm that it's you.)
        secret Current password []

        """)
    #expect(
      drawn(.japanese) == """
        アカウント @alice の削除

        このアカウントのすべてが完全に削除されます。投稿とコメント、
        写真、いいねとシェア、フォローとフォロワー、リスト、ブック
        マーク、通知が対象です。元に戻せません。このユーザー名は、今
        後誰も使えなくなります。

        データを残したい場合は、先にエクスポートしてください。
        (本人確認のため、入力してください。)
        secret 現在のパスワード []

        """)
  }

  @Test func noExportIsAdvisedWhereTheAppHasNone() {
    navigator.hasPlace = { $0 != .archive }
    let state = DeleteAccountPresenter(
      account: source.interactor(repository, store), router: AuthenticationRouter(navigator: navigator)
    ).state
    let view = DeleteAccountView(
      strings: AuthenticationStrings.english.deleteAccount, proof: .english,
      context: SocialTestSupport.context(.english))
    #expect(view.screen(presenter.state).blocks.count == 2 && view.screen(state).blocks.count == 1)
  }

  @Test func whatThisMachineKeepsOfItGoesOnceItIsDeleted() async throws {
    let cleared = LockedValue(0)
    let account = source.interactor(repository, store) { cleared.change { $0 += 1 } }
    source.deletions.fails(.invalid(.proof, .missing))
    await #expect(throws: AppError.invalid(.proof, .missing)) { try await account.delete() }
    #expect(cleared.value == 0)
    source.deletions.answers(true)
    repository.expect(.refresh(.bob), .session(.bob))
    #expect(try await account.delete() == .signedIn(.bob))
    #expect(cleared.value == 1)
  }

  @Test func thePasswordAndTheHandleDeleteItAndTheNextAccountGoesOn() async {
    source.deletions.answers(true)
    repository.expect(.refresh(.bob), .session(.bob))
    await presenter.appear()
    await presenter.send(.prove(.enter("open sesame")))
    #expect(drawn(.english).hasSuffix("(Enter the handle alice to confirm.)\nHandle []\n"))
    #expect(
      drawn(.japanese).hasSuffix("(確認のため、ユーザー名 alice を入力してください。)\nユーザー名 []\n"))
    await presenter.send(.enterHandle(" @Alice "))
    #expect(source.proofs.inputs == [.password("open sesame")] && source.deletions.inputs.count == 1)
    #expect(navigator.moves == [.restart(.signedIn(.bob), .home)])
    #expect(store.saved == SavedSessions(sessions: [.bob], current: Session.bob.id))
  }

  @Test func theLastAccountLeadsToTheWelcome() async throws {
    let store = MemoryStore([.alice], current: .alice)
    source.deletions.answers(true)
    #expect(try await source.interactor(repository, store).delete() == .anonymous)
    #expect(store.saved == SavedSessions())
  }

  @Test func anotherHandleDeletesNothing() async {
    await presenter.appear()
    await presenter.send(.prove(.enter("")))
    #expect(presenter.state.problem == .invalid(.password, .empty))
    await presenter.send(.prove(.enter("open sesame")))
    for handle in ["", "bob", "alic", "yes"] {
      await presenter.send(.enterHandle(handle))
      #expect(presenter.state.problem == .invalid(.handle, .wrong))
    }
    await presenter.send(.back)
    #expect(navigator.moves == [.back])
  }

  @Test func itIsDeletedAlsoWhenThisMachineCannotForgetTheSignIn() async throws {
    source.deletions.answers(true)
    store.fail(with: .storage(.full))
    #expect(try await source.interactor(repository, store).delete() == .anonymous)
    repository.expect(.refresh(.alice), .failure(.unauthenticated))
    let sessions = SessionInteractor(repository: repository, store: store)
    #expect(try await sessions.viewer() == .anonymous, "nor does the program fail from then on")
  }

  @Test func aWrongPasswordIsAskedForAgainAndAFailureKeepsTheAccount() async {
    source.proofs.fails(.invalid(.password, .wrong))
    await presenter.appear()
    await presenter.send(.prove(.enter("guess")))
    let asked = DeleteAccountState.Step.proof(ProofState([.password], asked: .password))
    #expect(presenter.state.step == asked)
    #expect(drawn(.english).contains("! The password is wrong."))
    source.proofs.answers(true)
    source.deletions.fails(.invalid(.proof, .missing))
    await presenter.send(.prove(.enter("open sesame")))
    await presenter.send(.enterHandle("alice"))
    #expect(presenter.state.step == asked && presenter.state.problem == .invalid(.proof, .missing))
    await presenter.send(.prove(.enter("open sesame")))
    for error in [AppError.unavailable, .rateLimited(retryAfter: 3)] {
      source.deletions.fails(error)
      await presenter.send(.enterHandle("alice"))
      #expect(presenter.state.step == .handle && presenter.state.problem == error)
    }
    #expect(navigator.moves == [])
    #expect(store.saved.sessions == [.alice, .bob])
  }
}
