import AppValues
import Entities
import MastodonAPI
import SocialBackend
import SocialScheduling

/// What arrives at homes, read and written once for all who ask for it at the same time.
///
/// A post is new to everyone who follows its author and listens, at once. What isn't read in this way, each listener reads
/// alone, such as who is the only one to ask, or lags behind.
final class SharedArrivals: Sendable {
  /// An item that is new to a listener, and its number.
  private typealias Arrival = (number: Int64, status: ListedStatus)

  /// How many listeners are answered together: while they write, the next ones are read for.
  private static let most = 500

  private let homes: any HomeArrivals
  private let gathered: GatheredReading<(listener: HomeListener, above: Int64), [Arrival]?>

  /// - Parameter ready: The parts that are kept ready.
  init(_ homes: any HomeArrivals, _ mapping: MastodonMapping, _ ready: ReadyParts) {
    self.homes = homes
    gathered = GatheredReading(most: Self.most) { (requests) async throws(AppError) in
      if requests.count == 1 { return [nil] }
      let known = PartsAtHand(of: ready)
      let arrived = try await homes.arrivals(for: requests, knowing: known)
      let accounts = mapping.accounts(arrived.people)
      let statuses = arrived.items.map { Self.listed($0, mapping, accounts, known) }
      return arrived.portions.map { portion in
        guard let portion else { return nil }
        let arrivals = portion.compactMap { one in statuses[one.index].map { (one.item, $0) } }
        return arrivals.count == portion.count ? arrivals : nil
      }
    }
  }

  /// Someone who listens to their home from now on.
  func listener(for session: Session) -> HomeListener { homes.listener(for: session) }

  /// Signals that something may be new to a listener.
  func signals(to listener: HomeListener) -> AsyncStream<LiveSignal> { homes.signals(to: listener) }

  /// A page of a listener's home. Above a cursor, it has only what arrived since the listener read the last time.
  ///
  /// - Parameter alone: Reads the page for this listener alone.
  func page(
    _ request: PageRequest, for listener: HomeListener,
    alone: () async throws(AppError) -> Page<ListedStatus>
  ) async throws(AppError) -> Page<ListedStatus> {
    guard case .justAbove(let cursor) = request.position, request.end == nil,
      let number = cursor.wholeNumber
    else { return try await alone() }
    guard let start = listener.take() else { return Page(items: [], older: nil, newer: nil) }
    do throws(AppError) {
      if let arrived = try await gathered.answer(to: (listener, max(number, start))) {
        return page(of: arrived, request.limit, for: listener)
      }
      let page = try await alone()
      // There may be more.
      if page.newer != nil { listener.note(above: .min) }
      return page
    } catch {
      listener.note(above: start)
      throw error
    }
  }

  private func page(
    of arrived: [Arrival], _ limit: Int, for listener: HomeListener
  ) -> Page<ListedStatus> {
    let items = arrived.prefix(limit)
    if items.count < arrived.count, let last = items.last { listener.note(above: last.number) }
    return Page(
      items: items.reversed().map(\.status), older: items.first.map { Cursor(String($0.number)) },
      newer: items.last.map { Cursor(String($0.number)) })
  }

  private static func listed(
    _ item: ShownItem, _ mapping: MastodonMapping, _ accounts: KnownAccounts, _ known: PartsAtHand
  ) -> ListedStatus? {
    // What differs between viewers is in the outline; that there is one, everyone has in common.
    guard let status = mapping.status(item, accounts, known, for: ID("0")) else { return nil }
    let json = String(decoding: JSONWriter.bytes(of: status, capacity: 4096), as: UTF8.self)
    return ListedStatus(pageKey: item.pageKey, status: status, json: json)
  }
}
