import AppScreens
import AppValues
import Foundation
import SocialTestSupport
import Synchronization
import Testing

@testable import SocialTodoApp
@testable import SocialTodoStore

/// Rounds that the shell does by itself.
@MainActor
@Suite struct SyncRoundsTests {
  /// A folder whose rounds end as a test says.
  private final class Folder: Sendable {
    private struct State {
      var reports: [SyncReport] = []
      var last = SyncReport()
      var change = 0
      var rounds = 0
      var isJoined = true
      var glance: FolderSnapshot? = FolderSnapshot(files: [:])
      var glances = 0
    }

    private let state = Mutex(State())
    let changes = Changes()

    var rounds: Int { state.withLock(\.rounds) }

    /// How the next rounds end; those behind them, as the last of them.
    func answer(_ reports: SyncReport...) { state.withLock { $0.reports += reports } }
    func change() { state.withLock { $0.change += 1 } }
    /// Another device writes into it.
    func write() { state.withLock { $0.glance = FolderSnapshot(files: ["other.todo": [1]]) } }
    var glances: Int { state.withLock(\.glances) }
    func leave() { state.withLock { $0.isJoined = false } }

    var source: SyncRounds.Source {
      SyncRounds.Source(
        joined: { [self] in state.withLock(\.isJoined) ? JoinedFolder(path: "/shared", inStepAt: nil) : nil },
        round: { [self] in
          defer { changes.tell() }
          return state.withLock { state in
            state.rounds += 1
            if !state.reports.isEmpty { state.last = state.reports.removeFirst() }
            return state.last
          }
        },
        glance: { [self] in
          state.withLock { state in
            state.glances += 1
            return state.glance
          }
        },
        lastChange: { [self] in Cursor("\(state.withLock(\.change))") })
    }
  }

  private let folder = Folder()
  private let messages = SyncMessages(words: .todoApp(.english, timeZone: .gmt))

  private func rounds() -> SyncRounds {
    SyncRounds(folder.source, pace: .init(glance: .seconds(1000), glances: 1))
  }

  @Test func aRoundIsDoneAtTheStartAndAfterEachChange() async {
    let rounds = rounds()
    rounds.begin()
    #expect(await folder.changes.wait { folder.rounds == 1 })
    await rounds.lookForChanges()
    folder.change()
    await rounds.lookForChanges()
    #expect(await folder.changes.wait { folder.rounds == 2 })
    #expect(await rounds.end(messages) == [])
  }

  @Test func whatCameFromOthersAndWhatWasWrongIsToldOnce() async {
    let problem = SyncProblem.notAFile(file: "odd")
    folder.answer(SyncReport(received: 3, problems: [problem]), SyncReport(received: 1, problems: [problem]))
    let rounds = rounds()
    rounds.begin()
    #expect(await folder.changes.wait { folder.rounds == 1 })
    var told: [SyncRounds.News] = []
    let changes = Changes()
    await rounds.telling({
      told += $0; changes.tell()
    }) {
      _ = await changes.wait { told.count == 2 }
      folder.change()
      await rounds.lookForChanges()
      _ = await changes.wait { told.count == 3 }
    }
    #expect(told == [.problem(problem), .arrived(3), .arrived(1)])
    _ = await rounds.end(messages)
  }

  @Test func thatItFailsIsToldOnceAndThatItWorksAgain() async {
    let away = SyncReport(fault: .unavailable)
    folder.answer(away, away, SyncReport())
    let rounds = rounds()
    var told: [SyncRounds.News] = []
    let changes = Changes()
    rounds.begin()
    await rounds.telling({
      told += $0; changes.tell()
    }) {
      _ = await changes.wait { told.count == 1 }
      #expect(rounds.fault == .unavailable)
      for count in 2...3 {
        folder.change()
        await rounds.lookForChanges()
        _ = await folder.changes.wait { folder.rounds == count }
      }
      _ = await changes.wait { told.count == 2 }
    }
    #expect(told == [.failed(.unavailable, JoinedFolder(path: "/shared", inStepAt: nil)), .again])
    #expect(rounds.fault == nil)
    #expect(await rounds.end(messages) == [])
  }

  @Test func aRoundIsDoneWhenTheFolderLooksOtherThanBefore() async {
    let rounds = SyncRounds(folder.source, pace: .init(glance: .milliseconds(1), glances: 1_000_000))
    rounds.begin()
    #expect(await folder.changes.wait { folder.rounds == 1 })
    folder.write()
    #expect(await folder.changes.wait { folder.rounds == 2 })
    _ = await rounds.end(messages)
  }

  /// It might hold up a thread each time.
  @Test func aFolderThatIsAwayIsNotGlancedAt() async {
    folder.answer(SyncReport(fault: .unavailable))
    let rounds = SyncRounds(folder.source, pace: .init(glance: .milliseconds(1), glances: 3))
    rounds.begin()
    #expect(await folder.changes.wait { folder.rounds == 9 })
    // Before the first round, and while none was known to have failed.
    #expect(folder.glances <= 4)
    _ = await rounds.end(messages)
  }

  @Test func anEditThatADeletionWonOverIsTold() async {
    let edit = OverruledEdit(id: ID("a"), description: "Milk", isDeletedHere: false)
    folder.answer(SyncReport(overruled: [edit]), SyncReport())
    let rounds = rounds()
    rounds.begin()
    var told: [SyncRounds.News] = []
    let changes = Changes()
    await rounds.telling({
      told += $0; changes.tell()
    }) {
      _ = await changes.wait { told.count == 1 }
    }
    #expect(told == [.overruled(edit)])
    _ = await rounds.end(messages)
  }

  @Test func whatWasChangedIsSentAtTheEnd() async {
    let rounds = rounds()
    folder.answer(SyncReport(fault: .unavailable))
    folder.change()
    await rounds.lookForChanges()
    #expect(
      await rounds.end(messages) == [
        "Not in step yet. The folder /shared can't be reached, or isn't the one you chose."
      ])
    #expect(folder.rounds == 1)
  }

  @Test func withoutAFolderNothingIsDone() async {
    folder.leave()
    let rounds = rounds()
    rounds.begin()
    folder.change()
    await rounds.lookForChanges()
    #expect(await rounds.end(messages) == [])
    #expect(folder.rounds == 0)
  }

  @Test func whatTakesTooLongIsNotWaitedFor() async {
    let signal = Changes()
    let late = await Deadline.run(.milliseconds(1)) { await signal.wait { false } }
    #expect(late == nil)
    #expect(await Deadline.run(.seconds(1000)) { 7 } == 7)
  }
}
