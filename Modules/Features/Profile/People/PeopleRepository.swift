public import AppValues
public import Entities

/// Reads lists of people.
public protocol PeopleRepository: Sendable {
  /// The lists that can be read here; only these have screens.
  var peopleCapabilities: PeopleCapabilities { get }
  /// A page of a list, newest first; the suggested people are a single page: first those whom
  /// most of the people follow whom the viewer follows, then those who posted recently. Only people who want to be found are
  /// suggested, and no one whom the viewer dismissed.
  ///
  /// Throws `notFound`, `gone` for another person's list, `unauthenticated` for the viewer's own, `unsupported` for a
  /// list that isn't available here. A private list of another person is empty.
  func people(_ list: PeopleList, _ request: PageRequest) async throws(AppError) -> Page<User>
  /// The people with these ids as they now are, in this order, without deleted accounts. Lists on the screen are kept
  /// up to date with it.
  func users(_ ids: [ID<User>]) async throws(AppError) -> [User]
  /// A person's followers whom the viewer follows too; empty if the person's followers are private.
  ///
  /// Throws `unauthenticated`, `notFound`, `gone`, `unsupported` if such lists aren't available here.
  func knownFollowers(of id: ID<User>) async throws(AppError) -> KnownFollowers
}

/// What a source of lists of people can do.
public struct PeopleCapabilities: Equatable, Sendable {
  /// The lists that can be read.
  public var lists: Set<PeopleList.Kind>

  /// - Parameter lists: The lists that can be read.
  public init(lists: Set<PeopleList.Kind>) {
    self.lists = lists
  }

  /// Every list.
  public static let all = PeopleCapabilities(lists: Set(PeopleList.Kind.allCases))
  /// No lists.
  public static let none = PeopleCapabilities(lists: [])
}
