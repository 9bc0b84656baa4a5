public import AppValues
public import Entities

/// The viewer's lists, and which of them contain a person.
public struct ListMembership: Hashable, Sendable {
  /// Who is asked about; found even when no list contains them.
  public let person: Author
  /// All lists, by their titles.
  public var lists: [UserList]
  /// Those that the person is in.
  public var containing: Set<ID<UserList>>

  /// The answer of a source; `containing` names some of `lists` only.
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
