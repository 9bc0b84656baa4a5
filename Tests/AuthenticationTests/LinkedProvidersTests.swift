import AppScreens
import AppValues
import Entities
import SocialTestSupport
import Testing

@testable import Authentication

/// What is linked to an account, call by call.
private final class FakeLinkedProviders: LinkedProviders, ProviderLinking {
  let linkings = Expected<ProviderIdentity, Bool>("link")
  let lists = Expected<Bool, [LinkedProvider]>("linkedProviders")
  let unlinkings = Expected<ID<LinkedProvider>, Bool>("unlink")

  func linkedProviders() async throws(AppError) -> [LinkedProvider] { try await lists(true) }
  func link(_ identity: ProviderIdentity) async throws(AppError) { _ = try await linkings(identity) }
  func prove(_ identity: ProviderIdentity) async throws(AppError) { throw .unsupported }
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

  private func presenter(
    _ session: Session = .alice, visits: FakeVisits? = nil
  ) -> LinkedProvidersPresenter {
    var ports = source.ports
    (ports.providers, ports.providerLinking) = (linked, linked)
    let opened = opened
    // An opener that wasn't expected opens nothing.
    return LinkedProvidersPresenter(
      account: AccountInteractor(
        ports: ports,
        sessions: SessionInteractor(repository: FakeAuthentication(), store: MemoryStore()),
        session: session),
      // The same.
      opener: LinkOpener(isAvailable: true) { (try? await opened($0)) ?? false },
      visitor: visits?.visitor())
  }

  private func drawn(_ presenter: LinkedProvidersPresenter, _ language: Language) -> String {
    let strings = AuthenticationStrings.of(language)
    return drawing(
      LinkedProvidersView(
        strings: strings.linkedProviders, ways: strings.providerSignIn, proof: strings.proof,
        opensPages: true,
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
    #expect(presenter.state.pending == .unlink(google) && presenter.state.proof?.asked == .password)
    #expect(drawn(presenter, .english).contains("Unlink Google"))
    await presenter.send(.back)
    #expect(presenter.state.pending == nil && presenter.state.proof == nil)
    await presenter.send(.unlink(ID("1")))
    source.proofs.answers(true)
    linked.unlinkings.answers(true)
    linked.lists.answers([])
    await presenter.send(.prove(.enter("open sesame")))
    #expect(presenter.state.done == .unlink(google) && presenter.state.linked == [])
    #expect(drawn(presenter, .english).contains("Google is unlinked."))
  }

  @Test("are linked from here once their owner has proven who they are, and then aren't offered any more")
  func linking() async {
    let visits = FakeVisits()
    visits.beginnings.answers(true)
    let identity = ProviderIdentity(
      provider: "google", issuer: "https://id.example", subject: "1", clientID: "box", email: nil,
      isEmailVerified: false, isPrivateEmail: false, name: nil, refreshToken: nil, authenticatedAt: nil)
    visits.identities.answers(identity)
    linked.lists.answers([])
    let presenter = presenter(visits: visits)
    await presenter.appear()
    #expect(drawn(presenter, .english).contains("Sign in with Google, on another device"))
    source.standings.answers(AccountStanding(waysIn: WaysIn()))
    await presenter.send(.link("google", byCode: true))
    #expect(visits.beginnings.inputs.isEmpty, "the account is asked first")
    #expect(drawn(presenter, .english).contains("Link Google"))
    source.proofs.answers(true)
    linked.linkings.answers(true)
    linked.lists.answers([google])
    await presenter.send(.prove(.enter("open sesame")))
    #expect(visits.beginnings.inputs == [true] && linked.linkings.inputs == [identity])
    #expect(drawn(presenter, .english).contains("You can now sign in with Google, too."))
    #expect(presenter.state.offered.isEmpty)
  }

  @Test("stay while they're the only way in")
  func lastWay() async {
    linked.lists.answers([google])
    let presenter = presenter()
    await presenter.appear()
    linked.unlinkings.fails(.invalid(.signInMethod, .missing))
    await presenter.send(.unlink(ID("1")))
    #expect(presenter.state.problem == .invalid(.signInMethod, .missing))
    #expect(presenter.state.linked == [google] && presenter.state.pending == nil)
  }
}
