import AppValues
import Entities
import HTTPTypes
import MastodonAPI
import Timeline

/// A stream that clients can listen to.
struct StreamTopic: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// New posts at home, and notifications.
    case user
    case notifications
    /// Everyone's public posts.
    case everyone
    /// Public posts from other servers, of which there are none.
    case elsewhere
    case hashtag(String)
    case list(ID<UserList>)
    /// Conversations in direct posts into which something new came.
    case conversations
  }

  let kind: Kind
  /// Only posts with photos.
  var onlyMedia = false
  /// The client's name for it: `["hashtag", "cats"]`.
  let names: [String]

  /// - Parameters:
  ///   - name: As on a WebSocket: `public:local:media`.
  ///   - tag: The hashtag of a stream of one.
  ///   - list: The list of a stream of one.
  ///
  /// Throws for a stream that doesn't exist.
  init(_ name: String, tag: String? = nil, list: String? = nil) throws(ServerError) {
    let isMedia = name.hasPrefix("public") && name.hasSuffix(":media")
    var names = [name]
    switch isMedia ? String(name.dropLast(6)) : name {
    case "user": kind = .user
    case "user:notification": kind = .notifications
    case "public", "public:local": kind = .everyone
    case "public:remote": kind = .elsewhere
    case "hashtag", "hashtag:local":
      guard let tag, !tag.isEmpty else { throw ServerError(.badRequest, "Missing tag name parameter") }
      kind = .hashtag(tag)
      names.append(tag)
    case "list":
      guard let list, !list.isEmpty else { throw ServerError(.badRequest, "Missing list name parameter") }
      kind = .list(ID(list))
      names.append(list)
    case "direct": kind = .conversations
    default: throw ServerError(.badRequest, "Unknown stream type")
    }
    self.names = names
    onlyMedia = isMedia
  }

  /// The scopes that a token needs for it.
  var rule: ScopeRule {
    switch kind {
    case .user: Endpoints.Streaming.user.access.rule
    case .notifications: Endpoints.Streaming.notifications.access.rule
    case .everyone: Endpoints.Streaming.everyone.access.rule
    case .elsewhere: Endpoints.Streaming.remote.access.rule
    case .hashtag: Endpoints.Streaming.hashtag.access.rule
    case .list: Endpoints.Streaming.list.access.rule
    case .conversations: Endpoints.Streaming.direct.access.rule
    }
  }

  /// The timeline that it follows; nil if it follows none.
  var timeline: TimelineKind? {
    switch kind {
    case .user: .home
    case .everyone: .everyone
    case .hashtag(let name): .hashtag(HashtagSelection(any: [name]))
    case .list(let id): .list(id)
    case .notifications, .elsewhere, .conversations: nil
    }
  }

  /// Whether it shows posts, which can be deleted later.
  var hasPosts: Bool { timeline != nil || kind == .conversations }

  /// Whether it includes notifications.
  var hasNotifications: Bool { kind == .user || kind == .notifications }
}
