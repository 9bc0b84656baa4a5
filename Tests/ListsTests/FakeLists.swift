import AppValues
import Entities
import Lists
import SocialTestSupport

/// Lists as a test tells them.
final class FakeLists: ListsRepository {
  /// Someone and a list.
  struct Membership: Equatable, Sendable {
    let person: ID<User>
    let list: ID<UserList>
  }

  let listing = Expected<Void, Page<UserList>>("lists")
  let reading = Expected<ID<UserList>, UserList>("list")
  let creating = Expected<String, UserList>("create")
  let changing = Expected<ListChange, UserList>("change")
  let deleting = Expected<ID<UserList>, Void>("delete")
  let members = Expected<PageRequest, Page<User>>("members")
  let adding = Expected<Membership, UserList>("add")
  let removing = Expected<Membership, UserList>("remove")
  let choosing = Expected<ID<User>, ListMembership>("listMembership")

  let finding = Expected<String, Author>("person")

  /// - Parameter people: The handles that the test foresees.
  init(people: [String: Author] = [:]) {
    finding.answers { (handle) async throws(AppError) in
      guard let person = people[handle] else { throw .notFound }
      return person
    }
  }

  func lists() async throws(AppError) -> Page<UserList> { try await listing(()) }
  func list(_ id: ID<UserList>) async throws(AppError) -> UserList { try await reading(id) }
  func create(_ title: String, _ settings: ListSettings) async throws(AppError) -> UserList {
    try await creating(title)
  }
  func change(_ id: ID<UserList>, _ change: ListChange) async throws(AppError) -> UserList {
    try await changing(change)
  }
  func delete(_ id: ID<UserList>) async throws(AppError) { try await deleting(id) }
  func members(
    of id: ID<UserList>, _ request: PageRequest
  ) async throws(AppError) -> Page<User> {
    try await members(request)
  }
  func person(handle: String) async throws(AppError) -> Author { try await finding(handle) }
  func add(_ person: ID<User>, to id: ID<UserList>) async throws(AppError) -> UserList {
    try await adding(Membership(person: person, list: id))
  }
  func remove(_ person: ID<User>, from id: ID<UserList>) async throws(AppError) -> UserList {
    try await removing(Membership(person: person, list: id))
  }
  func listMembership(of person: ID<User>) async throws(AppError) -> ListMembership {
    try await choosing(person)
  }
}
