import Foundation
import SocialTestSupport
import Testing

/// Every command, as text for people and as JSON for programs.
@Suite struct CommandTests {
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
    let town = try await Town()
    let post = try await town.json("post", "Hello @ken, see #garden 🌱")
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
    for (language, meaning) in [("en", "createdAt          time\n"), ("ja", "createdAt          投稿した時刻\n")] {
      let help = try await town.sandbox.run(["--lang", language, "help", "json"])
      #expect(help.exitCode == 0 && help.stdout.contains(meaning))
    }
  }

  @Test func postsAreMarkedAnsweredSharedAndDeleted() async throws {
    let town = try await Town()
    let id = try await town.post("Tea at four", as: "ken")
    #expect(try await town.json("like", id)["liked"].flag == true)
    #expect(try await town.json("like", id)["likes"].number == 1)
    #expect(try await town.json("share", id)["shared"].flag == true)
    let comment = try await town.json("comment", id, "I bring cake")
    #expect(comment["replyTo"].text == id && comment["replyToExcerpt"].text == "Tea at four")
    let reply = try await town.json("post", "-", "--reply-to", "post/\(id)", input: "And so\ndo I\n")
    #expect(reply["replyTo"].text == id)
    #expect(reply["text"].text == "And so\ndo I")

    let thread = try await town.json("show", id)
    #expect([thread["likes"], thread["comments"], thread["shares"]].map(\.number) == [1, 2, 1])
    #expect(thread["replies"].elements.map(\.["text"].text) == ["I bring cake", "And so\ndo I"])
    let own = try await town.json("timeline").elements
    let shared = try #require(own.first { $0["id"].text == id })
    #expect(shared["sharedBy"].text == "mia")
    #expect(try await town.json("unlike", id)["likes"].number == 0)
    #expect(try await town.json("unshare", id)["shares"].number == 0)
    let commentID = try #require(comment["id"].text)
    #expect(try await town.run("delete", commentID) == Outcome(stdout: "", stderr: "Deleted.\n", exitCode: 0))
    #expect(try await town.json("show", id)["comments"].number == 1)
    #expect(try await town.run("show", commentID).stderr == "This has been deleted.\n")
    try await town.expectSound()
  }

  @Test func peopleAreLetInAndKeptAway() async throws {
    let town = try await Town()
    #expect(try await town.json("profile", "edit", "--locked", "on")["locked"].flag == true)
    #expect(try await town.json("follow", "mia", "--as", "ken")["you"]["requested"].flag == true)
    #expect(try await town.json("notifications").elements.map(\.["kind"].text) == ["followRequest"])
    #expect(try await town.json("requests").elements.map(\.["handle"].text) == ["ken"])
    #expect(try await town.json("--as", "mia", "requests", "accept", "ken")["you"]["followedBy"].flag == true)
    #expect(try await town.json("remove-follower", "ken")["you"]["followedBy"].flag == false)

    try await town.post("Beans are up", as: "ken")
    let muted = try await town.json("mute", "ken", "--for", "7d")
    #expect(muted["you"]["muting"].flag == true && !muted["you"]["mutedUntil"].isNull)
    #expect(try await town.json("mutes").elements.map(\.["handle"].text) == ["ken"])
    #expect(try await town.json("timeline", "public").elements.isEmpty)
    #expect(try await town.json("unmute", "ken")["you"]["muting"].flag == false)
    #expect(try await town.json("timeline", "public").elements.count == 1)
    let refused = try await town.run("mute", "ken", "--for", "soon")
    #expect(
      refused.exitCode == 2 && refused.stderr == "Enter a duration like 30m, 12h, 7d or 2w.\n")

    #expect(try await town.json("block", "ken")["you"]["blocking"].flag == true)
    #expect(try await town.run("blocks").stdout == "Ken Sato @ken · blocked\n\n")
    #expect(try await town.run("follow", "mia", "--as", "ken").exitCode == 1)
    #expect(
      try await town.run("profile", "mia", "--as", "ken").stdout.hasPrefix("Mia Tanaka @mia · blocks you"))
    #expect(try await town.json("unblock", "ken")["you"]["blocking"].flag == false)
    try await town.expectSound()
  }

  @Test func peopleFollowAndAreFound() async throws {
    let town = try await Town()
    let ken = try await town.json("follow", "@ken")
    #expect(Self.personKeys.isSubset(of: ken.keys))
    #expect(ken["you"].keys.isSuperset(of: ["following", "followedBy", "requested", "blocking", "muting"]))
    #expect(ken["you"]["following"].flag == true)
    #expect(ken["followers"].number == 1)
    #expect(try await town.json("followers", "ken").elements.map(\.["handle"].text) == ["mia"])
    #expect(try await town.json("following").elements.map(\.["handle"].text) == ["ken"])
    #expect(try await town.run("profile", "ken").stdout.hasPrefix("Ken Sato @ken · following\n"))
    #expect(try await town.json("profile")["handle"].text == "mia")
    #expect(try await town.json("unfollow", "ken")["you"]["following"].flag == false)
    #expect(try await town.run("following").stderr == "This list is empty.\n")

    #expect(try await town.run("suggestions").stderr == "This list is empty.\n")
    try await town.post("トマトの芽が出ました", as: "ken")
    #expect(try await town.json("suggestions").elements.map(\.["handle"].text) == ["ken"])
    let shell = try await town.run(input: "g suggestions\nf 1\nq\n", environment: ["LANG": "ja_JP.UTF-8"])
    #expect(shell.stdout.contains("\nおすすめユーザー\n") && shell.exitCode == 0)
    #expect(try await town.run("suggestions").stdout == "")
    let found = try await town.json("search", "ken")
    #expect(found["people"].elements.map(\.["handle"].text) == ["ken"])
    let posts = try await town.json("search", "トマト", "--posts")
    #expect(posts["posts"].elements.map(\.["text"].text) == ["トマトの芽が出ました"])
    #expect(try await town.json("search", "芽が", "--people")["people"].elements.isEmpty)
    let short = try await town.run("search", "k")
    #expect(short.exitCode == 1)
    #expect(short.stderr == "The search needs at least 2 characters.\n")
  }

  @Test func noticesComeAndAreRead() async throws {
    let town = try await Town()
    let id = try await town.post("Look")
    for command in [["follow", "mia"], ["like", id], ["comment", id, "Oh"], ["share", id]] {
      _ = try await town.sandbox.run(command + ["--as", "ken", "--data", town.data.path])
    }
    let notices = try await town.json("notifications").elements
    #expect(notices.map(\.["kind"].text) == ["share", "comment", "like", "follow"])
    for notice in notices {
      #expect(notice.keys.isSuperset(of: ["id", "kind", "from", "post", "at", "read"]))
      #expect(notice["from"]["handle"].text == "ken")
      #expect(notice["read"].flag == false)
      #expect(notice["at"].text?.hasSuffix("Z") == true)
    }
    #expect(notices[3]["post"].isNull)
    #expect(notices[1]["post"]["text"].text == "Oh")
    let some = try await town.json("notifications", "--kind", "Like", "--kind", "follow", "--from", "@ken")
    #expect(some.elements.map(\.["kind"].text) == ["like", "follow"])
    #expect(try await town.run("notifications", "--from", "mia").stderr == "No notifications.\n")
    #expect(try await town.run("notifications", "--kind", "post", "--unread").stderr == "No notifications.\n")
    let unknown = try await town.run("notifications", "--kind", "likes")
    #expect(
      unknown.exitCode == 2 && unknown.stderr.contains("“likes” isn't a kind of notification. Choose from"))
    #expect(try await town.run("notifications", "--kind", "like", "--read-all").exitCode == 2)
    #expect(try await town.run("notifications", "--from", "nobody").exitCode == 1)
    #expect(try await town.run("notifications", "--read-all").exitCode == 0)
    #expect(try await town.run("notifications", "--unread").stderr == "No notifications.\n")
    let follow = try #require(notices[3]["id"].text)
    #expect(notices[3]["others"].number == 0 && notices[3]["also"].elements.isEmpty)
    let shown = try await town.run("notifications", "list").stdout
    #expect(
      shown.contains("Ken Sato @ken followed you · ") && shown.hasSuffix("\nnotification/\(follow)\n\n"))
    let dismissed = try await town.run("notifications", "dismiss", "notification/\(follow)")
    #expect(dismissed == Outcome(stdout: "", stderr: "Dismissed.\n", exitCode: 0))
    #expect(
      try await town.json("notifications").elements.map(\.["kind"].text) == ["share", "comment", "like"])
    #expect(try await town.run("notifications", "dismiss").exitCode == 2)
    let left = try #require(try await town.json("notifications").elements.first?["id"].text)
    for wrong in ["99999", "abc", "notification/", "notice/"] {
      let outcome = try await town.run("notifications", "dismiss", left, wrong)
      #expect(outcome == Outcome(stdout: "", stderr: "This notification no longer exists.\n", exitCode: 1))
    }
    #expect(
      try await town.run("notifications", "dismiss", "5", "--lang", "ja").stderr == "その通知は見つかりませんでした。\n")
    #expect(try await town.json("notifications").elements.count == 3)
    #expect(try await town.run("notifications", "dismiss", "--all", "--lang", "ja").stderr == "通知を削除しました。\n")
    #expect(try await town.json("notifications").elements.isEmpty)
    try await town.expectSound()
  }

  @Test func whatIsToldIsChosen() async throws {
    let town = try await Town()
    let all = try await town.json("notifications", "settings")
    #expect(all["like"].text == "anyone" && all["quiet"].isNull)
    let chosen = try await town.json(
      "notifications", "settings", "all=following", "FOLLOW=anyone", "--quiet", "22:00-7:00")
    #expect(chosen["like"].text == "following" && chosen["follow"].text == "anyone")
    #expect(chosen["quiet"].text == "22:00-07:00")
    let lines = try await town.run("notifications", "settings", "--quiet", "off", "--lang", "ja").stdout
    #expect(lines.contains("投稿へのいいね: フォロー中の人\n") && lines.contains("\nおやすみ時間: なし\n"))
    #expect(lines.hasSuffix("ターミナルの通知: オフ\nデスクトップの通知: オフ\nベル音: オフ\n"))
    let id = try await town.post("Look")
    _ = try await town.json("like", id, "--as", "ken")
    _ = try await town.json("follow", "mia", "--as", "ken")
    #expect(try await town.json("notifications").elements.map(\.["kind"].text) == ["follow"])
    for wrong in [["like=everybody"], ["likes=nobody"], ["--quiet", "late"]] {
      let outcome = try await town.sandbox.run(
        ["notifications", "settings"] + wrong + ["--data", town.data.path])
      #expect(outcome.exitCode == 2 && outcome.stdout.isEmpty)
    }
    let unknown = try await town.run("notifications", "settings", "like=foo").stderr
    #expect(unknown.contains("“like=foo” isn't valid.") && unknown.contains("followers, nobody."))
    #expect(
      try await town.run("notifications", "settings", "like=foo", "--lang", "ja").stderr.contains(
        "「like=foo」は指定できません。"))
    let shell = try await town.run(input: "g notifications\nnotification settings\n3\n4\n9\noff\nq\n")
    #expect(shell.stdout.contains("\n✓ Saved.\n") && shell.exitCode == 0)
    #expect(try await town.json("notifications", "settings")["like"].text == "nobody")
    try await town.expectSound()
  }

  @Test(arguments: ["Scripts/socialconnect", "./sc"])
  func whatToTypeIsToldAsItWasCalled(name: String) async throws {
    let sandbox = try Sandbox()
    let wrapper = ["bash", "-c", "exec -a \(name) \"$@\"", "bash"]
    let outcome = try await sandbox.run(["post", "hi"], through: wrapper)
    let lines = outcome.stderr.split(separator: "\n")
    #expect(lines == ["Sign in first: “\(name) sign-in” or “sign-up”."])
  }

  @Test func accountsAreChosenAndLeft() async throws {
    let town = try await Town()
    #expect(try await town.run("accounts").lines.sorted() == ["  @ken  Ken Sato", "* @mia  Mia Tanaka"])
    #expect(try await town.run("whoami", "--as", "ken").stdout == "@ken  Ken Sato\n")
    #expect(try await town.run("sign-out", "--as", "ken").exitCode == 0)
    #expect(try await town.run("whoami", "--as", "ken").exitCode == 3)
    #expect(try await town.run("sign-out").exitCode == 0)
    let alone = try await town.run("post", "hi", "--lang", "ja")
    #expect(
      alone
        == Outcome(stdout: "", stderr: "先に socialconnect sign-in または sign-up でサインインしてください。\n", exitCode: 3))
    #expect(try await town.run("timeline").exitCode == 0)
    let back = try await town.json(
      "sign-in", "--email", "KEN@example.org", "--password-stdin", input: Town.password + "\n")
    #expect(back["handle"].text == "ken")
    #expect(try await town.json("whoami")["handle"].text == "ken")
  }

  @Test(arguments: [
    ["nonsense"], ["--nonsense"], ["timeline", "--limit", "0"], ["timeline", "--limit", "many"],
    ["timeline", "--before", "???"], ["timeline", "user"], ["timeline", "--lang", "fr"],
    ["search", "ab", "--people", "--posts"], ["open", "nowhere/at/all"], ["post", "a", "b"], ["like"],
    ["timeline", "--database", "mysql://somewhere"],
  ])
  func whatIsNotUnderstoodEndsWithTwo(_ arguments: [String]) async throws {
    let sandbox = try Sandbox()
    let outcome = try await sandbox.run(arguments + ["--data", sandbox.data.path])
    #expect(outcome.exitCode == 2)
    #expect(outcome.stdout == "")
    #expect(outcome.stderr.count > 10)
  }

  @Test func theShellOpensAtAPlace() async throws {
    let town = try await Town()
    let id = try await town.post("A place of its own")
    for link in ["post/\(id)", "socialconnect:///post/\(id)"] {
      let outcome = try await town.run("open", link, input: "q\n")
      #expect(outcome.stdout.hasPrefix("\nPost by Mia Tanaka\n"))
      #expect(outcome.exitCode == 0)
    }
    #expect(try await town.run("open", "@ken", "--lang", "ja", input: "").stdout.contains("Ken Sato @ken"))
    let own = try await town.run("open", "profile", input: "g profile\nq\n")
    #expect(own.stdout.hasPrefix("\nProfile\n\nMia Tanaka @mia") && own.exitCode == 0)
  }
}

/// What sets the program up in a command shell.
@Suite struct SetUpCommandTests {
  @Test(arguments: ["bash", "zsh", "fish"])
  func completionsAreScriptsForTheirShell(shell: String) async throws {
    let sandbox = try Sandbox()
    let outcome = try await sandbox.run(["completions", shell])
    #expect(outcome.exitCode == 0 && outcome.stdout.contains("socialconnect"))
    let japanese = try await sandbox.run(["completions", shell, "--lang", "ja"])
    #expect(!japanese.stdout.contains(/Show (?:sub|help|the)/))
    guard shell == "bash" else { return }
    let file = sandbox.folder.appending(path: "completions")
    try outcome.stdout.write(to: file, atomically: false, encoding: .utf8)
    try await SocialTestSupport.Program.expect(["bash", "-n", file.path])
  }

  @Test func usageErrorsAndHelpAreInTheLanguageAskedFor() async throws {
    let sandbox = try Sandbox()
    let wrong = try await sandbox.run(["--lang", "ja", "follow"])
    #expect(wrong.exitCode == 2 && wrong.stderr.hasPrefix("エラー: 引数「<handle>」を指定してください。\n"))
    let unknown = try await sandbox.run(["folow"], environment: ["LANG": "ja_JP.UTF-8"])
    #expect(
      unknown
        == Outcome(
          stdout: "", stderr: "「folow」というコマンドはありません。「follow」のことですか？ 「socialconnect help」で一覧を表示できます。\n",
          exitCode: 2))
    let help = try await sandbox.run(["--lang", "ja", "--help"])
    #expect(help.exitCode == 0 && help.stdout.hasPrefix("ターミナルで使うSNSです。"))
    #expect(try await sandbox.run(["manual", "--help"]).exitCode == 0)
    #expect(try await sandbox.run(["manual"]).stdout.hasPrefix(".TH SOCIALCONNECT 1\n.SH NAME\n"))
  }
}
