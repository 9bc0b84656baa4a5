import Foundation
import SocialTestSupport
import Testing

/// Writing with all that a post can carry, and changing it, by command.
@Suite struct PublishingCommandTests {
  @Test func aPostCarriesEverything() async throws {
    let desk = try await CommandDesk()
    let post = try await desk.json(
      "post", "Boats at last", "--place", "琵琶湖@35.25,136.1", "--visibility", "unlisted", "--warning",
      "long story", "--language", "JA")
    #expect(post["visibility"].text == "unlisted")
    #expect(post["warning"].text == "long story")
    #expect(post["language"].text == "ja")
    #expect(post["place"]["name"].text == "琵琶湖")
    #expect(post["place"]["latitude"].decimal == 35.25)
    #expect(post["place"]["longitude"].decimal == 136.1)
    let id = try #require(post["id"].text)
    let shown = try await desk.run("show", id)
    #expect(
      shown.stdout.hasPrefix(
        "Mia Tanaka @mia · just now · unlisted\nWarning: long story\nBoats at last\nAt 琵琶湖\n"))
    #expect(try await desk.json("timeline", "public").elements.isEmpty)
    let japanese = try await desk.json("post", "x", "--lang", "ja")
    #expect(japanese["language"].text == "ja")
    try await desk.expectSound()
  }

  @Test func sensitivePhotosAreForThoseWhoOpenThePost() async throws {
    let desk = try await CommandDesk()
    let folder = try TemporaryFolder()
    let photo = try TinyPhoto.write(to: folder)
    let post = try await desk.json("post", "Careful", "--photo", "\(photo)=A wound", "--sensitive")
    #expect(post["sensitive"].flag == true && post["photos"].elements.first?["focus"].isNull == true)
    let id = try #require(post["id"].text)
    #expect(
      try await desk.run("timeline", "public").stdout.contains(
        "Careful\n--show-warned shows the sensitive photo\n"))
    for arguments in [["show", id], ["timeline", "public", "--show-warned"]] {
      #expect(
        try await desk.run(arguments).stdout.contains(
          "Careful\nSensitive photos\n[Photo: A wound]\n"))
    }
    let edited = try await desk.json("edit", id, "--no-sensitive")
    #expect(edited["sensitive"].flag == false && edited["text"].text == "Careful")
    #expect(
      try await desk.run("history", id).stdout.contains("Changed: whether the photos are sensitive\n"))
    let profile = try await desk.json("profile", "edit", "--sensitive", "on")
    #expect(profile["newPosts"]["sensitive"].flag == true)
    #expect(try await desk.json("post", "By default")["sensitive"].flag == true)
    #expect(try await desk.json("post", "Not this one", "--no-sensitive")["sensitive"].flag == false)
    try await desk.expectSound()
  }

  @Test func aCommentIsForNoMoreThanWhatItAnswers() async throws {
    let desk = try await CommandDesk()
    let post = try await desk.json("post", "Only you, @ken", "--visibility", "direct")
    let id = try #require(post["id"].text)
    let comment = try await desk.json("comment", id, "Thank you", "--as", "ken")
    #expect(comment["visibility"].text == "direct")
    #expect(comment["text"].text == "@mia Thank you")
    #expect(try await desk.json("notifications").elements.map(\.["kind"].text) == ["comment"])
    let refused = try await desk.run("comment", id, "All see", "--visibility", "public", "--as", "ken")
    #expect(
      refused
        == CommandOutcome(
          stdout: "", stderr: "A comment can't be visible to more people than the post it replies to.\n",
          exitCode: 1))
    try await desk.expectSound()
  }

  @Test func aPostIsChangedAndItsHistoryKept() async throws {
    let desk = try await CommandDesk()
    let id = try await desk.post("Tea at four #tea")
    let edited = try await desk.json("edit", id, "Tea at five", "--place", "Garden")
    #expect(edited["text"].text == "Tea at five" && edited["hashtags"].elements.isEmpty)
    #expect(edited["editedAt"].text != nil)
    let warned = try await desk.json("edit", "post/\(id)", "--warning", "cake")
    #expect(warned["text"].text == "Tea at five" && warned["warning"].text == "cake")
    #expect(warned["place"]["name"].text == "Garden")
    let bare = try await desk.json("edit", id, "-", "--no-warning", "--no-place", input: "Tea at six\n")
    #expect(bare["text"].text == "Tea at six" && bare["warning"].isNull && bare["place"].isNull)

    let history = try await desk.json("history", id).elements
    #expect(history.map(\.["text"].text) == ["Tea at four #tea", "Tea at five", "Tea at five", "Tea at six"])
    #expect(history[2]["warning"].text == "cake" && history[2]["place"]["name"].text == "Garden")
    let said = try await desk.run("history", id, "--as", "ken").stdout
    #expect(said.contains("\nChanged: warning\nWarning: cake\nTea at five\nAt Garden\n"), "\(said)")
    #expect(
      try await desk.run("edit", id, "Mine now", "--as", "ken").stderr
        == "You don't have permission to do that.\n")
    try await desk.expectSound()
  }

  @Test(arguments: [
    (["--place", "x@95,1"], "The latitude must be a number from -90 to 90.\n", 1),
    (
      ["--place", "x@1"],
      "Enter coordinates as latitude,longitude: 35.25,136.1\n", 1
    ),
    (["--language", "xx"], "Use the code of a language, like en, ja or zh-TW.\n", 2),
    (
      ["--warning", "a\u{1B}[31m"],
      "The warning contains invisible control characters. Remove them and try again.\n", 1
    ),
  ])
  func whatCannotBeIsSaidAndNothingIsPublished(
    _ options: [String], _ answer: String, _ code: Int
  ) async throws {
    let desk = try await CommandDesk()
    let outcome = try await desk.run(["post", "hi"] + options)
    #expect(outcome == CommandOutcome(stdout: "", stderr: answer, exitCode: code))
    #expect(try await desk.texts().isEmpty)
  }

  @Test func aVisibilityThatDoesNotExistIsUsage() async throws {
    let desk = try await CommandDesk()
    let outcome = try await desk.run("post", "hi", "--visibility", "friends")
    #expect(outcome.exitCode == 2)
    #expect(outcome.stderr.contains("unlisted"))
  }

  @Test func anEditPutsOtherPhotosInPlaceOrTakesThemAway() async throws {
    let desk = try await CommandDesk()
    let folder = try TemporaryFolder()
    let file = try TinyPhoto.write(to: folder)
    let post = try await desk.json("post", "Look", "--photo", "\(file)=A lake")
    let id = try #require(post["id"].text)
    let kept = try #require(post["photos"].elements.first?["path"].text)
    let others = try await desk.run("edit", id, "--photo", file, "--as", "ken")
    #expect(
      others == CommandOutcome(stdout: "", stderr: "You don't have permission to do that.\n", exitCode: 1))
    let nowhere = try await desk.run("edit", id, "Changed", "--photo", file, "--photo", "nowhere.jpg")
    #expect(nowhere.exitCode == 1 && nowhere.stdout == "")
    #expect(try await desk.json("show", id)["text"].text == "Look")

    let edited = try await desk.json("edit", id, "--photo", "\(file)=Two", "--photo", "\(file)=Three")
    #expect(edited["text"].text == "Look")
    #expect(edited["photos"].elements.map(\.["alt"].text) == ["Two", "Three"])
    #expect(try await desk.run("edit", id, "--photo", file, "--no-photos").exitCode == 2)
    let bare = try await desk.json("edit", id, "--no-photos")
    #expect(bare["text"].text == "Look" && bare["photos"].elements.isEmpty)
    let history = try await desk.json("history", id).elements
    #expect(history.map(\.["photos"].elements.count) == [1, 2, 0])
    #expect(FileManager.default.fileExists(atPath: kept))
    _ = try await desk.json("edit", id, "--photo", file)
    try await desk.expectSound()
    #expect(try await desk.run("delete", id).exitCode == 0)
    try await desk.expectSound()
  }
}
