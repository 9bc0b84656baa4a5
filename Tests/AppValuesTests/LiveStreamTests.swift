import AppValues
import Synchronization
import Testing

@Suite("A live stream", .timeLimit(.minutes(1)))
struct LiveStreamTests {
  /// A list whose pages are told one by one, and one signal that something has come.
  private func read(_ pages: [Page<Int>]) async throws -> [[Int]] {
    let left = Mutex(pages)
    let stream = LiveStream<Int>(after: Cursor("0")) {
      AsyncStream { $0.finish() }
    } read: { _ in
      left.withLock { $0.isEmpty ? Page(items: [], older: nil, newer: nil) : $0.removeFirst() }
    }
    var portions: [[Int]] = []
    for try await portion in stream { portions.append(portion) }
    return portions
  }

  @Test("reads on above a page whose items were all left out")
  func emptyPage() async throws {
    let pages = [
      Page<Int>(items: [], older: nil, newer: Cursor("1")),
      Page(items: [2, 1], older: nil, newer: Cursor("2")),
    ]
    #expect(try await read(pages) == [[1, 2]])
  }

  @Test("waits behind a page that leads to itself")
  func circle() async throws {
    let circle = Page<Int>(items: [], older: nil, newer: Cursor("0"))
    #expect(try await read([circle, Page(items: [1], older: nil, newer: Cursor("1"))]) == [])
  }

  @Test("waits behind pages that lead to each other")
  func wideCircle() async throws {
    let circle = ["a", "b", "a", "b"].map { Page<Int>(items: [], older: nil, newer: Cursor($0)) }
    #expect(try await read(circle + [Page(items: [1], older: nil, newer: Cursor("1"))]) == [])
  }
}
