import Entities

let alice = Author(id: ID("1"), handle: "alice", name: "Alice")
let bob = Author(id: ID("2"), handle: "bob", name: "Bob")

func viewer(_ author: Author) -> Viewer {
  .signedIn(Session(id: ID("s"), user: author.id, handle: author.handle, name: author.name, token: "t"))
}

func post(_ id: String, by author: Author = bob, likes: Int = 0) -> Post {
  Post(
    id: ID(id), author: author, text: "Text \(id)", createdAt: Timestamp(milliseconds: 0),
    counts: PostCounts(likes: likes))
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
