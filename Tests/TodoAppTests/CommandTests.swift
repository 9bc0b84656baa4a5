import Foundation
import SocialTestSupport
import Testing

/// What each command prints, in both languages, and how it ends.
@Suite struct CommandTests {
  private typealias Outcome = Device.Outcome

  @Test func todosAreAddedListedAndDone() async throws {
    let device = try Device()
    let added = try await device.run("add", "Buy", "milk")
    #expect(added.stdout.withoutIDs == "ID  Buy milk · Personal\n")
    #expect(added.stderr == "" && added.status == 0)
    let id = String(try #require(added.stdout.split(separator: " ").first))
    #expect(id.count == 4)
    let more = try await device.run(
      "add", "Report", "--category", "WORK", "--due", "2030-11-30", "--notes", "Two pages")
    #expect(more.stdout.withoutIDs == "ID  Report · Work · due Sat 30 Nov 2030\n")
    try await device.run("add", "Old", "--due", "2020-01-02", "--category", "Garden")
    #expect(
      try await device.run("list").stdout.withoutIDs == """
        ID  Old · Garden · overdue: Thu 2 Jan 2020
        ID  Report · Work · due Sat 30 Nov 2030
        ID  Buy milk · Personal

        """)
    #expect(
      try await device.run("list", "--lang", "ja").stdout.withoutIDs == """
        ID  Old · Garden · 期限切れ: 2020年1月2日（木）
        ID  Report · 仕事 · 期限: 2030年11月30日（土）
        ID  Buy milk · 個人

        """)
    #expect(
      try await device.run("list", "--category", "仕事").stdout.withoutIDs
        == "ID  Report · due Sat 30 Nov 2030\n")
    #expect(
      try await device.run("list", "--search", "PAGES").stdout.withoutIDs
        == "ID  Report · Work · due Sat 30 Nov 2030\n")
    #expect(try await device.run("done", id).stdout.withoutIDs == "ID  Buy milk · done · Personal\n")
    #expect(try await device.descriptions() == ["Old", "Report"])
    #expect(try await device.descriptions("--done") == ["Old", "Report", "Buy milk"])
    #expect(try await device.run("undone", id.uppercased()).stdout.withoutIDs == "ID  Buy milk · Personal\n")
    #expect(try await device.run("delete", id) == Outcome(stdout: "Deleted: Buy milk\n"))
    #expect(try await device.descriptions("--done") == ["Old", "Report"])
  }

  @Test func aTodoIsPrintedAsJSON() async throws {
    let device = try Device()
    try await device.run(
      "add", "Tea", "--due", "2030-11-30", "--notes", "Green\nor black", "--category", "買い物")
    let todo = try #require(try await device.list().first)
    #expect(
      Set(todo.keys) == [
        "id", "description", "done", "category", "due", "repeats", "notes", "createdAt", "updatedAt",
      ])
    #expect(todo["description"] as? String == "Tea" && todo["done"] as? Bool == false)
    #expect(todo["category"] as? String == "shopping" && todo["due"] as? String == "2030-11-30")
    #expect(todo["notes"] as? String == "Green\nor black")
    #expect((todo["id"] as? String)?.wholeMatch(of: /[0-9a-z]{12}/) != nil)
    #expect((todo["createdAt"] as? String)?.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/) != nil)
    try await device.run("edit", try #require(todo["id"] as? String), "--due", "-")
    #expect(try await device.list().first?["due"] is NSNull)
    #expect(try await device.run("list", "--json", "--search", "nothing") == Outcome(stdout: "[]\n"))
  }

  @Test func aTodoIsEditedByValue() async throws {
    let device = try Device()
    try await device.importing(["aaaa": "One", "bbbb": "Two"])
    let outcome = try await device.run("edit", "a", "b", "--category", "garden", "--due", "2030-11-30")
    #expect(
      outcome
        == Outcome(
          stdout: "aaaa  One · garden · due Sat 30 Nov 2030\nbbbb  Two · garden · due Sat 30 Nov 2030\n"))
    #expect(
      try await device.run("edit", "a", "--text", "  First ", "--notes", "x")
        == Outcome(stdout: "aaaa  First · garden · due Sat 30 Nov 2030\n"))
    #expect(
      try await device.run("add", "Third", "--category", "GARDEN").stdout.withoutIDs == "ID  Third · garden\n"
    )
  }

  @Test func aBeginningOfAnIDIsEnoughWhereNoOtherBeginsSo() async throws {
    let device = try Device()
    try await device.importing(["7abcd": "One", "7abce": "Two", "9": "Three"])
    #expect(
      try await device.run("list").stdout
        == "9      Three · Personal\n7abce  Two · Personal\n7abcd  One · Personal\n")
    for (language, ambiguous, missing) in [
      (
        "en", "Several todos have an ID that begins with “7ab”. Type more of it.\n",
        "No todo has an ID that begins with “8”.\n"
      ),
      ("ja", "「7ab」で始まるIDのToDoが複数あります。もう少し長く指定してください。\n", "「8」で始まるIDのToDoはありません。\n"),
    ] {
      #expect(
        try await device.run("done", "9", "7ab", "--lang", language) == Outcome(stderr: ambiguous, status: 1))
      #expect(
        try await device.run("delete", "9", "8", "--lang", language) == Outcome(stderr: missing, status: 1))
    }
    // Nothing was done where one of several can't be.
    #expect(try await device.descriptions() == ["Three", "Two", "One"])
    #expect(try await device.run("done", "7abcd", "9", "7abcd").stdout.split(separator: "\n").count == 2)
  }

  @Test func whatCanBeTypedIsNamedForCompletions() async throws {
    let device = try Device()
    try await device.importing(["7abcd": "One", "9": "Two: it"])
    try await device.run("edit", "7", "--category", "My garden")
    try await device.run("done", "9")
    #expect(try await device.run("names", "open") == Outcome(stdout: "7abc\n"))
    #expect(
      try await device.run("names", "todos", "--described", "zsh") == Outcome(stdout: "7abc:One\n9:Two: it\n")
    )
    #expect(try await device.run("names", "done", "--described", "fish") == Outcome(stdout: "9\tTwo: it\n"))
    #expect(
      try await device.run("names", "categories")
        == Outcome(stdout: "Personal\nMy garden\nWork\nShopping\nOther\n"))
  }

  @Test func whatIsThereIsAddedAgainByAScript() async throws {
    let device = try Device()
    try await device.run("add", "Milk")
    #expect(try await device.run("add", "ＭＩＬＫ").status == 0)
    #expect(try await device.descriptions() == ["ＭＩＬＫ", "Milk"])
  }

  @Test(arguments: [
    (["add", ""], "The description can't be empty.", "内容を入力してください。", 1),
    (
      ["add", "x", "--due", "someday"],
      "That isn't a day. Enter a date such as 27 Nov 2026 or 11/27, or words such as tomorrow, next Friday or in 3 days.",
      "日付として読み取れません。11月27日 や 2026-11-27 のような日付か、「明日」「来週の金曜」「3日後」のような言葉で入力してください。", 1
    ),
    (
      ["add", "x", "--category", String(repeating: "c", count: 41)],
      "The category can have up to 40 characters: 1 too many.", "カテゴリーは40文字までです。1文字超えています。", 1
    ),
    (
      ["add", "two\nlines"],
      "The description can have only one line.", "内容は1行で入力してください。", 1
    ),
    (["list", "--search", " "], "The search can't be empty.", "キーワードを入力してください。", 1),
    (["import", "missing.json"], "File not found. Check the path.", "ファイルが見つかりません。パスを確認してください。", 1),
    (
      ["frobnicate"], "No such command: “frobnicate”. “todo help” lists all commands.",
      "「frobnicate」というコマンドはありません。「todo help」で一覧を表示できます。", 2
    ),
    (
      ["edit", "7h2k"],
      "Error: Say what to change: --text, --category, --due, --every or --notes.\nSee “todo help edit”.",
      "エラー: 変更するものを --text、--category、--due、--every、--notes で指定してください。\n詳しくは「todo help edit」をご覧ください。", 2
    ),
  ])
  func whatIsWrongIsSaid(_ arguments: [String], _ english: String, _ japanese: String, status: Int)
    async throws
  {
    let device = try Device()
    for (language, text) in [("en", english), ("ja", japanese)] {
      let outcome = try await device.run(["--data", device.data.path, "--lang", language] + arguments)
      #expect(outcome == Outcome(stderr: text + "\n", status: Int32(status)))
    }
  }

  @Test func nothingToListIsSaid() async throws {
    let device = try Device()
    #expect(try await device.run("list") == Outcome(stderr: "Nothing to do yet.\n"))
    #expect(
      try await device.run("list", "--category", "work", "--lang", "ja").stderr == "このカテゴリーに未完了のToDoはありません。\n"
    )
    #expect(try await device.run("list", "--search", "x") == Outcome(stderr: "No results.\n"))
    try await device.importing(["aaaa": "One"])
    try await device.run("done", "a")
    #expect(try await device.run("list") == Outcome(stderr: "All done.\n"))
  }

  @Test(arguments: ["en", "ja"])
  func helpIsInTheLanguage(_ language: String) async throws {
    let device = try Device()
    let help = try await device.run("help", "--lang", language)
    #expect(help.status == 0 && help.stderr == "")
    for name in [
      "add", "list", "done", "undone", "edit", "delete", "clear", "undo", "deleted", "restore", "export",
      "import", "sync",
    ] {
      #expect(help.stdout.contains("\n  \(name) "))
      let one = try await device.run("help", name, "--lang", language)
      #expect(one.stdout.contains("\n  todo \(name)"), "\(one.stdout)")
      #expect(one.stdout.contains(/[ぁ-ん]/) == (language == "ja"), "\(one.stdout)")
    }
  }

  @Test func nothingIsMadeOfHelp() async throws {
    let device = try Device()
    for arguments in [["--help"], ["--version"], ["add"], ["list", "--wrong"]] {
      _ = try await device.run(arguments + ["--data", device.data.path])
    }
    #expect(!FileManager.default.fileExists(atPath: device.data.path))
  }
}
