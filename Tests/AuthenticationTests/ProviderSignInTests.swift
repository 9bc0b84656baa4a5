import AppValues
import Authentication
import Entities
import SocialTestSupport
import Testing

@Suite("Signing in by a provider")
struct ProviderSignInTests {
  private let accounts = FakeAuthentication()
  private let providers = FakeProviders()
  private let store = MemoryStore()

  private var interactor: AuthenticationInteractor {
    AuthenticationInteractor(
      ports: providers.ports(beside: accounts), store: store, reserved: .ofServer(), clock: .fixed)
  }

  private static func newcomer(
    _ name: String = "", email: String? = nil, isVerified: Bool = true, isPrivate: Bool = false
  ) -> ProviderNewcomer {
    ProviderNewcomer(
      token: "waiting", provider: "google", email: email, isEmailVerified: isVerified,
      isPrivateEmail: isPrivate, name: name)
  }

  @Test("remembers the session, whichever provider gave the token")
  func tokens() async throws {
    providers.tokens.answers(.signedIn(.alice))
    #expect(
      try await interactor.signIn(appleIDToken: "token", nonce: "n", code: "code") == .signedIn(.alice))
    #expect(store.saved == SavedSessions(sessions: [.alice], current: Session.alice.id))
    #expect(
      try await interactor.signIn(
        with: ProviderToken("other", nonce: "m"), of: "google", admitsNewcomers: false) == .signedIn(.alice))
    #expect(
      providers.tokens.inputs == [
        TokenSignIn(token: ProviderToken("token", nonce: "n", code: "code"), provider: "apple"),
        TokenSignIn(token: ProviderToken("other", nonce: "m"), provider: "google", admitsNewcomers: false),
      ])
  }

  @Test("asks no provider where nothing can be remembered, or where there is none")
  func faults() async {
    await #expect(throws: AppError.invalid(.provider, .wrong)) {
      try await interactor.signIn(appleIDToken: "", nonce: "n")
    }
    store.fail(with: .storage(.full))
    await #expect(throws: AppError.storage(.full)) {
      try await interactor.signIn(appleIDToken: "token", nonce: "n")
    }
    let without = AuthenticationInteractor(ports: accounts.ports, store: store)
    await #expect(throws: AppError.unsupported) {
      try await without.signIn(appleIDToken: "token", nonce: "n")
    }
    #expect(providers.tokens.inputs.isEmpty)
  }

  @Test(
    "proposes a handle of the name, or else of the address",
    arguments: [
      (newcomer("Mia Tanaka"), ["mia_tanaka"]), (newcomer("Zoë Müller"), ["zoe_muller"]),
      (newcomer("田中未亜", email: "mia.t+social@example.org"), ["mia_t"]),
      (newcomer("田中未亜", email: "x7f3@privaterelay.appleid.com", isPrivate: true), []),
      (newcomer(), []), (newcomer("Admin", email: "mia@example.org"), ["mia"]),
    ] as [(ProviderNewcomer, [String])])
  func proposals(newcomer: ProviderNewcomer, expected: [String]) async throws {
    for handle in expected { accounts.expect(.ensureAvailableHandle(handle)) }
    providers.newcomers.answers(newcomer)
    let found = try await interactor.newcomer("waiting")
    #expect(found.handle == expected.last ?? "")
    #expect(accounts.isDone)
  }

  @Test("proposes the next one where a handle is taken")
  func takenHandle() async throws {
    for (handle, isFree) in [("mia", false), ("mia2", false), ("mia3", true)] {
      accounts.expect(
        .ensureAvailableHandle(handle), isFree ? .done : .failure(.invalid(.handle, .taken)))
    }
    providers.tokens.answers(.newcomer(Self.newcomer("Mia")))
    guard case .newcomer(let found) = try await interactor.signIn(appleIDToken: "token", nonce: "n") else {
      Issue.record("no one has it yet")
      return
    }
    #expect(found.handle == "mia3" && accounts.isDone)
    #expect(store.saved == SavedSessions())
  }

  @Test("makes an account without a password, with the address that the provider has verified")
  func signUp() async throws {
    providers.signUps.answers(.alice)
    let newcomer = Self.newcomer("Alice", email: "alice@example.org")
    let form = ProviderSignUpForm(
      handle: "@alice", name: " Alice ", email: "someone@example.net", birthday: "1990-12-31")
    #expect(try await interactor.signUp(form, as: newcomer, language: "ja") == .alice)
    let registration = Registration(
      email: "alice@example.org", password: "", handle: "alice", name: "Alice",
      birthday: CalendarDate("1990-12-31"), language: "ja")
    #expect(
      providers.signUps.inputs == [NewcomerSignUp(registration: registration, token: "waiting")])
    #expect(store.saved.current == Session.alice.id)
  }

  @Test("takes the address that is typed where the provider has verified none")
  func typedAddress() async throws {
    providers.signUps.answers(.alice)
    let newcomer = Self.newcomer("Alice", email: "alice@example.org", isVerified: false)
    var form = ProviderSignUpForm(handle: "alice", name: "Alice", email: "typed@example.net")
    _ = try await interactor.signUp(form, as: newcomer, language: "en")
    #expect(providers.signUps.inputs.map(\.registration.email) == ["typed@example.net"])
    form.email = "nothing"
    await #expect(throws: AppError.invalid(.email, .malformed)) {
      try await interactor.signUp(form, as: newcomer, language: "en")
    }
    form = ProviderSignUpForm(handle: "admin", name: "Alice", email: "typed@example.net")
    await #expect(throws: AppError.invalid(.handle, .reserved)) {
      try await interactor.signUp(form, as: newcomer, language: "en")
    }
    #expect(providers.signUps.inputs.count == 1)
  }

  @Test("mails what to do when the provider no longer signs in the last way")
  func mail() {
    let mail = ProviderMail.unlinked("Apple", handle: "mia", isLastWay: true, language: "en")
    #expect(mail.subject == "Apple no longer signs you in to SocialConnect")
    #expect(mail.body.contains("Hello @mia,") && mail.body.contains("Forgot your password?"))
    let japanese = ProviderMail.unlinked("Apple", handle: "mia", isLastWay: false, language: "ja")
    #expect(japanese.subject == "SocialConnectとAppleの連携が解除されました")
    #expect(!japanese.body.contains("パスワードをお忘れですか"))
  }
}
