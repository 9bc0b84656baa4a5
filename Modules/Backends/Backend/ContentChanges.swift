public import AppValues

/// Tells what has changed, so that an answer can be sent again for as long as nothing that it shows has.
public protocol ContentChanges: Sendable {
  /// The number of the newest change, with everything that was written before the call, by whatever program. 0 if there was
  /// none yet.
  ///
  /// Throws `storage`, `unavailable`.
  func newest() async throws(AppError) -> Int64
  /// The same, on the caller's thread; nil where that would mean to wait.
  ///
  /// Throws the same errors.
  func newestAtOnce() throws(AppError) -> Int64?
  /// What has changed after a number.
  ///
  /// - Parameter watched: The subjects that are of interest, of those whose changes have to be found out: `home` and `list`.
  ///
  /// Throws the same errors.
  func changes(
    after number: Int64, concerning watched: Set<AnswerSubject>
  ) async throws(AppError) -> ContentChange
}

/// Something that an answer shows. Numbers are the source's own.
public enum AnswerSubject: Hashable, Sendable {
  /// What everyone is shown of a post, with its numbers.
  case post(Int64)
  /// What everyone is shown of a person, with their numbers.
  case person(Int64)
  /// What is a viewer's own, and what may be shown to them.
  case viewer(Int64)
  /// Which posts there are in a person's home timeline, and in a list.
  case home(Int64), list(Int64)
  /// Which posts and shares there are of a person.
  case posts(by: Int64)
  /// Which public posts there are.
  case everyone
  /// Which notices a person has, and that people were told of someone whom they watch: of these it isn't said who.
  case notices(of: Int64), watching

  /// Whether it has to be found out if a change concerns it.
  public var isFoundOut: Bool {
    switch self {
    case .home, .list: true
    case .post, .person, .viewer, .posts, .everyone, .notices, .watching: false
    }
  }
}

/// What has changed between two moments.
public struct ContentChange: Sendable {
  /// The number of the last of the changes.
  public let newest: Int64
  /// What they concern; nil for everything, which is what may change who sees what.
  public let subjects: Set<AnswerSubject>?

  /// What has changed.
  public init(newest: Int64, subjects: Set<AnswerSubject>?) {
    self.newest = newest
    self.subjects = subjects
  }
}
