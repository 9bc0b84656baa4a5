import AppValues
import Entities
import SocialTestSupport
import Testing
import Timeline

@Suite("Timelines without what filters hide")
struct FilteringTimelineTests {
  /// Fifty posts, of which a filter hides all but each tenth at home.
  private struct Posts: TimelineRepository {
    let timelineCapabilities = TimelineCapabilities.all
    /// The first post that can't be read.
    var end = 50
    /// The most in a page.
    var most = 50

    func page(of kind: TimelineKind, _ request: PageRequest) async throws(AppError) -> Page<TimelineItem> {
      var first = 0
      if case .before(let cursor) = request.position { first = (Int(cursor.rawValue) ?? 0) + 1 }
      guard first < end else { throw .offline }
      let last = min(first + min(request.limit, most), 50)
      let items = (first..<max(first, last)).map { number in
        var post = post("\(number)")
        if !number.isMultiple(of: 10) {
          post.filters = [FilterMatch(ID("1"), FilterSettings("Most", in: [.home], action: .hide))]
        }
        return TimelineItem(
          id: ID("\(number)"), post: post, sharedBy: nil, at: noon, cursor: Cursor("\(number)"))
      }
      return Page(items: items, older: last < 50 ? items.last?.cursor : nil, newer: items.first?.cursor)
    }

    func news(of kind: TimelineKind) -> AsyncStream<LiveSignal>? { nil }
  }

  private func read(
    _ kind: TimelineKind, _ request: PageRequest, of posts: Posts = Posts()
  ) async throws -> (posts: [String], older: String?) {
    let page = try await FilteringTimeline(posts).page(of: kind, request)
    return (page.items.map(\.id.rawValue), page.older?.rawValue)
  }

  @Test("fill their pages with what remains, skip nothing and end where the source ends")
  func pages() async throws {
    let first = try await read(.home, PageRequest(limit: 20))
    #expect(first.posts == ["0", "10", "20", "30", "40"] && first.older == nil)
    let small = try await read(.home, PageRequest(limit: 5))
    #expect(small.posts == ["0", "10", "20"] && small.older == "24")
    let next = try await read(.home, PageRequest(.before(Cursor("24")), limit: 5))
    #expect(next.posts == ["30", "40"] && next.older == nil)
  }

  @Test("read no more than it takes to replace what is hidden")
  func shortPages() async throws {
    let page = try await read(.everyone, PageRequest(limit: 20), of: Posts(end: 1, most: 2))
    #expect(page.posts == ["0", "1"] && page.older == "1")
  }

  @Test("show what was read when the source is gone after that")
  func offline() async throws {
    let page = try await read(.home, PageRequest(limit: 5), of: Posts(end: 12))
    #expect(page.posts == ["0", "10"] && page.older == "14")
    await #expect(throws: AppError.offline) {
      try await read(.home, PageRequest(.before(Cursor("10")), limit: 5), of: Posts(end: 16))
    }
  }

  @Test("are whole where the filter doesn't apply")
  func elsewhere() async throws {
    for kind in [TimelineKind.everyone, .bookmarks, .user(bob.id)] {
      #expect(try await read(kind, PageRequest(limit: 20)).posts.count == 20)
    }
  }
}
