import AppValues
import Entities
import Foundation
import Testing

@Suite("What an app may keep")
struct CodableTests {
  private static let person = Author(
    id: ID("7"), handle: "mia@example.org", name: "みあ", avatar: .at("https://example.org/7.jpg"))
  private static let time = Timestamp(milliseconds: 1_767_265_200_001)

  private static let post = Post(
    id: ID("42"), author: person,
    content: PostContent(
      "a \"b\"\n👍🏽", warning: "c", language: "ja", place: Place(name: "f", latitude: 35.6595, longitude: nil),
      photos: [
        Photo(
          id: ID("1"), alt: "d", focus: PhotoFocus(x: 0.1234, y: -1), width: 4, height: 3, blurhash: "L0",
          location: "/e", thumbnail: nil)
      ], isSensitive: true), createdAt: time, editedAt: time, visibility: .followers,
    replyTo: ReplyReference(post: ID("41"), author: nil, authorID: ID("9")), hashtags: ["写真"],
    mentions: [person],
    counts: PostCounts(likes: 1, comments: 2, shares: 3),
    marks: PostMarks(
      isLiked: true, isShared: true, isBookmarked: true, isPinned: true, mutesConversation: true),
    delivery: .waiting)

  private static let user = User(
    id: ID("7"), handle: "mia", name: "Mia", bio: "g", postCount: 1, followerCount: 2, followingCount: 3,
    isLocked: true, isBot: true, hidesFollowers: true, isDiscoverable: false, isIndexable: false,
    fields: [ProfileField(label: "h", value: "i")], avatar: .elsewhere, header: .at("/j"), createdAt: time,
    lastPostedAt: CalendarDate("2026-01-01"), version: 4,
    relationship: Relationship(
      isSelf: true, isFollowing: true, isWatching: true, isHidingShares: true, isFollowedBy: true,
      hasRequestedToFollow: true,
      hasFollowRequest: true, isBlocking: true, isBlockedBy: true, isMuting: true, mutedUntil: time,
      isMutingNotices: true, isFeaturing: true,
      note: "k"))

  @Test("comes back as it was")
  func roundTrip() throws {
    try expectRoundTrip(Self.user)
    try expectRoundTrip(Page(items: [Self.post], older: Cursor("a"), newer: nil))
    try expectRoundTrip(
      ReplyReference(
        post: ID("41"), author: Self.person, excerpt: PostExcerpt("Spoiler", isWarning: true)))
    try expectRoundTrip(ReplyReference(post: ID("41"), author: nil, authorID: ID("7")))
    try expectRoundTrip(ReplyReference(post: ID("41"), author: nil, isUnread: true))
    try expectRoundTrip(
      Notice(
        id: ID("1"), kind: .share, from: Self.person, also: [Self.person], others: 2, post: Self.post,
        at: Self.time, isRead: true))
    try expectRoundTrip(Hashtag(name: "写真", postCount: 3, isFollowed: true))
    try expectRoundTrip(
      FeaturedHashtag(id: ID("3"), name: "写真", postCount: 3, lastUsedAt: CalendarDate("2026-01-01")))
    try expectRoundTrip(UserList(id: ID("1"), title: "Friends", memberCount: 2))
    try expectRoundTrip(WritingDefaults(visibility: .unlisted, language: "en", isSensitive: true))
    try expectRoundTrip([CalendarDate("2000-02-29")])
    try expectRoundTrip(PersonPosts.allCases)
    try expectRoundTrip(DirectoryOrder.allCases)
  }

  @Test("names what is chosen as it always did")
  func names() throws {
    #expect(try text(PostVisibility.allCases) == #"["public","unlisted","followers","direct"]"#)
    #expect(
      try text(NoticeKind.allCases)
        == #"["follow","followRequest","like","comment","mention","share","post","edit","poll","unpublished"]"#
    )
    #expect(try text(PersonPosts.allCases) == #"["all","withoutComments","withPhotos"]"#)
    #expect(try text([Delivery.sent, .waiting, .failed]) == #"["sent","waiting","failed"]"#)
    #expect(
      try text([User.Picture.at("a"), .elsewhere]) == #"[{"at":{"_0":"a"}},{"elsewhere":{}}]"#)
  }

  @Test("is read where it was written before posts were quoted, and their authors named by ID")
  func earlierReplies() throws {
    let kept = Data(#"{"post":"41","author":{"id":"7","handle":"mia","name":"Mia"}}"#.utf8)
    let mia = Author(id: ID("7"), handle: "mia", name: "Mia")
    #expect(
      try JSONDecoder().decode(ReplyReference.self, from: kept) == ReplyReference(post: ID("41"), author: mia)
    )
  }

  @Test("is read where it was written before photos could be sensitive")
  func earlierContent() throws {
    let post = try JSONDecoder().decode(
      PostContent<ID<Photo>>.self, from: Data(#"{"text":"a","photos":[]}"#.utf8))
    #expect(post == PostContent("a"))
    let defaults = try JSONDecoder().decode(
      WritingDefaults.self, from: Data(#"{"visibility":"unlisted"}"#.utf8))
    #expect(defaults == WritingDefaults(visibility: .unlisted))
  }

  @Test("writes ids, cursors and days as their text")
  func texts() throws {
    #expect(try text([ID<Post>("42")]) == #"["42"]"#)
    #expect(try text([Cursor("a:1")]) == #"["a:1"]"#)
    #expect(try text([CalendarDate("1990-12-31")]) == #"["1990-12-31"]"#)
  }

  @Test("is refused where no calendar has such a day", arguments: ["2026-02-30", "31.12.1990", ""])
  func noDay(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([CalendarDate].self, from: Data("[\"\(text)\"]".utf8))
    }
  }

  private func expectRoundTrip<Value: Codable & Equatable>(
    _ value: Value, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let data = try JSONEncoder().encode(value)
    #expect(try JSONDecoder().decode(Value.self, from: data) == value, sourceLocation: sourceLocation)
  }

  private func text(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
