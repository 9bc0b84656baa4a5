import AppValues
import Entities
import Profile
import SocialOfflineStore

/// People of a server, as they were read last while it can't be reached, with their age. Follows that wait are shown.
struct OfflineProfile: ProfileRepository {
  let remote: RemoteProfile
  let waiting: WaitingPosts

  private var cache: ReadingCache { waiting.store.cache }

  func user(_ id: ID<User>) async throws(AppError) -> User {
    do throws(AppError) {
      return await kept(try await remote.user(id))
    } catch {
      guard error.isOutOfReach, let person = try await cache.person(id) else { throw error }
      return await changed(person)
    }
  }

  func user(handle: String) async throws(AppError) -> User {
    do throws(AppError) {
      return await kept(try await remote.user(handle: handle))
    } catch {
      guard error.isOutOfReach, let person = try await cache.person(handle: handle) else { throw error }
      return await changed(person)
    }
  }

  func id(ofHandle handle: String) async throws(AppError) -> ID<User>? {
    do throws(AppError) {
      return try await remote.id(ofHandle: handle)
    } catch {
      guard error.isOutOfReach, let person = try await cache.person(handle: handle)?.value else {
        throw error
      }
      return person.id
    }
  }

  func changes(of id: ID<User>) -> AsyncStream<LiveSignal>? { remote.changes(of: id) }

  private func kept(_ person: User) async -> User {
    await cache.keep([person])
    return await waiting.changes(of: [person.id]).applied(to: person)
  }

  /// The person as they will be once what waits has been sent, with their age.
  private func changed(_ person: Aged<User>) async -> User {
    var changed = await waiting.changes(of: [person.value.id]).applied(to: person.value)
    changed.readAt = person.readAt
    return changed
  }
}
