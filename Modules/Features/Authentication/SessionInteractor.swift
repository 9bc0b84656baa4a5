public import AppValues
public import Entities

/// The rules of being signed in on this machine: who is, who of them is in use, and how that ends.
public struct SessionInteractor: Sendable {
  private let repository: any AuthenticationRepository
  private let store: any SessionStore

  /// Sign-ins are proved to `repository` and remembered in `store`.
  public init(repository: any AuthenticationRepository, store: any SessionStore) {
    self.repository = repository
    self.store = store
  }

  /// On whose behalf the program works when nothing else is said: the account in use, as it now is. A sign-in
  /// that has ended is forgotten, and no one else's is used in its place unasked.
  public func viewer() async throws(AppError) -> Viewer {
    let saved = try await store.load()
    guard let session = saved.sessions.first(where: { $0.id == saved.current }) else { return .anonymous }
    do throws(AppError) {
      return .signedIn(try await renewed(session))
    } catch .unauthenticated {
      return .anonymous
    }
  }

  /// The account of this handle, in whatever case, with or without an `@`, signed in on this machine.
  ///
  /// Throws `unauthenticated` when it is not.
  public func viewer(handle: String) async throws(AppError) -> Viewer {
    let wanted = (handle.hasPrefix("@") ? String(handle.dropFirst()) : handle).lowercased()
    let saved = try await store.load()
    guard let session = saved.sessions.first(where: { $0.handle.lowercased() == wanted }) else {
      throw .unauthenticated
    }
    return .signedIn(try await renewed(session))
  }

  /// The accounts signed in on this machine.
  public func accounts() async throws(AppError) -> SavedSessions {
    try await store.load()
  }

  /// Makes the account of the sign-in `id` the one in use.
  ///
  /// Throws `unauthenticated` when its sign-in has ended, which is then forgotten.
  public func use(_ id: ID<Session>) async throws(AppError) -> Session {
    let saved = try await store.load()
    guard let session = saved.sessions.first(where: { $0.id == id }) else { throw .unauthenticated }
    let current = try await renewed(session)
    try await store.update { $0.current = id }
    return current
  }

  /// Ends the sign-in `session`, here and where the account is kept; answers who is in use then.
  ///
  /// When it was the one in use, the next one in the list is. A source that cannot be reached does not keep
  /// anyone signed in here: the secret is forgotten all the same.
  public func signOut(_ session: Session) async throws(AppError) -> Viewer {
    do throws(AppError) {
      try await repository.signOut(session)
    } catch  where error.isOutOfReach {
      // No one holds the secret any more once it is forgotten here.
      try await forget(session.id, useNext: true)
      return try await viewer()
    } catch .unauthenticated {
      // It has ended since.
    }
    return await removeLocalSession(session)
  }

  /// Forgets a sign-in that has ended; answers who is in use then, as `signOut` does. This goes on when the task is
  /// cancelled. Where it cannot be forgotten now, it is when it is next found to have ended.
  func removeLocalSession(_ session: Session) async -> Viewer {
    await Task {
      do throws(AppError) {
        try await forget(session.id, useNext: true)
        return try await viewer()
      } catch {
        // What was asked for is done; until an account is chosen, none is in use.
        return .anonymous
      }
    }.value
  }

  /// Finds out before anything is done elsewhere whether this machine can remember a sign-in.
  ///
  /// Throws `storage`.
  func requireWritable() async throws(AppError) {
    try await store.update { _ in }
  }

  /// What this machine is known by where accounts are kept.
  ///
  /// Throws `storage`.
  func origin() async throws(AppError) -> SignInOrigin {
    try await store.origin()
  }

  /// Remembers a new sign-in and puts it in use. The account exists by now: this goes on when the task is
  /// cancelled.
  ///
  /// When the account was signed in already and still is, that sign-in stays and the new one ends, so that
  /// another window of the same person goes on working. Answers the one that is in use.
  ///
  /// - Parameter isRepeatable: Whether what led to the sign-in can be done again as if nothing had happened.
  ///
  /// Throws `storage(.notRemembered)`, or what has failed where one may simply try again; the new sign-in has ended
  /// then.
  func remember(_ session: Session, isRepeatable: Bool = false) async throws(AppError) -> Session {
    let keeping = Task { () async -> Result<Session, AppError> in
      do throws(AppError) {
        return .success(try await keep(session))
      } catch {
        // No one could use it; what cannot be ended either is shown among the sign-ins.
        try? await repository.signOut(session)
        return .failure(isRepeatable ? error : .storage(.notRemembered))
      }
    }
    return try await keeping.value.get()
  }

  private func keep(_ session: Session) async throws(AppError) -> Session {
    var kept = session
    let earlier = try await store.load().sessions.first { $0.user == session.user && $0.id != session.id }
    if let earlier {
      do throws(AppError) {
        kept = try await repository.refresh(earlier)
        try await repository.signOut(session)
      } catch {
        // The earlier one is of no use: the new one takes its place.
        kept = session
      }
    }
    try await store.update { [kept] saved in
      if let index = saved.sessions.firstIndex(where: { $0.user == kept.user }) {
        saved.sessions[index] = kept
      } else {
        saved.sessions.append(kept)
      }
      saved.current = kept.id
    }
    return kept
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
      // Of no use any more: where it cannot be forgotten now, it is the next time.
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
