import Foundation
import SocialTestSupport
import Testing

/// Whatever call to the system fails: what is said of it is true, what was acknowledged is there once and what was not
/// at most once, nothing hangs, nothing is damaged, and nothing stays that the next start does not remove.
///
/// `SOCIALCONNECT_TEST_FAULTS` says how many faults each command meets, `SOCIALCONNECT_TEST_SEED` which.
@Suite(.enabled("strace is missing, or may not trace here") { await InjectedFault.canBeMade() })
struct InjectedFaultTests {
  private static let origin = Task { try await FaultyTown.make() }

  @Test(arguments: FaultyCommand.all)
  func whatIsSaidOfAFaultIsTrue(_ command: FaultyCommand) async throws {
    let origin = try await Self.origin.value
    let undisturbed = try await run(command, in: try await origin.copy())
    var met = 0
    for fault in Self.faults() where met < Self.number("FAULTS") ?? Effort.amount(1, full: 10) {
      let town = try await origin.copy()
      let outcome = try await run(command, in: town, meeting: fault)
      let trace = try String(contentsOf: Self.trace(town), encoding: .utf8)
      guard trace.contains("INJECTED") else { continue }
      met += 1
      let said = Comment(rawValue: "\(command.name), \(fault): \(outcome)")
      #expect([0, 1].contains(outcome.exitCode), said)
      #expect(!outcome.stderr.contains("Something went wrong"), said)
      #expect(outcome.exitCode == 0 || !outcome.stderr.isEmpty, said)
      if let count = try await command.count?(town) {
        #expect(outcome.exitCode == 0 ? count == 1 : count <= 1, said)
        #expect(!outcome.stderr.contains("Nothing was changed") || count == 0, said)
      } else if outcome.exitCode == 0 {
        #expect(outcome.stdout == undisturbed.stdout, said)
      }
      try await expectSoundAndTidy(town, said)
    }
    #expect(met > 0)
  }

  private func run(
    _ command: FaultyCommand, in town: FaultyTown, meeting fault: InjectedFault? = nil
  ) async throws -> Outcome {
    let wrapper = fault?.wrapper(data: town.town.data, trace: Self.trace(town).path) ?? []
    return try await town.town.sandbox.run(
      command.arguments(town) + ["--data", town.town.data.path], input: command.input, through: wrapper)
  }

  private func expectSoundAndTidy(_ town: FaultyTown, _ said: Comment) async throws {
    // What is younger may be someone's work under way.
    for name in try names(in: town.town.data) where name.hasSuffix(".tmp") {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -7200)],
        ofItemAtPath: town.town.data.appending(path: name).path)
    }
    let check = try await town.town.run("check")
    #expect(check.exitCode == 0, "\(said), check: \(check)")
    #expect(try names(in: town.town.data).filter { $0.hasSuffix(".tmp") } == [], said)
    #expect(try names(in: town.town.data.appending(path: "incoming")) == [], said)
    #expect(
      Set(try names(in: town.town.sandbox.folder))
        .subtracting(["home", "data", "trace", "tiny.png", "outbox.json", "all.zip"]) == [], said)
  }

  private func names(in folder: URL) throws -> [String] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
  }

  private static func trace(_ town: FaultyTown) -> URL { town.town.sandbox.folder.appending(path: "trace") }

  /// All kinds of fault, at the first calls and at ever later ones, in no order.
  private static func faults() -> [InjectedFault] {
    var generator = SeededGenerator(seed: UInt64(number("SEED") ?? 1))
    return InjectedFault.calls.flatMap { call in
      call.errors.flatMap { error in
        [1, 2, 3, 4, 5, 6, 8, 11, 15, 20, 30, 45, 70].flatMap { turn in
          [false, true].map { InjectedFault(call: call, error: error, turn: turn, lasts: $0) }
        }
      }
    }.shuffled(using: &generator)
  }

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment["SOCIALCONNECT_TEST_\(name)"].flatMap { Int($0) }
  }
}
