import AppScreens
import AppValues
import Entities
import Navigation
import SocialTestSupport
import Testing

@testable import Authentication

@MainActor @Suite("Adding a server")
struct AddServerPresenterTests {
  private let repository = FakeAuthentication()
  private let servers = FakeServers()
  private let store = MemoryStore([.alice], current: .alice)
  private let navigator = RecordingNavigator()
  private let opened = Expected<String, Bool>("open")
  private let session = Session.alice.twin(at: .example)

  private func presenter(hasBrowser: Bool = true) -> AddServerPresenter {
    let opened = opened
    // An opener that wasn't expected opens nothing.
    let opener = LinkOpener(isAvailable: hasBrowser) { (try? await opened($0)) ?? false }
    return AddServerPresenter(
      servers: ServerSignInInteractor(servers: servers, sessions: repository, store: store),
      opener: opener,
      pages: AuthenticationStrings.english.browserPages("en"),
      router: AuthenticationRouter(navigator: navigator))
  }

  private func expectEntered(_ location: SourceLocation = #_sourceLocation) {
    #expect(navigator.moves == [.restart(.signedIn(session), .home)], sourceLocation: location)
    // Beside the account on this device, though their ids are the same.
    #expect(store.saved.sessions == [.alice, session], sourceLocation: location)
    #expect(store.saved.current == session.id, sourceLocation: location)
  }

  @Test("asks for a password where the server takes one")
  func password() async {
    let presenter = presenter()
    servers.lookups.answers(servers.found(passwords: repository))
    await presenter.send(.enterServer("social.example"))
    #expect(presenter.state.step == .email && presenter.state.server == "social.example")
    await presenter.send(.enterEmail("alice"))
    #expect(presenter.state.problem == .invalid(.email, .malformed) && presenter.state.email == "alice")
    await presenter.send(.enterEmail("alice@example.org"))
    let call = FakeAuthentication.Call.signIn(email: "alice@example.org", password: "open sesame")
    repository.expect(call, .failure(.invalid(.credentials, .wrong)))
    await presenter.send(.enterPassword("open sesame"))
    #expect(presenter.state.step == .password && presenter.state.problem == .invalid(.credentials, .wrong))
    repository.expect(call, .session(session))
    await presenter.send(.enterPassword("open sesame"))
    expectEntered()
  }

  @Test("opens the server's page, and waits for the browser")
  func browser() async {
    let presenter = presenter()
    servers.lookups.answers(servers.found())
    servers.beginnings.answers("")
    opened.answers(true)
    servers.returns.answers(session)
    await presenter.send(.enterServer("@alice@social.example"))
    #expect(servers.beginnings.inputs == [false] && opened.inputs == [servers.page])
    expectEntered()
    #expect(!presenter.state.isInBrowser)
  }

  @Test("can be tried again when the person refused, or didn't come back")
  func refused() async {
    let presenter = presenter()
    servers.lookups.answers(servers.found())
    servers.beginnings.answers("")
    servers.endings.answers(true)
    opened.answers(true)
    for error in [AppError.invalid(.authorization, .missing), .timeout] {
      servers.returns.fails(error)
      await presenter.send(.enterServer("social.example"))
      #expect(presenter.state.problem == error && presenter.state.step == .server)
      #expect(presenter.state.typed == "social.example")
    }
    #expect(servers.endings.inputs.count == 2 && navigator.moves == [])
    servers.returns.answers(session)
    await presenter.send(.enterServer("social.example"))
    expectEntered()
  }

  @Test("asks for a code where no browser opens", arguments: [true, false])
  func code(hasBrowser: Bool) async {
    let presenter = presenter(hasBrowser: hasBrowser)
    servers.lookups.answers(servers.found())
    servers.beginnings.answers("")
    servers.endings.answers(true)
    opened.answers(false)
    await presenter.send(.enterServer("social.example"))
    #expect(servers.beginnings.inputs == (hasBrowser ? [false, true] : [true]))
    #expect(presenter.state.step == .code && presenter.state.page == servers.page)
    await presenter.send(.enterCode(" "))
    #expect(presenter.state.problem == .invalid(.authorization, .empty))
    servers.codes.fails(.invalid(.authorization, .wrong))
    await presenter.send(.enterCode("old"))
    #expect(presenter.state.problem == .invalid(.authorization, .wrong) && presenter.state.step == .code)
    servers.codes.answers(session)
    await presenter.send(.enterCode(" new \n"))
    #expect(servers.codes.inputs == ["old", "new"])
    expectEntered()
  }

  @Test("keeps what was typed for a server that can't be had, and leads back")
  func wrong() async {
    let presenter = presenter()
    servers.lookups.fails(.invalid(.server, .missing))
    await presenter.send(.enterServer("socal.example\u{1B}"))
    #expect(presenter.state.problem == .invalid(.server, .missing))
    #expect(presenter.state.step == .server && presenter.state.typed == "socal.example")
    servers.lookups.answers(servers.found(passwords: repository))
    await presenter.send(.enterServer("social.example"))
    await presenter.send(.enterEmail("alice@example.org"))
    await presenter.send(.back)
    #expect(presenter.state.step == .email)
    await presenter.send(.back)
    #expect(presenter.state.step == .server && navigator.moves == [])
    await presenter.send(.back)
    #expect(navigator.moves == [.back])
  }

  @Test("asks nothing of a server when this device couldn't remember the session")
  func unwritable() async {
    store.fail(with: .storage(.readOnly))
    let presenter = presenter()
    await presenter.send(.enterServer("social.example"))
    #expect(presenter.state.problem == .storage(.readOnly) && servers.lookups.inputs == [])
  }
}
