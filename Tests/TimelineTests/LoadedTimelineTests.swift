import AppValues
import TestSupport
import Testing

@testable import Timeline

@Suite("A stretch of a timeline")
struct LoadedTimelineTests {
  @Test("shows a post once: within a page the first way it came, later pages not again")
  func once() {
    let shared = item(9, post: post(7), sharedBy: carol)
    var reading = LoadedTimeline(page([shared, item(8), item(7)]))
    #expect(reading.items == [item(8), item(7)])
    reading.append(page([item(6), item(5, post: post(8), sharedBy: carol), item(4)]))
    #expect(reading.items.map(\.id) == [ID("i8"), ID("i7"), ID("i6"), ID("i4")])
    reading.prepend(page([item(11), item(10, post: post(4), sharedBy: carol)]))
    #expect(reading.items.map(\.id) == [ID("i11"), ID("i8"), ID("i7"), ID("i6"), ID("i4")])
  }

  @Test("goes on from the ends of the pages, whatever of them is shown")
  func ends() {
    var reading = LoadedTimeline(page([item(9, post: post(8), sharedBy: carol), item(8)]))
    #expect(reading.newer == Cursor("c9"))
    reading.append(page([item(7, post: post(8), sharedBy: carol)]))
    #expect(reading.older == Cursor("c7"))
    reading.prepend(page([item(10, post: post(8), sharedBy: carol)]))
    #expect(reading.newer == Cursor("c10"))
    reading.prepend(page([]))
    #expect(reading.newer == Cursor("c10"))
    reading.append(page([item(6)], ends: true))
    #expect(reading.older == nil)
  }

  @Test("an empty one may grow at either end")
  func empty() {
    var reading = LoadedTimeline()
    reading.prepend(page(items(3...5)))
    #expect(reading.older == Cursor("c3"))
    #expect(reading.newer == Cursor("c5"))
  }

  @Test("knows where the last visit ended, however its item fares")
  func firstReadItem() {
    let unread = items(6...8)
    #expect(LoadedTimeline(page(items(3...8)), place: Cursor("c5"), unread: unread).firstReadItem == ID("i5"))
    let without5 = page(items(6...8) + items(3...4))
    #expect(LoadedTimeline(without5, place: Cursor("c5"), unread: unread).firstReadItem == ID("i4"))
    #expect(LoadedTimeline(page(items(3...5)), place: Cursor("c5"), unread: []).firstReadItem == nil)
    #expect(LoadedTimeline(page(items(3...8))).firstReadItem == nil, "a first visit")
    #expect(
      LoadedTimeline(page(items(6...8)), unread: unread).firstReadItem == nil, "nothing stands below it")
  }

  @Test("knows when the last visit ended further down")
  func furtherDown() {
    var reading = LoadedTimeline(page(items(21...40)), place: Cursor("c5"), unread: items(6...15))
    #expect(reading.hasLastReadPositionBelow)
    #expect(reading.firstReadItem == nil)
    reading.append(page(items(1...20)))
    #expect(!reading.hasLastReadPositionBelow)
    #expect(reading.firstReadItem == ID("i5"))
  }

  @Test("closes the ranks where posts vanished")
  func gone() {
    var reading = LoadedTimeline(page(items(1...3)))
    reading.remove([ID("p2"), ID("p99")])
    #expect(reading.items.map(\.id) == [ID("i3"), ID("i1")])
  }
}
