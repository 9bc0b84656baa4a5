import AppScreens
import Foundation
import SocialTestSupport
import Testing

/// Killed in the middle of writing, again and again: what was acknowledged is there, once, on both devices.
@Suite struct KillTests {
  @Test func commandsKilledInTheMiddleLoseNothingAcknowledged() async throws {
    for _ in Effort.rounds(2, full: 20) {
      let (one, two, shared) = (try Device(), try Device(), try TemporaryFolder())
      try await one.run("sync", shared.path)
      let loop = """
        ( sleep 0.\(Int.random(in: 20...99)); kill -9 -$$ ) &
        for i in $(seq 100); do "$@" add "Todo $i" --data "$0" | grep -q . && echo "$i" >>"$0/acknowledged"; done
        """
      _ = try await one.run([], through: ["setsid", "-w", "bash", "-c", loop, one.data.path])
      let file = one.data.appending(path: "acknowledged").path
      // None was acknowledged where there is no file.
      let acknowledged =
        FileManager.default.contents(atPath: file).map { String(decoding: $0, as: UTF8.self) } ?? ""
      let last = acknowledged.split(separator: "\n").compactMap { Int($0) }.max() ?? 0

      let todos = try await one.descriptions().reversed()
      #expect(todos.count - last <= 1 && todos.count >= last, "\(todos.count) of \(last)")
      #expect(Array(todos) == (1...max(1, todos.count)).prefix(todos.count).map { "Todo \($0)" })
      #expect(try await one.run("sync").status == 0)
      #expect(try await two.run("sync", shared.path).status == 0)
      #expect(try await two.descriptions() == (try await one.descriptions()))
    }
  }

  @Test func anImportKilledInTheMiddleIsDoneWhenItIsRepeated() async throws {
    let device = try Device()
    let items = (0..<5000).map {
      #"{"id":"id\#($0)","description":"Todo \#($0)","createdAt":"2026-11-01T10:00:00Z"}"#
    }
    let file = device.path("many.json")
    try #"{"format":"todo","version":1,"todos":[\#(items.joined(separator: ","))]}"#.write(
      toFile: file, atomically: false, encoding: .utf8)
    _ = try await device.run(
      "import", file, through: ["timeout", "-s", "KILL", "0.\(Int.random(in: 10...40))"])
    let before = try await device.descriptions().count
    #expect(before <= 5000)
    let outcome = try await device.run("import", file)
    let (added, unchanged) = ("\(5000 - before, in: .english)", "\(before, in: .english)")
    #expect(outcome.stdout == "Added: \(added). Changed: 0. Unchanged: \(unchanged). Left out: 0.\n")
    #expect(Set(try await device.descriptions()).count == 5000)
  }
}
