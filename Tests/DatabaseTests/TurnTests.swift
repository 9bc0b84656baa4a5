import AppValues
import SocialDatabase
import SocialTestSupport
import Testing

/// Several processes that write without a break all come to their turn.
@Suite struct TurnTests {
  @Test(.timeLimit(.minutes(5)), arguments: DatabaseKind.shared)
  func whoeverWritesNowAndThenIsLetInByWhoWritesAllTheTime(_ kind: DatabaseKind) async throws {
    let test = try await TestDatabase(kind)
    let database = try await test.open()
    let (isBusy, isDone) = (LockedValue(false), LockedValue(false))
    let writing = Task {
      try await Program.run(Probe.command(test.location, writes: 10_000_000, writers: 16)) { output in
        if !isBusy.value { isBusy.change { $0 = Probe.acknowledged(output).count > 100 } }
        return isDone.value
      }
    }
    #expect(try await eventually { isBusy.value })
    let refused = LockedValue(0)
    for id in 1...20 {
      do throws(AppError) {
        try await database.add(-Int64(id))
      } catch {
        #expect(error == .storage(.locked))
        refused.change { $0 += 1 }
      }
    }
    isDone.change { $0 = true }
    let outcome = try await writing.value
    #expect(outcome.status == 128 + 9)
    #expect(refused.value == 0)
    await database.close()
  }
}
