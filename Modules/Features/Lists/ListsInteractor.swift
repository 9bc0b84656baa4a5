public import AppValues
public import Entities
import Foundation

/// The rules of lists of people.
public struct ListsInteractor: Sendable {
  /// The repository of the lists, to read and delete them.
  public let repository: any ListsRepository

  /// Reads and writes through `repository`.
  public init(repository: any ListsRepository) {
    self.repository = repository
  }

  /// The list with this `title`, ignoring case, accents and width.
  ///
  /// Throws `unauthenticated`, `invalid(.list, …)`: `wrong` if there is none.
  public func list(named title: String) async throws(AppError) -> UserList {
    try TextLimit.list.checkCountable(title)
    let folded = Self.folded(title)
    guard let list = try await repository.lists().items.first(where: { Self.folded($0.title) == folded })
    else { throw .invalid(.list, .wrong) }
    return list
  }

  /// Creates a list with this `title`.
  ///
  /// Throws `unauthenticated`, `invalid(.list, …)`, `invalid(.lists, .outOfRange)`.
  public func create(
    _ title: String, _ settings: ListSettings = ListSettings()
  ) async throws(AppError) -> UserList {
    try await repository.create(Self.checked(title), settings)
  }

  /// Changes the title or the settings of the list `id`.
  ///
  /// Throws `unauthenticated`, `notFound`, `invalid(.list, …)`.
  public func change(_ id: ID<UserList>, _ change: ListChange) async throws(AppError) -> UserList {
    var change = change
    if let title = change.title { change.title = try Self.checked(title) }
    return try await repository.change(id, change)
  }

  /// Adds a person to the list `id` if `isMember` is true, or else removes them. Returns the updated list.
  ///
  /// Throws `unauthenticated`, `notFound`, `gone`, `forbidden` for a person the viewer doesn't follow,
  /// `invalid(.people, .outOfRange)`.
  public func setMember(
    _ isMember: Bool, _ person: ID<User>, of id: ID<UserList>
  ) async throws(AppError) -> UserList {
    isMember ? try await repository.add(person, to: id) : try await repository.remove(person, from: id)
  }

  /// The person with a handle as entered.
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

  /// The form in which titles of the same list are equal.
  private static func folded(_ title: String) -> String {
    SearchText.folded(title.trimmingCharacters(in: .whitespacesAndNewlines))
  }
}
