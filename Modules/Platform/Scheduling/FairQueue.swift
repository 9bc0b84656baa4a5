/// A queue whose owners take turns. Next is the value of the owner who has used the least time lately, so that those
/// who ask for little don't wait behind those who ask for much. The values of one owner keep their order.
package struct FairQueue<Value> {
  /// Identifies the line of the owner that a value was taken from.
  package struct Line: Sendable {
    package let owner: String?
    fileprivate let index: Int
  }

  /// The values of one owner.
  private struct Content {
    let owner: String?
    /// The time the owner has used, compared with the others, in nanoseconds.
    var used: Int64
    /// How many values were taken and aren't finished.
    var underWay = 0
    private var values: [Value] = []
    /// How many of the values were taken. They're removed once in a while.
    private var taken = 0

    init(_ owner: String?, used: Int64) {
      self.owner = owner
      self.used = used
    }

    var count: Int { values.count - taken }
    var isIdle: Bool { underWay == 0 && count == 0 }

    mutating func add(_ value: Value) { values.append(value) }

    mutating func take() -> Value {
      let value = values[taken]
      taken += 1
      if taken == values.count || taken >= 64 {
        values.removeFirst(taken)
        taken = 0
      }
      return value
    }
  }

  /// A line whose next value can be taken. Each line has one entry at most.
  private struct Entry {
    let used: Int64
    let number: Int
    let index: Int
  }

  /// How far ahead of the others an owner can get by being idle: 100 milliseconds.
  private static var credit: Int64 { 100_000_000 }

  /// How many values of one owner can be unfinished at a time; nil for any number.
  private let limit: Int?
  private var lines: [Content] = []
  private var indices: [String?: Int] = [:]
  /// The indices of lines that are free for new owners.
  private var free: [Int] = []
  private var order = Heap()
  /// The time used by the owner who was served last.
  private var level: Int64 = 0
  private var entries = 0
  private var size = 1024
  /// How many values are waiting.
  package private(set) var count = 0

  /// - Parameter limit: How many values of one owner can be unfinished at a time; nil for any number. Values without an
  ///   owner aren't limited.
  package init(limit: Int? = nil) {
    self.limit = limit
  }

  /// Whether a value can be taken now.
  package var hasNext: Bool { !order.isEmpty }

  /// Adds a value at the end of its owner's line.
  ///
  /// - Parameter owner: The owner of the value; nil for no one in particular.
  package mutating func add(_ value: Value, for owner: String?) {
    let index = index(of: owner)
    if lines[index].isIdle { catchUp(index) }
    lines[index].add(value)
    count += 1
    if lines[index].count == 1, mayBegin(index) { enter(index) }
  }

  /// Takes the next value; call `finish` once it's done.
  ///
  /// - Returns: nil if no value waits, or none within its owner's limit.
  package mutating func next() -> (value: Value, line: Line)? {
    while let entry = order.removeFirst() {
      let index = entry.index
      // More was used since it entered.
      if lines[index].used > entry.used {
        enter(index)
        continue
      }
      level = max(level, lines[index].used)
      count -= 1
      lines[index].underWay += 1
      let value = lines[index].take()
      if lines[index].count > 0, mayBegin(index) { enter(index) }
      return (value, Line(owner: lines[index].owner, index: index))
    }
    return nil
  }

  /// Notes that a value is done.
  ///
  /// - Parameters:
  ///   - line: The line it was taken from.
  ///   - cost: How many nanoseconds it took.
  ///   - payer: Who used that time, if that turned out to be someone else; nil for the line's owner.
  package mutating func finish(_ line: Line, using cost: Int64, by payer: String? = nil) {
    let paying = payer.map { $0 == line.owner ? line.index : index(of: $0) } ?? line.index
    catchUp(paying)
    lines[paying].used += cost
    let couldBegin = mayBegin(line.index)
    lines[line.index].underWay -= 1
    if !couldBegin, lines[line.index].count > 0 { enter(line.index) }
  }

  /// Limits how far ahead an owner gets after being idle for long.
  private mutating func catchUp(_ index: Int) {
    lines[index].used = max(lines[index].used, level - Self.credit)
  }

  private func mayBegin(_ index: Int) -> Bool {
    guard let limit, lines[index].owner != nil else { return true }
    return lines[index].underWay < limit
  }

  private mutating func enter(_ index: Int) {
    entries += 1
    order.insert(Entry(used: lines[index].used, number: entries, index: index))
  }

  private mutating func index(of owner: String?) -> Int {
    if let index = indices[owner] { return index }
    makeRoom()
    let content = Content(owner, used: level - Self.credit)
    let index = free.popLast() ?? lines.count
    if index == lines.count { lines.append(content) } else { lines[index] = content }
    indices[owner] = index
    return index
  }

  /// Forgets idle owners who would begin the same way if they came back.
  private mutating func makeRoom() {
    guard indices.count >= size else { return }
    let least = level - Self.credit
    for (owner, index) in indices where lines[index].isIdle && lines[index].used <= least {
      indices[owner] = nil
      free.append(index)
    }
    size = max(1024, indices.count * 2)
  }
}

extension FairQueue {
  /// A binary heap of entries (https://en.wikipedia.org/wiki/Binary_heap).
  private struct Heap {
    private var entries: [Entry] = []

    var isEmpty: Bool { entries.isEmpty }

    mutating func insert(_ entry: Entry) {
      entries.append(entry)
      var index = entries.count - 1
      while index > 0, isBefore(index, (index - 1) / 2) {
        entries.swapAt(index, (index - 1) / 2)
        index = (index - 1) / 2
      }
    }

    mutating func removeFirst() -> Entry? {
      guard let last = entries.indices.last else { return nil }
      entries.swapAt(0, last)
      let first = entries.removeLast()
      var index = 0
      while true {
        var least = index
        for child in (2 * index + 1)...(2 * index + 2) where child < last && isBefore(child, least) {
          least = child
        }
        if least == index { return first }
        entries.swapAt(index, least)
        index = least
      }
    }

    private func isBefore(_ one: Int, _ other: Int) -> Bool {
      let (one, other) = (entries[one], entries[other])
      return one.used < other.used || (one.used == other.used && one.number < other.number)
    }
  }
}
