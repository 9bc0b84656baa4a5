public import AppValues
public import Entities
import PostText

/// The rules for what people show on their profiles.
public struct FeaturedInteractor: Sendable {
  private let repository: any FeaturedRepository
  private let viewer: Viewer

  /// Reads and writes through `repository` on behalf of `viewer`.
  public init(repository: any FeaturedRepository, viewer: Viewer) {
    self.repository = repository
    self.viewer = viewer
  }

  /// What a `user` shows on their profile.
  ///
  /// Throws `notFound`, `gone`.
  public func featured(by user: User) async throws(AppError) -> Featured {
    user.relationship.isBlockedEitherWay ? .none : try await featured(by: user.id)
  }

  /// What the person `id` shows on their profile. Asks for both parts at once: neither needs the other.
  func featured(by id: ID<User>) async throws(AppError) -> Featured {
    async let hashtags = Result(of: { () async throws(AppError) in
      try await repository.hashtags(featuredBy: id)
    })
    let people = try await repository.authors(featuredBy: id, limit: Featured.maximumPeople)
    return Featured(people: people, hashtags: try await hashtags.get())
  }

  /// The hashtags that the viewer uses most and doesn't feature.
  ///
  /// Throws `unauthenticated`.
  public func suggestedHashtags() async throws(AppError) -> [FeaturedHashtag] {
    _ = try viewer.requireSession()
    return try await repository.suggestedHashtags()
  }

  /// Features a hashtag by its `name`, with or without `#`.
  ///
  /// Throws `unauthenticated`, `invalid(.hashtag, …)`, `invalid(.hashtags, .tooLong)` for one too many.
  public func feature(hashtag name: String) async throws(AppError) -> FeaturedHashtag {
    _ = try viewer.requireSession()
    return try await repository.feature(hashtag: try Self.checked(name))
  }

  /// Features a hashtag no longer, by its `name`, with or without `#`.
  ///
  /// Throws `unauthenticated`, `invalid(.hashtag, …)`.
  public func unfeature(hashtag name: String) async throws(AppError) {
    _ = try viewer.requireSession()
    try await repository.unfeature(hashtag: try Self.checked(name))
  }

  /// Features the person `id`, or no longer unless `featuring`; returns the updated person.
  ///
  /// Throws `unauthenticated`, `notFound`, `gone`; `forbidden` for the viewer themselves, and for someone the viewer
  /// doesn't follow.
  public func setFeaturing(_ featuring: Bool, _ id: ID<User>) async throws(AppError) -> User {
    try viewer.requireOther(id)
    return featuring ? try await repository.feature(id) : try await repository.unfeature(id)
  }

  private static func checked(_ entered: String) throws(AppError) -> String {
    try TextLimit.hashtag.check(HashtagName.bare(entered))
    guard let name = HashtagName(entered)?.text else {
      throw .invalid(
        .hashtag, entered.allSatisfy { $0.isWhitespace || "#＃".contains($0) } ? .empty : .malformed)
    }
    return name
  }
}
