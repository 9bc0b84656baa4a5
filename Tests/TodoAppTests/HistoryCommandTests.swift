import AppScreens
import AppValues
import ArgumentParser
import Foundation
import SocialMenuShell
import SocialTestSupport
import SocialTodoStore
import Testing

@testable import SocialTodoApp

/// Taking back, bringing back, repeating and lists by day, by command.
@MainActor
@Suite struct HistoryCommandTests {
  private typealias Outcome = CommandDesk.Outcome

  @Test func undoTakesBackTheLastChangeAndSaysWhich() async throws {
    let desk = try await CommandDesk()
    try await desk.run("add", "Milk")
    try await desk.run("add", "Tea")
    let ids = try await desk.run("list").stdout.split(separator: "\n").map { String($0.prefix(4)) }
    try await desk.run(["done"] + ids)
    try await desk.run("delete", ids[0])
    #expect(try await desk.run("undo") == Outcome(stdout: "Undone: delete Tea\n"))
    #expect(
      try await desk.run("undo", language: .japanese)
        == Outcome(stdout: "ToDo 2件を完了にした操作を取り消しました。\n"))
    #expect(try await desk.list() == ["ID  Tea · Personal", "ID  Milk · Personal"])
    try await desk.run("edit", ids[0], "--text", "Coffee")
    try await desk.run("undo")
    try await desk.run("undo")
    #expect(try await desk.list() == ["ID  Milk · Personal"])
    try await desk.run("undo")
    #expect(try await desk.run("undo") == Outcome(stderr: "Nothing to undo.\n", status: .failed))
    #expect(
      try await desk.run("undo", language: .japanese)
        == Outcome(stderr: "取り消せる操作はありません。\n", status: .failed))
  }

  @Test func whatWasDeletedIsListedAndBroughtBack() async throws {
    let desk = try await CommandDesk()
    #expect(
      try await desk.run("deleted") == Outcome(stderr: "Nothing was deleted in the last 30 days.\n"))
    try await desk.run("add", "Milk", "--notes", "Two")
    try await desk.run("add", "Tea")
    for line in try await desk.run("list").stdout.split(separator: "\n") {
      try await desk.run("delete", String(line.prefix(4)))
    }
    let listed = try await desk.run("deleted").stdout
    #expect(
      listed.withoutIDs
        == "ID  Milk · Personal · deleted just now\nID  Tea · Personal · deleted just now\n")
    #expect(
      try await desk.run("deleted", language: .japanese).stdout.withoutIDs
        .hasPrefix("ID  Milk · 個人 · 削除: たった今\n"))
    let json = try await desk.run("deleted", "--json").stdout
    let first = try #require(
      (try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])?.first)
    #expect(first["description"] as? String == "Milk" && first["notes"] as? String == "Two")
    #expect((first["deletedAt"] as? String)?.hasSuffix("Z") == true)
    let id = String(listed.prefix(6))
    #expect(try await desk.run("restore", id).stdout.withoutIDs == "ID  Milk · Personal\n")
    #expect(
      try await desk.run("restore", id)
        == Outcome(stderr: "No deleted todo has an ID that begins with “\(id)”.\n", status: .failed))
    #expect(try await desk.run("undo") == Outcome(stdout: "Undone: restore Milk\n"))
    #expect(try await desk.list().isEmpty)
  }

  @Test func allThatIsDoneIsDeletedAtOnce() async throws {
    let desk = try await CommandDesk()
    #expect(try await desk.run("clear") == Outcome(stderr: "Nothing is done yet.\n"))
    for text in ["Milk", "Tea", "Report"] { try await desk.run("add", text) }
    let ids = try await desk.run("list").stdout.split(separator: "\n").map { String($0.prefix(4)) }
    try await desk.run("done", ids[0], ids[1])
    #expect(try await desk.run("clear", "--category", "work").stdout == "")
    #expect(
      try await desk.run("clear", "--category", "personal")
        == Outcome(stdout: "2 todos deleted. You can undo this.\n"))
    #expect(try await desk.list("--done") == ["ID  Milk · Personal"])
    try await desk.run("undo")
    #expect(try await desk.list("--done-only").count == 2)
  }

  @Test func whatRepeatsComesAgain() async throws {
    let desk = try await CommandDesk()
    let added = try await desk.run("add", "Rent", "--due", "2026-10-31", "--every", "month").stdout
    #expect(added.withoutIDs.hasSuffix(" · every month\n"))
    let done = try await desk.run("done", String(added.prefix(4))).stdout.split(separator: "\n")
    #expect(done.count == 2 && done[1].contains("30 Nov 2026"))
    let json = try await desk.run("list", "--json").stdout
    #expect(json.contains(#""repeats":"P1M-31""#))
    let next = String(done[1].prefix(4))
    #expect(
      try await desk.run("edit", next, "--every", "2週間ごと", language: .japanese).stdout.contains(" · 2週間ごと"))
    #expect(!(try await desk.run("edit", next, "--every", "-").stdout.contains("every")))
    for arguments in [
      ["edit", next, "--every", "friday"], ["add", "Clean", "--every", "every friday"],
      ["add", "Sweep", "--due", "-", "--every", "friday"], ["add", "Dust due:-", "--every", "friday"],
    ] {
      let line = try await desk.run(arguments).stdout
      #expect(line.contains("27 Nov 2026") && line.contains("every week"), "\(arguments)")
    }
    #expect(
      try await desk.run("edit", next, "--every", "soon")
        == Outcome(
          stderr:
            "That isn't how often something repeats. Enter day, week, month or year, or words such as every 2 weeks or every Friday.\n",
          status: .failed))
  }

  @Test func listsAreByDay() async throws {
    let desk = try await CommandDesk()
    for (text, due) in [
      ("Late", "2026-11-20"), ("Now", "2026-11-23"), ("Soon", "2026-11-29"), ("Later", "2026-11-30"),
      ("Any", "-"),
    ] {
      try await desk.run("add", text, "--due", due, "--notes", "About\n\n\(text)")
    }
    for (arguments, expected) in [
      (["--due", "today"], ["Late", "Now"]), (["--due", "今日"], ["Late", "Now"]),
      (["--due", "week"], ["Late", "Now", "Soon"]), (["--overdue"], ["Late"]),
      (["--due", "2026-11-30"], ["Late", "Now", "Soon", "Later"]), (["--due", "-"], ["Any"]),
      (["--due", "undated"], ["Any"]), (["--due", "today", "--search", "now"], ["Now"]),
    ] as [([String], [String])] {
      let lines = try await desk.run(["list"] + arguments).stdout.withoutIDs.split(separator: "\n")
      #expect(lines.map { $0.dropFirst(4).prefix { $0 != " " } } == expected.map { $0[...] }, "\(arguments)")
    }
    #expect(
      try await desk.run("list", "--due", "-", "--notes").stdout.withoutIDs
        == "ID  Any · Personal\n      About\n\n      Any\n")
    #expect(
      try await desk.run("list", "--due", "today", "--category", "work") == Outcome(stderr: "Nothing here.\n")
    )
    #expect(throws: (any Error).self) {
      try TodoRootCommand.read(["list", "--overdue", "--done"])
    }
  }

  @Test func aStrictImportIsAllOrNothing() async throws {
    let desk = try await CommandDesk()
    let file = desk.folder.path("given.json")
    let time = #""createdAt":"2026-11-01T10:00:00Z""#
    try """
    {"format":"todo","version":1,"todos":[{"id":"aaaa","description":"Fine",\(time)},
    {"id":"../../etc","description":"Odd",\(time)},{"id":"-rf","description":"Odd",\(time)},
    {"id":"bbbb","description":"Odd","repeats":"P1H",\(time)}]}
    """.write(toFile: file, atomically: false, encoding: .utf8)
    let strict = try await desk.run("import", file, "--strict")
    #expect(strict.status == .failed && strict.stdout == "")
    #expect(
      strict.stderr == """
        Left out number 2: Its ID isn't valid: letters (a to z), digits, - and _ are, with a letter or digit first.
        Left out number 3: Its ID isn't valid: letters (a to z), digits, - and _ are, with a letter or digit first.
        Left out number 4: Its repetition isn't of a form such as P1D, P2W, P1M or P1M-31.
        3 of 4 can't be imported, so nothing was.

        """)
    #expect(try await desk.list().isEmpty)
    #expect(
      try await desk.run("import", file, "--strict", language: .japanese).stderr
        .hasSuffix("4件中3件が読み込めないため、何も読み込んでいません。\n"))
    #expect(
      try await desk.run("import", file).stdout == "Added: 1. Changed: 0. Unchanged: 0. Left out: 3.\n")
    #expect(try await desk.run("undo") == Outcome(stdout: "Undone: import Fine\n"))
    #expect(try await desk.list().isEmpty)
  }

  @Test func anExportGoesThroughAPipe() async throws {
    let desk = try await CommandDesk()
    try await desk.run("add", "Milk", "--due", "tomorrow", "--every", "day")
    let piped = try await desk.run("export", "-")
    #expect(
      piped.stdout.hasPrefix(#"{"format":"todo","version":1,"todos":["#) && piped.stdout.hasSuffix("]}\n"))
    let file = desk.folder.path("all.json")
    #expect(try await desk.run("export", file).stdout == "")
    #expect(try String(contentsOfFile: file, encoding: .utf8) == piped.stdout)
    #expect(!FileManager.default.fileExists(atPath: "-"))
    let other = try await CommandDesk()
    try await other.run("import", file)
    #expect(try await other.run("list", "--json").stdout == desk.run("list", "--json").stdout)
  }

  @Test func itsOwnFolderIsNoneToShare() async throws {
    let desk = try await CommandDesk()
    for folder in [desk.folder.path, desk.folder.path + "/."] {
      #expect(
        try await desk.run("sync", folder)
          == Outcome(
            stderr:
              "Not in step yet. \(desk.folder.path) is where Todo keeps its own data. Choose a folder that your devices share.\n",
            status: .failed))
    }
    #expect(try await desk.store.joinedFolder() == nil)
  }

  @Test func bothDevicesSayThatADeletionWonOverAnEdit() async throws {
    let shared = try TemporaryFolder()
    let (one, two) = (try await CommandDesk(), try await CommandDesk())
    try await one.run("add", "Milk")
    for desk in [one, two] { #expect(try await desk.run("sync", shared.path).status == .done) }
    let id = String(try await one.run("list").stdout.prefix(4))
    // Both are away from each other until two has edited, which is later.
    let away = shared.path + "-away"
    try FileManager.default.moveItem(atPath: shared.path, toPath: away)
    try await one.run("delete", id)
    for _ in 0..<5 { try await two.run("list") }
    try await two.run("edit", id, "--text", "Oat milk")
    try FileManager.default.moveItem(atPath: away, toPath: shared.path)
    try await one.run("sync")
    let edited = try await two.run("sync").stderr
    #expect(
      edited.hasPrefix("“Oat milk” was deleted on another device before you changed it here. “todo restore "))
    #expect(
      try await one.run("sync").stderr.hasPrefix(
        "“Oat milk” was changed on another device after you deleted it here."))
    #expect(try await two.run("deleted").stdout.contains("Oat milk"))
    #expect(try await two.run("restore", id).stdout.contains("Oat milk"))
    try await one.run("sync")
    #expect(try await one.list() == ["ID  Oat milk · Personal"])
  }
}
