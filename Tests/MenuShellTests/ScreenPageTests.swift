import AppScreens
import Testing

@testable import SocialMenuShell

@Suite("A page of a screen")
struct ScreenPageTests {
  private func entry(_ rows: Int = 2) -> Block<String> {
    .entry(Entry((1...rows).map { Line("row \($0)") }, open: ""))
  }

  private func page(_ blocks: [Block<String>], from first: Int = 0, room: Int) -> ScreenPage {
    ScreenPage(
      Screen(title: "", blocks: blocks), from: first, room: room,
      renderer: ScreenRenderer(width: 40, layout: .columns))
  }

  @Test(
    "holds whole blocks, as many as fit",
    arguments: [
      // Two rows of text and the blank one above them.
      (15, 0, 0..<5, 1...5), (17, 0, 0..<5, 1...5), (14, 0, 0..<4, 1...4), (15, 5, 5..<10, 6...10),
      (15, 8, 8..<12, 9...12), (100, 0, 0..<12, 1...12),
    ])
  func fits(room: Int, first: Int, blocks: Range<Int>, numbers: ClosedRange<Int>) {
    let page = page(Array(repeating: entry(), count: 12), from: first, room: room)
    #expect(page.blocks == blocks)
    #expect(page.numbers == numbers)
    #expect(page.count == 12)
    #expect(page.hasMore == (blocks.upperBound < 12))
    #expect(
      page.rows.map { $0.map { $0.isEmpty } } == Array(repeating: [true, false, false], count: blocks.count))
  }

  @Test("shows items of one line each without blank rows between them, below one at its head")
  func tight() {
    let list = [.heading("Today")] + Array(repeating: entry(1), count: 9)
    let first = page(list, room: 6)
    #expect(first.rows == [["", "Today"], ["", "1  row 1"], ["2  row 1"], ["3  row 1"]])
    #expect(page(list, from: 4, room: 3).rows == [["", "4  row 1"], ["5  row 1"]])
    // One item of two lines parts them all.
    #expect(page(list + [entry(2)], from: 4, room: 4).rows.map(\.count) == [2, 2])
  }

  @Test("keeps a heading and a mark with what stands below them")
  func headings() {
    let blocks = [entry(), entry(), .heading("Yesterday"), .divider("you left off here"), entry(), entry()]
    for room in 6...12 { #expect(page(blocks, room: room).blocks == 0..<2) }
    #expect(page(blocks, room: 13).blocks == 0..<5)
    #expect(page(blocks, from: 2, room: 4).blocks == 2..<5)
    #expect(page(blocks, from: 2, room: 4).numbers == 3...3)
  }

  @Test("ends with a heading that stands above nothing")
  func lastHeading() {
    let page = page([entry(), .heading("Nothing more")], room: 5)
    #expect(page.blocks == 0..<2 && !page.hasMore)
  }

  @Test("shows an item that is higher than the window whole, alone")
  func high() {
    let blocks = [entry(), entry(30), entry()]
    #expect(page(blocks, room: 10).blocks == 0..<1)
    let high = page(blocks, from: 1, room: 10)
    #expect(high.blocks == 1..<2 && high.numbers == 2...2 && high.hasMore)
    #expect(high.rows.joined().count == 31)
  }

  @Test("shows one block at least, however little room there is", arguments: [1, 0, -5])
  func noRoom(room: Int) {
    #expect(page([entry(), entry()], room: room).blocks == 0..<1)
  }

  @Test("has no numbers without items, and nothing at all on an empty screen")
  func noItems() {
    let text = page([.text("Hello"), .heading("There")], room: 10)
    #expect(text.numbers == nil && text.blocks == 0..<2 && text.count == 0)
    let empty = page([], room: 10)
    #expect(empty.blocks == 0..<0 && empty.numbers == nil && !empty.hasMore && empty.rows.isEmpty)
  }

  @Test("begins with what is last where less is left than there was")
  func shrunk() {
    #expect(page([entry(), entry()], from: 7, room: 10).blocks == 1..<2)
    #expect(page([], from: 7, room: 10).blocks == 0..<0)
  }

  @Test("an item begins with what leads to it")
  func start() {
    let screen = Screen<String>(
      title: "", blocks: [.text("About"), .heading("Today"), entry(), entry(), .divider("here"), entry()])
    #expect([1, 2, 3, 4].map { screen.start(ofItem: $0) } == [1, 3, 4, nil])
  }
}
