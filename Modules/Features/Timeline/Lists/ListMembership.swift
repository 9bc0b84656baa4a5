public import AppValues
public import Entities

/// The viewer's lists, and which of them contain a person.
public struct ListMembership: Hashable, Sendable {
  public let person: Author
  /// All lists, by their titles.
  public internal(set) var lists: [UserList]
  /// Those that the person is in.
  public internal(set) var containing: Set<ID<UserList>>

  public init(person: Author, lists: [UserList], containing: Set<ID<UserList>>) {
    self.person = person
    self.lists = lists
    self.containing = containing
  }

  /// Puts the person into a list, or takes them out.
  mutating func mark(_ list: UserList, containsPerson: Bool) {
    lists = lists.map { $0.id == list.id ? list : $0 }
    if containsPerson { containing.insert(list.id) } else { containing.remove(list.id) }
  }
}
