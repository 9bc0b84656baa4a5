import AppValues
import Entities
import Profile
import SocialOfflineStore

/// People of a server, as they were read last while it can't be reached. Follows that wait are shown.
struct OfflineProfile: ProfileRepository {
  let remote: RemoteProfile
  let waiting: WaitingPosts

  private var cache: ReadingCache { waiting.store.cache }

  func user(_ id: ID<User>) async throws(AppError) -> User {
    do throws(AppError) {
      return await kept(try await remote.user(id))
    } catch {
      guard error.isOutOfReach, let person = try await cache.person(id)?.value else { throw error }
      return await changed(person)
    }
  }

  func user(handle: String) async throws(AppError) -> User {
    do throws(AppError) {
      return await kept(try await remote.user(handle: handle))
    } catch {
      guard error.isOutOfReach, let person = try await cache.person(handle: handle)?.value else {
        throw error
      }
      return await changed(person)
    }
  }

  func changes(of id: ID<User>) -> AsyncStream<LiveSignal>? { remote.changes(of: id) }

  private func kept(_ person: User) async -> User {
    await cache.keep([person])
    return await changed(person)
  }

  /// The person as they will be once what waits has been sent.
  private func changed(_ person: User) async -> User {
    await waiting.changes().applied(to: person)
  }
}
