import Foundation
import Testing

/// Hashtags, lists, bookmarks and search by command.
@Suite struct ListCommandTests {
  @Test func hashtagsAreReadFollowedAndFound() async throws {
    let town = try await Town()
    try await town.post("Morning #Tokyo #写真")
    try await town.post("Café #Café #tokyo")
    let both = try await town.run("timeline", "tag", "tokyo", "--none", "CAFE", "--json")
    #expect(both.stdout.contains("\"text\":\"Morning #Tokyo #写真\""))
    #expect(!both.stdout.contains("Café #Café"))
    #expect(
      try await town.run("tags", "follow", "#cafe", "--as", "ken").stdout
        == "#Café · 1 post · following\n")
    #expect(try await town.run("timeline", "home", "--as", "ken").stdout.hasPrefix("Mia Tanaka @mia"))
    #expect(
      try await town.run("tags", "--as", "ken", "--json").stdout
        == "[{\"following\":true,\"name\":\"Café\",\"posts\":1}]\n")
    #expect(try await town.run("search", "#写").stdout.hasPrefix("#写真 · 1 post\n\nMia Tanaka @mia"))
    #expect(try await town.run("search", "to", "--tags").stdout == "#Tokyo · 2 posts\n\n")
    #expect(try await town.run("search", "from:me morning").stdout.contains("Morning #Tokyo"))
    #expect(try await town.run("search", "from:ken morning").stderr == "No results.\n")
    #expect(
      try await town.run("search", "from:nobody")
        == Outcome(stdout: "", stderr: "This person doesn't exist. Check the handle.\n", exitCode: 1))
    #expect(
      try await town.run("timeline", "tag", "1", "--lang", "ja")
        == Outcome(
          stdout: "", stderr: "ハッシュタグに使えるのは文字、数字、_ だけです。数字だけにはできません。\n", exitCode: 1))
    for usage in [["tag"], ["list"], ["home", "x"], ["home", "--all", "x"], ["tag", "x", "--with-photos"]] {
      #expect(try await town.sandbox.run(["timeline"] + usage + ["--data", town.data.path]).exitCode == 2)
    }
    try await town.expectSound()
  }

  @Test func listsAreMadeChangedAndRead() async throws {
    let town = try await Town()
    _ = try await town.run("post", "By Ken", "--as", "ken")
    let lists = { (arguments: String...) async throws in
      try await town.sandbox.run(["lists"] + arguments + ["--data", town.data.path])
    }
    #expect(try await lists("create", "Friends").stdout == "Friends · 0 people\n")
    #expect(try await lists("create", "FRIENDS").stderr == "You already have a list with that name.\n")
    #expect(try await lists("add", "friends", "ken").stderr == "Only people you follow can be in a list.\n")
    _ = try await town.run("follow", "ken")
    #expect(try await lists("add", "friends", "@Ken").stdout == "Friends · 1 person\n")
    #expect(try await lists("add", "foes", "ken").stderr == "You don't have a list with that name.\n")
    #expect(try await lists("rename", "friends", "Good friends").exitCode == 0)
    #expect(try await lists("show", "good friends").stdout == "Ken Sato @ken · following\n\n")
    let read = try await town.run("timeline", "list", "good", "friends")
    #expect(read.stdout.contains("By Ken"))
    _ = try await town.run("unfollow", "ken")
    #expect(try await lists("--lang", "ja").stdout == "Good friends · 0人\n")
    #expect(try await lists("delete", "good friends").stderr == "Deleted.\n")
    #expect(try await lists("--json").stdout == "[]\n")
    #expect(try await lists("--as", "ghost").exitCode == 3)
    try await town.expectSound()
  }

  @Test(arguments: [("bookmark", "bookmarks"), ("like", "likes")])
  func whatIsMarkedIsReadBack(mark: String, list: String) async throws {
    let town = try await Town()
    for text in ["first", "second", "third"] { try await town.post(text) }
    let texts = { (arguments: String...) async throws -> [String] in
      try await town.sandbox.run([list] + arguments + ["--data", town.data.path]).stdout
        .split(separator: "\n").map(String.init).filter { ["first", "second", "third"].contains($0) }
    }
    #expect(try await texts() == [])
    let printed = try await town.run("timeline", "public").stdout
    let ids = printed.split(separator: "\n").filter { $0.hasPrefix("post/") }.map(String.init)
    // The newest first, so that the oldest is marked last.
    for id in ids { _ = try await town.run(mark, id) }
    #expect(try await texts() == ["first", "second", "third"])
    #expect(try await texts("--limit", "1") == ["first"])
    _ = try await town.run("delete", ids[1])
    #expect(try await texts() == ["first", "third"])
    try await town.expectSound()
  }
}
