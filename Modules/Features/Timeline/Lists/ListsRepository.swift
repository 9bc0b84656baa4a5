public import AppValues
public import Entities

/// Where the viewer's lists of people are kept. Nobody sees another's. Every call throws `unauthenticated`
/// for somebody who is not signed in, and `notFound` for a list that is not theirs.
public protocol ListsRepository: Sendable {
  /// All of them, by their titles.
  func lists() async throws(AppError) -> [UserList]
  /// One of them.
  func list(_ id: ID<UserList>) async throws(AppError) -> UserList
  /// Makes a list with nobody in it.
  ///
  /// Throws `invalid(.list, .taken)` when one is called so already, in whatever case;
  /// `invalid(.lists, .outOfRange)` for one too many.
  func create(_ title: String) async throws(AppError) -> UserList
  /// Calls a list something else.
  func rename(_ id: ID<UserList>, to title: String) async throws(AppError) -> UserList
  /// Removes a list; the people in it are followed as before.
  func delete(_ id: ID<UserList>) async throws(AppError)
  /// The people in a list, those added last first.
  func members(of id: ID<UserList>, _ request: PageRequest) async throws(AppError) -> Page<User>
  /// Puts somebody into a list; adding twice is adding once. Who is followed no longer leaves every list.
  ///
  /// Throws `forbidden` for somebody whom the viewer does not follow, `notFound`, `gone`,
  /// `invalid(.people, .outOfRange)` for one too many.
  func add(_ person: ID<User>, to id: ID<UserList>) async throws(AppError) -> UserList
  /// Takes somebody out of a list.
  func remove(_ person: ID<User>, from id: ID<UserList>) async throws(AppError) -> UserList
  /// The lists beside one person.
  ///
  /// Throws `notFound`, `gone` for the person.
  func listMembership(of person: ID<User>) async throws(AppError) -> ListMembership
}
