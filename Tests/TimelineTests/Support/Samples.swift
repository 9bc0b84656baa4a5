import AppValues
import Entities
import SocialTestSupport

@testable import Timeline

func post(_ number: Int, by author: Author = bob, likes: Int = 0) -> Post {
  Post(
    id: ID("p\(number)"), author: author, content: PostContent("Text \(number)"),
    createdAt: noon.adding(seconds: -3600), counts: PostCounts(likes: likes))
}

/// The item of a number, with the post of the same number unless another is named.
func item(_ number: Int, post other: Post? = nil, sharedBy: Author? = nil) -> TimelineItem {
  TimelineItem(
    id: ID("i\(number)"), post: other ?? post(number), sharedBy: sharedBy,
    at: noon.adding(seconds: -3600), cursor: Cursor("c\(number)"))
}

/// Items from a higher number down to a lower.
func items(_ numbers: ClosedRange<Int>) -> [TimelineItem] {
  numbers.reversed().map { item($0) }
}

/// The ids of items from a higher number down to a lower.
func ids(_ numbers: ClosedRange<Int>) -> [ID<TimelineItem>] {
  items(numbers).map(\.id)
}

func page(_ items: [TimelineItem], ends: Bool = false) -> Page<TimelineItem> {
  Page(items: items, older: ends ? nil : items.last?.cursor, newer: items.first?.cursor)
}
