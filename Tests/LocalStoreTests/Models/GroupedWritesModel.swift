/// Two processes that write groups under one lock, with what they assume of their writers and what they ask first:
/// `TransactionConnection.perform`, `Access.write`.
///
/// A job counts itself on a post: it reads the number, and writes that plus one, unless its writer is blocked. What it
/// knows of the block is remembered from the last time, and looked at before the commit. A group is right if its jobs have
/// the answers that they would have had one after the other.
struct GroupedWritesModel: Model {
  /// A mistake in the program.
  enum Mistake: CaseIterable {
    case none
    /// What is assumed isn't looked at.
    case neverConfirms
    /// What is assumed is asked before the right to write is there.
    case asksBeforeTheLock
    /// A job isn't asked again when another of its group has changed what it asked about.
    case neverAsksAgain
  }

  /// What a job asked first: the number, and whether its writer is blocked, if that isn't assumed.
  private struct Asked: Hashable {
    var count: Int
    var isBlocked: Bool
  }

  private enum Phase: Hashable {
    case idle, beforeLock(wasBlocked: Bool), holding, asked([Asked]), confirming
  }

  private struct Process: Hashable {
    var phase = Phase.idle
    var groupsLeft = 2
    var remembersBlock = false
    /// How many jobs of the group have run.
    var done = 0
    var mayAssume = true
    var assumedBlock = false
    /// What was assumed turned out to be so.
    var isConfirmed = true
  }

  private static let jobs = 2

  let mistake: Mistake
  private var processes = [Process(), Process()]
  private var holder: Int?
  // What is committed, and what the holder has written since.
  private var count = 0
  private var isBlocked = false
  private var written = 0
  /// How many jobs were answered that they are counted.
  private var counted = 0
  private var blocksLeft = 1
  private var wrong: String?

  init(_ mistake: Mistake = .none) {
    self.mistake = mistake
  }

  var fault: String? {
    wrong ?? (holder == nil && count != counted ? "\(counted) were counted, and the number is \(count)" : nil)
  }

  var finalFault: String? { processes.contains { $0.groupsLeft > 0 } ? "a group was never written" : nil }

  var steps: [(name: String, after: Self)] {
    var steps: [(name: String, after: Self)] = []
    func can(_ name: String, _ change: (inout Self) -> Void) {
      var after = self
      change(&after)
      steps.append((name, after))
    }
    // A block is a write of someone else, with the same lock.
    if blocksLeft > 0, holder == nil {
      can("someone blocks the writers") {
        $0.blocksLeft -= 1
        $0.isBlocked = true
      }
    }
    for number in processes.indices { step(number) { can("process \(number) \($0)", $1) } }
    return steps
  }

  private func step(_ number: Int, _ can: (String, (inout Self) -> Void) -> Void) {
    let process = processes[number]
    switch process.phase {
    case .idle where process.groupsLeft > 0:
      can("has a group to write") { $0.processes[number].phase = .beforeLock(wasBlocked: $0.isBlocked) }
    case .beforeLock(let wasBlocked) where holder == nil:
      can("takes the right to write") {
        $0.holder = number
        $0.written = $0.count
        $0.processes[number].done = 0
        $0.processes[number].assumedBlock = $0.processes[number].remembersBlock
        $0.processes[number].isConfirmed =
          $0.processes[number].remembersBlock
          == ($0.mistake == .asksBeforeTheLock ? wasBlocked : $0.isBlocked)
        $0.processes[number].phase = .holding
      }
    case .holding:
      can("asks for all of its group") {
        let known = process.mayAssume ? process.assumedBlock : $0.isBlocked
        let asked = Asked(count: $0.written, isBlocked: known)
        $0.processes[number].phase = .asked(Array(repeating: asked, count: Self.jobs))
      }
    case .asked(var asked):
      can("runs a job") {
        if $0.mistake != .neverAsksAgain, process.done > 0 { asked[process.done].count = $0.written }
        let job = asked[process.done]
        if !job.isBlocked { $0.written = job.count + 1 }
        $0.processes[number].done += 1
        let isLast = $0.processes[number].done == Self.jobs
        $0.processes[number].phase = isLast ? .confirming : .asked(asked)
      }
    case .confirming:
      let assumed = process.mayAssume
      let isSo = !assumed || process.isConfirmed || mistake == .neverConfirms
      if isSo {
        can("commits") {
          let wasBlocked = assumed ? process.assumedBlock : $0.isBlocked
          if wasBlocked != $0.isBlocked { $0.wrong = "a writer who is blocked was counted" }
          $0.counted += wasBlocked ? 0 : Self.jobs
          $0.count = $0.written
          $0.holder = nil
          $0.processes[number] = Process(
            phase: .idle, groupsLeft: process.groupsLeft - 1, remembersBlock: wasBlocked)
        }
      } else {
        can("undoes its group, and runs it without assuming") {
          $0.holder = nil
          $0.processes[number].mayAssume = false
          $0.processes[number].phase = .beforeLock(wasBlocked: $0.isBlocked)
        }
      }
    case .idle, .beforeLock: break
    }
  }
}
