import AppScreens
import AppValues
import Foundation
import Navigation
import Notifications
import SocialShellTestSupport
import SocialTerminal
import Synchronization
import Testing

@testable import SocialShell

@MainActor
@Suite("Notifications while someone is at the prompt")
struct NoticeTests {
  @Test("that can't be counted keep no one waiting who doesn't want to", .timeLimit(.minutes(1)))
  func slowCount() async {
    let home = FakePresenter(.list("Home", ["one"]))
    let notices = FakeNotices(counts: [1])
    let script = Script()
    let io = script.play { script in
      [
        .meanwhile {
          notices.hang()
          Task {
            await script.waitFor("> 1\nWorking… (Ctrl-C stops it)\n")
            script.stop()
          }
        },
        .line("1"), .line("m"),
      ]
    }
    home.onAction = { action in if action == "more" { script.stop() } }
    let stage = Stage(io, [.home: home], patience: .zero)
    stage.badge.follow(notices.interactor)
    let seen = await stage.run()
    #expect(seen.contains("Stopping…"))
    #expect(seen.contains("> m\n"))
  }

  @Test("that can't be counted keep no one from a screen as it was read last", .timeLimit(.minutes(1)))
  func keptScreen() async {
    let home = FakePresenter(.list("Home", ["one"]))
    home.screen.notices = [ScreenNotice(.working, "Refreshing…")]
    let notices = FakeNotices(counts: [1])
    notices.hang()
    let stage = Stage(ScriptedIO(lines: "q"), [.home: home])
    stage.badge.follow(notices.interactor)
    #expect(await stage.run().hasPrefix("\nHome  "))
  }

  @Test("are counted in the title")
  func unread() async {
    let home = FakePresenter(.list("Home", []))
    for (count, language, title) in [
      (2, Language.english, "Home · 2 notifications (t)"), (1, .english, "Home · 1 notification (t)"),
      (1, .japanese, "Home · 通知1件（t）"), (UnreadCount.maximum, .english, "Home · 99+ notifications (t)"),
    ] {
      let stage = Stage(ScriptedIO([]), [.home: home], language: language)
      stage.badge.follow(FakeNotices(counts: [count]).interactor)
      #expect(await stage.run().hasPrefix("\n\(title)\n"))
    }
  }

  @Test("are told as they come, and the next title counts them")
  func notices() async {
    let home = FakePresenter(.list("Home", ["one"]))
    let notices = FakeNotices(counts: [1])
    let io = Script().play { script in
      [
        .meanwhile {
          await notices.beginsToBeFollowed()
          notices.follow(by: "ken")
          await script.waitFor("^* Ken @ken followed you · t to read it\n")
          notices.follow(by: "mia", "ben", "eve")
          await script.waitFor("^* 3 new notifications · t to read them\n")
        },
        .line("g home"),
        .meanwhile {
          notices.follow(by: "amy")
          await script.waitFor("^* Amy @amy followed you · t to read it\n")
        },
      ]
    }
    let stage = Stage(io, [.home: home])
    stage.badge.follow(notices.interactor)
    stage.news.follow(notices.interactor)
    let seen = await stage.run()
    #expect(seen.contains("\ng home\n\nHome · 5 notifications (t)  "))
    #expect(seen.components(separatedBy: "^* ").count == 4)
  }

  @Test("are told in Japanese too")
  func japaneseNotice() async {
    let home = FakePresenter(.list("Home", ["one"]))
    let notices = FakeNotices(counts: [1])
    let io = Script().play { script in
      [
        .meanwhile {
          await notices.beginsToBeFollowed()
          notices.follow(by: "ken")
          await script.waitFor("^* Kenさん（@ken）があなたをフォローしました。t で表示しま\n  す。\n")
          notices.follow(by: "mia", "ben")
          await script.waitFor("^* 新しい通知が2件あります。t で表示します。\n")
        }
      ]
    }
    let stage = Stage(io, [.home: home], language: .japanese)
    stage.news.follow(notices.interactor)
    await stage.run()
  }

  @Test("that came while no one could be told are told after, once, but not over their own list")
  func noticesMeanwhile() async {
    let home = FakePresenter(.list("Home", ["one"]))
    let list = FakePresenter(.list("Notifications", []))
    let notices = FakeNotices(counts: [1])
    home.onAction = { _ in
      await notices.beginsToBeFollowed()
      let looked = notices.looked.withLock(\.self)
      notices.follow(by: "ken")
      // It looks once more when it has taken what it found.
      while notices.looked.withLock(\.self) < looked + 2 { await Task.yield() }
    }
    let io = Script().play { script in
      [
        .line("1"),
        .meanwhile { await script.waitFor("^* Ken @ken followed you · t to read it\n") },
        .line("g notifications"),
        .meanwhile {
          let looked = notices.looked.withLock(\.self)
          notices.follow(by: "mia")
          while notices.looked.withLock(\.self) < looked + 2 { await Task.yield() }
        },
        .line("g home"),
        .line("q"),
      ]
    }
    let stage = Stage(io, [.home: home, .notifications: list])
    stage.news.follow(notices.interactor)
    let seen = await stage.run()
    #expect(seen.components(separatedBy: "^* ").count == 2)
  }

  @Test("are only counted in quiet hours")
  func quiet() async throws {
    let home = FakePresenter(.list("Home", ["one"]))
    let notices = FakeNotices(counts: [1])
    // The clock of the stage stands at noon.
    let settings = NoticeSettings(quiet: try QuietHours("11:59-12:01"))
    notices.present.withLock { $0 = settings }
    let io = Script().play { script in
      [
        .meanwhile {
          await notices.beginsToBeFollowed()
          notices.follow(by: "ken")
          while notices.asked.withLock({ $0 }) == 0 { await Task.yield() }
          notices.present.withLock { $0 = NoticeSettings() }
          notices.follow(by: "mia")
          await script.waitFor("^* Mia @mia followed you · t to read it\n")
          await script.waitFor(#"[sent: "\u{07}"]"#)
        },
        .line("g home"),
      ]
    }
    let stage = Stage(io, [.home: home])
    stage.alerter = NoticeAlerter(
      store: AllWays(), io: io, terminal: TerminalNotification(environment: ["TERM": "xterm"]),
      desktop: DesktopNotifier(path: ""))
    stage.badge.follow(notices.interactor)
    stage.news.follow(notices.interactor)
    let seen = await stage.run()
    #expect(!seen.contains("Ken"))
    #expect(seen.contains(#"[sent: "\u{1B}]9;SocialConnect: Mia @mia followed you\u{1B}\\"]"#))
    #expect(seen.components(separatedBy: "[sent: ").count == 3)
    #expect(seen.contains("\ng home\n\nHome · 3 notifications (t)  "))
  }
}

/// Someone who wants to be told in every way.
private struct AllWays: AlertStore {
  var ways: [AlertWay] { AlertWay.shell }
  var missing: Set<AlertWay> { [] }

  func load() async throws(AppError) -> NoticeAlerts { NoticeAlerts(Set(ways)) }

  func change(_ ways: [AlertWay: Bool]) async throws(AppError) -> NoticeAlerts {
    Issue.record("no one changes how they are told")
    throw .unsupported
  }
}
