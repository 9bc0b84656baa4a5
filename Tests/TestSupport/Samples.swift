public import AppScreens
public import AppValues
public import Entities
import Foundation
import Presentation

/// 21 November 2026, 12:00 UTC.
public let noon = Timestamp(milliseconds: 1_795_262_400_000)

public let alice = Author(id: ID("1"), handle: "alice", name: "Alice")
public let bob = Author(id: ID("2"), handle: "bob", name: "Bob")
public let carol = Author(id: ID("3"), handle: "carol", name: "Carol")

/// Alice, signed in.
public let asAlice = Viewer.signedIn(
  Session(id: ID("s"), user: alice.id, handle: alice.handle, name: alice.name, token: "secret"))
/// Bob, signed in.
public let asBob = Viewer.signedIn(
  Session(id: ID("s"), user: bob.id, handle: bob.handle, name: bob.name, token: "secret"))

/// Words for a view, at noon.
public func context(_ language: Language = .english) -> ViewContext {
  ViewContext(words: Words.social(language, timeZone: .gmt), clock: WallClock { noon })
}

/// A post, as a rule five minutes old at noon.
public func post(
  _ id: String, by author: Author = bob, _ text: String = "Hello", minutesAgo: Int64 = 5,
  answering parent: Post? = nil, warning: String? = nil, photos: [Photo] = [],
  counts: PostCounts = PostCounts(), marks: PostMarks = PostMarks()
) -> Post {
  Post(
    id: ID(id), author: author, content: PostContent(text, warning: warning, photos: photos),
    createdAt: noon.adding(seconds: -60 * minutesAgo),
    replyTo: parent.map { ReplyReference(post: $0.id, author: $0.author) }, counts: counts, marks: marks)
}

/// A page with nothing newer left out.
public func page<Item>(_ items: [Item], older: String? = nil, newer: String = "top") -> Page<Item> {
  Page(items: items, older: older.map { Cursor($0) }, newer: items.isEmpty ? nil : Cursor(newer))
}

/// A screen as a person sees it.
public func drawn<Action: Sendable>(_ screen: Screen<Action>, width: Int = 60) -> String {
  ScreenRenderer(width: width).render(screen)
}
