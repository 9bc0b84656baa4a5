import AppValues
import TestSupport
import Testing

@testable import Timeline

@Suite("A stretch of a timeline")
struct TimelineReadingTests {
  @Test("shows a post once: within a page the first way it came, later pages not again")
  func once() {
    let shared = item(9, post: post(7), sharedBy: carol)
    var reading = TimelineReading(page([shared, item(8), item(7)]))
    #expect(reading.items == [item(8), item(7)])
    reading.append(page([item(6), item(5, post: post(8), sharedBy: carol), item(4)]))
    #expect(reading.items.map(\.id) == [ID("i8"), ID("i7"), ID("i6"), ID("i4")])
    reading.prepend(page([item(11), item(10, post: post(4), sharedBy: carol)]))
    #expect(reading.items.map(\.id) == [ID("i11"), ID("i8"), ID("i7"), ID("i6"), ID("i4")])
  }

  @Test("goes on from the ends of the pages, whatever of them is shown")
  func ends() {
    var reading = TimelineReading(page([item(9, post: post(8), sharedBy: carol), item(8)]))
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
    var reading = TimelineReading()
    reading.prepend(page(items(3...5)))
    #expect(reading.older == Cursor("c3"))
    #expect(reading.newer == Cursor("c5"))
  }

  @Test("knows where the last visit ended, however its item fares")
  func leftAt() {
    let unread = items(6...8)
    #expect(TimelineReading(page(items(3...8)), place: Cursor("c5"), unread: unread).leftAt == ID("i5"))
    let without5 = page(items(6...8) + items(3...4))
    #expect(TimelineReading(without5, place: Cursor("c5"), unread: unread).leftAt == ID("i4"))
    #expect(TimelineReading(page(items(3...5)), place: Cursor("c5"), unread: []).leftAt == nil)
    #expect(TimelineReading(page(items(3...8))).leftAt == nil, "a first visit")
    #expect(TimelineReading(page(items(6...8)), unread: unread).leftAt == nil, "nothing stands below it")
  }

  @Test("knows when the last visit ended further down")
  func furtherDown() {
    var reading = TimelineReading(page(items(21...40)), place: Cursor("c5"), unread: items(6...15))
    #expect(reading.leftFurtherDown)
    #expect(reading.leftAt == nil)
    reading.append(page(items(1...20)))
    #expect(!reading.leftFurtherDown)
    #expect(reading.leftAt == ID("i5"))
  }

  @Test("closes the ranks where posts vanished")
  func gone() {
    var reading = TimelineReading(page(items(1...3)))
    reading.remove([ID("p2"), ID("p99")])
    #expect(reading.items.map(\.id) == [ID("i3"), ID("i1")])
  }
}
