import Entities
import Foundation
import Presentation

/// 21 November 2026, 12:00 UTC.
let noon = Timestamp(milliseconds: 1_795_262_400_000)

let alice = Author(id: ID("a"), handle: "alice", name: "Alice")
let bob = Author(id: ID("b"), handle: "bob", name: "Bob")

let aliceSignedIn = Viewer.signedIn(
  Session(id: ID("s"), user: alice.id, handle: "alice", name: "Alice", token: "secret"))

func context(_ language: Language = .english) -> ViewContext {
  ViewContext(words: Words(language, timeZone: .gmt), clock: WallClock { noon })
}

func post(
  _ id: String, by author: Author = bob, _ text: String = "Hello", marks: PostMarks = PostMarks()
) -> Post {
  Post(
    id: ID(id), author: author, text: text, createdAt: noon.adding(seconds: -300), marks: marks)
}

func page<Item>(_ items: [Item], older: String? = nil) -> Page<Item> {
  Page(items: items, older: older.map { Cursor($0) }, newer: items.isEmpty ? nil : Cursor("top"))
}

func user(_ author: Author, bio: String = "", following: Bool = false) -> User {
  User(
    id: author.id, handle: author.handle, name: author.name, bio: bio, postCount: 0,
    followerCount: 0, followingCount: 0, isLocked: false, createdAt: noon,
    relationship: Relationship(following: following))
}
