import AppScreens
import AppValues
import Entities
import Navigation
import SocialTestSupport
import Testing

@testable import Authentication

@Suite("Adding a server whose page offers providers")
@MainActor
struct AddServerProviderTests {
  private let servers = FakeServers()
  private let sessions = FakeAuthentication()
  private let navigator = RecordingNavigator()
  private let google = SignInProvider(id: "google", name: "Google")

  private func presenter(opens: Bool = true) -> AddServerPresenter {
    servers.lookups.answers(
      FoundServer(
        server: .example, passwords: sessions, browser: servers, providers: [google]))
    return AddServerPresenter(
      servers: ServerSignInInteractor(
        servers: servers, sessions: sessions, store: MemoryStore()),
      opener: LinkOpener(isAvailable: opens) { _ in true },
      pages: AuthenticationStrings.english.browserPages("en"),
      router: AuthenticationRouter(navigator: navigator))
  }

  @Test("asks by what, and goes on in the browser for a provider")
  func provider() async {
    let presenter = presenter()
    await presenter.send(.enterServer("social.example"))
    #expect(presenter.state.step == .way && presenter.state.providers == [google])
    servers.beginnings.answers("")
    servers.endings.answers(true)
    servers.returns.answers(.alice)
    await presenter.send(.useProvider("google"))
    #expect(servers.beginnings.inputs == [false])
    #expect(navigator.moves == [.restart(.signedIn(.alice), .home)])
  }

  @Test("takes a code where no browser can be opened, and a password as before")
  func others() async {
    let presenter = presenter(opens: false)
    await presenter.send(.enterServer("social.example"))
    await presenter.send(.useEmail)
    #expect(presenter.state.step == .email)
    await presenter.send(.back)
    #expect(presenter.state.step == .way)
    servers.beginnings.answers("")
    await presenter.send(.useProvider("google"))
    #expect(presenter.state.step == .code && servers.beginnings.inputs == [true])
    await presenter.send(.back)
    await presenter.send(.enterServer("social.example"))
    await presenter.send(.useProvider("other"))
    #expect(presenter.state.step == .way)
  }

  @Test("shows each way as a line of its own")
  func screen() {
    let state = AddServerState(step: .way, server: "social.example", providers: [google])
    func drawn(_ language: Language) -> String {
      let strings = AuthenticationStrings.of(language)
      return drawing(
        AddServerView(
          strings: strings.addServer, signIn: strings.signIn, context: SocialTestSupport.context(language)
        ).screen(state))
    }
    #expect(drawn(.english).contains("Sign in with Google, in your browser"))
    #expect(drawn(.english).contains("Sign in with email and password"))
    #expect(drawn(.japanese).contains("Googleでサインイン（ブラウザーを使用）"))
  }
}
