public import AppValues
public import Entities

/// Where lists of people are read.
public protocol PeopleRepository: Sendable {
  /// Which lists can be read here: no other has a screen.
  var capabilities: PeopleCapabilities { get }
  /// A page of a list, the latest first; of those suggested there is one page.
  ///
  /// Throws `notFound`, `gone` for another person's list, `unauthenticated` for the viewer's own, `unsupported` for one
  /// that is not kept here. A private list of another person is empty.
  func people(_ list: PeopleList, _ request: PageRequest) async throws(AppError) -> Page<User>
  /// Those of a person's followers whom the viewer follows; no one where one of them keeps it to themselves.
  ///
  /// Throws `unauthenticated`, `notFound`, `gone`, `unsupported` where such lists are not kept.
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

  /// All that there is.
  public static let all = PeopleCapabilities(lists: Set(PeopleList.Kind.allCases))
  /// There are no lists of people.
  public static let none = PeopleCapabilities(lists: [])
}
