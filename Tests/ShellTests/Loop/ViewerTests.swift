import AppScreens
import AppValues
import Entities
import Navigation
import SocialShellTestSupport
import SocialTestSupport
import Testing

@testable import SocialShell

@MainActor
@Suite("The current account")
struct ViewerTests {
  private func session(_ handle: String) -> Session {
    Session(id: ID(handle), user: ID(handle), handle: handle, name: handle.uppercased(), token: "t")
  }

  @Test("is told when it was someone else before, and named at home among several")
  func another() async {
    let home = FakePresenter(.list("Home", ["one"]))
    let accounts = FakePresenter(.list("Accounts", ["sign out"]))
    let stage = Stage(ScriptedIO(lines: "g accounts", "1", "q"), [.home: home, .accounts: accounts])
    stage.accountCount = 2
    accounts.onAction = { _ in
      stage.accountCount = 1
      stage.stack?.restart(as: .signedIn(session("hana")), at: .home)
    }
    let seen = await stage.run(as: .signedIn(session("ben")))
    #expect(seen.hasPrefix("\nHome · @ben  "))
    #expect(seen.hasSuffix("? help\n\n✓ You're now @hana.\n> q\nGoodbye.\n"))
    #expect(stage.left == [session("ben")])
  }

  @Test(
    "is told too what has become of the one before",
    arguments: [
      (SignInFate.ended, Language.english, "✓ Signed out of @ben.\n✓ You're now @hana.\n> q\n"),
      (.deleted, .english, "! @ben has been deleted.\n✓ You're now @hana.\n> q\n"),
      (.ended, .japanese, "✓ @ben からサインアウトしました。\n✓ 現在のアカウントは @hana です。\n> q\n"),
      (.deleted, .japanese, "! アカウント @ben は削除されました。\n✓ 現在のアカウントは @hana です。\n> q\n"),
    ]) func inTheirPlace(fate: SignInFate, language: Language, said: String) async
  {
    let home = FakePresenter(.list("Home", ["one"]))
    let stage = Stage(ScriptedIO(lines: "1", "q"), [.home: home], language: language)
    stage.fate = fate
    home.onAction = { _ in stage.stack?.restart(as: .signedIn(session("hana")), at: .home) }
    #expect(await stage.run(as: .signedIn(session("ben"))).contains("\n\n" + said))
  }

  @Test("is told too what couldn't be removed of the one before")
  func leftBehind() async {
    let home = FakePresenter(.list("Home", ["one"]))
    let stage = Stage(ScriptedIO(lines: "1", "q"), [.home: home])
    (stage.fate, stage.leftBehind) = (.ended, "The token may still be there.")
    home.onAction = { _ in stage.stack?.restart(as: .signedIn(session("hana")), at: .home) }
    #expect(
      await stage.run(as: .signedIn(session("ben")))
        .contains("✓ Signed out of @ben.\n! The token may still be there.\n✓ You're now @hana.\n> q\n"))
  }

  @Test("is not asked about as long as it is one and the same")
  func same() async {
    let home = FakePresenter(.list("Home", ["one"]))
    let stage = Stage(ScriptedIO(lines: "1", "q"), [.home: home])
    stage.fate = .deleted
    home.onAction = { _ in stage.stack?.restart(as: .signedIn(session("ben")), at: .home) }
    #expect(!(await stage.run(as: .signedIn(session("ben"))).contains("@ben")))
    #expect(stage.left == [])
  }

  @Test("is no one after signing out, and that is told")
  func nobody() async {
    let home = FakePresenter(.list("Home", ["one"]))
    let welcome = FakePresenter(.list("Welcome", []))
    let stage = Stage(ScriptedIO(lines: "1"), [.home: home, .welcome: welcome], language: .japanese)
    home.onAction = { _ in stage.stack?.restart(as: .anonymous, at: .welcome) }
    let seen = await stage.run(as: .signedIn(session("ben")))
    #expect(seen.hasPrefix("\nHome  "))
    #expect(seen.contains("> 1\n\nWelcome\n"))
    #expect(seen.contains("✓ @ben からサインアウトしました。\n> "))
  }

  @Test("is no one, or the next, after the account was deleted, and that is told", arguments: [true, false])
  func deleted(isLast: Bool) async {
    let deletion = FakePresenter(.list("Delete", ["yes"]))
    let home = FakePresenter(.list("Home", []))
    let welcome = FakePresenter(.list("Welcome", []))
    let stage = Stage(
      ScriptedIO(lines: "1", "q"), [.deleteAccount: deletion, .home: home, .welcome: welcome])
    deletion.onAction = { _ in
      stage.stack?.restart(
        as: isLast ? .anonymous : .signedIn(session("hana")), at: isLast ? .welcome : .home)
    }
    let seen = await stage.run(as: .signedIn(session("ben")), at: .deleteAccount)
    #expect(
      seen.contains("✓ Account @ben deleted. Anything left of it will be gone\n  within a few minutes.\n"))
    #expect(seen.contains("✓ You're now @hana.") == !isLast)
    #expect(!seen.contains("igned out"))
  }

  @Test("counts as working here, once an hour")
  func use() async {
    let now = LockedValue(Timestamp(milliseconds: 0))
    var renewed = 0
    let use = SignInUse(clock: WallClock { now.value }) { renewed += 1 }
    for minutes in [0, 30, 59, 60, 90, 119, 121, 20] as [Int64] {
      now.change { $0 = Timestamp(milliseconds: minutes * 60_000) }
      await use.note()
    }
    #expect(renewed == 3, "after an hour, after another, and when the clock was set back")
  }

  @Test("is no one once the sign-in was ended elsewhere: at the next screen, without the old badge")
  func endedElsewhere() async {
    let home = FakePresenter(.list("Home", ["one"]))
    let welcome = FakePresenter(.list("Welcome", []))
    let notices = FakeNotices(counts: [2])
    let stage = Stage(ScriptedIO(lines: "1", "q"), [.home: home, .welcome: welcome])
    stage.badge.follow(notices.interactor)
    home.onAction = { _ in notices.end() }
    let seen = await stage.run(as: .signedIn(session("ben")))
    #expect(seen.hasPrefix("\nHome · 2 notifications (t)  "))
    #expect(
      seen.contains(
        """
        > 1

        Welcome

        1  More (m)

        / search  ? help

        ! @ben was signed out elsewhere. Sign in again to continue;
          drafts are kept on this device.
        > q

        """))
    #expect(stage.viewers.last == .anonymous)
  }

  @Test(
    "is no one once the account was deleted elsewhere, and that is told",
    arguments: [
      (Language.english, "\n! @ben has been deleted.\n"),
      (.japanese, "\n! アカウント @ben は削除されました。\n"),
    ]) func deletedElsewhere(language: Language, said: String) async
  {
    let home = FakePresenter(.list("Home", ["one"]))
    let welcome = FakePresenter(.list("Welcome", []))
    let notices = FakeNotices(counts: [2])
    let stage = Stage(ScriptedIO(lines: "1", "q"), [.home: home, .welcome: welcome], language: language)
    stage.badge.follow(notices.interactor)
    stage.fate = .deleted
    home.onAction = { _ in notices.end() }
    let seen = await stage.run(as: .signedIn(session("ben")))
    #expect(seen.contains("> 1\n\nWelcome\n") && seen.contains(said))
    #expect(!seen.contains("Sign in again") && !seen.contains("サインアウト"))
    #expect(stage.viewers.last == .anonymous)
  }

  @Test("a sign-in that has ended before the first screen leads to the welcome too")
  func endedBefore() async {
    let home = FakePresenter(.list("Home", ["one"]))
    let welcome = FakePresenter(.list("Welcome", []))
    let notices = FakeNotices(counts: [2])
    notices.end()
    let stage = Stage(ScriptedIO(lines: "q"), [.home: home, .welcome: welcome])
    stage.badge.follow(notices.interactor)
    let seen = await stage.run(as: .signedIn(session("ben")))
    #expect(seen.hasPrefix("\nWelcome\n"))
  }

  @Test("another one sees every place made again")
  func restart() async {
    let welcome = FakePresenter(.list("Welcome", ["sign in"]))
    let home = FakePresenter(.list("Home", ["one"]))
    let stage = Stage(ScriptedIO(lines: "1", "b"), [.welcome: welcome, .home: home])
    welcome.onAction = { _ in stage.stack?.restart(as: .signedIn(session("ben")), at: .home) }
    let seen = await stage.run(as: .anonymous, at: .welcome)
    #expect(stage.viewers == [.anonymous, .signedIn(session("ben"))])
    #expect(seen.contains("> 1\n\nHome  "))
    #expect(seen.contains("This is the first screen"))
    await welcome.waitUntilFollowed(times: 0)
  }
}
