import Foundation
import SocialTestSupport
import Testing

/// Hashtags, lists, bookmarks and search by command.
@Suite struct ListCommandTests {
  @Test func hashtagsAreReadFollowedAndFound() async throws {
    let desk = try await CommandDesk()
    try await desk.post("Morning #Tokyo #写真")
    try await desk.post("Café #Café #tokyo")
    let both = try await desk.run("timeline", "tag", "tokyo", "--none", "CAFE", "--json")
    #expect(both.stdout.contains("\"text\":\"Morning #Tokyo #写真\""))
    #expect(!both.stdout.contains("Café #Café"))
    #expect(
      try await desk.run("tags", "follow", "#cafe", "--as", "ken").stdout
        == "#Café · 1 post · following\n")
    #expect(try await desk.run("timeline", "home", "--as", "ken").stdout.hasPrefix("Mia Tanaka @mia"))
    #expect(
      try await desk.run("tags", "--as", "ken", "--json").stdout
        == "[{\"following\":true,\"name\":\"Café\",\"posts\":1}]\n")
    #expect(try await desk.run("search", "#写").stdout.hasPrefix("#写真 · 1 post\n\nMia Tanaka @mia"))
    #expect(try await desk.run("search", "to", "--tags").stdout == "#Tokyo · 2 posts\n\n")
    #expect(try await desk.run("search", "from:me morning").stdout.contains("Morning #Tokyo"))
    #expect(try await desk.run("search", "from:ken morning").stderr == "No results.\n")
    #expect(
      try await desk.run("search", "from:nobody")
        == CommandOutcome(stdout: "", stderr: "This person doesn't exist. Check the handle.\n", exitCode: 1))
    #expect(
      try await desk.run("timeline", "tag", "1", "--lang", "ja")
        == CommandOutcome(
          stdout: "", stderr: "ハッシュタグに使えるのは文字、数字、_ だけです。数字だけにはできません。\n", exitCode: 1))
    for usage in [["tag"], ["list"], ["home", "x"], ["home", "--all", "x"], ["tag", "x", "--with-photos"]] {
      #expect(try await desk.run(["timeline"] + usage).exitCode == 2)
    }
    try await desk.expectSound()
  }

  @Test func listsAreMadeChangedAndRead() async throws {
    let desk = try await CommandDesk()
    _ = try await desk.run("post", "By Ken", "--as", "ken")
    let lists = { (arguments: String...) async throws in
      try await desk.run(["lists"] + arguments)
    }
    #expect(try await lists("create", "Friends").stdout == "Friends · 0 people\n")
    #expect(try await lists("create", "FRIENDS").stderr == "You already have a list with that name.\n")
    #expect(try await lists("add", "friends", "ken").stderr == "Only people you follow can be in a list.\n")
    _ = try await desk.run("follow", "ken")
    #expect(try await lists("add", "friends", "@Ken").stdout == "Friends · 1 person\n")
    #expect(try await lists("add", "foes", "ken").stderr == "You don't have a list with that name.\n")
    #expect(try await lists("rename", "friends", "Good friends").exitCode == 0)
    #expect(try await lists("show", "good friends").stdout == "Ken Sato @ken · following\n\n")
    let read = try await desk.run("timeline", "list", "good", "friends")
    #expect(read.stdout.contains("By Ken"))
    _ = try await desk.run("unfollow", "ken")
    #expect(try await lists("--lang", "ja").stdout == "Good friends · 0人\n")
    #expect(try await lists("delete", "good friends").stderr == "Deleted.\n")
    #expect(try await lists("--json").stdout == "[]\n")
    #expect(try await lists("--as", "ghost").exitCode == 3)
    try await desk.expectSound()
  }

  @Test(arguments: [("bookmark", "bookmarks"), ("like", "likes")])
  func whatIsMarkedIsReadBack(mark: String, list: String) async throws {
    let desk = try await CommandDesk()
    for text in ["first", "second", "third"] { try await desk.post(text) }
    let texts = { (arguments: String...) async throws -> [String] in
      try await desk.run([list] + arguments).stdout
        .split(separator: "\n").map(String.init).filter { ["first", "second", "third"].contains($0) }
    }
    #expect(try await texts() == [])
    let printed = try await desk.run("timeline", "public").stdout
    let ids = printed.split(separator: "\n").filter { $0.hasPrefix("post/") }.map(String.init)
    // The newest first, so that the oldest is marked last.
    for id in ids { _ = try await desk.run(mark, id) }
    #expect(try await texts() == ["first", "second", "third"])
    #expect(try await texts("--limit", "1") == ["first"])
    _ = try await desk.run("delete", ids[1])
    #expect(try await texts() == ["first", "third"])
    try await desk.expectSound()
  }
}
