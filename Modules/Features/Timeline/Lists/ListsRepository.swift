public import AppValues
public import Entities

/// The viewer's private lists of people. Every call throws `unauthenticated` when signed out, and `notFound`
/// for another person's list.
public protocol ListsRepository: Sendable {
  /// All of them, by their titles.
  func lists() async throws(AppError) -> [UserList]
  /// One of them, with its title and how many people are in it.
  func list(_ id: ID<UserList>) async throws(AppError) -> UserList
  /// Creates an empty list.
  ///
  /// Throws `invalid(.list, .taken)` when the title is taken, in whatever case;
  /// `invalid(.lists, .outOfRange)` for one too many.
  func create(_ title: String) async throws(AppError) -> UserList
  /// Renames a list, and answers it as it then is.
  ///
  /// Throws `invalid(.list, .taken)` as `create` does.
  func rename(_ id: ID<UserList>, to title: String) async throws(AppError) -> UserList
  /// Removes a list; the people in it are followed as before.
  func delete(_ id: ID<UserList>) async throws(AppError)
  /// The people in a list, those added last first.
  func members(of id: ID<UserList>, _ request: PageRequest) async throws(AppError) -> Page<User>
  /// The person of a handle, in whatever case, without the `@`: people say so whom they add.
  ///
  /// Throws `notFound`.
  func person(handle: String) async throws(AppError) -> Author
  /// Adds a person to a list; adding twice is adding once. An unfollowed person leaves every list.
  ///
  /// Throws `forbidden` for a person the viewer doesn't follow, `notFound`, `gone`,
  /// `invalid(.people, .outOfRange)` for one too many.
  func add(_ person: ID<User>, to id: ID<UserList>) async throws(AppError) -> UserList
  /// Removes a person from a list, and answers the list as it then is; a person who is not in it stays out.
  func remove(_ person: ID<User>, from id: ID<UserList>) async throws(AppError) -> UserList
  /// The lists, and which of them contain a person.
  ///
  /// Throws `notFound`, `gone` for the person.
  func listMembership(of person: ID<User>) async throws(AppError) -> ListMembership
}
