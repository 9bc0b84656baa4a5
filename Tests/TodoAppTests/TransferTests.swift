import Foundation
import SocialTestSupport
import Testing

/// Files that todos are written to and read from.
@Suite struct TransferTests {
  private typealias Outcome = Device.Outcome

  @Test func whatWasExportedIsImportedOnce() async throws {
    let (device, other) = (try Device(), try Device())
    try await device.run(
      "add", "Report", "--category", "Garden", "--due", "2030-11-30", "--notes", "Two\npages")
    try await device.run("add", "牛乳を買う 🥛")
    try await device.importing(["aaaa": "Old"])
    try await device.run("done", "aaaa")
    let file = device.path("all.json")
    #expect(try await device.run("export", file) == Outcome(stderr: "3 todos are in \(file).\n"))
    #expect(try mode(of: file) == 0o600)
    let head = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
    #expect(head.first == #"{"format":"todo","version":1,"todos":["# && head.count == 5)

    let imported = "Added: 3. Changed: 0. Unchanged: 0. Left out: 0.\n"
    #expect(try await other.run("import", file) == Outcome(stdout: imported))
    let (ours, theirs) = (
      try await device.run("list", "--json", "--done"), try await other.run("list", "--json", "--done")
    )
    #expect(ours == theirs)
    #expect(
      try await other.run("import", file, "--lang", "ja")
        == Outcome(stdout: "追加 0件、変更 0件、変更なし 3件、読み込めなかったもの 0件\n"))
    #expect(try await device.run("import", file).stdout.contains("Unchanged: 3."))
  }

  @Test func whatWasChangedOrDeletedSinceStaysSo() async throws {
    let device = try Device()
    try await device.importing(["aaaa": "One", "bbbb": "Two"])
    try await device.run("edit", "aaaa", "--text", "First")
    try await device.run("delete", "bbbb")
    let outcome = try await device.run("import", device.path("given.json"))
    #expect(
      outcome
        == Outcome(
          stdout: "Added: 0. Changed: 0. Unchanged: 1. Left out: 0.\n",
          stderr: "1 of them was deleted here since. --restore brings it back.\n"))
    #expect(try await device.descriptions() == ["First"])
    #expect(
      try await device.run("import", device.path("given.json"), "--restore").stdout
        == "Added: 0. Changed: 0. Unchanged: 1. Restored: 1. Left out: 0.\n")
    #expect(Set(try await device.descriptions()) == ["First", "Two"])
  }

  @Test func whatCannotBeATodoIsLeftOutAndSaid() async throws {
    let device = try Device()
    let file = device.path("odd.json")
    let time = #""createdAt":"2026-11-01T10:00:00.5+09:00""#
    try """
    {"todos":[7,{"id":"aaaa","description":"Fine",\(time),"done":true,"unknown":[1]},
    {"id":"bbbb","description":"",\(time)},{"id":"cccc","description":"No time"},
    {"id":"dddd","description":"Odd time","createdAt":"yesterday"},{"id":"","description":"No ID",\(time)},
    {"id":"eeee","description":"Odd day","due":"30/11",\(time)},{"id":"ffff","description":"a\\u001bb",\(time)},
    {"id":"aaaa","description":"Fine",\(time),"done":true}],"version":1,"format":"todo"}
    """.write(toFile: file, atomically: false, encoding: .utf8)
    #expect(
      try await device.run("import", file)
        == Outcome(
          stdout: "Added: 1. Changed: 0. Unchanged: 1. Left out: 7.\n",
          stderr: """
            Left out number 1: It isn't a todo with an ID, a description and the time it was added.
            Left out number 3: The description can't be empty.
            Left out number 4: It isn't a todo with an ID, a description and the time it was added.
            Left out number 5: Its time isn't ISO 8601.
            Left out number 6: Its ID isn't valid: letters (a to z), digits, - and _ are, with a letter or digit first.
            Left out number 7: Its due date isn't of the form YYYY-MM-DD.
            Left out number 8: The description contains invisible control characters. Remove them and try again.

            """))
    #expect(try await device.list("--done").first?["createdAt"] as? String == "2026-11-01T01:00:00.500Z")
    #expect(
      try await device.run("import", file, "--lang", "ja").stderr.hasPrefix(
        "1番目を読み込みませんでした。ID、内容、追加した時刻のいずれかがありません。\n"))
  }

  @Test(arguments: [
    ("Dear diary", "% isn't an export of Todo.\n", "% はTodoのエクスポートではありません。\n"),
    (
      #"{"format":"other","version":1,"todos":[]}"#, "% isn't an export of Todo.\n",
      "% はTodoのエクスポートではありません。\n"
    ),
    (
      #"{"format":"todo","version":2,"items":[]}"#,
      "This file was written by a newer version of Todo. Update to import it.\n",
      "このファイルは新しいバージョンのTodoで保存されています。読み込むには更新してください。\n"
    ),
  ])
  func anotherFileIsRefused(_ text: String, _ english: String, _ japanese: String) async throws {
    let device = try Device()
    let file = device.path("other.json")
    try text.write(toFile: file, atomically: false, encoding: .utf8)
    for (language, said) in [("en", english), ("ja", japanese)] {
      #expect(
        try await device.run("import", file, "--lang", language)
          == Outcome(stderr: said.replacing("%", with: file), status: 1))
    }
  }

  @Test func nothingButAnExportIsReplaced() async throws {
    let device = try Device()
    try await device.importing(["aaaa": "One"])
    let (file, export) = (device.path("diary.txt"), device.path("all.json"))
    try "Dear diary".write(toFile: file, atomically: false, encoding: .utf8)
    let refused = "\(file) isn't an export of Todo, so it wasn't replaced. Choose another name.\n"
    #expect(try await device.run("export", file) == Outcome(stderr: refused, status: 1))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "Dear diary")
    #expect(try await device.run("export", device.data.path).status == 1)
    for _ in 0..<2 {
      #expect(try await device.run("export", export) == Outcome(stderr: "1 todo is in \(export).\n"))
    }
    let elsewhere = device.path("missing/all.json")
    #expect(
      try await device.run("export", elsewhere).stderr
        == "There's no folder \(device.path("missing")). Create it first, or choose another.\n")
  }

  @Test(TodoProgram.hasOwnMounts)
  func aFullDiskKeepsTheExportThatWasThere() async throws {
    let device = try Device()
    let file = device.path("all.json")
    try await device.run("export", file)
    let before = try String(contentsOfFile: file, encoding: .utf8)
    try await device.importing(["aaaa": String(repeating: "many words ", count: 40)])
    let outcome = try await device.run("export", file, through: ["prlimit", "--fsize=200"])
    #expect(outcome.status == 1 && outcome.stderr.hasPrefix("The disk is full."), "\(outcome)")
    #expect(try String(contentsOfFile: file, encoding: .utf8) == before)
  }
}
