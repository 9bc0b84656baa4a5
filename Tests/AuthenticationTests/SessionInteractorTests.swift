import AppValues
import Authentication
import Entities
import Testing

@Suite struct SessionInteractorTests {
  private let repository = FakeAuthentication()
  private let store = MemoryStore([.alice, .bob, .carol], current: .bob)

  private var interactor: SessionInteractor { SessionInteractor(repository: repository, store: store) }

  @Test func oneStaysSignedIn() async throws {
    repository.expect(.refresh(.bob), .session(.bob))
    #expect(try await interactor.viewer() == .signedIn(.bob))
  }

  @Test func nobodySignedInIsAnonymous() async throws {
    let interactor = SessionInteractor(repository: repository, store: MemoryStore([.alice]))
    #expect(try await interactor.viewer() == .anonymous)
  }

  @Test func aChangedNameIsRemembered() async throws {
    let renamed = Session.bob.renamed("Robert")
    repository.expect(.refresh(.bob), .session(renamed))
    #expect(try await interactor.viewer() == .signedIn(renamed))
    #expect(store.saved.sessions == [.alice, renamed, .carol])
  }

  @Test func anEndedSignInIsForgottenAndNobodyElseIsUsedUnasked() async throws {
    repository.expect(.refresh(.bob), .failure(.unauthenticated))
    #expect(try await interactor.viewer() == .anonymous)
    #expect(store.saved == SavedSessions(sessions: [.alice, .carol], current: nil))
  }

  @Test(arguments: [AppError.offline, .timeout, .unavailable])
  func oneStaysSignedInWhileTheSourceIsAway(error: AppError) async throws {
    repository.expect(.refresh(.bob), .failure(error))
    #expect(try await interactor.viewer() == .signedIn(.bob))
    #expect(store.saved.current == Session.bob.id)
  }

  @Test func otherFaultsAreSaid() async {
    repository.expect(.refresh(.bob), .failure(.storage(.notADatabase)))
    await #expect(throws: AppError.storage(.notADatabase)) { try await interactor.viewer() }
    #expect(store.saved.sessions.count == 3)
  }

  @Test(arguments: ["carol", "@carol", "CAROL"])
  func anAccountIsFoundByItsHandle(handle: String) async throws {
    repository.expect(.refresh(.carol), .session(.carol))
    #expect(try await interactor.viewer(handle: handle) == .signedIn(.carol))
    #expect(store.saved.current == Session.bob.id, "for once only")
  }

  @Test func whoIsNotSignedInHereCannotBeUsed() async {
    await #expect(throws: AppError.unauthenticated) { try await interactor.viewer(handle: "dave") }
    await #expect(throws: AppError.unauthenticated) { try await interactor.use(ID("s9")) }
  }

  @Test func switchingIsRemembered() async throws {
    repository.expect(.refresh(.carol), .session(.carol))
    #expect(try await interactor.use(Session.carol.id) == .carol)
    #expect(store.saved == SavedSessions(sessions: [.alice, .bob, .carol], current: Session.carol.id))
  }

  @Test func switchingToAnEndedSignInForgetsItAndChangesNothingElse() async throws {
    repository.expect(.refresh(.carol), .failure(.unauthenticated))
    await #expect(throws: AppError.unauthenticated) { try await interactor.use(Session.carol.id) }
    #expect(store.saved == SavedSessions(sessions: [.alice, .bob], current: Session.bob.id))
  }

  @Test func signingOutGoesOnWithTheNext() async throws {
    repository.expect(.signOut(.bob))
    repository.expect(.refresh(.carol), .session(.carol))
    #expect(try await interactor.signOut(.bob) == .signedIn(.carol))
    repository.expect(.signOut(.carol))
    repository.expect(.refresh(.alice), .session(.alice))
    #expect(try await interactor.signOut(.carol) == .signedIn(.alice))
    repository.expect(.signOut(.alice))
    #expect(try await interactor.signOut(.alice) == .anonymous)
    #expect(store.saved == SavedSessions())
  }

  @Test func signingOutAnotherAccountKeepsTheOneInUse() async throws {
    repository.expect(.signOut(.alice))
    repository.expect(.refresh(.bob), .session(.bob))
    #expect(try await interactor.signOut(.alice) == .signedIn(.bob))
    #expect(store.saved.sessions == [.bob, .carol])
  }

  @Test func oneCanSignOutHereWhileTheSourceIsAway() async throws {
    repository.expect(.signOut(.bob), .failure(.offline))
    repository.expect(.refresh(.carol), .failure(.offline))
    #expect(try await interactor.signOut(.bob) == .signedIn(.carol))
    #expect(store.saved.sessions == [.alice, .carol])
  }

  @Test func oneIsSignedOutAlsoWhenThisMachineCannotForgetIt() async throws {
    store.fail(with: .storage(.full))
    repository.expect(.signOut(.bob))
    #expect(try await interactor.signOut(.bob) == .anonymous)
    repository.expect(.signOut(.bob), .failure(.offline))
    await #expect(
      throws: AppError.storage(.full), "the secret would be good for as long as the file is there"
    ) {
      try await interactor.signOut(.bob)
    }
  }

  @Test func aNameThatCannotBeRememberedDoesNotKeepAnybodyOut() async throws {
    store.fail(with: .storage(.readOnly))
    let renamed = Session.bob.renamed("Robert")
    repository.expect(.refresh(.bob), .session(renamed))
    #expect(try await interactor.viewer() == .signedIn(renamed))
  }

  @Test func aSignOutThatFailsLeavesEverything() async {
    repository.expect(.signOut(.bob), .failure(.storage(.full)))
    await #expect(throws: AppError.storage(.full)) { try await interactor.signOut(.bob) }
    #expect(store.saved.sessions.count == 3)
  }
}
