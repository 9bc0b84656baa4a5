import AppValues
import Entities
import MastodonAPI
import Profile

/// People of a server, and of others that it knows.
struct RemoteProfile: ProfileRepository {
  let caller: RemoteCaller
  let people: PeopleReader

  func user(_ id: ID<User>) async throws(AppError) -> User {
    try await shown(try await caller.call(Endpoints.Accounts.show, id.rawValue))
  }

  func user(handle: String) async throws(AppError) -> User {
    try await shown(try await caller.call(Endpoints.Accounts.lookup, with: MastodonLookup(acct: handle)))
  }

  /// Servers don't tell when people change.
  func changes(of id: ID<User>) -> AsyncStream<LiveSignal>? { nil }

  /// A suspended account shows nothing but its name, so it counts as none.
  private func shown(_ account: MastodonAccount) async throws(AppError) -> User {
    if account.suspended { throw .notFound }
    return try await people.user(account)
  }
}
