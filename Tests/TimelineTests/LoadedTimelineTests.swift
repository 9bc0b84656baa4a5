import AppValues
import SocialTestSupport
import Testing

@testable import Timeline

@Suite("A stretch of a timeline")
struct LoadedTimelineTests {
  @Test("shows a post once: within a page the first way it came, later pages not again")
  func once() {
    let shared = item(9, post: post(7), sharedBy: carol)
    var list = LoadedTimeline(page([shared, item(8), item(7)])).list
    #expect(list.items == [item(8), item(7)])
    list.append(page([item(6), item(5, post: post(8), sharedBy: carol), item(4)]), below: list.older)
    #expect(list.items.map(\.id) == [ID("i8"), ID("i7"), ID("i6"), ID("i4")])
    list.prepend(page([item(11), item(10, post: post(4), sharedBy: carol)]), above: list.newer)
    #expect(list.items.map(\.id) == [ID("i11"), ID("i8"), ID("i7"), ID("i6"), ID("i4")])
  }

  @Test("knows where the last visit ended, however its item fares")
  func firstReadItem() {
    let unread = items(6...8)
    #expect(
      LoadedTimeline(page(items(3...8)), position: Cursor("c5"), unread: unread).firstReadItem == ID("i5"))
    let without5 = page(items(6...8) + items(3...4))
    #expect(LoadedTimeline(without5, position: Cursor("c5"), unread: unread).firstReadItem == ID("i4"))
    #expect(LoadedTimeline(page(items(3...5)), position: Cursor("c5"), unread: []).firstReadItem == nil)
    #expect(LoadedTimeline(page(items(3...8))).firstReadItem == nil, "a first visit")
    #expect(
      LoadedTimeline(page(items(6...8)), unread: unread).firstReadItem == nil, "nothing stands below it")
  }

  @Test("knows when the last visit ended further down")
  func furtherDown() {
    var loaded = LoadedTimeline(page(items(21...40)), position: Cursor("c5"), unread: items(6...15))
    #expect(loaded.hasLastReadPositionBelow)
    #expect(loaded.firstReadItem == nil)
    loaded.list.append(page(items(1...20)), below: loaded.list.older)
    #expect(!loaded.hasLastReadPositionBelow)
    #expect(loaded.firstReadItem == ID("i5"))
  }
}
