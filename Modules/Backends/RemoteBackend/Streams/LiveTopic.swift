import AppValues
import Entities
import MastodonAPI
import SocialNetworking

/// A stream of a server.
enum LiveTopic: Hashable, Sendable {
  /// What happens at home, and the viewer's notifications.
  case user
  /// Everyone's public posts.
  case everyone
  /// Public posts with a hashtag.
  case hashtag(String)
  /// Posts and shares of the people in a list.
  case list(ID<UserList>)
  /// What comes into the viewer's inbox of direct posts.
  case direct

  /// Asks for it on a WebSocket.
  var request: MastodonStreamRequest {
    switch self {
    case .user: MastodonStreamRequest(stream: "user")
    case .everyone: MastodonStreamRequest(stream: "public")
    case .hashtag(let name): MastodonStreamRequest(stream: "hashtag", tag: name)
    case .list(let id): MastodonStreamRequest(stream: "list", list: id.rawValue)
    case .direct: MastodonStreamRequest(stream: "direct")
    }
  }

  /// Listens to it by server-sent events.
  func events(of client: APIClient) throws(NetworkError) -> EventStream {
    switch self {
    case .user: try client.events(Endpoints.Streaming.user, with: MastodonStreamFilters())
    case .everyone: try client.events(Endpoints.Streaming.everyone, with: MastodonStreamFilters())
    case .hashtag(let name):
      try client.events(Endpoints.Streaming.hashtag, with: MastodonStreamFilters(tag: name))
    case .list(let id):
      try client.events(Endpoints.Streaming.list, with: MastodonStreamFilters(list: id.rawValue))
    case .direct: try client.events(Endpoints.Streaming.direct, with: MastodonStreamFilters())
    }
  }

  /// Whether a message on a WebSocket belongs to it. A server may write a hashtag in another way than it was asked for,
  /// and leave out the name of the stream that is in the address.
  func isNamed(_ names: [String]) -> Bool {
    switch self {
    case .user: names.isEmpty || names == ["user"]
    case .everyone: names == ["public"]
    case .hashtag(let name):
      names.count == 2 && names[0] == "hashtag" && SearchText.folded(names[1]) == SearchText.folded(name)
    case .list(let id): names == ["list", id.rawValue]
    case .direct: names == ["direct"]
    }
  }
}
