public import Entities

/// What is looked for.
public enum SearchScope: String, Hashable, Sendable, CaseIterable {
  case people
  case posts
}

/// What to look for, checked by the interactor.
public struct SearchQuery: Hashable, Sendable {
  /// As it was entered, with single spaces between the words.
  public let text: String
  /// What the query itself asks for: `@alice` people, `#swift` posts; nil for both.
  public let scope: SearchScope?
  /// What to ask the people for: the text without the `@`.
  let peopleText: String
}

/// What has been found so far, in the order of the answer.
public struct SearchResults<Item: Identifiable & Hashable & Sendable>: Hashable, Sendable {
  public var items: [Item]
  /// Where the further results begin; nil when these are all.
  public let next: Cursor?

  init(items: [Item] = [], next: Cursor? = nil) {
    self.items = items
    self.next = next
  }
}
