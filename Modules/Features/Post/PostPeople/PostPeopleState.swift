public import AppValues
public import Entities

/// What the list of those who liked or shared a post shows.
public struct PostPeopleState: Equatable, Sendable {
  /// Which list.
  public let list: PostPeople
  /// Those read so far, the latest first, each once.
  public internal(set) var people: [User] = []
  /// Where those not read yet begin; nil when there are none.
  public internal(set) var older: Cursor?
  /// Whether the list was read, be it empty.
  public internal(set) var isLoaded = false
  /// Why the last action failed.
  public internal(set) var problem: AppError?

  init(list: PostPeople) {
    self.list = list
  }

  /// Begins with a page.
  mutating func show(_ page: Page<User>) {
    people = []
    append(page)
    isLoaded = true
  }

  /// Goes on with a further page.
  mutating func append(_ page: Page<User>) {
    let known = Set(people.map(\.id))
    people += page.items.filter { !known.contains($0.id) }
    older = page.older
  }
}
