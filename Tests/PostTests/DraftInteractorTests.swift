import Entities
import Post
import Synchronization
import TestSupport
import Testing

@Suite("A draft")
struct DraftInteractorTests {
  private let store = FakeDrafts()

  private func interactor() -> DraftInteractor {
    let made = Mutex(0)
    return DraftInteractor(store: store) {
      PublishKey("key \(made.withLock { $0 += 1; return $0 })")
    }
  }

  @Test("keeps its key for as long as its text says the same")
  func keepsKey() throws {
    let drafts = interactor()
    let first = try #require(drafts.draft("hello", replyTo: nil, after: nil))
    let second = try #require(drafts.draft("hello\n", replyTo: nil, after: first))
    #expect(first.key == PublishKey("key 1"))
    #expect(second == Draft(text: "hello\n", replyTo: nil, key: PublishKey("key 1")))
  }

  @Test("gets another key when its text is edited, so that it is not taken for the one published")
  func changesKey() throws {
    let drafts = interactor()
    let first = drafts.draft("hello", replyTo: ID("9"), after: nil)
    let second = drafts.draft("hello!", replyTo: ID("9"), after: first)
    #expect(second == Draft(text: "hello!", replyTo: ID("9"), key: PublishKey("key 2")))
  }

  @Test("is nothing while there is nothing in it")
  func blank() async throws {
    #expect(interactor().draft(" \n", replyTo: nil, after: nil) == nil)
    store.load.answers(Draft(text: "\n", replyTo: nil, key: PublishKey("k")))
    #expect(try await interactor().load(replyTo: nil) == nil)
  }
}
