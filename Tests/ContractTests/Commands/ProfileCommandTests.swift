import Foundation
import SocialTestSupport
import Testing

/// What one says of oneself, by command.
@Suite struct ProfileCommandTests {
  @Test func aProfileIsChangedAndSeenByOthers() async throws {
    let desk = try await CommandDesk()
    let edited = try await desk.json(
      "profile", "edit", "--name", "Mia 🐈", "--bio", "Gardens,\nmostly.", "--bot", "on", "--field",
      "Website=https://example.org/?a=b", "--field", "場所=函館")
    #expect(edited["name"].text == "Mia 🐈" && edited["bot"].flag == true && edited["locked"].flag == false)
    #expect(edited["newPosts"]["visibility"].text == "public" && edited["newPosts"]["language"].isNull)
    let seen = try await desk.json("profile", "mia", "--as", "ken")
    #expect(seen["bio"].text == "Gardens,\nmostly.")
    #expect(seen["fields"].elements.map(\.["label"].text) == ["Website", "場所"])
    #expect(seen["fields"].elements.map(\.["value"].text) == ["https://example.org/?a=b", "函館"])
    #expect(try await desk.json("search", "mia 🐈", "--as", "ken")["people"].elements.count == 1)
    let read = try await desk.run("profile", "mia", "--as", "ken", "--lang", "ja").stdout
    #expect(
      read.hasPrefix("Mia 🐈 @mia · ボット\nGardens,\nmostly.\nWebsite: https://example.org/?a=b\n場所: 函館\n投稿0件"))
    #expect(try await desk.json("profile", "edit", "--field", "", "--bio", "")["fields"].elements.isEmpty)
    #expect(try await desk.json("profile", "mia")["bio"].text == "")
    try await desk.expectSound()
  }

  @Test func newPostsAreAsTheirWriterHasChosen() async throws {
    let desk = try await CommandDesk()
    let public_ = try await desk.json("post", "For all")
    #expect(public_["visibility"].text == "public" && public_["language"].text == "en")
    let chosen = try await desk.run("profile", "edit", "--visibility", "followers", "--language", "FR")
    #expect(chosen.stdout.hasSuffix("New posts: followers only · French (fr)\n\n"))
    let post = try await desk.json("post", "Pour mes amis")
    #expect(post["visibility"].text == "followers" && post["language"].text == "fr")
    let other = try await desk.json("post", "For all", "--visibility", "public", "--language", "en")
    #expect(other["visibility"].text == "public" && other["language"].text == "en")
    let kens = try await desk.json("post", "Tea?", "--as", "ken")
    // What is said below another's post is for no more people than what oneself writes elsewhere.
    let comment = try await desk.json("comment", try #require(kens["id"].text), "Yes!")
    #expect(comment["visibility"].text == "followers")
    try await desk.expectSound()
  }

  @Test func whoFollowsWhomCanBeKeptToOneself() async throws {
    let desk = try await CommandDesk()
    _ = try await desk.json("follow", "mia", "--as", "ken")
    _ = try await desk.json("profile", "edit", "--hide-followers", "yes")
    #expect(try await desk.json("followers", "mia").elements.map(\.["handle"].text) == ["ken"])
    let others = try await desk.run("followers", "mia", "--as", "ken")
    #expect(others == CommandOutcome(stdout: "", stderr: "This list is private.\n", exitCode: 0))
    #expect(try await desk.json("profile", "mia", "--as", "ken")["followers"].number == 1)
  }

  @Test func aProfileFeaturesPeopleAndHashtags() async throws {
    let desk = try await CommandDesk()
    try await desk.post("Green #tea")
    #expect(try await desk.json("tags", "featured", "--suggestions").elements.map(\.["name"].text) == ["tea"])
    let refused = try await desk.run("feature", "ken")
    #expect(
      refused == CommandOutcome(stdout: "", stderr: "You can only feature people you follow.\n", exitCode: 1))
    _ = try await desk.json("follow", "ken")
    #expect(try await desk.json("feature", "ken")["you"]["featuring"].flag == true)
    let feature = try await desk.run("tags", "feature", "#Tea")
    #expect(feature.stdout.hasPrefix("#tea · 1 post · "))
    let profile = try await desk.json("profile", "mia", "--as", "ken")
    #expect(profile["featuredPeople"].elements.map(\.["handle"].text) == ["ken"])
    #expect(profile["featuredHashtags"].elements.map(\.["posts"].number) == [1])
    #expect(try await desk.run("profile", "mia").stdout.contains("\nFeatured: @ken #tea\n"))
    #expect(try await desk.run("tags", "unfeature", "tea").exitCode == 0)
    #expect(try await desk.json("unfeature", "ken")["you"]["featuring"].flag == false)
    #expect(try await desk.run("tags", "featured").stderr == "This list is empty.\n")
    try await desk.expectSound()
  }

  @Test func whoDoesNotWantToBeFoundIsNot() async throws {
    let desk = try await CommandDesk()
    _ = try await desk.json("post", "harbour", "--as", "ken")
    #expect(try await desk.json("directory").elements.map(\.["handle"].text) == ["ken"])
    #expect(try await desk.json("directory", "--newest").elements.map(\.["handle"].text) == ["mia", "ken"])
    let edited = try await desk.json(
      "profile", "edit", "--discoverable", "off", "--indexable", "off", "--as", "ken")
    #expect(edited["discoverable"].flag == false && edited["indexable"].flag == false)
    #expect(edited["lastPosted"].text?.count == 10)
    let credited = try await desk.json(
      "profile", "edit", "--attribution-domains", "https://a.example *.b.example")
    #expect(credited["attributionDomains"].elements.map(\.text) == ["a.example", "b.example"])
    let own = try await desk.run("profile", "edit", "--attribution-domains", "b.example")
    #expect(own.stdout.contains("\nWebsites that may credit me: b.example\n"))
    #expect(
      try await desk.json("profile", "edit", "--attribution-domains", "")["attributionDomains"].elements
        .isEmpty)
    #expect(try await desk.json("directory").elements.isEmpty)
    #expect(try await desk.json("search", "harbour")["posts"].elements.isEmpty)
    try await desk.expectSound()
  }

  @Test(arguments: [
    (["--name", String(repeating: "n", count: 31)], "The name can have up to 30 characters: 1 too many."),
    (
      ["--bio", String(repeating: "b", count: 501)],
      "Your bio can have up to 500 characters: 1 too many."
    ),
    (
      ["--field", "a=1", "--field", "b=2", "--field", "c=3", "--field", "d=4", "--field", "e=5"],
      "A profile can have up to 4 custom fields."
    ),
    (["--field", "=x"], "The label can't be empty."),
    (["--name", ""], "The name can't be empty."),
    (["--language", "klingon"], "Use the code of a language, like en, ja or zh-TW."),
  ])
  func whatAProfileMayNotSayIsRefused(arguments: [String], reason: String) async throws {
    let desk = try await CommandDesk()
    let before = try await desk.run("profile", "--json")
    let outcome = try await desk.run(["profile", "edit"] + arguments)
    #expect(outcome.stdout.isEmpty && outcome.exitCode != 0)
    #expect(outcome.stderr == reason + "\n")
    #expect(try await desk.run("profile", "--json") == before)
  }

  @Test func picturesAreMadeOfFilesAndTakenAway() async throws {
    let desk = try await CommandDesk()
    let folder = try TemporaryFolder()
    let file = try TinyPhoto.write(to: folder)
    let edited = try await desk.json("profile", "edit", "--avatar", file)
    let path = try #require(edited["avatar"].text)
    #expect(edited["header"].isNull && FileManager.default.fileExists(atPath: path))
    let seen = try await desk.run("profile", "mia", "--as", "ken", "--lang", "ja")
    #expect(seen.stdout.contains("\nアイコン画像: \(path)\n"))
    let letter = folder.path("letter.txt")
    try Data("Dear Mia".utf8).write(to: URL(filePath: letter))
    let refused = try await desk.run("profile", "edit", "--header", letter, "--name", "Other")
    #expect(refused.exitCode == 1 && refused.stderr.hasPrefix("This file type isn't supported."))
    #expect(try await desk.json("profile")["name"].text == "Mia Tanaka")
    let bare = try await desk.json("profile", "edit", "--avatar", "-")
    #expect(bare["avatar"].isNull && !FileManager.default.fileExists(atPath: path))
    try await desk.expectSound()
  }

  @Test func notesAreForWhoeverWritesThem() async throws {
    let desk = try await CommandDesk()
    let noted = try await desk.json("note", "@Ken", "Met at the tea house")
    #expect(noted["you"]["note"].text == "Met at the tea house")
    #expect(
      try await desk.run("profile", "ken", "--lang", "ja").stdout.contains("\nメモ: Met at the tea house\n")
    )
    #expect(try await desk.json("profile", "ken", "--as", "ken")["you"]["note"].text == "")
    let long = try await desk.run("note", "ken", String(repeating: "n", count: 2001))
    #expect(
      long
        == CommandOutcome(
          stdout: "", stderr: "The note can have up to 2,000 characters: 1 too many.\n", exitCode: 1))
    let unknown = try await desk.run("note", "nobody", "x")
    #expect(unknown.exitCode == 1 && unknown.stderr == "This person doesn't exist. Check the handle.\n")
    #expect(try await desk.json("note", "ken", "")["you"]["note"].text == "")
    try await desk.expectSound()
  }

  @Test func aLineWithoutAValueIsAMistake() async throws {
    let desk = try await CommandDesk()
    for (language, reason) in [
      ("en", "Write a custom field as LABEL=VALUE, like Website=https://example.org.\n"),
      ("ja", "項目は「見出し=内容」のように入力してください。例: ウェブサイト=https://example.org\n"),
    ] {
      let outcome = try await desk.run("profile", "edit", "--field", "Website", "--lang", language)
      #expect(outcome == CommandOutcome(stdout: "", stderr: reason, exitCode: 2))
    }
    let direct = try await desk.run("profile", "edit", "--visibility", "direct")
    #expect(direct.exitCode == 2 && direct.stderr.contains("“public”, “unlisted” or “followers”.\n"))
    let help = try await desk.run("profile", "edit", "--help").stdout
    #expect(!help.split { !$0.isLetter }.contains("direct"))
  }

  @Test func nothingToChangeIsAMistake() async throws {
    let desk = try await CommandDesk()
    let outcome = try await desk.run("profile", "edit")
    #expect(outcome.exitCode == 2 && outcome.stderr.contains("profile edit --bio"))
  }
}
