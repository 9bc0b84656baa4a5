import AppScreens
import AppValues
import Entities
import Navigation
import SocialTestSupport
import Testing

@testable import Authentication

/// Providers that are visited, call by call.
final class FakeVisits: ProviderVisits {
  /// What each visit begins with: whether it's by a code.
  let beginnings = Expected<Bool, Bool>("begin")
  let identities = Expected<Bool, ProviderIdentity>("identity")
  let all = [SignInProvider(id: "google", name: "Google")]

  func begin(
    at provider: SignInProvider.ID, _ way: ProviderVisitWay
  ) async throws(AppError) -> any StartedProviderVisit {
    let isByCode = if case .code = way { true } else { false }
    _ = try await beginnings(isByCode)
    return FakeVisit(code: isByCode ? "WDJB-1000" : nil, identities: identities)
  }

  /// Leads to them.
  @MainActor
  func visitor(opens: Bool = true) -> ProviderVisitor {
    ProviderVisitor(
      visits: self, opener: LinkOpener(isAvailable: opens) { _ in true },
      pages: AuthenticationStrings.english.browserPages("en"), codes: .none)
  }
}

private struct FakeVisit: StartedProviderVisit {
  let page = "https://id.example/activate"
  let code: String?
  let identities: Expected<Bool, ProviderIdentity>

  func identity() async throws(AppError) -> ProviderIdentity { try await identities(true) }
  func end() async {}
}

extension ProviderIdentity {
  fileprivate static let mia = ProviderIdentity(
    provider: "google", issuer: "https://id.example", subject: "1", clientID: "box",
    email: "mia@example.org", isEmailVerified: true, isPrivateEmail: false, name: "Mia Tanaka",
    refreshToken: nil, authenticatedAt: nil)
}

@Suite("Signing in by a provider that this program goes to") @MainActor
struct ProviderVisitTests {
  private let accounts = FakeAuthentication()
  private let providers = FakeProviders()
  private let visits = FakeVisits()
  private let navigator = RecordingNavigator()

  private func presenter(opens: Bool = true) -> ProviderSignInPresenter {
    visits.beginnings.answers(true)
    visits.identities.answers(.mia)
    return ProviderSignInPresenter(
      authentication: AuthenticationInteractor(
        ports: providers.ports(beside: accounts), store: MemoryStore(), reserved: .ofServer(), clock: .fixed),
      visitor: visits.visitor(opens: opens), language: "en",
      router: AuthenticationRouter(navigator: navigator))
  }

  private func drawn(_ state: ProviderSignInState, _ language: Language = .english) -> String {
    let strings = AuthenticationStrings.of(language)
    return drawing(
      ProviderSignInView(
        strings: strings.providerSignIn, signUp: strings.signUp, context: SocialTestSupport.context(language)
      ).screen(state))
  }

  @Test("goes on in the browser, or by a code where none opens, and enters an account that is there")
  func entering() async {
    providers.identities.answers(.signedIn(.alice))
    await presenter().send(.useBrowser("google"))
    await presenter(opens: false).send(.useBrowser("google"))
    await presenter().send(.useCode("google"))
    #expect(visits.beginnings.inputs == [false, true, true])
    #expect(navigator.moves == Array(repeating: .restart(.signedIn(.alice), .home), count: 3))
    #expect(providers.identities.inputs == [.mia, .mia, .mia])
  }

  @Test("asks someone new for a handle and a name, proposing both, and for an address that isn't known")
  func newcomer() async {
    let presenter = presenter()
    accounts.expect(.ensureAvailableHandle("mia_tanaka"))
    providers.identities.answers(
      .newcomer(
        ProviderNewcomer(
          token: "waiting", provider: "google", email: "mia@example.org", isEmailVerified: true,
          name: "Mia Tanaka")))
    await presenter.send(.useCode("google"))
    #expect(presenter.state.form.handle == "mia_tanaka" && presenter.state.form.name == "Mia Tanaka")
    #expect(drawn(presenter.state).contains("Google knows who you are."))
    accounts.expect(.ensureAvailableHandle("mia"), .failure(.invalid(.handle, .taken)))
    await presenter.send(.enter(.handle, "mia"))
    #expect(presenter.state.problem == .invalid(.handle, .taken) && presenter.state.question == .handle)
    accounts.expect(.ensureAvailableHandle("mia2"))
    await presenter.send(.enter(.handle, "@mia2"))
    #expect(presenter.state.question == .name)
    await presenter.send(.back)
    #expect(presenter.state.question == .handle && presenter.state.form.handle == "mia2")
    accounts.expect(.ensureAvailableHandle("mia2"))
    await presenter.send(.enter(.handle, "mia2"))
    providers.signUps.fails(.invalid(.registration, .wrong))
    await presenter.send(.enter(.name, "Mia"))
    #expect(presenter.state.newcomer == nil && presenter.state.problem == .invalid(.registration, .wrong))
    #expect(providers.signUps.inputs.map(\.registration.handle) == ["mia2"])
    #expect(providers.signUps.inputs.map(\.registration.email) == ["mia@example.org"])
    #expect(accounts.isDone)
  }

  @Test("says where to go while it waits, in both languages")
  func waiting() {
    var state = ProviderSignInState(providers: visits.all, opensPages: true)
    #expect(drawn(state).hasPrefix("Sign in with Google\n"))
    #expect(drawn(state).contains("Sign in with Google, in your browser"))
    #expect(drawn(state).contains("Sign in with Google, on another device"))
    state.visit = ProviderVisitState(page: "https://id.example/activate", code: "WDJB-1000")
    #expect(drawn(state).contains("On any device, open https://id.example/activate"))
    #expect(drawn(state).contains("Enter the code WDJB-1000 there."))
    #expect(drawn(state, .japanese).contains("コード WDJB-1000 を入力してください。"))
    state.visit = ProviderVisitState(page: "https://id.example/auth")
    #expect(drawn(state).contains("Continue in your browser."))
  }

  @Test("leaves people where they were when they refuse")
  func refusing() async {
    let presenter = presenter()
    visits.identities.fails(.cancelled)
    await presenter.send(.useCode("google"))
    #expect(presenter.state.visit == nil && presenter.state.newcomer == nil && presenter.state.problem == nil)
    #expect(providers.identities.inputs.isEmpty && navigator.moves.isEmpty)
  }
}
