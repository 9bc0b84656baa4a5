public import AppValues
public import Entities

/// The viewer's private lists of people. Every call throws `unauthenticated` when signed out, and `notFound`
/// for another person's list.
public protocol ListsRepository: Sendable {
  /// All of them, by their titles.
  func lists() async throws(AppError) -> [UserList]
  /// One of them.
  func list(_ id: ID<UserList>) async throws(AppError) -> UserList
  /// Creates an empty list.
  ///
  /// Throws `invalid(.list, .taken)` when the title is taken, in whatever case;
  /// `invalid(.lists, .outOfRange)` for one too many.
  func create(_ title: String) async throws(AppError) -> UserList
  /// Renames a list.
  func rename(_ id: ID<UserList>, to title: String) async throws(AppError) -> UserList
  /// Removes a list; the people in it are followed as before.
  func delete(_ id: ID<UserList>) async throws(AppError)
  /// The people in a list, those added last first.
  func members(of id: ID<UserList>, _ request: PageRequest) async throws(AppError) -> Page<User>
  /// Adds a person to a list; adding twice is adding once. An unfollowed person leaves every list.
  ///
  /// Throws `forbidden` for a person the viewer doesn't follow, `notFound`, `gone`,
  /// `invalid(.people, .outOfRange)` for one too many.
  func add(_ person: ID<User>, to id: ID<UserList>) async throws(AppError) -> UserList
  /// Removes a person from a list.
  func remove(_ person: ID<User>, from id: ID<UserList>) async throws(AppError) -> UserList
  /// The lists, and which of them contain a person.
  ///
  /// Throws `notFound`, `gone` for the person.
  func listMembership(of person: ID<User>) async throws(AppError) -> ListMembership
}
