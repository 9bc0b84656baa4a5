import AppValues
import Entities
import Lists
import SocialOfflineStore
import Timeline

/// The viewer's lists at a server and the people in them, as they were read last while it can't be reached. They're
/// changed at the server only.
struct OfflineLists: ListsRepository, ListLookup {
  private static let name = "lists"

  let remote: any ListsRepository
  let waiting: WaitingPosts

  private var cache: ReadingCache { waiting.store.cache }

  func lists() async throws(AppError) -> Page<UserList> {
    try await cache.page(of: Self.name, PageRequest()) { () async throws(AppError) in
      try await remote.lists()
    }
  }

  func list(_ id: ID<UserList>) async throws(AppError) -> UserList {
    do throws(AppError) {
      return try await remote.list(id)
    } catch {
      guard error.isOutOfReach else { throw error }
      let kept = try await cache.page(of: Self.name, PageRequest(), rows: UserList.self)
      guard let list = kept?.items.first(where: { $0.id == id }) else { throw error }
      return list
    }
  }

  func members(of id: ID<UserList>, _ request: PageRequest) async throws(AppError) -> Page<User> {
    let page = try await cache.people(of: "list \(id)", request) { () async throws(AppError) in
      try await remote.members(of: id, request)
    }
    return await waiting.changed(page)
  }

  func delete(_ id: ID<UserList>) async throws(AppError) { try await remote.delete(id) }
  func person(handle: String) async throws(AppError) -> Author { try await remote.person(handle: handle) }

  func create(_ title: String, _ settings: ListSettings) async throws(AppError) -> UserList {
    try await remote.create(title, settings)
  }

  func change(_ id: ID<UserList>, _ change: ListChange) async throws(AppError) -> UserList {
    try await remote.change(id, change)
  }

  func add(_ person: ID<User>, to id: ID<UserList>) async throws(AppError) -> UserList {
    try await remote.add(person, to: id)
  }

  func remove(_ person: ID<User>, from id: ID<UserList>) async throws(AppError) -> UserList {
    try await remote.remove(person, from: id)
  }

  func listMembership(of person: ID<User>) async throws(AppError) -> ListMembership {
    try await remote.listMembership(of: person)
  }
}
