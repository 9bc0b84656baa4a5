import Foundation
import SocialTestSupport
import Testing

/// Commands, as text for people and as JSON for programs.
@Suite struct SocialCommandTests {
  private static let postKeys: Set = [
    "id", "author", "text", "createdAt", "editedAt", "visibility", "warning", "language", "replyTo",
    "replyToExcerpt",
    "hashtags", "mentions", "photos", "place", "likes", "comments", "shares", "liked", "shared",
    "bookmarked", "delivery",
  ]
  private static let personKeys: Set = [
    "id", "handle", "name", "bio", "posts", "followers", "following", "locked", "you",
  ]

  @Test func aPostHasEveryKeyAndSaysWhatItHasNot() async throws {
    let desk = try await CommandDesk()
    let post = try await desk.json("post", "Hello @ken, see #garden 🌱")
    #expect(Self.postKeys.isSubset(of: post.keys))
    #expect(post["author"].keys == ["id", "handle", "name", "avatar"])
    #expect(post["author"]["handle"].text == "mia")
    #expect(post["text"].text == "Hello @ken, see #garden 🌱")
    #expect(post["createdAt"].text?.wholeMatch(of: /20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/) != nil)
    for key in ["editedAt", "warning", "replyTo", "replyToExcerpt", "place"] {
      #expect(post[key].isNull, "\(key)")
    }
    #expect(post["visibility"].text == "public")
    #expect(post["language"].text == "en")
    #expect(post["hashtags"].elements.map(\.text) == ["garden"])
    #expect(post["mentions"].elements.map(\.["handle"].text) == ["ken"])
    #expect(post["photos"].isArray)
    for key in ["likes", "comments", "shares"] { #expect(post[key].number == 0, "\(key)") }
    for key in ["liked", "shared", "bookmarked"] { #expect(post[key].flag == false, "\(key)") }
    #expect(post["delivery"].text == "sent")
  }

  @Test func postsAreMarkedAnsweredSharedAndDeleted() async throws {
    let desk = try await CommandDesk()
    let id = try await desk.post("Tea at four", as: "ken")
    #expect(try await desk.json("like", id)["liked"].flag == true)
    #expect(try await desk.json("like", id)["likes"].number == 1)
    #expect(try await desk.json("share", id)["shared"].flag == true)
    let comment = try await desk.json("comment", id, "I bring cake")
    #expect(comment["replyTo"].text == id && comment["replyToExcerpt"].text == "Tea at four")
    let reply = try await desk.json("post", "-", "--reply-to", "post/\(id)", input: "And so\ndo I\n")
    #expect(reply["replyTo"].text == id)
    #expect(reply["text"].text == "And so\ndo I")

    let thread = try await desk.json("show", id)
    #expect([thread["likes"], thread["comments"], thread["shares"]].map(\.number) == [1, 2, 1])
    #expect(thread["replies"].elements.map(\.["text"].text) == ["I bring cake", "And so\ndo I"])
    let own = try await desk.json("timeline").elements
    let shared = try #require(own.first { $0["id"].text == id })
    #expect(shared["sharedBy"].text == "mia")
    #expect(try await desk.json("unlike", id)["likes"].number == 0)
    #expect(try await desk.json("unshare", id)["shares"].number == 0)
    let commentID = try #require(comment["id"].text)
    #expect(
      try await desk.run("delete", commentID) == CommandOutcome(stdout: "", stderr: "Deleted.\n", exitCode: 0)
    )
    #expect(try await desk.json("show", id)["comments"].number == 1)
    #expect(try await desk.run("show", commentID).stderr == "This has been deleted.\n")
    try await desk.expectSound()
  }

  @Test func peopleAreLetInAndKeptAway() async throws {
    let desk = try await CommandDesk()
    #expect(try await desk.json("profile", "edit", "--locked", "on")["locked"].flag == true)
    #expect(try await desk.json("follow", "mia", "--as", "ken")["you"]["requested"].flag == true)
    #expect(try await desk.json("notifications").elements.map(\.["kind"].text) == ["followRequest"])
    #expect(try await desk.json("requests").elements.map(\.["handle"].text) == ["ken"])
    #expect(try await desk.json("--as", "mia", "requests", "accept", "ken")["you"]["followedBy"].flag == true)
    #expect(try await desk.json("remove-follower", "ken")["you"]["followedBy"].flag == false)

    try await desk.post("Beans are up", as: "ken")
    let muted = try await desk.json("mute", "ken", "--for", "7d")
    #expect(muted["you"]["muting"].flag == true && !muted["you"]["mutedUntil"].isNull)
    #expect(try await desk.json("mutes").elements.map(\.["handle"].text) == ["ken"])
    #expect(try await desk.json("timeline", "public").elements.isEmpty)
    #expect(try await desk.json("unmute", "ken")["you"]["muting"].flag == false)
    #expect(try await desk.json("timeline", "public").elements.count == 1)
    let refused = try await desk.run("mute", "ken", "--for", "soon")
    #expect(
      refused.exitCode == 2 && refused.stderr == "Enter a duration like 30m, 12h, 7d or 2w.\n")

    #expect(try await desk.json("block", "ken")["you"]["blocking"].flag == true)
    #expect(try await desk.run("blocks").stdout == "Ken Sato @ken · blocked\n\n")
    #expect(try await desk.run("follow", "mia", "--as", "ken").exitCode == 1)
    #expect(
      try await desk.run("profile", "mia", "--as", "ken").stdout.hasPrefix("Mia Tanaka @mia · blocks you"))
    #expect(try await desk.json("unblock", "ken")["you"]["blocking"].flag == false)
    try await desk.expectSound()
  }

  @Test func peopleFollowAndAreFound() async throws {
    let desk = try await CommandDesk()
    let ken = try await desk.json("follow", "@ken")
    #expect(Self.personKeys.isSubset(of: ken.keys))
    #expect(ken["you"].keys.isSuperset(of: ["following", "followedBy", "requested", "blocking", "muting"]))
    #expect(ken["you"]["following"].flag == true)
    #expect(ken["followers"].number == 1)
    #expect(try await desk.json("followers", "ken").elements.map(\.["handle"].text) == ["mia"])
    #expect(try await desk.json("following").elements.map(\.["handle"].text) == ["ken"])
    #expect(try await desk.run("profile", "ken").stdout.hasPrefix("Ken Sato @ken · following\n"))
    #expect(try await desk.json("profile")["handle"].text == "mia")
    #expect(try await desk.json("unfollow", "ken")["you"]["following"].flag == false)
    #expect(try await desk.run("following").stderr == "This list is empty.\n")

    #expect(try await desk.run("suggestions").stderr == "This list is empty.\n")
    try await desk.post("トマトの芽が出ました", as: "ken")
    #expect(try await desk.json("suggestions").elements.map(\.["handle"].text) == ["ken"])
    #expect(try await desk.run("suggestions").stdout.hasPrefix("Ken Sato @ken"))
    #expect(try await desk.json("suggestions", "dismiss", "ken")["handle"].text == "ken")
    #expect(try await desk.json("suggestions").elements.isEmpty)
    let found = try await desk.json("search", "ken")
    #expect(found["people"].elements.map(\.["handle"].text) == ["ken"])
    let posts = try await desk.json("search", "トマト", "--posts")
    #expect(posts["posts"].elements.map(\.["text"].text) == ["トマトの芽が出ました"])
    #expect(try await desk.json("search", "芽が", "--people")["people"].elements.isEmpty)
    let short = try await desk.run("search", "k")
    #expect(short.exitCode == 1)
    #expect(short.stderr == "The search needs at least 2 characters.\n")
  }

  @Test func noticesComeAndAreRead() async throws {
    let desk = try await CommandDesk()
    let id = try await desk.post("Look")
    for command in [["follow", "mia"], ["like", id], ["comment", id, "Oh"], ["share", id]] {
      _ = try await desk.run(command + ["--as", "ken"])
    }
    let notices = try await desk.json("notifications").elements
    #expect(notices.map(\.["kind"].text) == ["share", "comment", "like", "follow"])
    for notice in notices {
      #expect(notice.keys.isSuperset(of: ["id", "kind", "from", "post", "at", "read"]))
      #expect(notice["from"]["handle"].text == "ken")
      #expect(notice["read"].flag == false)
      #expect(notice["at"].text?.hasSuffix("Z") == true)
    }
    #expect(notices[3]["post"].isNull)
    #expect(notices[1]["post"]["text"].text == "Oh")
    let some = try await desk.json("notifications", "--kind", "Like", "--kind", "follow", "--from", "@ken")
    #expect(some.elements.map(\.["kind"].text) == ["like", "follow"])
    #expect(try await desk.run("notifications", "--from", "mia").stderr == "No notifications.\n")
    #expect(try await desk.run("notifications", "--kind", "post", "--unread").stderr == "No notifications.\n")
    let unknown = try await desk.run("notifications", "--kind", "likes")
    #expect(
      unknown.exitCode == 2 && unknown.stderr.contains("“likes” isn't a kind of notification. Choose from"))
    #expect(try await desk.run("notifications", "--kind", "like", "--read-all").exitCode == 2)
    #expect(try await desk.run("notifications", "--from", "nobody").exitCode == 1)
    #expect(try await desk.run("notifications", "--read-all").exitCode == 0)
    #expect(try await desk.run("notifications", "--unread").stderr == "No notifications.\n")
    let follow = try #require(notices[3]["id"].text)
    #expect(notices[3]["others"].number == 0 && notices[3]["also"].elements.isEmpty)
    let shown = try await desk.run("notifications", "list").stdout
    #expect(
      shown.contains("Ken Sato @ken followed you · ") && shown.hasSuffix("\nnotification/\(follow)\n\n"))
    let dismissed = try await desk.run("notifications", "dismiss", "notification/\(follow)")
    #expect(dismissed == CommandOutcome(stdout: "", stderr: "Dismissed.\n", exitCode: 0))
    #expect(
      try await desk.json("notifications").elements.map(\.["kind"].text) == ["share", "comment", "like"])
    #expect(try await desk.run("notifications", "dismiss").exitCode == 2)
    let left = try #require(try await desk.json("notifications").elements.first?["id"].text)
    for wrong in ["99999", "abc", "notification/", "notice/"] {
      let outcome = try await desk.run("notifications", "dismiss", left, wrong)
      #expect(
        outcome == CommandOutcome(stdout: "", stderr: "This notification no longer exists.\n", exitCode: 1))
    }
    #expect(
      try await desk.run("notifications", "dismiss", "5", "--lang", "ja").stderr == "その通知は見つかりませんでした。\n")
    #expect(try await desk.json("notifications").elements.count == 3)
    #expect(try await desk.run("notifications", "dismiss", "--all", "--lang", "ja").stderr == "通知を削除しました。\n")
    #expect(try await desk.json("notifications").elements.isEmpty)
    try await desk.expectSound()
  }

  @Test func whatIsToldIsChosen() async throws {
    let desk = try await CommandDesk()
    let all = try await desk.json("notifications", "settings")
    #expect(all["like"].text == "anyone" && all["quiet"].isNull)
    let chosen = try await desk.json(
      "notifications", "settings", "all=following", "FOLLOW=anyone", "--quiet", "22:00-7:00")
    #expect(chosen["like"].text == "following" && chosen["follow"].text == "anyone")
    #expect(chosen["quiet"].text == "22:00-07:00")
    let lines = try await desk.run("notifications", "settings", "--quiet", "off", "--lang", "ja").stdout
    #expect(lines.contains("投稿へのいいね: フォロー中の人\n") && lines.contains("\nおやすみ時間: なし\n"))
    #expect(lines.hasSuffix("ターミナルの通知: オフ\nデスクトップの通知: オフ\nベル音: オフ\n"))
    let id = try await desk.post("Look")
    _ = try await desk.json("like", id, "--as", "ken")
    _ = try await desk.json("follow", "mia", "--as", "ken")
    #expect(try await desk.json("notifications").elements.map(\.["kind"].text) == ["follow"])
    for wrong in [["like=everybody"], ["likes=nobody"], ["--quiet", "late"]] {
      let outcome = try await desk.run(
        ["notifications", "settings"] + wrong)
      #expect(outcome.exitCode == 2 && outcome.stdout.isEmpty)
    }
    let unknown = try await desk.run("notifications", "settings", "like=foo").stderr
    #expect(unknown.contains("“like=foo” isn't valid.") && unknown.contains("followers, nobody."))
    #expect(
      try await desk.run("notifications", "settings", "like=foo", "--lang", "ja").stderr.contains(
        "「like=foo」は指定できません。"))
    try await desk.expectSound()
  }

  @Test func accountsAreChosenAndLeft() async throws {
    let desk = try await CommandDesk()
    #expect(try await desk.run("accounts").lines.sorted() == ["  @ken  Ken Sato", "* @mia  Mia Tanaka"])
    #expect(try await desk.run("whoami", "--as", "ken").stdout == "@ken  Ken Sato\n")
    #expect(try await desk.run("sign-out", "--as", "ken").exitCode == 0)
    #expect(try await desk.run("whoami", "--as", "ken").exitCode == 3)
    #expect(try await desk.run("sign-out").exitCode == 0)
    let alone = try await desk.run("post", "hi", "--lang", "ja")
    #expect(
      alone
        == CommandOutcome(
          stdout: "", stderr: "先に socialconnect sign-in または sign-up でサインインしてください。\n", exitCode: 3))
    #expect(try await desk.run("timeline").exitCode == 0)
    let back = try await desk.json(
      "sign-in", "--email", "KEN@example.org", "--password-stdin", input: CommandDesk.password + "\n")
    #expect(back["handle"].text == "ken")
    #expect(try await desk.json("whoami")["handle"].text == "ken")
  }

  @Test(arguments: [
    ["nonsense"], ["--nonsense"], ["timeline", "--limit", "0"], ["timeline", "--limit", "many"],
    ["timeline", "--before", "???"], ["timeline", "user"], ["timeline", "--lang", "fr"],
    ["search", "ab", "--people", "--posts"], ["post", "a", "b"], ["like"],
  ])
  func whatIsNotUnderstoodEndsWithTwo(_ arguments: [String]) async throws {
    let outcome = try await CommandDesk().run(arguments)
    #expect(outcome.exitCode == 2)
    #expect(outcome.stdout == "")
    #expect(outcome.stderr.count > 10)
  }
}
