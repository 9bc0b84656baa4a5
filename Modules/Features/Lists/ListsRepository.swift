public import AppValues
public import Entities

/// Keeps the viewer's private lists of people. Every call throws `unauthenticated` when signed out, and `notFound`
/// for another person's list.
public protocol ListsRepository: Sendable {
  /// All lists on one page, sorted by title.
  func lists() async throws(AppError) -> Page<UserList>
  /// A list, with its title and how many people are in it.
  func list(_ id: ID<UserList>) async throws(AppError) -> UserList
  /// Creates an empty list.
  ///
  /// Throws `invalid(.list, .taken)` when the title is taken, ignoring case;
  /// `invalid(.lists, .outOfRange)` for one too many.
  func create(_ title: String, _ settings: ListSettings) async throws(AppError) -> UserList
  /// Changes the title or the settings of a list and returns it updated. All its timelines follow at once, earlier posts
  /// included.
  ///
  /// Throws `invalid(.list, .taken)` as `create` does.
  func change(_ id: ID<UserList>, _ change: ListChange) async throws(AppError) -> UserList
  /// Deletes a list. The viewer still follows the people in it.
  func delete(_ id: ID<UserList>) async throws(AppError)
  /// The people in a list, last added first.
  func members(of id: ID<UserList>, _ request: PageRequest) async throws(AppError) -> Page<User>
  /// The person with a handle, ignoring case and without the `@`, to add to a list.
  ///
  /// Throws `notFound`.
  func person(handle: String) async throws(AppError) -> Author
  /// Adds a person to a list and returns it updated. Adding twice is the same as adding once. An unfollowed person
  /// leaves every list.
  ///
  /// Throws `forbidden` for a person the viewer doesn't follow, `notFound`, `gone`,
  /// `invalid(.people, .outOfRange)` for one too many.
  func add(_ person: ID<User>, to id: ID<UserList>) async throws(AppError) -> UserList
  /// Removes a person from a list and returns it updated. Does nothing if they aren't in it.
  func remove(_ person: ID<User>, from id: ID<UserList>) async throws(AppError) -> UserList
  /// All lists, and which of them contain a person.
  ///
  /// Throws `notFound`, `gone` for the person.
  func listMembership(of person: ID<User>) async throws(AppError) -> ListMembership
}
