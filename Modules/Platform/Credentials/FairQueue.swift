/// What waits for its turn, and for whom. Next is what belongs to the one who has used least lately: those who ask for
/// little don't wait behind those who ask for much. What one of them asks for keeps its order.
package struct FairQueue<Value> {
  /// Where something was taken from.
  package struct Line: Sendable {
    package let owner: String?
    fileprivate let place: Int
  }

  /// What belongs to one.
  private struct Content {
    let owner: String?
    /// How much was used, compared with the others, in nanoseconds.
    var used: Int64
    /// How much is being done.
    var underWay = 0
    private var values: [Value] = []
    /// How many of the values are done with. They are removed once in a while.
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

  /// A line that has something to be done. Each has one entry at most.
  private struct Entry {
    let used: Int64
    let number: Int
    let place: Int
  }

  /// How far someone gets ahead of the others by using nothing for a while: 100 milliseconds.
  private static var credit: Int64 { 100_000_000 }

  /// How much is done at a time of what belongs to one; nil where it doesn't matter.
  private let limit: Int?
  private var lines: [Content] = []
  private var places: [String?: Int] = [:]
  /// The places of lines that no one has any more.
  private var free: [Int] = []
  private var order = Heap()
  /// What those have used who are served now.
  private var level: Int64 = 0
  private var entries = 0
  private var size = 1024
  /// How much waits.
  package private(set) var count = 0

  /// - Parameter limit: How much is done at a time of what belongs to one; what belongs to no one in particular isn't
  ///   limited. Nil for no limit.
  package init(limit: Int? = nil) {
    self.limit = limit
  }

  /// Whether there is something that can be done now.
  package var hasNext: Bool { !order.isEmpty }

  /// Adds something behind what waits already for the same one.
  ///
  /// - Parameter owner: For whom it is; nil for no one in particular.
  package mutating func add(_ value: Value, for owner: String?) {
    let place = place(of: owner)
    if lines[place].isIdle { catchUp(place) }
    lines[place].add(value)
    count += 1
    if lines[place].count == 1, mayBegin(place) { enter(place) }
  }

  /// What is to be done next, which is followed by `finish`; nil where there is nothing, or only what has to wait for
  /// its owner's.
  package mutating func next() -> (value: Value, line: Line)? {
    while let entry = order.removeFirst() {
      let place = entry.place
      // More was used since it entered.
      if lines[place].used > entry.used {
        enter(place)
        continue
      }
      level = max(level, lines[place].used)
      count -= 1
      lines[place].underWay += 1
      let value = lines[place].take()
      if lines[place].count > 0, mayBegin(place) { enter(place) }
      return (value, Line(owner: lines[place].owner, place: place))
    }
    return nil
  }

  /// Notes that something is done.
  ///
  /// - Parameters:
  ///   - line: Where it was taken from.
  ///   - cost: How many nanoseconds it used.
  ///   - payer: Who has used that, where it turned out to be another; nil for the line's owner.
  package mutating func finish(_ line: Line, using cost: Int64, by payer: String? = nil) {
    let paying = payer.map { $0 == line.owner ? line.place : place(of: $0) } ?? line.place
    catchUp(paying)
    lines[paying].used += cost
    let couldBegin = mayBegin(line.place)
    lines[line.place].underWay -= 1
    if !couldBegin, lines[line.place].count > 0 { enter(line.place) }
  }

  /// Someone who has used nothing for long isn't further ahead than others who haven't.
  private mutating func catchUp(_ place: Int) {
    lines[place].used = max(lines[place].used, level - Self.credit)
  }

  private func mayBegin(_ place: Int) -> Bool {
    guard let limit, lines[place].owner != nil else { return true }
    return lines[place].underWay < limit
  }

  private mutating func enter(_ place: Int) {
    entries += 1
    order.insert(Entry(used: lines[place].used, number: entries, place: place))
  }

  private mutating func place(of owner: String?) -> Int {
    if let place = places[owner] { return place }
    makeRoom()
    let content = Content(owner, used: level - Self.credit)
    let place = free.popLast() ?? lines.count
    if place == lines.count { lines.append(content) } else { lines[place] = content }
    places[owner] = place
    return place
  }

  /// Forgets those who would be the same if they came anew.
  private mutating func makeRoom() {
    guard places.count >= size else { return }
    let least = level - Self.credit
    for (owner, place) in places where lines[place].isIdle && lines[place].used <= least {
      places[owner] = nil
      free.append(place)
    }
    size = max(1024, places.count * 2)
  }
}

extension FairQueue {
  /// Entries, of which the first is found at once (https://en.wikipedia.org/wiki/Binary_heap).
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
