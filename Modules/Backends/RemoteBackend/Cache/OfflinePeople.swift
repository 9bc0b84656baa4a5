import AppValues
import Entities
import Profile
import SocialOfflineStore

/// Lists of people of a server, as they were read last while it can't be reached.
struct OfflinePeople: PeopleRepository {
  let remote: RemotePeople
  let cache: ReadingCache

  var peopleCapabilities: PeopleCapabilities { remote.peopleCapabilities }

  func people(_ list: PeopleList, _ request: PageRequest) async throws(AppError) -> Page<User> {
    try await cache.people(of: "people \(list)", request) { () async throws(AppError) in
      try await remote.people(list, request)
    }
  }

  func users(_ ids: [ID<User>]) async throws(AppError) -> [User] {
    do throws(AppError) {
      let people = try await remote.users(ids)
      await cache.keep(people)
      return people
    } catch {
      guard error.isOutOfReach else { throw error }
      let people = try await cache.people(ids)
      return ids.compactMap { people[$0] }
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
