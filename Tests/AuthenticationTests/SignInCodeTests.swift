import AppScreens
import AppValues
import Entities
import Navigation
import SocialTestSupport
import Testing

@testable import Authentication

@MainActor @Suite("Signing in with two factors") struct SignInCodeTests {
  private let repository = FakeAuthentication()
  private let store = MemoryStore()
  private let navigator = RecordingNavigator()
  private let request = CodeRequest(token: "right password")
  private let password = FakeAuthentication.Call.signIn(email: "alice@example.org", password: "open sesame")

  private var router: AuthenticationRouter { AuthenticationRouter(navigator: navigator) }

  private func signIn() -> SignInPresenter {
    SignInPresenter(
      authentication: AuthenticationInteractor(ports: repository.ports, store: store), router: router)
  }

  /// Has given the right password.
  private func asked() async -> SignInPresenter {
    let presenter = signIn()
    await presenter.send(.enterEmail("alice@example.org"))
    repository.expect(password, .needsCode(request))
    await presenter.send(.enterPassword("open sesame"))
    #expect(presenter.state.step == .code && navigator.moves == [] && store.saved.sessions == [])
    return presenter
  }

  @Test("asks for the code after the password, and leads home") func code() async {
    let presenter = await asked()
    repository.expect(.code(request, "123456"), .failure(.invalid(.signInCode, .wrong)))
    await presenter.send(.enterCode("123 456"))
    #expect(presenter.state.step == .code && presenter.state.problem == .invalid(.signInCode, .wrong))
    repository.expect(.code(request, "654321"), .session(.alice))
    await presenter.send(.enterCode("654321"))
    #expect(navigator.moves == [.restart(.signedIn(.alice), .home)])
    #expect(store.saved == SavedSessions(sessions: [.alice], current: Session.alice.id))
    #expect(repository.isDone && presenter.state.step == .email)
  }

  @Test("asks for the password again once that doesn't count any more") func ended() async {
    let presenter = await asked()
    repository.expect(.code(request, "123456"), .failure(.invalid(.codeRequest, .wrong)))
    await presenter.send(.enterCode("123456"))
    #expect(presenter.state.step == .password && presenter.state.problem == .invalid(.codeRequest, .wrong))
    #expect(presenter.state.email == "alice@example.org")
  }

  @Test("goes back to the password; no other answer is taken for a code") func back() async {
    let presenter = await asked()
    await presenter.send(.enterPassword("open sesame"))
    #expect(presenter.state.step == .code && repository.isDone)
    await presenter.send(.back)
    #expect(presenter.state.step == .password)
    await presenter.send(.enterCode("123456"))
    #expect(presenter.state.step == .password && navigator.moves == [])
  }

  @Test("does the same at a server") func server() async {
    let servers = FakeServers()
    let presenter = AddServerPresenter(
      servers: ServerSignInInteractor(servers: servers, sessions: repository, store: store),
      opener: .none, pages: AuthenticationStrings.english.browserPages("en"), router: router)
    servers.lookups.answers(servers.found(passwords: repository))
    await presenter.send(.enterServer("social.example"))
    await presenter.send(.enterEmail("alice@example.org"))
    repository.expect(password, .needsCode(request))
    await presenter.send(.enterPassword("open sesame"))
    #expect(presenter.state.step == .signInCode)
    repository.expect(.code(request, "123456"), .failure(.invalid(.codeRequest, .wrong)))
    await presenter.send(.enterSignInCode("123456"))
    #expect(presenter.state.step == .password)
    repository.expect(password, .needsCode(request))
    await presenter.send(.enterPassword("open sesame"))
    let session = Session.alice.twin(at: .example)
    repository.expect(.code(request, "0123456789abcdef"), .session(session))
    await presenter.send(.enterSignInCode("0123-4567-89AB-CDEF"))
    #expect(navigator.moves == [.restart(.signedIn(session), .home)] && store.saved.current == session.id)
  }

  @Test("asks for the code after a reset as well, whose password is set by then") func reset() async {
    let source = FakeResets()
    let presenter = ForgotPasswordPresenter(
      resets: PasswordResetInteractor(
        repository: source, sessions: SessionInteractor(repository: repository, store: store)),
      router: router)
    source.requests.answers(.inbox)
    source.confirmations.answers(true)
    source.resets.answers(.needsCode(request))
    await presenter.send(.enterEmail("alice@example.org"))
    await presenter.send(.enterCode("123456"))
    await presenter.send(.enterPassword("battery staple 9"))
    #expect(presenter.state.step == .signInCode && navigator.moves == [] && store.saved.sessions == [])
    source.signIns.fails(.invalid(.signInCode, .wrong))
    await presenter.send(.enterSignInCode("111111"))
    #expect(presenter.state.step == .signInCode && presenter.state.problem == .invalid(.signInCode, .wrong))
    source.signIns.answers(.alice)
    await presenter.send(.enterSignInCode("222222"))
    #expect(source.signIns.inputs.last == CodeAnswer(request: request, code: "222222"))
    #expect(navigator.moves == [.restart(.signedIn(.alice), .home)])
    #expect(store.saved.current == Session.alice.id)
  }

  @Test("takes codes in any spelling") func spelling() throws {
    for typed in ["123456", " 123 456", "１２３４５６", "123-456"] {
      #expect(try SignInCodeRule.normalised(typed) == "123456", "\(typed)")
    }
    for typed in ["01ab-cdef-ghjk-mnpq", "OLAB CDEF GHJK MNPQ", "oiabcdefghjkmnpq", "０１ＡＢー ｃｄｅｆ－ghjkmnpq"] {
      #expect(try SignInCodeRule.normalised(typed) == "01abcdefghjkmnpq", "\(typed)")
    }
    #expect(throws: AppError.invalid(.signInCode, .empty)) { try SignInCodeRule.normalised(" - ") }
    for typed in ["12345", "1234567", "12345a", "½23456", "01abcdefghjkmnpu", "01abcdefghjkmnpqr"] {
      #expect(throws: AppError.invalid(.signInCode, .malformed), "\(typed)") {
        try SignInCodeRule.normalised(typed)
      }
    }
  }

  @Test("lets apps send the code along") func apps() async throws {
    let source = FakeApps()
    source.proofs.answers(AppsInteractorTests.app)
    source.signIns.fails(.invalid(.signInCode, .empty))
    func signIn(_ code: String) async throws(AppError) {
      _ = try await AppsInteractor(ports: source.ports).signIn(
        email: "mia@example.org", password: "open sesame", code: code, scopes: "",
        by: AppsInteractorTests.credentials, from: .here)
    }
    await #expect(throws: AppError.invalid(.signInCode, .empty)) { try await signIn("") }
    await #expect(throws: AppError.invalid(.signInCode, .empty)) { try await signIn("123 456") }
    await #expect(throws: AppError.invalid(.signInCode, .malformed)) { try await signIn("12") }
    #expect(source.signIns.inputs.map(\.code) == [nil, "123456"])
  }
}

@Suite("The question for the second factor") struct SignInCodeScreenTests {
  @Test("says what is expected, in both languages") func screens() {
    func drawn(_ language: Language) -> String {
      let state = SignInState(step: .code, email: "alice@example.org")
      return drawing(
        SignInView(
          strings: AuthenticationStrings.of(language).signIn, context: SocialTestSupport.context(language)
        ).screen(state))
    }
    #expect(
      drawn(.english) == """
        Sign in

        Email: alice@example.org
        (The six digits in your authenticator app, or one of your recovery codes.)
        Code []

        """)
    #expect(
      drawn(.japanese) == """
        サインイン

        メールアドレス: alice@example.org
        (認証アプリに表示されている6桁の数字、またはリカバリーコードを入力してください。)
        認証コード []

        """)
  }

  @Test("follows a new password") func reset() {
    func drawn(_ language: Language) -> String {
      let strings = AuthenticationStrings.of(language)
      let view = ForgotPasswordView(
        strings: strings.forgotPassword, signIn: strings.signIn,
        context: SocialTestSupport.context(language))
      return drawing(view.screen(ForgotPasswordState(step: .signInCode)))
    }
    #expect(
      drawn(.english) == """
        Forgot password

        Your new password is set. Enter a code to sign in.
        (The six digits in your authenticator app, or one of your recovery codes.)
        Code []

        """)
    #expect(drawn(.japanese).contains("新しいパスワードを設定しました。"))
  }

  @Test("says what was wrong with a code") func problems() {
    func explained(_ rule: InputRule, _ field: InputField = .signInCode) -> [String] {
      [Language.english, .japanese].map {
        SocialTestSupport.context($0).words.explain(.invalid(field, rule))
      }
    }
    #expect(
      explained(.wrong)[0]
        == "That code is wrong or was already used. Wait for the next one in your authenticator app, or use a recovery code."
    )
    #expect(explained(.empty) == explained(.malformed))
    #expect(explained(.wrong, .codeRequest)[0] == "Signing in took too long. Enter your password again.")
    #expect(explained(.wrong, .codeRequest)[1].hasSuffix("もう一度パスワードを入力してください。"))
  }
}
