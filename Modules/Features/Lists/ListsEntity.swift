public import AppValues
public import Entities

/// The viewer's lists, and which of them contain a person.
public struct ListMembership: Hashable, Sendable {
  /// The person, known even when no list contains them.
  public let person: Author
  /// All lists, by their titles.
  public var lists: [UserList]
  /// The lists that contain the person.
  public var containing: Set<ID<UserList>>

  /// The lists as a source returns them; `containing` has only lists from `lists`.
  public init(person: Author, lists: [UserList], containing: Set<ID<UserList>>) {
    self.person = person
    self.lists = lists
    self.containing = containing
  }

  /// Updates a list, and whether it contains the person.
  mutating func mark(_ list: UserList, containsPerson: Bool) {
    lists = lists.map { $0.id == list.id ? list : $0 }
    if containsPerson { containing.insert(list.id) } else { containing.remove(list.id) }
  }
}
