public import AppValues
public import Entities

/// Keeps what people show on their profiles.
public protocol FeaturedRepository: Sendable {
  /// The people whom a person features, the latest first.
  ///
  /// Throws `notFound`, `gone`.
  func people(featuredBy id: ID<User>, _ request: PageRequest) async throws(AppError) -> Page<User>
  /// The people whom a person features, the latest first, by their names alone. Unless a source implements it, they are
  /// read as people.
  ///
  /// - Parameter limit: The most people to return.
  ///
  /// Throws `notFound`, `gone`.
  func authors(featuredBy id: ID<User>, limit: Int) async throws(AppError) -> [Author]
  /// The hashtags that a person features, in the order in which they were featured.
  ///
  /// Throws `notFound`, `gone`.
  func hashtags(featuredBy id: ID<User>) async throws(AppError) -> [FeaturedHashtag]
  /// The hashtags that the viewer uses most and doesn't feature, up to `FeaturedHashtag.maximumCount`.
  ///
  /// Throws `unauthenticated`; so do the following functions.
  func suggestedHashtags() async throws(AppError) -> [FeaturedHashtag]
  /// Features a hashtag by its name. Featuring twice is the same as featuring once.
  ///
  /// Throws `invalid(.hashtags, .tooLong)` for one too many.
  func feature(hashtag name: String) async throws(AppError) -> FeaturedHashtag
  /// Features a hashtag no longer. Does nothing if it isn't featured.
  func unfeature(hashtag name: String) async throws(AppError)
  /// Features a person whom the viewer follows, for as long as they do.
  ///
  /// - Returns: The updated person.
  ///
  /// Throws `notFound`, `gone`; `forbidden` for someone the viewer doesn't follow.
  func feature(_ id: ID<User>) async throws(AppError) -> User
  /// Features a person no longer. Does nothing if they aren't featured.
  ///
  /// - Returns: The updated person.
  ///
  /// Throws `notFound`, `gone`, `forbidden` for the viewer themselves.
  func unfeature(_ id: ID<User>) async throws(AppError) -> User
}

extension FeaturedRepository {
  /// The people whom the person `id` features, the latest first, up to `limit`.
  public func authors(featuredBy id: ID<User>, limit: Int) async throws(AppError) -> [Author] {
    try await people(featuredBy: id, PageRequest(limit: limit)).items.map(\.author)
  }
}
