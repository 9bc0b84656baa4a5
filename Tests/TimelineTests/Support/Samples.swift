import Entities
import Foundation
import Presentation

@testable import Timeline

let alice = Author(id: ID("1"), handle: "alice", name: "Alice")
let bob = Author(id: ID("2"), handle: "bob", name: "Bob")
let carol = Author(id: ID("3"), handle: "carol", name: "Carol")

func viewer(_ author: Author) -> Viewer {
  .signedIn(Session(id: ID("s"), user: author.id, handle: author.handle, name: author.name, token: "t"))
}

/// An hour after all samples were written.
let noon = Timestamp(milliseconds: 1_795_262_400_000)

func context(_ language: Language = .english) -> ViewContext {
  ViewContext(words: Words(language, timeZone: .gmt), clock: WallClock { noon })
}

func post(_ number: Int, by author: Author = bob, likes: Int = 0) -> Post {
  Post(
    id: ID("p\(number)"), author: author, text: "Text \(number)", createdAt: noon.adding(seconds: -3600),
    counts: PostCounts(likes: likes))
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

/// Whether the condition comes true within ten seconds; for what gives no signal.
@MainActor
func eventually(_ condition: @MainActor () -> Bool) async -> Bool {
  let deadline = ContinuousClock.now + .seconds(10)
  while ContinuousClock.now < deadline {
    if condition() { return true }
    await Task.yield()
  }
  return false
}
