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
  _ id: String, by author: Author = bob, _ text: String = "Hello", minutesAgo: Int64 = 5,
  answering parent: Post? = nil, counts: PostCounts = PostCounts(), marks: PostMarks = PostMarks()
) -> Post {
  Post(
    id: ID(id), author: author, text: text, createdAt: noon.adding(seconds: -60 * minutesAgo),
    replyTo: parent.map { ReplyReference(post: $0.id, author: $0.author) }, counts: counts,
    marks: marks)
}

func page(_ posts: [Post], older: String? = nil) -> Page<Post> {
  Page(items: posts, older: older.map { Cursor($0) }, newer: posts.first.map { Cursor($0.id.rawValue) })
}
