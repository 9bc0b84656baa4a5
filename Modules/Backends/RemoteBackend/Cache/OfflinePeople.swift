import AppValues
import Entities
import Profile
import SocialOfflineStore

/// Lists of people of a server, as they were read last while it can't be reached. Follows that wait are shown.
struct OfflinePeople: PeopleRepository {
  let remote: RemotePeople
  let waiting: WaitingPosts

  private var cache: ReadingCache { waiting.store.cache }

  var peopleCapabilities: PeopleCapabilities { remote.peopleCapabilities }

  func people(_ list: PeopleList, _ request: PageRequest) async throws(AppError) -> Page<User> {
    let page = try await cache.people(of: "people \(list)", request) { () async throws(AppError) in
      try await remote.people(list, request)
    }
    return await waiting.changed(page)
  }

  func users(_ ids: [ID<User>]) async throws(AppError) -> [User] {
    do throws(AppError) {
      let people = try await remote.users(ids)
      await cache.keep(people)
      return await waiting.changed(people)
    } catch {
      guard error.isOutOfReach else { throw error }
      let people = try await cache.people(ids)
      return await waiting.changed(ids.compactMap { people[$0] })
    }
  }

  func knownFollowers(of id: ID<User>) async throws(AppError) -> KnownFollowers {
    do throws(AppError) {
      return try await remote.knownFollowers(of: id)
    } catch {
      // A person who was read before is shown without them.
      guard error.isOutOfReach else { throw error }
      return KnownFollowers(people: [], count: 0)
    }
  }
}
