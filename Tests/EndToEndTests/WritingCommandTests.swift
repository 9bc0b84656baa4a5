import Foundation
import SocialTestSupport
import Testing

/// Writing with all that a post can carry, changing it, and what is begun and not published.
@Suite struct WritingCommandTests {
  @Test func aPostCarriesEverything() async throws {
    let town = try await Town()
    let post = try await town.json(
      "post", "Boats at last", "--place", "琵琶湖@35.25,136.1", "--visibility", "unlisted", "--warning",
      "long story", "--language", "JA")
    #expect(post["visibility"].text == "unlisted")
    #expect(post["warning"].text == "long story")
    #expect(post["language"].text == "ja")
    #expect(post["place"]["name"].text == "琵琶湖")
    #expect(post["place"]["latitude"].decimal == 35.25)
    #expect(post["place"]["longitude"].decimal == 136.1)
    let id = try #require(post["id"].text)
    let shown = try await town.run("show", id)
    #expect(
      shown.stdout.hasPrefix(
        "Mia Tanaka @mia · just now · unlisted\nWarning: long story\nBoats at last\nAt 琵琶湖\n"))
    #expect(try await town.json("timeline", "public").elements.isEmpty)
    let japanese = try await town.json("post", "x", "--lang", "ja")
    #expect(japanese["language"].text == "ja")
    try await town.expectSound()
  }

  @Test func sensitivePhotosAreForThoseWhoOpenThePost() async throws {
    let town = try await Town()
    let folder = try TemporaryFolder()
    let photo = try TinyPhoto.write(to: folder)
    let post = try await town.json("post", "Careful", "--photo", "\(photo)=A wound", "--sensitive")
    #expect(post["sensitive"].flag == true && post["photos"].elements.first?["focus"].isNull == true)
    let id = try #require(post["id"].text)
    #expect(
      try await town.run("timeline", "public").stdout.contains(
        "Careful\n--show-warned shows the sensitive photo\n"))
    for arguments in [["show", id], ["timeline", "public", "--show-warned"]] {
      #expect(
        try await town.sandbox.run(arguments + ["--data", town.data.path]).stdout.contains(
          "Careful\nSensitive photos\n[Photo: A wound]\n"))
    }
    let edited = try await town.json("edit", id, "--no-sensitive")
    #expect(edited["sensitive"].flag == false && edited["text"].text == "Careful")
    #expect(
      try await town.run("history", id).stdout.contains("Changed: whether the photos are sensitive\n"))
    let profile = try await town.json("profile", "edit", "--sensitive", "on")
    #expect(profile["newPosts"]["sensitive"].flag == true)
    #expect(try await town.json("post", "By default")["sensitive"].flag == true)
    #expect(try await town.json("post", "Not this one", "--no-sensitive")["sensitive"].flag == false)
    try await town.expectSound()
  }

  @Test(.enabled("strace is missing, or may not trace here") { await InjectedFault.canBeMade() })
  func aPostThatMayHaveBeenSavedIsThereOnceWhenItIsSentAgain() async throws {
    let town = try await Town()
    let fault = InjectedFault(
      call: InjectedFault.Call(name: "fdatasync", errors: ["EIO"]), error: "EIO", turn: 1, lasts: false)
    let trace = town.sandbox.folder.appending(path: "trace").path
    let outcome = try await town.run(
      "post", "Once", through: fault.wrapper(data: town.data, trace: trace))
    #expect(outcome.exitCode == 1)
    let key = try #require(outcome.stderr.firstMatch(of: #/--key (\S+)\.\n$/#)).1
    for _ in 1...2 {
      #expect(try await town.json("post", "Once", "--key", String(key))["text"].text == "Once")
    }
    #expect(try await town.texts() == ["Once"])
    try await town.expectSound()
  }

  @Test func aCommentIsForNoMoreThanWhatItAnswers() async throws {
    let town = try await Town()
    let post = try await town.json("post", "Only you, @ken", "--visibility", "direct")
    let id = try #require(post["id"].text)
    let comment = try await town.json("comment", id, "Thank you", "--as", "ken")
    #expect(comment["visibility"].text == "direct")
    #expect(comment["text"].text == "@mia Thank you")
    #expect(try await town.json("notifications").elements.map(\.["kind"].text) == ["comment"])
    let refused = try await town.run("comment", id, "All see", "--visibility", "public", "--as", "ken")
    #expect(
      refused
        == Outcome(
          stdout: "", stderr: "A comment can't be visible to more people than the post it replies to.\n",
          exitCode: 1))
    try await town.expectSound()
  }

  @Test func aPostIsChangedAndItsHistoryKept() async throws {
    let town = try await Town()
    let id = try await town.post("Tea at four #tea")
    let edited = try await town.json("edit", id, "Tea at five", "--place", "Garden")
    #expect(edited["text"].text == "Tea at five" && edited["hashtags"].elements.isEmpty)
    #expect(edited["editedAt"].text != nil)
    let warned = try await town.json("edit", "post/\(id)", "--warning", "cake")
    #expect(warned["text"].text == "Tea at five" && warned["warning"].text == "cake")
    #expect(warned["place"]["name"].text == "Garden")
    let bare = try await town.json("edit", id, "-", "--no-warning", "--no-place", input: "Tea at six\n")
    #expect(bare["text"].text == "Tea at six" && bare["warning"].isNull && bare["place"].isNull)

    let history = try await town.json("history", id).elements
    #expect(history.map(\.["text"].text) == ["Tea at four #tea", "Tea at five", "Tea at five", "Tea at six"])
    #expect(history[2]["warning"].text == "cake" && history[2]["place"]["name"].text == "Garden")
    let said = Transcript.timeless(try await town.run("history", id, "--as", "ken").stdout)
    #expect(said.contains("\nChanged: warning\nWarning: cake\nTea at five\nAt Garden\n"), "\(said)")
    #expect(
      try await town.run("edit", id, "Mine now", "--as", "ken").stderr
        == "You don't have permission to do that.\n")
    try await town.expectSound()
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
    let town = try await Town()
    let outcome = try await town.sandbox.run(["post", "hi", "--data", town.data.path] + options)
    #expect(outcome == Outcome(stdout: "", stderr: answer, exitCode: code))
    #expect(try await town.texts().isEmpty)
  }

  @Test func aVisibilityThatDoesNotExistIsUsage() async throws {
    let town = try await Town()
    let outcome = try await town.run("post", "hi", "--visibility", "friends")
    #expect(outcome.exitCode == 2)
    #expect(outcome.stderr.contains("unlisted"))
  }

  @Test func draftsAreListedShownAndDiscarded() async throws {
    let town = try await Town()
    #expect(try await town.run("drafts") == Outcome(stdout: "", stderr: "No drafts.\n", exitCode: 0))
    let id = try await town.post("Tea at four")
    let lines = [
      "g new", "First thought", ".", "4", "3", "warning", "cake", "place", "Garden@1,2", "b", "g new", "n",
      "Second",
      ".", "b", "g post/\(id)", "e", "and five", ".", "b", "q",
    ]
    let shell = try await town.run(input: lines.map { $0 + "\n" }.joined())
    #expect(shell.exitCode == 0)
    let drafts = try await town.json("drafts").elements
    #expect(drafts.map(\.["text"].text) == ["Tea at four\nand five", "Second", "First thought"])
    #expect(drafts.map(\.["kind"].text) == ["edit", "post", "post"])
    #expect(drafts[0]["post"].text == id)
    let first = drafts[2]
    #expect(first["visibility"].text == "followers" && first["warning"].text == "cake")
    #expect(first["place"]["longitude"].number == 2)
    let name = try #require(first["name"].text)
    #expect(try await town.run("drafts", "show", name).stdout == "First thought\n")
    #expect(
      try await town.run("drafts", "discard", name)
        == Outcome(stdout: "", stderr: "Draft discarded.\n", exitCode: 0))
    #expect(try await town.run("drafts", "show", name).exitCode == 1)
    #expect(try town.drafts().sorted() == ["Second", "Tea at four\nand five"])

    // What is left is gone on with: the edit from the list of drafts.
    let rest = try await town.run(input: "g drafts\n1\n.\ny\nq\n")
    #expect(rest.stdout.contains("\n✓ Changes saved.\n> q\n"))
    #expect(try town.drafts() == ["Second"])
    #expect(try await town.json("history", id).elements.count == 2)
    try await town.expectSound()
  }
}
