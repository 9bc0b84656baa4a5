import AppValues
import MastodonAPI

/// What a server can do, as far as it has been asked. What is kept needn't be asked again at the next start.
public struct ServerFacts: Codable, Hashable, Sendable {
  /// When the server was asked; nil if it hasn't been.
  var askedAt: Timestamp?
  /// What a SocialConnect server can do beyond Mastodon's API; nil for any other server.
  var features: Set<SocialConnectFeature>?
  /// The providers by whose accounts people sign in there; nil where that was never asked.
  var providers: [Provider]?
  /// The limits of posts.
  var limits = PostLimits()
  /// Where the server has announced that its streams are; nil if it hasn't.
  var streaming: String?
  /// When it turned out that the server doesn't have some endpoints.
  var lacking: [EndpointGroup: Timestamp] = [:]

  /// Nothing yet.
  public init() {}

  /// A provider by whose accounts people sign in.
  struct Provider: Codable, Hashable, Sendable {
    var id, name: String
  }

  /// The limits of posts on a server.
  struct PostLimits: Codable, Hashable, Sendable {
    var characters = 500
    var photos = 4
    /// Nil where posts can't have polls.
    var polls: Polls?
  }

  /// The limits of polls on a server.
  struct Polls: Codable, Hashable, Sendable {
    var options, characters, shortest, longest: Int
  }
}
