import AppValues
import Entities
import MastodonAPI
import Profile

/// People of a server, and of others that it knows.
struct RemoteProfile: ProfileRepository {
  let caller: RemoteCaller
  let people: PeopleReader
  let recent: RecentAccount

  /// Asks for the person, unless they were just found, and the relationship to them at once: neither needs the other.
  func user(_ id: ID<User>) async throws(AppError) -> User {
    async let relationship = Result(of: { () async throws(AppError) in
      try await people.relationship(to: id)
    })
    let account =
      if let found = recent.take(id) { found } else {
        try present(try await caller.call(Endpoints.Accounts.show, id.rawValue))
      }
    return people.wire.user(account, try await relationship.get())
  }

  func user(handle: String) async throws(AppError) -> User {
    try await people.user(try await account(handle: handle))
  }

  func id(ofHandle handle: String) async throws(AppError) -> ID<User>? {
    let account = try await account(handle: handle)
    recent.keep(account)
    return ID(account.id)
  }

  private func account(handle: String) async throws(AppError) -> MastodonAccount {
    let query = MastodonLookup(acct: handle)
    return try present(try await caller.call(Endpoints.Accounts.lookup, with: query))
  }

  /// Servers don't tell when people change.
  func changes(of id: ID<User>) -> AsyncStream<LiveSignal>? { nil }

  /// A suspended account shows nothing but its name, so it counts as none.
  private func present(_ account: MastodonAccount) throws(AppError) -> MastodonAccount {
    if account.suspended { throw .notFound }
    return account
  }
}
