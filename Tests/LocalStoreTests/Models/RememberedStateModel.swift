/// A reader of one process that remembers what it knew of its viewer, while another process changes that and what there is
/// to see: `Access.read`.
///
/// What the viewer may see depends on a block, which the reader remembers; the page depends on both the block and the posts.
/// A page is right if it is what the database held at one moment between the request and the answer.
struct RememberedStateModel: Model {
  /// A mistake in the program.
  enum Mistake: CaseIterable {
    case none
    /// What is remembered is taken for true.
    case asksNothing
    /// It is asked whether it is so in a transaction of its own.
    case asksBefore
    /// The same, after the page was read.
    case asksBehind
    /// What was found to be different is remembered, and the page is used all the same.
    case usesThePageAnyway
  }

  /// What is committed.
  struct Contents: Hashable {
    var isBlocked = false
    var posts = 0
  }

  private enum Reader: Hashable {
    case idle
    case begun(snapshot: Contents)
    case hasPage(Contents, snapshot: Contents)
  }

  let mistake: Mistake
  private var stored = Contents()
  private var commitsLeft = 5
  private var requestsLeft = 2
  private var reader = Reader.idle
  /// What was committed since the request began.
  private var since: [Contents] = []
  /// The block that is remembered.
  private var remembered: Bool?
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
      can("someone blocks the viewer, or no longer") { $0.commit { $0.isBlocked.toggle() } }
      can("a post is written") { $0.commit { $0.posts += 1 } }
    }
    switch reader {
    case .idle:
      if requestsLeft > 0 {
        can("a request begins") {
          $0.requestsLeft -= 1
          $0.since = [$0.stored]
          $0.reader = .begun(snapshot: $0.stored)
        }
      }
    case .begun(let snapshot):
      can("the page is read as remembered") {
        // A transaction sees one state; one that asks apart from it sees another.
        let seen = $0.mistake == .asksBefore ? $0.stored : snapshot
        $0.reader = .hasPage(
          Contents(isBlocked: $0.remembered ?? seen.isBlocked, posts: seen.posts), snapshot: snapshot)
      }
    case .hasPage(let page, let snapshot):
      can("what is remembered is compared, and the request answered") {
        let asked = $0.mistake == .asksBehind ? $0.stored : snapshot
        let isSo = $0.remembered == nil || $0.remembered == asked.isBlocked || $0.mistake == .asksNothing
        if $0.mistake != .asksNothing || $0.remembered == nil { $0.remembered = asked.isBlocked }
        let answer = isSo || $0.mistake == .usesThePageAnyway ? page : asked
        if !$0.since.contains(answer) { $0.wrong = "answered \(answer), which never was in \($0.since)" }
        $0.reader = .idle
        $0.since = []
      }
    }
    return steps
  }

  private mutating func commit(_ change: (inout Contents) -> Void) {
    commitsLeft -= 1
    change(&stored)
    if reader != .idle { since.append(stored) }
  }
}
