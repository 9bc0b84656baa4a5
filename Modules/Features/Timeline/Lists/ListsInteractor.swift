public import AppValues
public import Entities
import Foundation

/// The rules of lists of people.
public struct ListsInteractor: Sendable {
  private let repository: any ListsRepository

  /// Reads and writes through `repository`.
  public init(repository: any ListsRepository) {
    self.repository = repository
  }

  /// All lists of the viewer, by their titles.
  ///
  /// Throws `unauthenticated`.
  public func lists() async throws(AppError) -> [UserList] {
    try await repository.lists()
  }

  /// One list of the viewer.
  ///
  /// Throws `unauthenticated`, `notFound`.
  public func list(_ id: ID<UserList>) async throws(AppError) -> UserList {
    try await repository.list(id)
  }

  /// The list that is called so, case, accents and width aside.
  ///
  /// Throws `unauthenticated`, `invalid(.list, …)`: `wrong` when there is none.
  public func list(named title: String) async throws(AppError) -> UserList {
    try TextLimit.list.checkCountable(title)
    let folded = Self.folded(title)
    guard let list = try await repository.lists().first(where: { Self.folded($0.title) == folded }) else {
      throw .invalid(.list, .wrong)
    }
    return list
  }

  /// Makes a list.
  ///
  /// Throws `unauthenticated`, `invalid(.list, …)`, `invalid(.lists, .outOfRange)`.
  public func create(_ title: String) async throws(AppError) -> UserList {
    try await repository.create(Self.checked(title))
  }

  /// Calls a list something else.
  ///
  /// Throws `unauthenticated`, `notFound`, `invalid(.list, …)`.
  public func rename(_ id: ID<UserList>, to title: String) async throws(AppError) -> UserList {
    try await repository.rename(id, to: Self.checked(title))
  }

  /// Removes a list.
  ///
  /// Throws `unauthenticated`, `notFound`.
  public func delete(_ id: ID<UserList>) async throws(AppError) {
    try await repository.delete(id)
  }

  /// The people in a list, those added last first.
  ///
  /// Throws `unauthenticated`, `notFound`.
  public func members(
    of id: ID<UserList>, _ request: PageRequest = PageRequest()
  ) async throws(AppError) -> Page<User> {
    try await repository.members(of: id, request)
  }

  /// Adds a person to a list or removes them; returns the updated list.
  ///
  /// Throws `unauthenticated`, `notFound`, `gone`, `forbidden` for a person the viewer doesn't follow,
  /// `invalid(.people, .outOfRange)`.
  public func setMember(
    _ isMember: Bool, _ person: ID<User>, of id: ID<UserList>
  ) async throws(AppError) -> UserList {
    isMember ? try await repository.add(person, to: id) : try await repository.remove(person, from: id)
  }

  /// The viewer's lists, and which of them contain a person.
  ///
  /// Throws `unauthenticated`, `notFound`, `gone`.
  public func listMembership(of person: ID<User>) async throws(AppError) -> ListMembership {
    try await repository.listMembership(of: person)
  }

  /// The person of a handle as people type it.
  ///
  /// Throws `invalid(.handle, …)`, `notFound`.
  public func person(handle: String) async throws(AppError) -> Author {
    try await repository.person(handle: Handle(handle).folded)
  }

  /// The title without the space around it.
  private static func checked(_ entered: String) throws(AppError) -> String {
    let title = try TextLimit.list.required(entered)
    try TextLimit.list.checkFolded(title)
    return title
  }

  /// What titles that mean the same list have in common.
  private static func folded(_ title: String) -> String {
    SearchText.folded(title.trimmingCharacters(in: .whitespacesAndNewlines))
  }
}
