public import Entities

/// The viewer's lists beside one person.
public struct Listing: Hashable, Sendable {
  public let person: Author
  /// All lists, by their titles.
  public let lists: [UserList]
  /// Those that the person is in.
  public let containing: Set<ID<UserList>>

  public init(person: Author, lists: [UserList], containing: Set<ID<UserList>>) {
    self.person = person
    self.lists = lists
    self.containing = containing
  }
}
