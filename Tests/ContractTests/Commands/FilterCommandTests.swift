import Foundation
import Testing

/// Filters by command.
@Suite struct FilterCommandTests {
  @Test func filtersAreAddedListedEditedAndRemoved() async throws {
    let desk = try await CommandDesk()
    #expect(try await desk.run("filters").stderr.hasPrefix("No filters yet."))
    let added = try await desk.run("filters", "add", "owl", "hawk", "--name", "Birds", "--in", "public")
    #expect(added.lines.prefix(3) == ["Birds", "Warns · Public timeline and hashtags", "“owl”, “hawk”"])
    #expect(
      try await desk.run("filters", "--lang", "ja").lines.prefix(3)
        == ["Birds", "フィルター名を表示 · 公開タイムラインとハッシュタグ", "「owl」、「hawk」"])

    _ = try await desk.run("post", "An owl flew by", "--as", "ken")
    _ = try await desk.run("post", "A cat sat there", "--as", "ken")
    let warned = try await desk.run("timeline", "public").lines
    #expect(warned.contains("Filtered: Birds") && warned.contains("--show-warned shows the text"))
    #expect(!warned.contains("An owl flew by") && warned.contains("A cat sat there"))
    #expect(try await desk.run("timeline", "public", "--show-warned").lines.contains("An owl flew by"))
    #expect(try await desk.run("timeline", "public", "--json").stdout.contains("\"filters\":[\"Birds\"]"))

    let edited = try await desk.run(
      "filters", "edit", "birds", "--action", "hide", "--remove-phrase", "HAWK", "--add-phrase", "eagle",
      "--json")
    #expect(edited.stdout.contains("\"action\":\"hide\"") && edited.stdout.contains("\"eagle\""))
    #expect(!edited.stdout.contains("hawk"))
    let hidden = try await desk.run("timeline", "public").lines
    #expect(!hidden.contains("Filtered: Birds") && !hidden.contains("An owl flew by"))
    #expect(hidden.contains("A cat sat there"))

    #expect(try await desk.run("filters", "edit", "Birds").exitCode == 2)
    #expect(try await desk.run("filters", "edit", "Cats", "--for", "3d").exitCode == 1)
    #expect(try await desk.run("filters", "edit", "Birds", "--for", "soon").exitCode != 0)
    #expect(try await desk.run("filters", "remove", "Birds").exitCode == 0)
    #expect(try await desk.run("filters", "--json").stdout == "[]\n")
    #expect(try await desk.run("timeline", "public").lines.contains("An owl flew by"))
    try await desk.expectSound()
  }
}
