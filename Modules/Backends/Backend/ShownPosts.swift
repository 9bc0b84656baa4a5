public import AppValues
public import Entities
public import Timeline

/// Reads posts as a server sends them: with the people who are shown with them, all at one moment.
public protocol ShownPosts: Sendable {
  /// A page of a timeline.
  ///
  /// Throws the same as a `TimelineRepository`.
  func page(
    of kind: TimelineKind, _ request: PageRequest
  ) async throws(AppError) -> Shown<Page<TimelineItem>>
  /// A page of a person's posts and shares.
  ///
  /// Throws the same as `TimelineItems`.
  func items(
    by person: ID<User>, _ choice: PersonItems, _ request: PageRequest
  ) async throws(AppError) -> Shown<Page<TimelineItem>>
  /// The items with these ids, in their order, without those that the viewer can't see.
  func items(_ ids: [ID<TimelineItem>]) async throws(AppError) -> Shown<[TimelineItem]>
  /// The profiles of people, in their order, without those who are gone. What is between them and the viewer isn't told.
  func profiles(_ ids: [ID<User>]) async throws(AppError) -> [User]
}

/// Something with the people who are shown with it.
public struct Shown<Content: Sendable>: Sendable {
  /// What is shown.
  public let content: Content
  /// The profiles of its people, each once, without those who are gone. What is between them and the viewer isn't told.
  public let people: [User]

  /// Something as it was read.
  public init(_ content: Content, people: [User]) {
    self.content = content
    self.people = people
  }
}
