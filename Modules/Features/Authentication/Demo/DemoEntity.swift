public import AppValues
public import Entities

/// Creates a demo network of made-up people to explore.
public protocol DemoSource: Sendable {
  /// What can be done about one; nil if there are other people here and no demo network.
  func offer() async throws(AppError) -> DemoOffer?
  /// Creates one, or continues the one that was started.
  ///
  /// Throws `invalid(.database, .taken)` when there are accounts outside the demo; `cancelled`, after which
  /// what has been created is kept; `storage`.
  func make(soFar: @escaping DemoReport) async throws(AppError) -> DemoOutcome
  /// Signs in as one of its people, to look around as someone who is at home there.
  ///
  /// - Parameters:
  ///   - language: Of the person, where there is one, a BCP 47 code.
  ///   - origin: The machine that it is done on.
  ///
  /// Answers nil where there is no one to sign in as: before it is whole, and where it was made by an earlier version.
  func signIn(language: String, from origin: SignInOrigin) async throws(AppError) -> Session?
}

/// What can be done about a demo network.
public enum DemoOffer: Hashable, Sendable {
  /// One can be made, or made whole: no one else has an account here.
  case make
  /// It is here, and one can look around as one of its people.
  case enter
}

/// What a demo network consists of.
public struct DemoSummary: Hashable, Sendable, Codable {
  /// How many accounts.
  public var people: Int
  /// Posts and comments.
  public var posts: Int
  /// How many files, on all posts together.
  public var photos: Int
  /// Whether photos were left out because the tools that make them aren't installed.
  public var lacksPhotos: Bool

  /// A summary; what is not given is none.
  public init(people: Int = 0, posts: Int = 0, photos: Int = 0, lacksPhotos: Bool = false) {
    self.people = people
    self.posts = posts
    self.photos = photos
    self.lacksPhotos = lacksPhotos
  }
}

/// The progress of creating a demo network.
public struct DemoProgress: Hashable, Sendable {
  /// Posts written so far.
  public let posts: Int
  /// Posts it will have.
  public let total: Int

  /// - Parameters:
  ///   - posts: How many posts there are so far.
  ///   - total: Zero before it is known.
  public init(posts: Int, total: Int) {
    self.posts = posts
    self.total = total
  }
}

/// Receives the progress of creating a demo network.
public typealias DemoReport = @Sendable (DemoProgress) async -> Void

/// The result of asking for a demo network.
public enum DemoOutcome: Hashable, Sendable {
  /// It was created or completed.
  case made(DemoSummary)
  /// It was already there.
  case wasThere(DemoSummary)

  /// What it consists of, in either case.
  public var summary: DemoSummary {
    switch self {
    case .made(let summary), .wasThere(let summary): summary
    }
  }
}
