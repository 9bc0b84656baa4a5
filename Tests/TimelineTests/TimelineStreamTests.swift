import AppValues
import SocialTestSupport
import Testing

@testable import Timeline

@Suite("A followed timeline", .timeLimit(.minutes(5)))
struct TimelineStreamTests {
  let repository = FakeTimelineRepository(.home, items(1...3))

  private func stream(after cursor: Cursor? = nil) -> TimelineStream {
    TimelineInteractor(repository: repository, readingPositions: nil).stream(
      .home, after: cursor, pause: .zero)
  }

  /// The ids of the next items.
  private func next(
    _ count: Int, of iterator: inout TimelineStream.Iterator
  ) async throws(AppError) -> [ID<TimelineItem>] {
    var ids: [ID<TimelineItem>] = []
    while ids.count < count, let item = try await iterator.next() { ids.append(item.id) }
    return ids
  }

  @Test("begins after a cursor and tells the oldest first")
  func after() async throws {
    var iterator = stream(after: Cursor("c1")).makeAsyncIterator()
    #expect(try await next(2, of: &iterator) == [ID("i2"), ID("i3")])
    repository.add(item(4), item(5))
    #expect(try await next(2, of: &iterator) == [ID("i4"), ID("i5")])
  }

  @Test("begins with what comes from now on")
  func now() async throws {
    let repository = repository
    let first = Task { () async throws -> ID<TimelineItem>? in
      for try await item in try TimelineInteractor(repository: repository, readingPositions: nil).stream(
        .home)
      {
        return item.id
      }
      return nil
    }
    #expect(try await eventually { repository.requests.count == 1 })
    repository.add(item(4))
    #expect(try await first.value == ID("i4"))
  }

  @Test("leaves nothing out when much came at once, nor tells anything twice")
  func much() async throws {
    for number in 4...300 { repository.add(item(number), tell: false) }
    var iterator = stream(after: Cursor("c3")).makeAsyncIterator()
    repository.tell(.lagged)
    repository.tell(.disconnected)
    repository.tell(.changed)
    #expect(try await next(297, of: &iterator) == ids(4...300).reversed())
    repository.add(item(301))
    #expect(try await next(1, of: &iterator) == [ID("i301")])
  }

  @Test("begins with the oldest of a timeline that was empty")
  func empty() async throws {
    let repository = FakeTimelineRepository(.home)
    let told = Task {
      var ids: [ID<TimelineItem>] = []
      for try await item in try TimelineInteractor(repository: repository, readingPositions: nil).stream(
        .home)
      {
        ids.append(item.id)
        if ids.count == 200 { break }
      }
      return ids
    }
    #expect(try await eventually { repository.requests.count == 1 })
    for number in 1...200 { repository.add(item(number), tell: false) }
    repository.tell(.changed)
    #expect(try await told.value == ids(1...200).reversed())
  }

  @Test("tells a post once, however many share it")
  func shares() async throws {
    repository.add(item(4, post: post(9), sharedBy: bob), item(5, post: post(9), sharedBy: carol), item(6))
    var iterator = stream(after: Cursor("c3")).makeAsyncIterator()
    #expect(try await next(2, of: &iterator) == [ID("i4"), ID("i6")])
  }

  @Test("waits while the source is out of reach, then catches up")
  func unreachable() async throws {
    repository.fail(.offline, .unavailable, .timeout, .storage(.locked))
    var iterator = stream(after: Cursor("c2")).makeAsyncIterator()
    #expect(try await next(1, of: &iterator) == [ID("i3")])
  }

  @Test("ends with what waiting cannot mend")
  func fails() async throws {
    repository.fail(.unauthenticated)
    var iterator = stream(after: Cursor("c2")).makeAsyncIterator()
    await #expect(throws: AppError.unauthenticated) { try await iterator.next() }
  }

  @Test("ends when its reader is cancelled")
  func cancelled() async throws {
    let repository = repository
    let reader = Task {
      var count = 0
      for try await _ in try TimelineInteractor(repository: repository, readingPositions: nil).stream(.home) {
        count += 1
      }
      return count
    }
    #expect(try await eventually { repository.requests.count == 1 })
    reader.cancel()
    #expect(try await reader.value == 0)
  }

  @Test("ends with its source")
  func sourceEnds() async throws {
    var iterator = stream(after: Cursor("c3")).makeAsyncIterator()
    repository.endNews()
    #expect(try await iterator.next() == nil)
  }
}
