import AppValues
import Entities
import MastodonAPI
import SocialBackend
import Synchronization

/// What arrives at homes, read and written once for all who listen.
///
/// A post is new to everyone who follows its author and listens, at once. What isn't read in this way, each listener reads
/// alone, such as who is the only one to ask, or lags behind.
final class SharedArrivals: Sendable {
  /// An item that is new to a listener: its number, and its status as it's written.
  typealias Arrival = (number: Int64, status: ShownStatus, json: String)

  private struct State {
    var waiting: [HomeSource] = []
    var isReading = false
  }

  private let homes: any HomeArrivals
  private let mapping: MastodonMapping
  private let ready: ReadyParts
  private let most: Int
  private let state = Mutex(State())

  /// - Parameters:
  ///   - ready: The parts that are kept ready.
  ///   - most: How many listeners are read for together.
  init(_ homes: any HomeArrivals, _ mapping: MastodonMapping, _ ready: ReadyParts, most: Int) {
    self.most = most
    self.homes = homes
    self.mapping = mapping
    self.ready = ready
  }

  /// Someone who listens to their home from now on.
  func listener(for session: Session) -> HomeListener { homes.listener(for: session) }

  /// Tells a listener that something may be new.
  func listen(_ listener: HomeListener, _ hear: @escaping @Sendable (LiveSignal?) -> Void) -> Listening {
    homes.listen(listener, hear)
  }

  /// Reads what is new for a source, together with what others wait for.
  func read(for source: HomeSource) {
    let begins = state.withLock { state in
      state.waiting.append(source)
      defer { state.isReading = true }
      return !state.isReading
    }
    if begins { Task { await readForAll() } }
  }

  private func readForAll() async {
    while let sources = next() {
      let requests = sources.compactMap { source in source.request().map { (source: source, $0) } }
      let arrived =
        requests.count > 1
        ? await arrivals(for: requests.map(\.1)) { !requests.allSatisfy(\.source.isEnded) } : nil
      for (index, one) in requests.enumerated() { one.source.take(arrived?[index]) }
    }
  }

  /// Those who wait longest; nil for no one.
  private func next() -> [HomeSource]? {
    state.withLock { state in
      if state.waiting.isEmpty {
        state.isReading = false
        return nil
      }
      let next = Array(state.waiting.prefix(most))
      state.waiting.removeFirst(next.count)
      return next
    }
  }

  /// What is new for each; nil for one who has to read alone, and for all if it can't be read together.
  ///
  /// - Parameter isWanted: Whether someone still waits for it.
  private func arrivals(
    for requests: [(listener: HomeListener, above: Int64)], while isWanted: () -> Bool
  ) async -> [[Arrival]?]? {
    let known = PartsAtHand(of: ready)
    // What can't be read ends some streams, or all: each finds that out alone.
    let read = try? await persistently { () async throws(AppError) in
      if !isWanted() { throw .cancelled }
      return try await homes.arrivals(for: requests, knowing: known)
    }
    guard let read else { return nil }
    let accounts = mapping.accounts(read.people)
    let items = read.items.map { written($0, accounts, known) }
    return read.portions.map { portion in
      guard let portion else { return nil }
      let arrivals = portion.compactMap { one in
        items[one.index].map { (one.item, $0.status, $0.json) }
      }
      return arrivals.count == portion.count ? arrivals : nil
    }
  }

  private func written(
    _ item: ShownItem, _ accounts: KnownAccounts, _ known: PartsAtHand
  ) -> (status: ShownStatus, json: String)? {
    // What differs between viewers is in the outline; that there is one, everyone has in common.
    guard let status = mapping.status(item, accounts, known, for: ID("0")) else { return nil }
    return (status, String(decoding: JSONWriter.bytes(of: status, capacity: 4096), as: UTF8.self))
  }
}
