import Hummingbird

/// The posts of a server.
enum HostilePosts {
  private static let pageLength = 3

  /// A page of a list of the posts. Only its link leads to the next one: ids as cursors mean nothing here.
  static func page(_ path: String, after cursor: String?) -> Response {
    let start = cursor.flatMap { Int($0.dropFirst("place-".count)) } ?? 0
    let end = min(start + pageLength, all.count)
    guard start < end else { return HostileAnswer.json("[]") }
    let address = "https://elsewhere.example\(path)?cursor=place-"
    let next = end < all.count ? "<\(address)\(end)&limit=3>; rel=next" : nil
    return HostileAnswer.json(list(all[start..<end].map(\.json)), link: next)
  }

  static func post(_ id: String) -> String? { all.first { $0.id == id }?.json }

  /// A conversation in which two posts are comments on each other.
  static let context = #"{"ancestors": [], "descendants": \#(list(comments.map(\.json)))}"#

  private static let comments = [
    text("01JREPLY", "<p>First</p>", #""in_reply_to_id": "01JSTRANGE""#),
    text("01JDEEPER", "<p>Below it</p>", #""in_reply_to_id": "01JREPLY""#),
    text("01JORPHAN", "<p>On one that is gone</p>", #""in_reply_to_id": "01JGONE""#),
    text("01JONE", "<p>One</p>", #""in_reply_to_id": "01JTWO""#),
    text("01JTWO", "<p>Two</p>", #""in_reply_to_id": "01JONE""#),
  ]

  static func list(_ elements: [String]) -> String { "[\(elements.joined(separator: ", "))]" }

  private struct Post {
    let id: String
    let json: String
  }

  private static let all: [Post] = [strange, film, poll, share, unreadable] + plain

  /// A post that few may see, in a word that no one knows.
  private static let strange = text(
    "01JSTRANGE",
    #"<p>Hi <a href=\"https://other.example/@bob\" class=\"u-url mention\">@bob</a></p>"#,
    #"""
    "visibility": "mutuals_only", "quote_approval": {"automatic": []}, "favourites_count": "3", "favourited": false,
    "mentions": [
      {"id": \#(HostilePeople.bobID), "username": "bob", "acct": "bob@other.example",
        "url": "https://other.example/@bob"}
    ]
    """#)

  private static let film = text(
    "01JFILM", "",
    #"""
    "visibility": "public", "spoiler_text": "Loud", "sensitive": "true",
    "media_attachments": [
      {"id": "1", "type": "video", "url": "https://far.example/film.mp4", "description": "A storm",
        "meta": {"length": "0:00:12"}},
      {"id": "2", "type": "hologram", "remote_url": "https://far.example/h"},
      {"id": 3, "type": "image", "url": "https://far.example/p.png", "meta": "none"}
    ]
    """#)

  private static let poll = text(
    "01JPOLL", "<p>Tea?</p>",
    #"""
    "visibility": "unlisted", "url": "https://far.example/poll",
    "quote": {"state": "accepted", "quoted_status": \#(strange.json)},
    "poll": {"id": "1", "options": [{"title": "Yes", "votes_count": "4"}, {"title": "No"}]},
    "card": {"url": "https://tea.example", "title": "Tea", "html": "<script>alert(1)</script>"}
    """#)

  private static let share = Post(
    id: "01JSHARE",
    json: #"""
      {
        "id": "01JSHARE", "created_at": "2024-01-02T03:04:05Z", "account": \#(HostilePeople.mia),
        "reblog": {
          "id": 116000000000000001, "content": "<p>Shared</p>", "visibility": "public",
          "account": \#(HostilePeople.bob)
        }
      }
      """#)

  private static let unreadable = Post(id: "", json: #"{"content": "<p>Who am I?</p>"}"#)

  private static let plain = (1...4).map {
    text("01JPLAIN\($0)", "<p>Post \($0)</p>", #""visibility": "public""#)
  }

  /// - Parameters:
  ///   - html: The text, escaped as in JSON.
  ///   - rest: Further members.
  private static func text(_ id: String, _ html: String, _ rest: String) -> Post {
    Post(
      id: id,
      json: #"""
        {
          "id": "\#(id)", "content": "\#(html)", "account": \#(HostilePeople.mia),
          "created_at": "2024-01-02T03:04:05.678Z", \#(rest)
        }
        """#)
  }
}
