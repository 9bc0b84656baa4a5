import SocialTestSupport
import Testing

/// How someone is followed, by command.
@Suite struct FollowCommandTests {
  @Test func oneIsToldOfEachNewPostAndIsSparedShares() async throws {
    let desk = try await CommandDesk()
    let watched = try await desk.json("follow", "ken", "--notify")
    #expect(watched["you"]["following"].flag == true && watched["you"]["watching"].flag == true)
    let post = try await desk.post("Beans are up", as: "ken")
    let notices = try await desk.json("notifications").elements
    #expect(notices.map(\.["kind"].text) == ["post"] && notices.map(\.["post"]["id"].text) == [post])
    #expect(try await desk.run("notifications").stdout.contains("Ken Sato @ken posted · "))
    let mine = try await desk.post("Soup")
    _ = try await desk.json("share", mine, "--as", "ken")
    let spared = try await desk.json("follow", "ken", "--no-notify", "--no-shares")
    #expect(spared["you"]["watching"].flag == false && spared["you"]["hidingShares"].flag == true)
    let home = try await desk.json("timeline", "home").elements
    #expect(home.map(\.["text"].text) == ["Soup", "Beans are up"])
    try await desk.post("Peas, too", as: "ken")
    #expect(try await desk.json("notifications").elements.map(\.["kind"].text) == ["share", "post"])
    let profile = try await desk.run("profile", "ken", "--lang", "ja").stdout
    #expect(profile.hasPrefix("Ken Sato @ken · フォロー中 · シェアを非表示\n"))
    #expect(try await desk.json("follow", "ken", "--shares")["you"]["hidingShares"].flag == false)
    try await desk.expectSound()
  }

  @Test func whyOneCannotFollowIsSaid() async throws {
    let desk = try await CommandDesk()
    for command in ["follow", "unfollow", "remove-follower", "mute", "unmute", "block", "unblock"] {
      let outcome = try await desk.run(command, "mia")
      #expect(outcome.stderr == "You can't do that to yourself.\n" && outcome.exitCode == 1, "\(command)")
    }
    #expect(try await desk.run("note", "mia", "Hi").stderr == "You can't do that to yourself.\n")
    #expect(try await desk.run("block", "mia", "--lang", "ja").stderr == "自分のアカウントには、この操作はできません。\n")
    #expect(try await desk.run("follow", "mia", "--lang", "ja").stderr == "自分のアカウントには、この操作はできません。\n")
    _ = try await desk.json("block", "ken")
    let blocked = try await desk.run("follow", "ken")
    #expect(
      blocked
        == CommandOutcome(
          stdout: "", stderr: "You've blocked this person. Unblock them first.\n", exitCode: 1)
    )
    #expect(try await desk.run("follow", "mia", "--as", "ken").stderr == "You can't follow this person.\n")
  }

  @Test func whomBothKnowIsSaid() async throws {
    let desk = try await CommandDesk()
    try await desk.signUp("lin", name: "Lin")
    _ = try await desk.json("follow", "lin", "--as", "ken")
    _ = try await desk.json("follow", "ken", "--as", "mia")
    let profile = try await desk.json("profile", "lin", "--as", "mia")["knownFollowers"]
    #expect(profile["people"].elements.map(\.["handle"].text) == ["ken"] && profile["count"].number == 1)
    #expect(
      try await desk.run("profile", "lin", "--as", "mia").stdout.hasSuffix(
        "\nFollowed by Ken Sato, who you follow.\n\n"))
    #expect(
      try await desk.json("followers", "lin", "--known", "--as", "mia").elements.map(\.["handle"].text)
        == ["ken"])
    #expect(
      try await desk.run("followers", "lin", "--known", "--as", "ken").stderr == "This list is empty.\n")
  }
}
