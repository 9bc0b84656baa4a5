public import AppValues
public import Entities

/// What to change about a list. What is nil stays.
public struct ListChange: Hashable, Sendable {
  /// The new title.
  public var title: String?
  /// Whose comments the list shows from now on.
  public var comments: ListComments?
  /// Whether the posts of its people are left out of home from now on.
  public var isExclusive: Bool?

  /// Changes what isn't nil.
  public init(title: String? = nil, comments: ListComments? = nil, isExclusive: Bool? = nil) {
    self.title = title
    self.comments = comments
    self.isExclusive = isExclusive
  }
}

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
