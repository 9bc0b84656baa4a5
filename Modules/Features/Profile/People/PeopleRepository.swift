public import AppValues
public import Entities

/// Where lists of people are read.
public protocol PeopleRepository: Sendable {
  /// The lists that can be read here: no other is offered.
  var lists: Set<PeopleList.Kind> { get }
  /// A page of a list, the latest first; of those suggested there is one page.
  ///
  /// Throws `notFound`, `gone` for another person's list, `unauthenticated` for the viewer's own, `unsupported` for one
  /// that is not among `lists`. A private list of another person is empty.
  func people(_ list: PeopleList, _ request: PageRequest) async throws(AppError) -> Page<User>
  /// Those of a person's followers whom the viewer follows; no one where one of them keeps it to themselves.
  ///
  /// Throws `unauthenticated`, `notFound`, `gone`, `unsupported` where `lists` has no `knownFollowers`.
  func knownFollowers(of id: ID<User>) async throws(AppError) -> KnownFollowers
}
