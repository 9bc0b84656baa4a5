import AppValues
import Authentication
import Entities
import SocialTestSupport
import Testing

@Suite struct AuthenticationInteractorTests {
  private let repository = FakeAuthentication()
  private let store = MemoryStore()
  private let form = SignUpForm(
    email: " alice@example.org ", password: " open sesame 7 ", handle: "@alice", name: " Alice ",
    birthday: "1990-12-31")
  private let registration = Registration(
    email: "alice@example.org", password: " open sesame 7 ", handle: "alice", name: "Alice",
    birthday: CalendarDate("1990-12-31"), language: "ja")

  private var interactor: AuthenticationInteractor {
    AuthenticationInteractor(ports: repository.ports, store: store, clock: .fixed)
  }

  @Test func signingUpTidiesWhatWasTypedAndSignsIn() async throws {
    repository.expect(.signUp(registration), .session(.alice))
    #expect(try await interactor.signUp(form, language: "ja") == .alice)
    #expect(store.saved == SavedSessions(sessions: [.alice], current: Session.alice.id))
    #expect(repository.isDone)
  }

  @Test func whatIsNotAcceptableIsNotSent() async {
    await expectRefusal(.invalid(.email, .malformed)) { $0.email = "alice" }
    await expectRefusal(.invalid(.password, .tooShort(minimum: 8))) { $0.password = "short" }
    await expectRefusal(.invalid(.password, .common)) { $0.password = "alicealice" }
    await expectRefusal(.invalid(.handle, .malformed)) { $0.handle = "al ice" }
    await expectRefusal(.invalid(.name, .empty)) { $0.name = " " }
    await expectRefusal(.invalid(.birthday, .outOfRange)) { $0.birthday = "2027-01-01" }
    #expect(store.saved == SavedSessions())
  }

  private func expectRefusal(_ error: AppError, _ change: (inout SignUpForm) -> Void) async {
    var changed = form
    change(&changed)
    let refused = changed
    await #expect(throws: error) { try await interactor.signUp(refused, language: "en") }
  }

  @Test func noAccountIsMadeThatThisMachineCouldNotRemember() async {
    store.fail(with: .storage(.full))
    await #expect(throws: AppError.storage(.full)) { try await interactor.signUp(form, language: "ja") }
  }

  @Test func anAccountMadeWhileTheTaskWasCancelledIsRememberedAllTheSame() async throws {
    let gate = Gate()
    var ports = repository.ports
    ports.signUps = SlowSignUp(gate: gate)
    let interactor = AuthenticationInteractor(ports: ports, store: store, clock: .fixed)
    let task = Task { [form] in try await interactor.signUp(form, language: "ja") }
    await gate.waitForArrival()
    task.cancel()
    gate.open()
    #expect(try await task.value == .alice)
    #expect(store.saved.current == Session.alice.id)
  }

  @Test func anAccountWhoseSignInCannotBeRememberedIsSaidToBeThere() async {
    store.fail(with: .storage(.full), after: 1)
    repository.expect(.signUp(registration), .session(.alice))
    repository.expect(.signOut(.alice))
    await #expect(throws: AppError.storage(.notRemembered)) {
      try await interactor.signUp(form, language: "ja")
    }
    #expect(repository.isDone)
  }

  @Test func aSignInThatCannotBeRememberedEndsAndIsSaidToHaveFailed() async {
    store.fail(with: .storage(.full), after: 1)
    repository.expect(.signIn(email: "alice@example.org", password: "p"), .session(.alice))
    repository.expect(.signOut(.alice))
    await #expect(throws: AppError.storage(.full)) {
      try await interactor.signIn(email: "alice@example.org", password: "p")
    }
    #expect(repository.isDone)
  }

  @Test func aTakenAddressOrHandleIsSaidEarly() async throws {
    repository.expect(.ensureAvailableEmail("alice@example.org"))
    #expect(try await interactor.checkEmail(" alice@example.org") == "alice@example.org")
    repository.expect(.ensureAvailableHandle("alice"), .failure(.invalid(.handle, .taken)))
    await #expect(throws: AppError.invalid(.handle, .taken)) { try await interactor.checkHandle("@alice") }
    #expect(repository.isDone)
  }

  @Test func signingInRemembersIt() async throws {
    repository.expect(.signIn(email: "alice@example.org", password: " p "), .session(.alice))
    #expect(try await interactor.signIn(email: " alice@example.org", password: " p ") == .signedIn(.alice))
    #expect(store.saved == SavedSessions(sessions: [.alice], current: Session.alice.id))
  }

  @Test func aShortWaitIsWaitedForAndTold() async throws {
    let (waits, told) = (LockedValue<[Duration]>([]), LockedValue<[Int]>([]))
    let interactor = AuthenticationInteractor(ports: repository.ports, store: store) { wait in
      waits.change { $0.append(wait) }
    }
    let call = FakeAuthentication.Call.signIn(email: "a@b.co", password: "p")
    repository.expect(call, .failure(.rateLimited(retryAfter: 20)))
    repository.expect(call, .failure(.rateLimited(retryAfter: 40)))
    repository.expect(call, .session(.alice))
    let session = try await interactor.signIn(email: "a@b.co", password: "p") { seconds in
      told.change { $0.append(seconds) }
    }
    #expect(session == .signedIn(.alice))
    #expect(waits.value == [.seconds(20), .seconds(40)] && told.value == [20, 40])
    repository.expect(call, .failure(.rateLimited(retryAfter: 30)))
    repository.expect(call, .failure(.rateLimited(retryAfter: 31)))
    await #expect(throws: AppError.rateLimited(retryAfter: 31), "a minute altogether") {
      try await interactor.signIn(email: "a@b.co", password: "p")
    }
    #expect(waits.value.count == 3 && repository.isDone)
  }

  @Test func aPasswordThatNobodyCanHaveIsWrongLikeAnyOther() async {
    await #expect(throws: AppError.invalid(.credentials, .wrong)) {
      try await interactor.signIn(email: "a@b.co", password: String(repeating: "x", count: 257))
    }
    await #expect(throws: AppError.invalid(.password, .empty)) {
      try await interactor.signIn(email: "a@b.co", password: "")
    }
    await #expect(throws: AppError.invalid(.email, .malformed)) {
      try await interactor.signIn(email: "alice", password: "open sesame")
    }
  }

  @Test func signingInAgainLeavesTheOtherWindowAlone() async throws {
    let store = MemoryStore([.alice, .bob], current: .bob)
    let interactor = AuthenticationInteractor(ports: repository.ports, store: store)
    let again = Session.alice.again("9")
    repository.expect(.signIn(email: "a@b.co", password: "p"), .session(again))
    repository.expect(.refresh(.alice), .session(.alice))
    repository.expect(.signOut(again))
    #expect(try await interactor.signIn(email: "a@b.co", password: "p") == .signedIn(.alice))
    #expect(store.saved == SavedSessions(sessions: [.alice, .bob], current: Session.alice.id))
    #expect(repository.isDone)
  }

  @Test func signingInAgainReplacesASignInThatHasEnded() async throws {
    let store = MemoryStore([.alice, .bob], current: .bob)
    let interactor = AuthenticationInteractor(ports: repository.ports, store: store)
    let again = Session.alice.again("9")
    repository.expect(.signIn(email: "a@b.co", password: "p"), .session(again))
    repository.expect(.refresh(.alice), .failure(.unauthenticated))
    #expect(try await interactor.signIn(email: "a@b.co", password: "p") == .signedIn(again))
    #expect(store.saved == SavedSessions(sessions: [again, .bob], current: again.id))
  }
}

/// A source that finishes what it began although the caller gave up.
private struct SlowSignUp: SignUpRepository {
  let gate: Gate

  func signUp(_ registration: Registration, from origin: SignInOrigin) async throws(AppError) -> Session {
    // A task of its own is not cancelled with the caller's.
    await Task { [gate] in await gate.pass() }.value
    return .alice
  }
}
