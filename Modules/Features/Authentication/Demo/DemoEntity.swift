public import AppValues

/// A network of people who do not exist, to look around in while there is no one else.
public protocol DemoSource: Sendable {
  /// Whether one could be made: no one has an account here, or one was begun and is not whole.
  func isPossible() async throws(AppError) -> Bool
  /// Makes one, or goes on with the one that was begun.
  ///
  /// Throws `invalid(.database, .taken)` when there are accounts outside the demo; `cancelled`, after which what
  /// has been made stays; `storage`.
  func make(soFar: @escaping DemoReport) async throws(AppError) -> DemoOutcome
}

/// What a demo network consists of.
public struct DemoSummary: Hashable, Sendable, Codable {
  /// How many accounts.
  public var people: Int
  /// Posts and comments.
  public var posts: Int
  /// How many files, on all posts together.
  public var photos: Int
  /// Whether photos had to be left out for want of the tools that make them.
  public var lacksPhotos: Bool

  /// A summary; what is not given is none.
  public init(people: Int = 0, posts: Int = 0, photos: Int = 0, lacksPhotos: Bool = false) {
    self.people = people
    self.posts = posts
    self.photos = photos
    self.lacksPhotos = lacksPhotos
  }
}

/// How far the making of a demo network has come.
public struct DemoProgress: Hashable, Sendable {
  /// Posts written so far.
  public let posts: Int
  /// Posts that it is to have.
  public let total: Int

  /// - Parameter total: Zero before it is known.
  public init(posts: Int, total: Int) {
    self.posts = posts
    self.total = total
  }
}

/// Is told how far the making of a demo network has come.
public typealias DemoReport = @Sendable (DemoProgress) async -> Void

/// What became of the wish for a demo network.
public enum DemoOutcome: Hashable, Sendable {
  /// It has been made, or what was begun is whole now.
  case made(DemoSummary)
  /// It had been made before.
  case wasThere(DemoSummary)

  /// What there is now, in either case.
  public var summary: DemoSummary {
    switch self {
    case .made(let summary), .wasThere(let summary): summary
    }
  }
}
