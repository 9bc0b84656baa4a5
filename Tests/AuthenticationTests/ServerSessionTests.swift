import AppValues
import Entities
import SocialTestSupport
import Testing

@testable import Authentication

/// Sessions at servers, beside those on this device.
@Suite("Sessions at servers")
struct ServerSessionTests {
  private let repository = FakeAuthentication()
  private let here = Session.alice
  private let first = Session.alice.twin(at: .example)
  private let second = Session.alice.twin(at: .other)

  private func interactor(
    _ store: MemoryStore, clear: @escaping @Sendable (Session) async -> Void = { _ in }
  ) -> SessionInteractor {
    SessionInteractor(repository: repository, store: store, clear: clear)
  }

  @Test("are found by the server's name, and by the handle alone where only one has it")
  func names() throws {
    let saved = SavedSessions(sessions: [here, first, second, .bob])
    #expect(try saved.session(named: "alice") == here)
    #expect(try saved.session(named: "@Alice@Social.example") == first)
    #expect(try saved.session(named: "alice@other.example") == second)
    #expect(try saved.session(named: "alice@third.example") == nil)
    #expect(try saved.session(named: "carol") == nil)
    let remote = SavedSessions(sessions: [first, .bob])
    #expect(try remote.session(named: "@alice") == first)
    #expect(throws: AppError.invalid(.account, .malformed)) {
      try SavedSessions(sessions: [first, second]).session(named: "alice")
    }
    #expect(saved.sessions(at: HomeServer.example.address) == [first])
  }

  @Test("aren't waited for at the start")
  func start() async throws {
    let store = MemoryStore([here, first], current: first)
    #expect(try await interactor(store).viewer() == .signedIn(first))
    #expect(try await interactor(store).viewer(handle: "alice@social.example") == .signedIn(first))
    #expect(repository.isDone)
  }

  @Test("are forgotten once their server says that they've ended")
  func ended() async {
    let store = MemoryStore([here, first], current: first)
    repository.expect(.refresh(first), .failure(.unauthenticated))
    await #expect(throws: AppError.unauthenticated) { try await interactor(store).verified(first) }
    #expect(store.saved == SavedSessions(sessions: [here]))
  }

  @Test("stay until it's known whether they end where the server can't be reached")
  func unreachable() async throws {
    let cleared = LockedValue<[Session]>([])
    let store = MemoryStore([here, first], current: first)
    let interactor = interactor(store) { session in cleared.change { $0.append(session) } }
    repository.expect(.signOut(first), .failure(.offline))
    await #expect(throws: AppError.offline) { try await interactor.signOut(first) }
    #expect(store.saved.sessions == [here, first] && cleared.value == [])
    repository.expect(.refresh(here), .session(here))
    #expect(try await interactor.forget(first) == .signedIn(here))
    #expect(store.saved == SavedSessions(sessions: [here], current: here.id) && cleared.value == [first])
    #expect(repository.isDone)
  }

  @Test("take with them what the device keeps of the account, and nothing of another")
  func cleared() async throws {
    let cleared = LockedValue<[Session]>([])
    let store = MemoryStore([first, second], current: first)
    repository.expect(.signOut(first))
    let next = try await interactor(store) { session in cleared.change { $0.append(session) } }
      .signOut(first)
    #expect(next == .signedIn(second) && cleared.value == [first])
  }

  @Test("replace one that has ended, of the same account only")
  func again() async throws {
    let store = MemoryStore([here, first, second], current: here)
    let new = Session.alice.twin(at: .example, token: "new")
    repository.expect(.refresh(first), .failure(.unauthenticated))
    #expect(try await interactor(store).remember(new, isRepeatable: true) == new)
    #expect(store.saved == SavedSessions(sessions: [here, new, second], current: new.id))
    #expect(repository.isDone)
  }

  @Test("that can't be remembered end, but for those whose tokens were there before")
  func notRemembered() async {
    let store = MemoryStore()
    store.fail(with: .storage(.full))
    for keeper in [TokenKeeper(give: "give", store: "store"), TokenKeeper(give: "give", erase: "erase")] {
      let kept = Session.alice.twin(at: .kept(by: keeper), token: "")
      if keeper.store != nil { repository.expect(.signOut(kept)) }
      await #expect(throws: AppError.storage(.full)) {
        try await interactor(store).remember(kept, isRepeatable: true)
      }
    }
    #expect(repository.isDone)
  }

  @Test("replace one that is of no use here, which ends once the new one is remembered, and not before")
  func replaced() async throws {
    let store = MemoryStore([first], current: first)
    let new = Session.alice.twin(at: .example, token: "new")
    for fault in [AppError.invalid(.file, .unreadable), .offline] {
      repository.expect(.refresh(first), .failure(fault))
      repository.expect(.end(first, replacedBy: new), .failure(.offline))
      let store = MemoryStore([first], current: first)
      #expect(try await interactor(store).remember(new, isRepeatable: true) == new)
      #expect(store.saved.sessions == [new])
    }
    store.fail(with: .storage(.full))
    repository.expect(.refresh(first), .failure(.offline))
    repository.expect(.signOut(new))
    await #expect(throws: AppError.storage(.full)) {
      try await interactor(store).remember(new, isRepeatable: true)
    }
    #expect(store.saved.sessions == [first] && repository.isDone)
  }

  @Test("move to a password manager with a new token, and the one before ends")
  func movesToManager() async throws {
    let store = MemoryStore([first], current: first)
    let keeper = TokenKeeper(give: "give", store: "store")
    let kept = Session.alice.twin(at: .kept(by: keeper), token: "")
    repository.expect(.end(first, replacedBy: kept))
    #expect(try await interactor(store).remember(kept) == kept)
    #expect(store.saved.sessions == [kept])
    // Another time, with a token that takes the place of the one before.
    repository.expect(.end(kept, replacedBy: kept))
    #expect(try await interactor(store).remember(kept) == kept)
    // And back.
    repository.expect(.end(kept, replacedBy: first))
    #expect(try await interactor(store).remember(first) == first)
    #expect(store.saved.sessions == [first] && repository.isDone)
  }
}
