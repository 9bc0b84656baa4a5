import AppValues
import SocialBackend
import SocialScheduling
import Synchronization

/// Answers that are sent again for as long as nothing that they show has changed, by whatever program.
///
/// Each is kept with its subjects. Before one is sent, all that was committed until then is known, and what that concerns is
/// gone. One that is being made is kept only if nothing that became known since its reading began concerns it.
/// `KeptAnswersModel` goes through all orders in which those can happen.
final class KeptAnswers: Sendable {
  /// The making of an answer.
  struct Reading: Sendable {
    fileprivate let number: Int
    /// How many changes were known when it began.
    fileprivate let begun: Int
  }

  private struct State {
    var shelf: AnswerShelf
    /// The hashes of the requests that were asked lately, and of those before them.
    var asked: (lately: Set<Int>, before: Set<Int>) = ([], [])
    /// The number of the newest change that is known; nil before the first request.
    var newest: Int64?
    /// The last changes that became known, and how many did in all.
    var known: [KnownChange] = []
    var count = 0
    /// What the readings that are under way watch.
    var readings: [Int: Set<AnswerSubject>] = [:]
    var lastReading = 0

    /// Whether a request was asked lately, which is noted.
    ///
    /// - Parameter most: How many are remembered.
    mutating func wasAsked(_ hash: Int, among most: Int) -> Bool {
      if asked.lately.contains(hash) || asked.before.contains(hash) { return true }
      if asked.lately.count >= most / 2 { asked = ([], asked.lately) }
      asked.lately.insert(hash)
      return false
    }

    /// What has to be found out of changes.
    var watched: Set<AnswerSubject> { readings.values.reduce(into: shelf.watched) { $0.formUnion($1) } }

    /// From where on to learn what has changed until a number; nil if it's known.
    mutating func missing(until target: Int64) -> (known: Int64, watched: Set<AnswerSubject>)? {
      // Nothing is kept yet that could be outdated.
      guard let newest else {
        newest = target
        return nil
      }
      return newest < target ? (newest, watched) : nil
    }

    mutating func apply(_ change: KnownChange) {
      newest = change.content.newest
      count += 1
      if !readings.isEmpty {
        if known.count == KeptAnswers.most { known.removeFirst(KeptAnswers.most / 2) }
        known.append(change)
      }
      guard let subjects = change.content.subjects else { return shelf.removeAll() }
      for subject in subjects { shelf.remove(subject) }
      for subject in change.open(among: shelf.watched) { shelf.remove(subject) }
    }

    /// Whether something that became known since a reading began concerns one of its subjects, or may.
    func isOutdated(_ reading: Reading, showing subjects: Set<AnswerSubject>) -> Bool {
      let since = count - reading.begun
      return since > known.count || known.suffix(since).contains { $0.concerns(subjects) }
    }
  }

  /// How many changes are remembered for the readings that are under way.
  fileprivate static let most = 256
  /// How long an answer is kept at most, in milliseconds: by then, its token is looked up again.
  private static let longest: Int64 = 60_000

  /// What is kept and known.
  private final class Memory: Sendable {
    let state: Mutex<State>

    init(bytes: Int) {
      state = Mutex(State(shelf: AnswerShelf(bytes: bytes)))
    }

    /// Learns of all that was committed before the call.
    func learn(from changes: any ContentChanges) async throws(AppError) {
      let newest = try await changes.newest()
      while let (known, watched) = state.withLock({ $0.missing(until: newest) }) {
        let change = KnownChange(
          content: try await changes.changes(after: known, concerning: watched), watched: watched)
        state.withLock { $0.apply(change) }
        // Of an earlier state that has been put in the place of this one, nothing is left to learn.
        if change.content.newest <= known { return }
      }
    }
  }

  private let askedBefore: Int
  private let changes: any ContentChanges
  private let clock: WallClock
  private let memory: Memory
  /// Learns what is new once for all who ask at the same time.
  private let learning: GatheredReading<Void>

  /// - Parameters:
  ///   - bytes: How much room there is.
  ///   - askedBefore: How many requests are remembered that were asked lately; 0 to keep each answer at once.
  init(bytes: Int, askedBefore: Int, changes: any ContentChanges, clock: WallClock) {
    self.askedBefore = askedBefore
    self.changes = changes
    self.clock = clock
    let memory = Memory(bytes: bytes)
    self.memory = memory
    learning = GatheredReading { () async throws(AppError) in try await memory.learn(from: changes) }
  }

  /// How many bytes are taken.
  var size: Int { memory.state.withLock { $0.shelf.size } }

  /// The answer to a request, if it's kept and nothing has changed by now.
  ///
  /// Throws `storage`, `unavailable`.
  func answer(to request: KeptAnswer.Request) async throws(AppError) -> KeptAnswer? {
    try await catchUp()
    let now = clock.now().milliseconds
    return memory.state.withLock { $0.shelf.find(request, at: now) }
  }

  /// The same, if that takes no more than to look whether anything has changed.
  func answerAtOnce(to request: KeptAnswer.Request) -> KeptAnswer? {
    let now = clock.now().milliseconds
    guard let answer = memory.state.withLock({ $0.shelf.find(request, at: now) }) else { return nil }
    // What can't be read at once, or at all, is answered the other way.
    guard let newest = (try? changes.newestAtOnce()) ?? nil else { return nil }
    return memory.state.withLock { state in
      guard let known = state.newest, known >= newest else { return nil }
      return state.shelf.find(request, at: now) === answer ? answer : nil
    }
  }

  /// Returns once all that was committed before the call is known.
  private func catchUp() async throws(AppError) {
    let newest = try await changes.newest()
    if memory.state.withLock({ $0.newest.map { $0 >= newest } ?? false }) { return }
    try await learning.answer()
  }

  /// Begins to make an answer: call this before anything is read for it, and `end` afterwards.
  ///
  /// - Returns: Nil if nothing like it was asked for lately: what is asked for once needn't be kept, such as what is new
  ///   since a post.
  func begin(_ request: KeptAnswer.Request) -> Reading? {
    memory.state.withLock { state in
      if askedBefore > 0, !state.wasAsked(request.hashValue, among: askedBefore) { return nil }
      state.lastReading += 1
      state.readings[state.lastReading] = []
      return Reading(number: state.lastReading, begun: state.count)
    }
  }

  /// Finds out of changes from now on if they concern something.
  func watch(_ subject: AnswerSubject, for reading: Reading) {
    memory.state.withLock { _ = $0.readings[reading.number]?.insert(subject) }
  }

  func end(_ reading: Reading) {
    memory.state.withLock { state in
      state.readings[reading.number] = nil
      // What they might have missed.
      if state.readings.isEmpty { state.known = [] }
    }
  }

  /// Keeps an answer, unless something has changed since its reading began.
  func keep(
    _ answer: KeptAnswer, to request: KeptAnswer.Request, showing subjects: Set<AnswerSubject>,
    _ reading: Reading
  ) {
    memory.state.withLock { state in
      if state.isOutdated(reading, showing: subjects) { return }
      state.shelf.insert(answer, to: request, showing: subjects)
    }
  }

  /// Until when an answer is kept, in milliseconds since the epoch.
  ///
  /// - Parameter until: When time alone changes it; nil for never.
  func deadline(_ until: Timestamp?) -> Int64 {
    min(clock.now().milliseconds + Self.longest, until?.milliseconds ?? .max)
  }
}

/// A change, and what was found out of it.
private struct KnownChange {
  let content: ContentChange
  let watched: Set<AnswerSubject>

  /// Whether it concerns one of some subjects, or may.
  func concerns(_ subjects: Set<AnswerSubject>) -> Bool {
    guard let changed = content.subjects else { return true }
    return !changed.isDisjoint(with: subjects) || !open(among: subjects).isEmpty
  }

  /// Those of some subjects of which no one has found out whether it concerns them.
  func open(among subjects: Set<AnswerSubject>) -> Set<AnswerSubject> {
    guard isAsked else { return [] }
    return subjects.filter { $0.isFoundOut && !watched.contains($0) }
  }

  /// Whether there is anything to find out: someone published or shared something.
  private var isAsked: Bool {
    content.subjects?.contains { if case .posts = $0 { true } else { false } } ?? true
  }
}
