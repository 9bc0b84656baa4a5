import AppValues

/// Who listens, and which streams bring all that happens.
struct LiveState {
  /// What connects, and what looks at the time.
  struct Work: Sendable {
    var connecting: Task<Void, Never>
    let watching: Task<Void, Never>

    func cancel() {
      connecting.cancel()
      watching.cancel()
    }
  }

  private(set) var listeners: [Int: LiveListener] = [:]
  private var lastListener = 0
  /// Counts the attempts to listen. What an earlier one still says is ignored.
  private(set) var turn = 0
  /// The streams beside `user` of a connection; nil while there's none.
  private(set) var subscriptions: (any LiveSubscriptions)?
  /// The streams that it was asked for.
  private var asked: Set<LiveTopic> = []
  /// The streams that have been asked for, and when, in numbers; they don't all begin at once.
  private var begun: [LiveTopic: Int] = [:]
  private var lastBeginning = 0
  /// The streams that miss nothing from now on.
  private(set) var inPlace: Set<LiveTopic> = []
  private var heard: Set<LiveTopic> = []
  /// Since when there's no connection though there was one; nil once the server was asked for a sign.
  var lostAt: Timestamp?
  /// Whether the listeners have been told that the server is out of reach, and not yet that it's back.
  var isAway = false
  /// Whether the server is being asked for a sign in place of what is shown.
  var isAsking = false
  /// Whether the session has ended.
  var isOver = false
  /// What is done while anyone listens.
  var work: Work?

  /// The streams that are listened to.
  var wanted: Set<LiveTopic> { listeners.values.reduce(into: []) { $0.formUnion($1.interest.topics) } }

  mutating func add(_ listener: LiveListener) -> Int {
    lastListener += 1
    listeners[lastListener] = listener
    return lastListener
  }

  mutating func remove(_ number: Int) { listeners[number] = nil }

  /// Begins another attempt, with nothing in place.
  mutating func beginTurn() {
    turn += 1
    close()
    lostAt = nil
  }

  mutating func open(_ subscriptions: any LiveSubscriptions) {
    close()
    self.subscriptions = subscriptions
  }

  mutating func close() {
    subscriptions = nil
    (asked, begun, inPlace, heard) = ([], [:], [], [])
  }

  /// Asks for the streams that are wanted, and for no others. Returns those that begin now, on a connection that is
  /// there.
  mutating func adjust() -> [LiveTopic] {
    guard let subscriptions else { return [] }
    let wanted = wanted.subtracting([.user])
    for topic in asked.subtracting(wanted) {
      subscriptions.remove(topic)
      lose([topic])
    }
    let new = wanted.subtracting(asked)
    for topic in new { subscriptions.add(topic) }
    asked = wanted
    return subscriptions.areShared && begun[.user] != nil ? Array(new) : []
  }

  /// The streams of a connection that is made.
  func all(_ topics: [LiveTopic]) -> [LiveTopic] {
    guard subscriptions?.areShared == true else { return topics }
    return topics + asked
  }

  /// Notes that streams begin. Returns a number, by which they're in place a little later.
  mutating func begin(_ topics: [LiveTopic]) -> Int {
    lastBeginning += 1
    for topic in topics { begun[topic] = lastBeginning }
    if topics.contains(.user) { lostAt = nil }
    return lastBeginning
  }

  /// Notes that streams which began together have been asked for long enough to be in place. Returns those who may have
  /// missed something until now.
  mutating func settle(_ topics: [LiveTopic], _ beginning: Int) -> [LiveListener] {
    let placed = Set(topics.filter { begun[$0] == beginning })
    inPlace.formUnion(placed)
    guard isAway, placed.contains(.user) else {
      return listeners.values.filter { !$0.interest.topics.isDisjoint(with: placed) }
    }
    isAway = false
    return Array(listeners.values)
  }

  mutating func lose(_ topics: [LiveTopic], at time: Timestamp? = nil) {
    for topic in topics {
      begun[topic] = nil
      inPlace.remove(topic)
    }
    if topics.contains(.user) { lostAt = time }
  }

  /// The stream that a message belongs to; nil for one that isn't listened to any more.
  mutating func topic(of names: [String]) -> LiveTopic? {
    guard let topic = wanted.union([.user]).first(where: { $0.isNamed(names) }) else { return nil }
    heard.insert(topic)
    return topic
  }

  /// Notes that the server refused a stream. It doesn't say which: only those that have brought something are trusted.
  mutating func doubt() {
    begun = begun.filter { heard.contains($0.key) }
    inPlace.formIntersection(heard)
  }

  /// Those whom no stream tells all that happens.
  var uncovered: [LiveListener] {
    listeners.values.filter { $0.interest.topics.isEmpty || !$0.interest.topics.isSubset(of: inPlace) }
  }
}
