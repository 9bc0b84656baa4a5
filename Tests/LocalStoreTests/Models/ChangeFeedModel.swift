/// A listener, the feed that reads the changes for it, the watch that wakes the feed, this process and another that write,
/// old changes that are deleted, and a connection that breaks: `ChangeFeed`, `SQLiteWatcher`.
///
/// The watch is the one of SQLite, which has to find others' commits by itself. That of PostgreSQL does less: it hears of
/// each commit once it listens, and signals when it does, as here.
struct ChangeFeedModel: Model {
  /// A mistake in the program.
  enum Mistake: CaseIterable {
    case none
    /// The watch looks for changes first, and notes then which state of the file that was.
    case looksAtTheFileLast
    /// A watch that was broken goes on without a signal.
    case comesBackInSilence
    /// The feed takes the newest change as read without telling that some were missed.
    case skipsInSilence
    /// The feed begins behind the newest change before the watch is in place.
    case beginsTooEarly
    /// A feed that couldn't read waits for another signal.
    case givesUp
    /// A feed that was away goes on with what has changed since.
    case saysNothingWhenBack
    /// A listener that comes later isn't told that the feed is in place already.
    case greetsNoOne
  }

  private enum Watch: Hashable { case beginning, versionKnown, signalling, waiting, looking, noting, broken }
  private enum Feed: Hashable { case waiting, delivering, catchingUp }
  private enum Signal { case changed, disconnected }

  let mistake: Mistake

  // The database: changes have the numbers 1, 2 …, of which the oldest are deleted.
  private var newest = 0
  private var forgotten = 0
  /// Counts the commits, as `PRAGMA data_version` does for the watch's connection.
  private var commits = 0
  private var ownLeft = 1
  private var othersLeft = 2
  private var breaksLeft = 1
  private var faultsLeft = 1

  /// What this process has committed and not signalled yet.
  private var unsignalled: Int?
  private var watch = Watch.beginning
  private var version = 0
  private var seen = 0
  /// The last signal that the feed hasn't taken yet.
  private var signal: Signal?

  private var feed = Feed.waiting
  private var last: Int?
  private var isAway = false
  private var isInPlace = false

  // The listener knows all changes up to a number when it has read its list at that time, or heard of those since.
  private var isListening = false
  private var known = 0
  private var isOffline = false

  init(_ mistake: Mistake = .none) {
    self.mistake = mistake
  }

  var fault: String? { nil }

  var finalFault: String? {
    if isOffline { return "the listener takes the source for away" }
    return known == newest ? nil : "the listener knows of \(known) of \(newest) changes"
  }

  var steps: [(name: String, after: Self)] {
    var steps: [(name: String, after: Self)] = []
    func can(_ name: String, _ change: (inout Self) -> Void) {
      var after = self
      change(&after)
      steps.append((name, after))
    }
    writerSteps(can)
    watchSteps(can)
    feedSteps(can)
    if !isListening {
      can("a listener comes") {
        $0.isListening = true
        // It hears that the feed is in place, and reads its list.
        if $0.isInPlace, $0.mistake != .greetsNoOne { $0.known = $0.newest }
      }
    }
    return steps
  }

  private func writerSteps(_ can: (String, (inout Self) -> Void) -> Void) {
    if ownLeft > 0, unsignalled == nil {
      can("this process commits") {
        $0.ownLeft -= 1
        $0.newest += 1
        $0.commits += 1
        $0.unsignalled = $0.newest
      }
    }
    if let unsignalled {
      can("this process signals") {
        $0.seen = max($0.seen, unsignalled)
        $0.signal = .changed
        $0.unsignalled = nil
      }
    }
    if othersLeft > 0 {
      can("another process commits") {
        $0.othersLeft -= 1
        $0.newest += 1
        $0.commits += 1
      }
    }
    if newest - forgotten > 1 { can("old changes are deleted") { $0.forgotten = $0.newest - 1 } }
  }

  private func watchSteps(_ can: (String, (inout Self) -> Void) -> Void) {
    switch watch {
    case .beginning:
      can("the watch notes the state of the file") {
        $0.version = $0.commits
        $0.watch = .versionKnown
      }
    case .versionKnown:
      can("the watch notes the newest change") {
        $0.seen = max($0.seen, $0.newest)
        $0.watch = .signalling
      }
    case .signalling:
      can("the watch signals that it is in place") {
        if $0.mistake != .comesBackInSilence || $0.breaksLeft > 0 { $0.signal = .changed }
        $0.watch = .waiting
      }
    case .waiting:
      if version != commits {
        can("the watch finds the file in another state") {
          if $0.mistake != .looksAtTheFileLast { $0.version = $0.commits }
          $0.watch = .looking
        }
      }
      if breaksLeft > 0 {
        can("the watch breaks") {
          $0.breaksLeft -= 1
          $0.signal = .disconnected
          $0.watch = .broken
        }
      }
    case .looking:
      can("the watch looks for changes") {
        if $0.newest > $0.seen { $0.signal = .changed }
        $0.seen = max($0.seen, $0.newest)
        $0.watch = $0.mistake == .looksAtTheFileLast ? .noting : .waiting
      }
    case .noting:
      can("the watch notes the state of the file") {
        $0.version = $0.commits
        $0.watch = .waiting
      }
    case .broken: can("the watch begins again") { $0.watch = .beginning }
    }
  }

  private func feedSteps(_ can: (String, (inout Self) -> Void) -> Void) {
    if feed != .waiting, faultsLeft > 0 {
      can("the feed can't read") {
        $0.faultsLeft -= 1
        $0.tellAway()
        $0.feed = $0.mistake == .givesUp ? .waiting : .catchingUp
      }
    }
    switch feed {
    case .waiting:
      if mistake == .beginsTooEarly, last == nil {
        can("the feed begins behind the newest change") { $0.last = $0.newest }
      }
      guard let signal else { return }
      can("the feed takes the signal") {
        $0.signal = nil
        if signal == .disconnected { return $0.tellAway() }
        let goesOn = !$0.isAway || $0.mistake == .saysNothingWhenBack
        $0.feed = goesOn && $0.last != nil ? .delivering : .catchingUp
      }
    case .delivering:
      can("the feed reads what has changed") { $0.deliver() }
    case .catchingUp:
      can("the feed begins behind the newest change, and says so") {
        $0.last = $0.newest
        $0.isAway = false
        $0.isInPlace = true
        $0.feed = .waiting
        if $0.isListening { $0.readAgain() }
      }
    }
  }

  private mutating func tellAway() {
    isAway = true
    isInPlace = false
    if isListening { isOffline = true }
  }

  private mutating func deliver() {
    let start = last ?? 0
    let isForgotten = forgotten > start
    last = newest
    feed = .waiting
    guard isListening else { return }
    if isForgotten {
      if mistake != .skipsInSilence { readAgain() }
    } else if known >= start {
      // Who knew all before knows these as well.
      known = newest
    }
  }

  private mutating func readAgain() {
    known = newest
    isOffline = false
  }
}
