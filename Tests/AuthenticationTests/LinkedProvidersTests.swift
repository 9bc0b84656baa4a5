import AppScreens
import AppValues
import Entities
import SocialTestSupport
import Testing

@testable import Authentication

/// What is linked to an account, call by call.
private final class FakeLinkedProviders: LinkedProviders {
  let lists = Expected<Bool, [LinkedProvider]>("linkedProviders")
  let unlinkings = Expected<ID<LinkedProvider>, Bool>("unlink")

  func linkedProviders() async throws(AppError) -> [LinkedProvider] { try await lists(true) }
  func unlink(_ id: ID<LinkedProvider>) async throws(AppError) { _ = try await unlinkings(id) }
}

@Suite("The providers by which one signs in") @MainActor
struct LinkedProvidersTests {
  private let source = FakeAccount()
  private let linked = FakeLinkedProviders()
  private let opened = Expected<String, Bool>("open")
  private let google = LinkedProvider(
    id: ID("1"), provider: SignInProvider(id: "google", name: "Google"), email: "mia@example.org",
    isEmailOff: true, linkedAt: noon)

  private func presenter(_ session: Session = .alice) -> LinkedProvidersPresenter {
    var ports = source.ports
    ports.providers = linked
    let opened = opened
    // An opener that wasn't expected opens nothing.
    return LinkedProvidersPresenter(
      account: AccountInteractor(
        ports: ports,
        sessions: SessionInteractor(repository: FakeAuthentication(), store: MemoryStore()),
        session: session),
      // The same.
      opener: LinkOpener(isAvailable: true) { (try? await opened($0)) ?? false })
  }

  private func drawn(_ presenter: LinkedProvidersPresenter, _ language: Language) -> String {
    let strings = AuthenticationStrings.of(language)
    return drawing(
      LinkedProvidersView(
        strings: strings.linkedProviders, proof: strings.proof, opensPages: true,
        context: SocialTestSupport.context(language)
      ).screen(presenter.state))
  }

  @Test("are listed, with the page on which others are linked")
  func list() async {
    linked.lists.answers([google])
    let presenter = presenter(Session.alice.twin(at: .example))
    await presenter.appear()
    let english = drawn(presenter, .english)
    #expect(english.contains("Google · mia@example.org"))
    #expect(english.contains("Google no longer forwards email to you."))
    #expect(english.contains("https://social.example/account/providers"))
    #expect(drawn(presenter, .japanese).contains("選ぶと、連携を解除しま\nす。"))
    opened.answers(true)
    await presenter.send(.openPage)
    #expect(opened.inputs == ["https://social.example/account/providers"])
    linked.lists.answers([])
    await presenter.send(.refresh)
    #expect(drawn(presenter, .english).contains("No accounts from elsewhere are linked."))
    #expect(!drawn(self.presenter(), .english).contains("https://"), "there's no page on this device")
  }

  @Test("are unlinked once their owner has proven who they are")
  func unlinking() async {
    linked.lists.answers([google])
    let presenter = presenter()
    await presenter.appear()
    linked.unlinkings.fails(.invalid(.proof, .missing))
    source.standings.answers(AccountStanding(waysIn: WaysIn()))
    await presenter.send(.unlink(ID("1")))
    #expect(presenter.state.unlinking == google && presenter.state.proof?.asked == .password)
    #expect(drawn(presenter, .english).contains("Unlink Google"))
    await presenter.send(.back)
    #expect(presenter.state.unlinking == nil && presenter.state.proof == nil)
    await presenter.send(.unlink(ID("1")))
    source.proofs.answers(true)
    linked.unlinkings.answers(true)
    linked.lists.answers([])
    await presenter.send(.prove(.enter("open sesame")))
    #expect(presenter.state.done == "Google" && presenter.state.linked == [])
    #expect(drawn(presenter, .english).contains("Google is unlinked."))
  }

  @Test("stay while they're the only way in")
  func lastWay() async {
    linked.lists.answers([google])
    let presenter = presenter()
    await presenter.appear()
    linked.unlinkings.fails(.invalid(.signInMethod, .missing))
    await presenter.send(.unlink(ID("1")))
    #expect(presenter.state.problem == .invalid(.signInMethod, .missing))
    #expect(presenter.state.linked == [google] && presenter.state.unlinking == nil)
  }
}
