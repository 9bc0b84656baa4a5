import AppScreens
import AppValues
import Foundation
import Navigation
import Notifications
import SocialTerminal
import Synchronization
import Testing

@testable import SocialShell

@MainActor
@Suite("While the person is thinking")
struct LiveTests {
  /// Waits until what was seen contains a text.
  nonisolated static func seen(_ text: String, on io: ScriptedIO) async {
    let deadline = ContinuousClock.now + .seconds(120)
    while !io.transcript.contains(text), ContinuousClock.now < deadline {
      // A test that is cancelled looks on until the deadline; there is nothing else to do.
      try? await Task.sleep(for: .milliseconds(2))
    }
    #expect(io.transcript.contains(text))
  }

  /// A script in which steps can speak of the terminal that plays them.
  final class Script: Sendable {
    private let io = Mutex<ScriptedIO?>(nil)

    func play(interactive: Bool = true, _ steps: (Script) -> [ScriptedIO.Step]) -> ScriptedIO {
      let made = ScriptedIO(interactive: interactive, steps(self))
      io.withLock { $0 = made }
      return made
    }

    func waitFor(_ text: String) async {
      guard let io = io.withLock({ $0 }) else { return }
      await LiveTests.seen(text, on: io)
    }

    func stop() { io.withLock { $0 }?.stop() }
  }

  @Test("news is told above the prompt at once, each once, and what is read stays")
  func news() async {
    let home = FakePresenter(.list("Home", ["one"]))
    let io = Script().play { script in
      [
        .meanwhile {
          await MainActor.run { home.screen.notices = [ScreenNotice(.news, "1 new post, r to show it")] }
          await script.waitFor("^* 1 new post, r to show it\n")
          await MainActor.run { home.screen.notices = [ScreenNotice(.news, "2 new posts, r to show them")] }
          await script.waitFor("^* 2 new posts, r to show them\n")
          await MainActor.run { home.screen.menu = [] }
        },
        .line("1"),
      ]
    }
    let seen = await Stage(io, [.home: home]).run()
    #expect(seen.components(separatedBy: "^* ").count == 3)
    #expect(
      seen.contains(
        "\n1\n\n2. Menu (g)\n3. Help (?)\n4. Quit (q)\n\n(Enter shows the whole screen again.)\n* 2 new posts, r to show them\n> "
      ))
  }

  @Test("much news is told at a pace, and what was not told comes with the next screen")
  func pace() async {
    let home = FakePresenter(.list("Home", ["one"]))
    let io = Script().play { script in
      [
        .meanwhile {
          await MainActor.run { home.screen.notices = [ScreenNotice(.news, "1 new post")] }
          await script.waitFor("^* 1 new post\n")
          await MainActor.run { home.screen.notices = [ScreenNotice(.news, "2 new posts")] }
          for _ in 0..<1000 { await Task.yield() }
        },
        .line("1"),
      ]
    }
    let seen = await Stage(io, [.home: home], pace: .seconds(3600)).run()
    #expect(seen.components(separatedBy: "^* ").count == 2)
    #expect(seen.contains("\n* 2 new posts\n> "))
  }

  @Test("notices that cannot be counted keep nobody waiting who does not want to")
  func slowCount() async {
    let home = FakePresenter(.list("Home", ["one"]))
    let notices = FakeNotices(counts: [1])
    let script = Script()
    let io = script.play { script in
      [
        .meanwhile {
          notices.hang()
          Task {
            await script.waitFor("Working… (Ctrl-C stops it)\n")
            script.stop()
          }
        },
        .line("1"), .line("2"),
      ]
    }
    home.onAction = { action in if action == "more" { script.stop() } }
    let stage = Stage(io, [.home: home], patience: .zero)
    stage.badge.follow(notices.interactor)
    let seen = await stage.run()
    #expect(seen.contains("Stopping…"))
    #expect(seen.contains("> 2\n"))
  }

  @Test("over a pipe news comes with the next screen, also when that is another place")
  func newsOverPipe() async {
    let home = FakePresenter(.list("Home", ["one"]))
    let alice = FakePresenter(.list("Alice", []))
    let io = Script().play(interactive: false) { _ in
      [
        .meanwhile {
          await MainActor.run { home.screen.notices = [ScreenNotice(.news, "1 new post")] }
        },
        .line("g @alice"),
      ]
    }
    let seen = await Stage(io, [.home: home, .person(handle: "alice"): alice]).run()
    #expect(seen.contains("> g @alice\n^* 1 new post\n\nAlice\n"))
  }

  @Test("notices are told as they come, and the next title counts them")
  func notices() async {
    let home = FakePresenter(.list("Home", ["one"]))
    let notices = FakeNotices(counts: [1])
    let io = Script().play { script in
      [
        .meanwhile {
          await notices.beginsToBeFollowed()
          notices.follow(by: "ken")
          await script.waitFor("^* Ken @ken followed you · g notifications to read\n")
          notices.follow(by: "mia", "ben", "eve")
          await script.waitFor("^* 3 new notices, g notifications to read\n")
        },
        .line("g home"),
        .meanwhile {
          notices.follow(by: "amy")
          await script.waitFor("^* Amy @amy followed you · g notifications to read\n")
        },
      ]
    }
    let stage = Stage(io, [.home: home])
    stage.badge.follow(notices.interactor)
    stage.news.follow(notices.interactor)
    let seen = await stage.run()
    #expect(seen.contains("\ng home\n\nHome (5 new notices)\n"))
    #expect(seen.components(separatedBy: "^* ").count == 4)
  }

  @Test("in Japanese too")
  func japaneseNotice() async {
    let home = FakePresenter(.list("Home", ["one"]))
    let notices = FakeNotices(counts: [1])
    let io = Script().play { script in
      [
        .meanwhile {
          await notices.beginsToBeFollowed()
          notices.follow(by: "ken")
          await script.waitFor("^* Ken @kenさんがあなたをフォローしました。g notifications で\n  表示します\n")
          notices.follow(by: "mia", "ben")
          await script.waitFor("^* 新しいお知らせが2件あります。g notifications で表示します\n")
        }
      ]
    }
    let stage = Stage(io, [.home: home], language: .japanese)
    stage.news.follow(notices.interactor)
    await stage.run()
  }

  @Test("what came while nobody could be told is told after, once, but not over the list of notices")
  func noticesMeanwhile() async {
    let home = FakePresenter(.list("Home", ["one"]))
    let list = FakePresenter(.list("Notices", []))
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
        .meanwhile { await script.waitFor("^* Ken @ken followed you · g notifications to read\n") },
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

  @Test("in quiet hours notices are only counted")
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
          await script.waitFor("^* Mia @mia followed you · g notifications to read\n")
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
    #expect(seen.contains("\ng home\n\nHome (3 new notices)\n"))
  }

  @Test("what takes long says so, and Ctrl-C cancels it")
  func cancel() async {
    let home = FakePresenter(.list("Home", ["one"]))
    let script = Script()
    let io = script.play { _ in [.line("1"), .line("q")] }
    home.onAction = { _ in
      let (stream, continuation) = AsyncStream<Void>.makeStream()
      await script.waitFor("Working… (Ctrl-C stops it)\n")
      script.stop()
      for await _ in stream {}
      continuation.finish()
      #expect(Task.isCancelled)
      home.screen.notices = [ScreenNotice(.failed, "Cancelled.")]
    }
    let seen = await Stage(io, [.home: home], patience: .zero).run()
    #expect(seen.contains("> 1\nWorking… (Ctrl-C stops it)\nStopping…"))
    #expect(seen.contains("\n! Cancelled.\n> q\n"))
    #expect(seen.hasSuffix("Goodbye.\n"))
  }

  @Test("what does not stop is left behind at the second Ctrl-C")
  func abandon() async {
    let home = FakePresenter(.list("Home", ["one"]))
    let script = Script()
    let io = script.play { _ in [.line("1"), .line("never read")] }
    let (forever, continuation) = AsyncStream<Void>.makeStream()
    home.onAction = { _ in
      script.stop()
      script.stop()
      // A task of its own does not hear of the cancellation.
      await Task { for await _ in forever {} }.value
    }
    let seen = await Stage(io, [.home: home]).run()
    #expect(!seen.contains("never read"))
    continuation.finish()
  }
}

/// Somebody who wants to be told in every way.
private struct AllWays: AlertStore {
  var ways: [AlertWay] { AlertWay.shell }
  var missing: Set<AlertWay> { [] }

  func load() async throws(AppError) -> NoticeAlerts { NoticeAlerts(Set(ways)) }

  func change(_ ways: [AlertWay: Bool]) async throws(AppError) -> NoticeAlerts {
    Issue.record("nobody changes how they are told")
    throw .unsupported
  }
}
