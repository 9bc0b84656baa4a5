import AppValues
import Synchronization
import Testing

@Suite("A list that is read page by page")
struct PagedListTests {
  struct Item: PagedItem, Identifiable, Equatable {
    let id: Int
    var text = ""
  }

  private func page(_ ids: Int..., older: String? = nil, newer: String? = nil) -> Page<Item> {
    Page(items: ids.map { Item(id: $0) }, older: older.map { Cursor($0) }, newer: newer.map { Cursor($0) })
  }

  private func ids(_ list: PagedList<Item>) -> [Int] { list.items.map(\.id) }

  @Test("has each item once, wherever pages overlap")
  func once() {
    var list = PagedList(page(9, 8, 8, older: "8", newer: "9"))
    #expect(ids(list) == [9, 8])
    list.append(page(8, 7, older: "7"), below: Cursor("8"))
    list.prepend(page(11, 9, newer: "11"), above: Cursor("9"))
    #expect(ids(list) == [11, 9, 8, 7])
    #expect(list.older == Cursor("7") && list.newer == Cursor("11"))
    #expect(list[8] == Item(id: 8) && list[10] == nil)
  }

  @Test("takes a page only where it still joins")
  func joining() {
    var list = PagedList(page(9, 8, older: "8", newer: "9"))
    let before = list
    let strangers = [
      list.append(page(5, older: "5"), below: Cursor("6")), list.append(page(5), below: nil),
      list.prepend(page(20, newer: "20"), above: Cursor("19")),
    ]
    #expect(strangers == [false, false, false] && list == before)
    let joins = [list.append(page(7), below: Cursor("8")), list.append(page(7), below: Cursor("8"))]
    #expect(joins == [true, false] && ids(list) == [9, 8, 7] && list.older == nil)
  }

  @Test("that was empty begins at either end")
  func empty() {
    var list = PagedList<Item>()
    list.prepend(page(2, older: "2", newer: "2"), above: nil)
    #expect(ids(list) == [2] && list.older == Cursor("2") && list.newer == Cursor("2"))
    list.prepend(page(), above: Cursor("2"))
    #expect(list.newer == Cursor("2"))
    list = PagedList()
    list.append(page(3, older: "3", newer: "3"), below: nil)
    #expect(list.newer == Cursor("3"))
  }

  @Test("changes its items in their places")
  func changing() {
    var list = PagedList(page(3, 2, 1))
    list.update(Item(id: 2, text: "b"))
    list.update(Item(id: 9, text: "unknown"))
    list.changeItems { if $0.id == 1 { $0.text = "a" } }
    #expect(list.items == [Item(id: 3), Item(id: 2, text: "b"), Item(id: 1, text: "a")])
    list.removeAll { $0.id == 2 }
    #expect(ids(list) == [3, 1])
  }

  // MARK: Reading

  /// Answers pages by the place below which they are wanted.
  private final class Source: Sendable {
    let pages: [String: Page<Item>]
    let requests = Mutex<[PageRequest]>([])

    init(_ pages: [String: Page<Item>]) { self.pages = pages }

    var read: PagedList<Item>.Read {
      { (request) async throws(AppError) in
        self.requests.withLock { $0.append(request) }
        let place = if case .before(let cursor) = request.position { cursor.rawValue } else { "" }
        guard let page = self.pages[place] else { throw .notFound }
        return page
      }
    }
  }

  @Test("reads on where a page holds nothing new, and no further")
  func nothingNew() async throws {
    var list = PagedList(page(9, 8, older: "8"))
    let source = Source(["8": page(8, older: "7"), "7": page(older: "6"), "6": page(6, older: "5")])
    let more = try #require(try await list.more(limit: 5, source.read))
    #expect(source.requests.withLock { $0.map(\.limit) } == [5, 5, 5])
    list.append(more, below: list.older)
    #expect(ids(list) == [9, 8, 6] && list.older == Cursor("5"))
  }

  @Test("ends where a page leads to itself")
  func loop() async throws {
    var list = PagedList(page(9, older: "8"))
    let source = Source(["8": page(older: "8")])
    let more = try #require(try await list.more(source.read))
    #expect(more.older == nil)
    list.append(page(older: "8"), below: Cursor("8"))
    #expect(list.older == nil)
    #expect(try await list.more(source.read) == nil, "the end is not read on from")
    #expect(source.requests.withLock { $0.count } == 1)
  }

  @Test("ends where pages lead to each other")
  func wideLoop() async throws {
    let source = Source(["8": page(older: "7"), "7": page(older: "8")])
    let more = try #require(try await PagedList(page(9, older: "8")).more(source.read))
    #expect(more.older == nil && source.requests.withLock { $0.count } == 2)
  }

  @Test("reads as many as are wanted, however few a page holds")
  func count() async throws {
    let source = Source(["": page(9, 8, older: "8", newer: "9"), "8": page(8, 7, older: "7"), "7": page(6)])
    let list = try await PagedList.first(atLeast: 4, limit: nil, source.read)
    #expect(ids(list) == [9, 8, 7, 6] && list.older == nil && list.newer == Cursor("9"))
    #expect(source.requests.withLock { $0.map(\.limit) } == [4, 2, 1])
    #expect(ids(try await PagedList.first(atLeast: 3, source.read)) == [9, 8, 7])
    await #expect(throws: AppError.notFound) { try await PagedList.first(Source([:]).read) }
  }
}
