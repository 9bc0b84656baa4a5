import AppValues
import Authentication
import Entities
import SocialBackend
import SocialCredentials
import SocialDatabase
import SocialLocalStore
import Timeline

/// What arrives at people's homes, in the database.
struct LocalHomeArrivals: HomeArrivals {
  /// How many new items are looked at. Who hasn't heard of something earlier reads a page of their own.
  private static let most = 80

  let transactions: WorkTransactions
  let feed: ChangeFeed

  func listener(for session: Session) -> HomeListener {
    HomeListener(session: AccessToken.hash(session.token), of: session.user)
  }

  func listen(_ listener: HomeListener, _ hear: @escaping @Sendable (LiveSignal?) -> Void) -> Listening {
    feed.listen(.timeline(.home), to: listener.session, of: listener.person.numberOrNil) { event in
      if let event { listener.note(above: event.earlierItems) }
      hear(event?.signal)
    }
  }

  func arrivals(
    for requests: [(listener: HomeListener, above: Int64)], knowing known: any KnownItems
  ) async throws(AppError) -> HomeArrivalList {
    let requests = requests.map { (session: $0.listener.session, above: $0.above) }
    guard let lowest = requests.map(\.above).min() else {
      return HomeArrivalList(items: [], portions: [], people: [])
    }
    return try await transactions.read { transaction throws(AppError) in
      let asked = try transaction.askForPeople(of: Set(requests.map(\.session)))
      let news = try transaction.newestItems(above: lowest, most: Self.most + 1)
      let found = try asked.answer()
      let people = Dictionary(found.map { ($0.session, $0) }) { first, _ in first }
      // Below the lowest of too many, there may be more.
      let start = news.count > Self.most ? news[Self.most] : .min
      let listeners = requests.map { request -> SharedViewer? in
        guard request.above >= start, let found = people[request.session], found.isPlain else { return nil }
        return found
      }
      let arrived = try Arrived(
        news.prefix(Self.most).reversed(), for: listeners.compactMap(\.self), transaction, known)
      return HomeArrivalList(
        items: arrived.items,
        portions: zip(requests, listeners).map { request, listener in
          listener.flatMap { arrived.portion(of: $0.person, above: request.above) }
        }, people: arrived.people)
    }
  }
}

/// The items that are new to some listeners.
private struct Arrived {
  private(set) var items: [ShownItem] = []
  private(set) var people: [User] = []
  private var portions: [Int64: [(item: Int64, index: Int)]] = [:]
  /// Those who are shown something that can't be told apart from what others are shown.
  private var others: Set<Int64> = []

  /// - Parameter news: The numbers of items, in ascending order.
  init(
    _ news: [Int64], for listeners: [SharedViewer], _ transaction: SharedTransaction, _ known: any KnownItems
  ) throws(AppError) {
    if news.isEmpty || listeners.isEmpty { return }
    var rows: [ArrivalRow] = []
    for (limits, some) in Dictionary(grouping: listeners, by: \.limits) {
      rows += try ArrivalRow.rows(
        of: news, for: Set(some.map(\.person)).sorted(), within: limits, transaction)
    }
    let outlines = try Self.outlines(of: Set(rows.map(\.shape.item)), transaction)
    let read = try Self.unknown(rows, outlines, transaction, known)
    people = try transaction.transaction(of: 0).people(of: Array(read.values))
    var indices: [ArrivalRow.Shape: Int] = [:]
    for row in rows {
      let shape = row.shape
      if indices[shape] == nil, let found = outlines[shape.item], found.isWhole,
        let outline = found.outline(shape, at: transaction.now)
      {
        indices[shape] = items.count
        let content = read[shape.item].map { ShownItem.Content.read($0, outline) } ?? .known(outline)
        items.append(ShownItem(ofPost: outline.post, content))
      }
      if let index = indices[shape] {
        portions[row.listener, default: []].append((shape.item, index))
      } else {
        others.insert(row.listener)
      }
    }
    for listener in Array(portions.keys) { portions[listener]?.sort { $0.item < $1.item } }
  }

  /// What is new to a listener; nil if they have to read it by themselves.
  func portion(of listener: Int64, above: Int64) -> [(item: Int64, index: Int)]? {
    others.contains(listener) ? nil : (portions[listener] ?? []).filter { $0.item > above }
  }

  /// The outlines of items, without what is a viewer's own.
  private static func outlines(
    of items: Set<Int64>, _ transaction: SharedTransaction
  ) throws(AppError) -> [Int64: OutlineRow] {
    if items.isEmpty { return [:] }
    let wanted = transaction.dialect.contains("i.id", items.sorted())
    let rows: [OutlineRow] = try transaction.transaction(of: 0).items(
      selectedBy: ("SELECT i.id FROM item i WHERE \(wanted)" as SQL).plannedOnce,
      try KeyRange(PageRequest()).shape)
    return Dictionary(rows.map { ($0.id, $0) }) { first, _ in first }
  }

  /// Reads the items that aren't known, each as one of those who are shown it.
  private static func unknown(
    _ rows: [ArrivalRow], _ outlines: [Int64: OutlineRow], _ transaction: SharedTransaction,
    _ known: any KnownItems
  ) throws(AppError) -> [Int64: TimelineItem] {
    let readers = Dictionary(rows.map { ($0.shape.item, $0.listener) }) { first, _ in first }
    var wanted: [Int64: [Int64]] = [:]
    for (item, row) in outlines where row.isWhole && !known.includes(row.outline) {
      if let reader = readers[item] { wanted[reader, default: []].append(item) }
    }
    var read: [Int64: TimelineItem] = [:]
    for (reader, items) in wanted {
      let found: [ItemRow] = try transaction.transaction(of: reader).items(items)
      for row in found { read[row.id] = row.item }
    }
    return read
  }
}

extension SharedTransaction {
  /// The numbers of the newest items above another, the newest first.
  fileprivate func newestItems(above number: Int64, most: Int) throws(AppError) -> [Int64] {
    try connection.rows(
      "SELECT i.id FROM item i WHERE i.id > \(number) ORDER BY i.id DESC LIMIT \(most)"
    ) { row throws(AppError) in row.integer(0) }
  }
}

extension ChangeFeed.Event {
  /// The highest number of items of which they bring none to a home.
  fileprivate var earlierItems: Int64 {
    guard case .changes(let changes, _) = self else { return .min }
    // Earlier items come with people, and with hashtags.
    if !changes.ofKind(.follow, .interest, .accountState, .repaired).isEmpty { return .min }
    // An item's number begins with the time at which it was written, or a later one.
    return changes.ofKind(.published, .shared).map { ($0.at << 16) - 1 }.min() ?? .max
  }
}
