public import AppValues
public import Entities

/// The rules of being signed in on this device: which accounts are, which one is current, and how a session ends.
public struct SessionInteractor: Sendable {
  private let repository: any AuthenticationRepository
  private let store: any SessionStore
  private let clear: @Sendable (Session) async -> Void

  /// Sessions are checked with `repository` and remembered in `store`.
  ///
  /// - Parameter clear: Removes what this device keeps of an account that signs out here.
  public init(
    repository: any AuthenticationRepository, store: any SessionStore,
    clear: @escaping @Sendable (Session) async -> Void = { _ in }
  ) {
    self.repository = repository
    self.store = store
    self.clear = clear
  }

  /// The viewer by default: the current account, as it now is. A session that has ended is forgotten, and no other
  /// account takes its place by itself. No server is waited for: one that ended a session says so at the first call.
  public func viewer() async throws(AppError) -> Viewer {
    let saved = try await store.load()
    guard let session = saved.sessions.first(where: { $0.id == saved.current }) else { return .anonymous }
    do throws(AppError) {
      return .signedIn(try await present(session))
    } catch .unauthenticated {
      return .anonymous
    }
  }

  /// The account of this handle, in whatever case, with or without an `@`, signed in on this device. See
  /// ``SavedSessions/session(named:)`` for handles of servers.
  ///
  /// Throws `unauthenticated` if there is none; `invalid(.account, .malformed)` if several have it.
  public func viewer(handle: String) async throws(AppError) -> Viewer {
    guard let session = try await store.load().session(named: handle) else { throw .unauthenticated }
    return .signedIn(try await present(session))
  }

  /// The accounts signed in on this device.
  public func accounts() async throws(AppError) -> SavedSessions {
    try await store.load()
  }

  /// Makes the account of the session `id` the current one.
  ///
  /// Throws `unauthenticated` when its session has ended, which is then forgotten.
  public func use(_ id: ID<Session>) async throws(AppError) -> Session {
    let saved = try await store.load()
    guard let session = saved.sessions.first(where: { $0.id == id }) else { throw .unauthenticated }
    let current = try await renewed(session)
    try await store.update { $0.current = id }
    return current
  }

  /// Ends the session `session`, here and where the account is kept; returns the viewer that is current then.
  ///
  /// If it was the current one, the next one in the list becomes it. The session also ends here if the source can't
  /// be reached: the secret is forgotten all the same.
  ///
  /// Throws the faults of the network if a server can't be reached, and `invalid(.tokenCommand, …)` if a command can't
  /// print the session's token; the server then still knows the session. ``forget(_:)`` ends it here.
  public func signOut(_ session: Session) async throws(AppError) -> Viewer {
    do throws(AppError) {
      try await repository.signOut(session)
    } catch  where error.isOutOfReach && session.server == nil {
      // Once the secret is forgotten here, no one has it.
      return try await forget(session)
    } catch .unauthenticated {
      // It has ended since.
    }
    await Task { await clear(session) }.value
    return await removeLocalSession(session)
  }

  /// Ends a session here only; returns the viewer that is current then, as ``signOut(_:)`` does.
  public func forget(_ session: Session) async throws(AppError) -> Viewer {
    try await forget(session.id, useNext: true)
    await Task { await clear(session) }.value
    return try await viewer()
  }

  /// The session as its source now has it, or as it was if that can't be reached.
  ///
  /// Throws `unauthenticated` if it has ended, and forgets it.
  public func verified(_ session: Session) async throws(AppError) -> Session {
    try await renewed(session)
  }

  /// Forgets a session that has ended; returns the current viewer, as `signOut` does. This goes on when the task is
  /// cancelled. Where it cannot be forgotten now, it is when it is next found to have ended.
  func removeLocalSession(_ session: Session) async -> Viewer {
    await Task {
      do throws(AppError) {
        try await forget(session.id, useNext: true)
        return try await viewer()
      } catch {
        // What was asked for is done; until an account is chosen, none is current.
        return .anonymous
      }
    }.value
  }

  /// Finds out before anything is done elsewhere whether this device can remember a session.
  ///
  /// Throws `storage`.
  func requireWritable() async throws(AppError) {
    try await store.update { _ in }
  }

  /// Identifies this device to the source of accounts.
  ///
  /// Throws `storage`.
  func origin() async throws(AppError) -> SignInOrigin {
    try await store.origin()
  }

  /// Remembers a new session and makes it the current one. The account exists by now: this goes on when the task is
  /// cancelled.
  ///
  /// When the account was signed in already and still is, that session stays and the new one ends, so that
  /// another window of the same person keeps working. Returns the current one.
  ///
  /// - Parameter isRepeatable: Whether what led to the session can be done again as if nothing had happened.
  ///
  /// Throws `storage(.notRemembered)`, or what has failed where one may simply try again; the new session has ended
  /// then, unless its token was there before.
  func remember(_ session: Session, isRepeatable: Bool = false) async throws(AppError) -> Session {
    let keeping = Task { () async -> Result<Session, AppError> in
      do throws(AppError) {
        return .success(try await keep(session))
      } catch {
        // No one could use it; what cannot be ended either is shown among the sessions.
        if !session.hasOwnToken { try? await repository.signOut(session) }
        return .failure(isRepeatable ? error : .storage(.notRemembered))
      }
    }
    return try await keeping.value.get()
  }

  /// Remembers a session, if that's what someone has come to.
  ///
  /// Throws what `remember(_:isRepeatable:)` does.
  func remember(_ step: SignInStep, isRepeatable: Bool = false) async throws(AppError) -> SignInStep {
    switch step {
    case .signedIn(let session): .signedIn(try await remember(session, isRepeatable: isRepeatable))
    case .needsCode: step
    }
  }

  private func keep(_ session: Session) async throws(AppError) -> Session {
    let earlier = try await store.load().sessions.first { $0.isSameAccount(as: session) }
    let (kept, replaced) = await choice(of: session, or: earlier)
    try await store.update { saved in
      if let index = saved.sessions.firstIndex(where: { $0.isSameAccount(as: kept) }) {
        saved.sessions[index] = kept
      } else {
        saved.sessions.append(kept)
      }
      saved.current = kept.id
    }
    // Not before the new one is remembered; what can't be ended is shown among the sessions.
    if let replaced { try? await repository.end(replaced, replacedBy: kept) }
    return kept
  }

  /// Which session of an account to remember, and which one it replaces.
  private func choice(
    of session: Session, or earlier: Session?
  ) async -> (kept: Session, replaced: Session?) {
    guard let earlier else { return (session, nil) }
    guard earlier.server?.keeper == nil, session.server?.keeper == nil else { return (session, earlier) }
    if (earlier.id, earlier.token) == (session.id, session.token) { return (session, nil) }
    do throws(AppError) {
      let present = try await repository.refresh(earlier)
      try await repository.signOut(session)
      return (present, nil)
    } catch .unauthenticated {
      return (session, nil)
    } catch {
      // It's of no use here, though its source may still know it.
      return (session, earlier)
    }
  }

  /// The session as it now is. One of a server is believed: no one should wait for a server to begin.
  private func present(_ session: Session) async throws(AppError) -> Session {
    session.server == nil ? try await renewed(session) : session
  }

  /// The session as it now is; as it was when the source cannot be reached to tell.
  ///
  /// Throws `unauthenticated` when it has ended, and forgets it.
  private func renewed(_ session: Session) async throws(AppError) -> Session {
    let present: Session
    do throws(AppError) {
      present = try await repository.refresh(session)
    } catch  where error.isOutOfReach {
      return session
    } catch .unauthenticated {
      // No longer of use: if it can't be forgotten now, it is the next time.
      try? await forget(session.id, useNext: false)
      throw .unauthenticated
    }
    if present != session {
      // Only what the account is called: where it cannot be written down now, it is the next time.
      try? await store.update { saved in
        if let index = saved.sessions.firstIndex(where: { $0.id == session.id }) {
          saved.sessions[index] = present
        }
      }
    }
    return present
  }

  private func forget(_ id: ID<Session>, useNext: Bool) async throws(AppError) {
    try await store.update { saved in
      guard let index = saved.sessions.firstIndex(where: { $0.id == id }) else { return }
      saved.sessions.remove(at: index)
      guard saved.current == id else { return }
      let next = saved.sessions.indices.contains(index) ? saved.sessions[index] : saved.sessions.first
      saved.current = useNext ? next?.id : nil
    }
  }
}

extension Session {
  /// Whether its token was there before anyone signed in with it here.
  fileprivate var hasOwnToken: Bool { server?.keeper.map { $0.store == nil } ?? false }
}
