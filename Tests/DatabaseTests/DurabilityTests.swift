import AppValues
import Foundation
import SocialDatabase
import SocialTestSupport
import Testing

/// What was acknowledged is stored, and what was not acknowledged is stored wholly or not at all.
@Suite(.serialized) struct DurabilityTests {
  @Test(arguments: DatabaseKind.shared)
  func whatAKilledProcessWasToldIsThere(_ kind: DatabaseKind) async throws {
    let test = try await TestDatabase(kind)
    let outcome = try await Program.run(
      Probe.command(test.location, writes: 1_000_000, writers: 8)
    ) { output in Probe.acknowledged(output).count >= 80 }
    #expect(outcome.status == 128 + SIGKILL)
    let acknowledged = Probe.acknowledged(outcome.output)
    #expect(acknowledged.count >= 80)
    let database = try await test.open()
    let ids = try await database.ids()
    #expect(Set(acknowledged).isSubset(of: ids))
    #expect(ids.allSatisfy { Set(ids).contains($0 ^ 1) }, "half a write was stored")
    let faults = try await database.integrityFaults()
    #expect(faults == [])
    await database.close()
  }

  @Test(arguments: DatabaseKind.shared)
  func severalProcessesMayOpenANewDatabaseAtOnce(_ kind: DatabaseKind) async throws {
    let test = try await TestDatabase(kind)
    let outcomes = try await withThrowingTaskGroup(of: Program.Outcome.self) { group in
      for _ in 0..<4 {
        group.addTask { try await Program.run(Probe.command(test.location, writes: 0)) }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(outcomes.map(\.output) == Array(repeating: "opened\n", count: 4))
  }

  @Test func aFullDiskIsToldAndNothingAcknowledgedIsLost() async throws {
    let test = try await TestDatabase(.file)
    // No file may grow past a megabyte, which to the process is a disk without room.
    let outcome = try await Program.run(
      ["prlimit", "--fsize=1000000"]
        + Probe.command(test.location, writes: 100_000, writers: 8, bytes: 2000))
    #expect(outcome.output.hasSuffix("failed storage(AppValues.StorageFault.full)\n"))
    let acknowledged = Probe.acknowledged(outcome.output)
    #expect(!acknowledged.isEmpty)
    let database = try await test.open()
    let ids = try await database.ids()
    #expect(ids == acknowledged)
    let faults = try await database.integrityFaults()
    #expect(faults == [])
    await database.close()
  }

  @Test(.enabled("strace is missing, or may not trace here") { await Strace.isUsable() })
  func theDiskHasAWriteBeforeItsCallerIsAnswered() async throws {
    let test = try await TestDatabase(.file)
    let folder = try TemporaryFolder()
    let trace = folder.path("trace")
    try await Program.expect(
      ["strace", "-f", "-y", "-o", trace, "-e", "trace=fdatasync,fsync,write"]
        + Probe.command(test.location, writes: 5))
    var synced = false
    var answers = 0
    for line in try String(contentsOfFile: trace, encoding: .utf8).split(separator: "\n") {
      if line.contains("sync(") && line.contains("-wal>)") || line.contains("sync resumed") {
        synced = synced || line.hasSuffix("= 0")
      } else if line.contains("\"stored ") {
        #expect(synced, "answered before the disk had it: \(line)")
        synced = false
        answers += 1
      }
    }
    #expect(answers == 5)
  }
}

enum Strace {
  static func isUsable() async -> Bool {
    // Absent or forbidden are the same to the test.
    (try? await Program.run(["strace", "-f", "-o", "/dev/null", "true"]).status) == 0
  }
}
