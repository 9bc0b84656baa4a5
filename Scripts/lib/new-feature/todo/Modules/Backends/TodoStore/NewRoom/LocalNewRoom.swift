import AppValues
import NewRoom
import Synchronization

/// The items, in memory: enough to use the screen, and gone when the program ends.
///
/// To keep them, add a table (`TodoStore.migrations`) and read and write it through the store's database, as
/// `LocalTodos` does. What has to hold then is in `TodoStoreNewRoomTests`.
final class LocalNewRoom: NewRoomRepository {
  let newRoomCapabilities = NewRoomCapabilities(adds: true)
  private let clock: WallClock
  /// Oldest first.
  private let content = Mutex<[NewRoomItem]>([])

  /// - Parameter clock: Says when an item was added.
  init(clock: WallClock) {
    self.clock = clock
  }

  func items(_ request: PageRequest) async throws(AppError) -> Page<NewRoomItem> {
    let items = content.withLock { $0 }
    let range = try Self.range(request, count: items.count).clamped(to: 0..<items.count)
    let page = Array(items[range].reversed())
    return Page(
      items: page, older: range.lowerBound > 0 ? page.last.map { Cursor($0.id.rawValue) } : nil,
      newer: page.first.map { Cursor($0.id.rawValue) })
  }

  func add(_ name: String) async throws(AppError) -> NewRoomItem {
    content.withLock { items in
      let item = NewRoomItem(id: ID("\(items.count + 1)"), name: name, createdAt: clock.now())
      items.append(item)
      return item
    }
  }

  /// Which items a page has, of those that are there, oldest first: the cursor of each is its number, from 1 on.
  private static func range(_ request: PageRequest, count: Int) throws(AppError) -> Range<Int> {
    let other = try request.end.map { cursor throws(AppError) in try number(cursor) }
    switch request.position {
    case .first: return newest(count, request.limit, above: other)
    case .before(let cursor): return newest(try number(cursor) - 1, request.limit, above: other)
    case .justAbove(let cursor):
      let begin = try number(cursor)
      let end = min(begin + request.limit, (other ?? .max) - 1)
      return begin..<max(begin, end)
    }
  }

  /// The last items before an end, which are above the other end if there is one.
  private static func newest(_ end: Int, _ limit: Int, above other: Int?) -> Range<Int> {
    min(max(end - limit, other ?? end - limit), end)..<end
  }

  private static func number(_ cursor: Cursor) throws(AppError) -> Int {
    guard let number = Int32(cursor.rawValue) else { throw .invalid(.cursor, .malformed) }
    return Int(number)
  }
}
