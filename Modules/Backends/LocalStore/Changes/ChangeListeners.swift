/// The listeners of a feed, found by what they listen for and whose they are: a change concerns few of many.
struct ChangeListeners: Sendable {
  /// Those who listen for the same.
  private struct Group {
    var numbers: Set<Int> = []
    var byViewer: [Int64: Set<Int>] = [:]
  }

  private(set) var all: [Int: ChangeListener] = [:]
  /// The number of the one that came last. Those who come later have higher numbers.
  private var last = 0
  private var groups: [Interest: Group] = [:]
  /// Those of whom it isn't known yet whose they are.
  private var unknown: Set<Int> = []

  var isEmpty: Bool { all.isEmpty }

  mutating func add(_ listener: ChangeListener, as number: Int) {
    all[number] = listener
    last = number
    groups[listener.interest, default: Group()].numbers.insert(number)
    if let viewer = listener.viewer {
      groups[listener.interest]?.byViewer[viewer, default: []].insert(number)
    } else if listener.tokenHash != nil {
      unknown.insert(number)
    }
  }

  mutating func remove(_ number: Int) {
    guard let listener = all.removeValue(forKey: number) else { return }
    unknown.remove(number)
    guard var group = groups.removeValue(forKey: listener.interest) else { return }
    group.numbers.remove(number)
    if group.numbers.isEmpty { return }
    if let viewer = listener.viewer, var own = group.byViewer.removeValue(forKey: viewer) {
      own.remove(number)
      if !own.isEmpty { group.byViewer[viewer] = own }
    }
    groups[listener.interest] = group
  }

  /// What has to be known of them to find out whom changes concern.
  var questions: ChangeQuestions {
    ChangeQuestions(
      last: last, interests: Set(groups.keys), unknown: unknown.compactMap { all[$0] },
      homes: Array((groups[.timeline(.home)]?.byViewer ?? [:]).keys),
      notices: Array((groups[.notices]?.byViewer ?? [:]).keys))
  }

  /// Remembers whose listeners these are, and returns those whom changes concern.
  ///
  /// One that has come since the question is concerned, and so is one whose session has ended: it reads again in vain, or
  /// learns that it is signed out. After a repair, all are.
  mutating func concerned(by reach: ChangeReach) -> [ChangeListener] {
    identify(by: reach)
    if reach.concernsAll { return Array(all.values) }
    var numbers = unknown
    // Whom they concern wasn't asked for these.
    if last > reach.lastListener { numbers.formUnion(reach.lastListener + 1...last) }
    for (interest, group) in groups {
      switch reach.audience(of: interest) {
      case .all: numbers.formUnion(group.numbers)
      case .viewers(let viewers): numbers.formUnion(Self.numbers(of: viewers, in: group))
      }
      if !reach.ended.isEmpty { numbers.formUnion(Self.numbers(of: reach.ended, in: group)) }
    }
    return numbers.compactMap { all[$0] }
  }

  private mutating func identify(by reach: ChangeReach) {
    for number in unknown {
      guard let listener = all[number], let viewer = reach.viewer(of: listener) else { continue }
      all[number]?.viewer = viewer
      groups[listener.interest]?.byViewer[viewer, default: []].insert(number)
      unknown.remove(number)
    }
  }

  private static func numbers(of viewers: Set<Int64>, in group: Group) -> [Int] {
    if viewers.isEmpty || group.byViewer.isEmpty { return [] }
    if viewers.count < group.byViewer.count { return viewers.flatMap { group.byViewer[$0] ?? [] } }
    return group.byViewer.flatMap { viewers.contains($0.key) ? $0.value : [] }
  }
}

/// What has to be known of the listeners of a feed to find out whom changes concern.
struct ChangeQuestions: Sendable {
  /// The number of the one that came last.
  let last: Int
  /// What some of them listen for.
  let interests: Set<Interest>
  /// Those of whom it isn't known yet whose they are.
  let unknown: [ChangeListener]
  /// The people who listen to their home, and to their notices, as far as they're known.
  let homes, notices: [Int64]
}
