import AppValues
import Entities
import MastodonAPI
import Notifications
import SocialBackend
import SocialNetworking
import SocialNetworkingTesting
import SocialTestSupport
import Testing

@Suite("Announcements of a server", .timeLimit(.minutes(1)))
struct AnnouncementTests {
  private static let list = "/api/v1/announcements"

  /// As Mastodon sends them, the one first that begins first.
  private static let all = #"""
    [
      {
        "id": "3", "content": "<p>Tea<br>at <b>noon</b></p>", "starts_at": "2026-01-02T00:00:00.000Z",
        "ends_at": "2026-01-04T00:00:00.000Z", "all_day": true, "published_at": "2026-01-01T10:00:00.000Z",
        "updated_at": "2026-01-01T12:00:00.000Z", "read": true, "mentions": [], "statuses": [], "tags": [],
        "emojis": [], "reactions": []
      },
      {
        "id": "8",
        "content": "<p>We move. Ask <span class=\"h-card\"><a href=\"https://far.example/@bob\" class=\"u-url mention\">@<span>bob</span></a></span>, see <a href=\"https://social.test/tags/moving\" class=\"mention hashtag\" rel=\"tag\">#<span>moving</span></a>.</p>",
        "starts_at": null, "ends_at": null, "all_day": true, "published_at": "2026-01-01T11:00:00.000Z",
        "updated_at": "2026-01-01T11:00:00.120Z", "read": false,
        "mentions": [
          {"id": "9", "username": "bob", "url": "https://far.example/@bob", "acct": "bob@far.example"}
        ],
        "statuses": [], "tags": [{"name": "moving", "url": "https://social.test/tags/moving"}], "emojis": [],
        "reactions": [
          {"name": "👍", "count": 3, "me": true},
          {
            "name": "blobcat", "count": 1, "me": false, "url": "https://social.test/blobcat.gif",
            "static_url": "https://social.test/blobcat.png"
          }
        ]
      }
    ]
    """#

  private func announcements(_ world: StreamWorld) throws -> any AnnouncementsRepository {
    try world.mia.notifications.announcements.orUnsupported()
  }

  @Test("are read as text, the newest first, with what the viewer made of them")
  func reading() async throws {
    let world = try StreamWorld()
    world.transport.expect(.get, Self.list, .text(Self.all))
    let page = try await announcements(world).announcements()
    #expect(page.items.map(\.id.rawValue) == ["8", "3"] && page.older == nil)
    let (moving, tea) = (page.items[0], page.items[1])
    #expect(
      moving.content == AnnouncementContent(text: "We move. Ask @bob@far.example, see #moving."))
    #expect(moving.editedAt == nil && !moving.isRead)
    #expect(
      moving.reactions == [
        AnnouncementReaction(emoji: "👍", count: 3, isOwn: true),
        AnnouncementReaction(emoji: ":blobcat:", count: 1, isOwn: false),
      ])
    #expect(
      tea.content
        == AnnouncementContent(
          text: "Tea\nat noon", startsAt: Timestamp(milliseconds: 1_767_312_000_000),
          endsAt: Timestamp(milliseconds: 1_767_614_399_999), isAllDay: true))
    #expect(tea.content.days?.upperBound.description == "2026-01-04")
    #expect(tea.editedAt == Timestamp(milliseconds: 1_767_268_800_000) && tea.isRead)
    #expect(world.transport.requests.map(\.target) == ["\(Self.list)?with_dismissed=true"])
  }

  @Test("are dismissed, and given and taken from emoji, those of the server's own by their names")
  func writing() async throws {
    let world = try StreamWorld()
    world.transport.expect(.post, "\(Self.list)/8/dismiss", .text("{}"))
    world.transport.expect(.put, "\(Self.list)/8/reactions/%F0%9F%91%8D", .text("{}"))
    world.transport.expect(.delete, "\(Self.list)/8/reactions/blobcat", .text("{}"))
    let announcements = try announcements(world)
    try await announcements.dismiss(ID("8"))
    try await announcements.setReaction("👍", true, to: ID("8"))
    try await announcements.setReaction(":blobcat:", false, to: ID("8"))
    #expect(world.transport.missing == [])
    for text in ["tea", "", "👍👍", "blobcat", ":blob cat:"] {
      await #expect(throws: AppError.invalid(.emoji, .malformed)) {
        try await announcements.setReaction(text, true, to: ID("8"))
      }
    }
    #expect(world.transport.requests.count == 3)
  }

  @Test("refuse what the server doesn't know as no emoji, and a ninth as one too many")
  func refused() async throws {
    let world = try StreamWorld()
    let announcements = try announcements(world)
    let refusal = FakeAnswer.text(
      #"{"error": "Validation failed: Name is not a recognized emoji"}"#, status: 422)
    world.transport.expect(.put, "\(Self.list)/8/reactions/owl", refusal)
    world.transport.expect(.get, Self.list, .text(Self.all))
    await #expect(throws: AppError.invalid(.emoji, .malformed)) {
      try await announcements.setReaction(":owl:", true, to: ID("8"))
    }
    let full = (1...8).map { #"{"name": "own\#($0)", "count": 1, "url": "https://social.test/\#($0)"}"# }
    let announcement = #"{"id": "8", "content": "x", "reactions": [\#(full.joined(separator: ", "))]}"#
    world.transport.expect(.put, "\(Self.list)/8/reactions/owl", refusal)
    world.transport.expect(.get, Self.list, .text("[\(announcement)]"))
    await #expect(throws: AppError.invalid(.emoji, .outOfRange)) {
      try await announcements.setReaction(":owl:", true, to: ID("8"))
    }
    #expect(world.transport.missing == [])
  }

  @Test("that are gone don't make the others unreachable, and a server without any isn't asked again")
  func missing() async throws {
    let world = try StreamWorld()
    world.transport.expect(.post, "\(Self.list)/9/dismiss", .text("{}", status: 404))
    await #expect(throws: AppError.notFound) { try await announcements(world).dismiss(ID("9")) }
    #expect(world.mia.notifications.announcements != nil)
    world.transport.expect(.get, Self.list, .text("{}", status: 404))
    await #expect(throws: AppError.unsupported) { try await announcements(world).announcements() }
    #expect(world.mia.notifications.announcements == nil)
    world.clock.advance(seconds: 86_400)
    world.transport.expect(.get, Self.list, .text("[]"))
    #expect(try await announcements(world).announcements().items.isEmpty)
  }

  @Test("are told of by the viewer's stream")
  func news() async throws {
    let (world, events) = (try StreamWorld(), FakeEvents())
    world.transport.expect(.get, StreamWorld.webSocket, events.answer)
    var news = try announcements(world).announcementChanges().makeAsyncIterator()
    world.streams.open()
    #expect(await news.next() == .lagged)
    for event in [MastodonStreamEvent.announcement, .announcementDelete, .announcementReaction] {
      events.send(MastodonStreamMessage(stream: ["user"], event: event, payload: "8"))
      #expect(await news.next() == .changed)
    }
  }
}
