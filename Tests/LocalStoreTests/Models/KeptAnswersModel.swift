/// Two requests for the home timeline of one viewer, of which the server keeps the answer, while other processes write:
/// `KeptAnswers` with `LocalContentChanges`.
///
/// The viewer follows an author, or doesn't, and what the author publishes concerns the timeline in the first case alone,
/// which the server finds out when it reads of it. An answer is right if it's what the database held at one moment between
/// the request and the answer.
struct KeptAnswersModel: Model {
  /// A mistake in the program.
  enum Mistake: CaseIterable {
    case none
    /// What was learned of the database last is taken for the present.
    case asksNothing
    /// An answer is kept, whatever has become known since it was begun.
    case keepsTheOutdated
    /// What wasn't to be found out of a change when it was read counts as not concerned.
    case trustsTheUnasked
    /// Whether someone follows the author is found out in another transaction than the changes are read in.
    case findsOutLater
    /// A longer row of changes is read in parts.
    case readsInParts
    /// A reading begins only once its answer has been read.
    case beginsLate
  }

  /// What is committed.
  struct Contents: Hashable {
    var follows = true
    var posts = 0

    /// What the timeline shows.
    var page: Int { follows ? posts : -1 }
  }

  private enum Change: Hashable { case published, followed }

  /// What was learned of changes.
  private struct Known: Hashable {
    let newest: Int
    /// Whether they concern the timeline; nil where no one has found out.
    let concerns: Bool?
  }

  private enum Phase: Hashable {
    case idle, asking
    /// Wants to know all changes up to a number.
    case learning(until: Int)
    case reading(until: Int, after: Int, isWatched: Bool)
    case hasRead(until: Int, newest: Int, changes: [Change], isWatched: Bool)
    case applying(until: Int, Known)
    case beginning
    case begun(count: Int)
    case hasPage(Int, count: Int)
  }

  private struct Request: Hashable {
    var phase = Phase.idle
    /// What was in the timeline since it began.
    var since: Set<Int> = []
  }

  let mistake: Mistake
  private var stored = Contents()
  private var log: [Change] = []
  private var commitsLeft = 2
  private var requestsLeft = 3
  private var requests = [Request(), Request()]
  /// What the server knows: the newest change, what it learned, one after the other, and the page that is kept.
  private var newest = 0
  private var known: [Known] = []
  private var kept: Int?
  private var wrong: String?

  init(_ mistake: Mistake = .none) {
    self.mistake = mistake
  }

  var fault: String? { wrong }
  var finalFault: String? { nil }

  var steps: [(name: String, after: Self)] {
    var steps: [(name: String, after: Self)] = []
    func can(_ name: String, _ change: (inout Self) -> Void) {
      var after = self
      change(&after)
      steps.append((name, after))
    }
    if commitsLeft > 0 {
      can("the author publishes") { $0.commit(.published) { $0.posts += 1 } }
      can("the viewer follows, or no longer") { $0.commit(.followed) { $0.follows.toggle() } }
    }
    for index in requests.indices { can("request \(index) goes on") { $0.goOn(index) } }
    return steps.filter { $0.after != self }
  }

  private mutating func commit(_ change: Change, _ write: (inout Contents) -> Void) {
    commitsLeft -= 1
    write(&stored)
    log.append(change)
    for index in requests.indices where requests[index].phase != .idle {
      requests[index].since.insert(stored.page)
    }
  }

  /// Whether the timeline is watched: it's kept, or being read.
  private var isWatched: Bool {
    kept != nil
      || requests.contains {
        switch $0.phase {
        case .begun, .hasPage: true
        default: false
        }
      }
  }

  private mutating func goOn(_ index: Int) {
    switch requests[index].phase {
    case .idle:
      guard requestsLeft > 0 else { return }
      requestsLeft -= 1
      requests[index] = Request(phase: .asking, since: [stored.page])
    case .asking:
      requests[index].phase = .learning(until: mistake == .asksNothing ? newest : log.count)
    case .learning(let target):
      if newest < target {
        requests[index].phase = .reading(until: target, after: newest, isWatched: isWatched)
      } else if let kept {
        answer(kept, index)
      } else if mistake == .beginsLate {
        requests[index].phase = .beginning
      } else {
        requests[index].phase = .begun(count: known.count)
      }
    case .reading(let target, let after, let isWatched):
      var changes = Array(log.dropFirst(after))
      if mistake == .readsInParts { changes = Array(changes.prefix(1)) }
      requests[index].phase = .hasRead(
        until: target, newest: after + changes.count, changes: changes, isWatched: isWatched)
      // Both are read in one transaction.
      if mistake != .findsOutLater { goOn(index) }
    case .hasRead(let target, let newest, let changes, let isWatched):
      var concerns: Bool? = changes.contains(.followed)
      if concerns == false, changes.contains(.published) { concerns = isWatched ? stored.follows : nil }
      requests[index].phase = .applying(until: target, Known(newest: newest, concerns: concerns))
    case .applying(let target, let change):
      if change.newest >= newest { apply(change) }
      requests[index].phase = .learning(until: target)
    case .beginning:
      requests[index].phase = .hasPage(stored.page, count: -1)
    case .begun(let count):
      requests[index].phase = .hasPage(stored.page, count: count)
    case .hasPage(let page, let count):
      let since = known.dropFirst(count < 0 ? known.count : count)
      if mistake == .keepsTheOutdated || !since.contains(where: mayConcern) { kept = page }
      answer(page, index)
    }
  }

  private mutating func apply(_ change: Known) {
    newest = change.newest
    known.append(change)
    if mayConcern(change) { kept = nil }
  }

  private func mayConcern(_ change: Known) -> Bool { change.concerns ?? (mistake != .trustsTheUnasked) }

  private mutating func answer(_ page: Int, _ index: Int) {
    if !requests[index].since.contains(page) {
      wrong = "request \(index) is answered \(page), which never was in \(requests[index].since)"
    }
    requests[index] = Request()
  }
}
