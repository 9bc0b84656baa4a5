import AppScreens
import Foundation
import SocialShellTestSupport
import SocialTerminal
import Testing

@testable import SocialMenuShell

@MainActor
@Suite("While the person is thinking")
struct LiveTests {
  @Test("news is told above the prompt at once, each once, and what is read stays")
  func news() async {
    let home = FakePresenter(.list("Home", ["one"]))
    let io = Script().play { script in
      [
        .meanwhile {
          await home.tell("1 new post, r to show it")
          await script.waitFor("^* 1 new post, r to show it\n")
          await home.tell("2 new posts, r to show them")
          await script.waitFor("^* 2 new posts, r to show them\n")
        },
        .line("1"),
      ]
    }
    let seen = await Stage(io, ["home": home]).run()
    #expect(seen.components(separatedBy: "^* ").count == 3)
    #expect(
      seen.contains("\n1\n\n(Enter shows the whole screen again.)\n* 2 new posts, r to show them\n> "))
  }

  @Test("much news is told at a pace, and what was not told comes with the next screen")
  func pace() async {
    let home = FakePresenter(.list("Home", ["one"]))
    let io = Script().play { script in
      [
        .meanwhile {
          await home.tell("1 new post")
          await script.waitFor("^* 1 new post\n")
          await home.tell("2 new posts")
          for _ in 0..<1000 { await Task.yield() }
        },
        .line("1"),
      ]
    }
    let seen = await Stage(io, ["home": home], pace: .seconds(3600)).run()
    #expect(seen.components(separatedBy: "^* ").count == 2)
    #expect(seen.contains("\n* 2 new posts\n> "))
  }

  @Test("what answers someone who types is told at once, however soon after the last")
  func answers() async {
    let field = Field<String>(label: "Search", submit: { $0 }, cancel: "cancel", isAnsweredAtOnce: true)
    let home = FakePresenter(Screen(title: "Search", field: field))
    home.onAction = { _ in home.screen = Screen(title: "Done") }
    let io = Script().play { script in
      [
        .meanwhile {
          await home.tell("2 found")
          await script.waitFor("^* 2 found\n")
          await home.tell("1 found")
          await script.waitFor("^* 1 found\n")
        },
        .line("milk"),
      ]
    }
    let seen = await Stage(io, ["home": home], pace: .seconds(3600)).run()
    #expect(seen.components(separatedBy: "^* ").count == 3)
  }

  @Test("over a pipe news comes with the next screen, also when that is another place")
  func newsOverPipe() async {
    let home = FakePresenter(.list("Home", ["one"]))
    let alice = FakePresenter(.list("Alice", []))
    let io = Script().play(interactive: false) { _ in
      [
        .meanwhile {
          await home.tell("1 new post")
        },
        .line("g @alice"),
      ]
    }
    let seen = await Stage(io, ["home": home, "@alice": alice]).run()
    #expect(seen.contains("> g @alice\n^* 1 new post\n\nAlice\n"))
  }

  @Test(
    "what the app has to tell stands above the prompt of a terminal, and not in a pipe",
    arguments: [true, false])
  func ofTheApp(interactive: Bool) async {
    let home = FakePresenter(.list("Home", ["one"]))
    let stage = Stage(ScriptedIO(interactive: interactive, lines: "q"), ["home": home])
    stage.app.news = [ScreenNotice(.news, "Ken followed you")]
    #expect(await stage.run().contains("^* Ken followed you\n> q\n") == interactive)
  }

  @Test(
    "what takes long says so within the window's width, and Ctrl-C cancels it",
    arguments: [
      (60, "Working… (Ctrl-C stops it)", "Stopping… Press Ctrl-C again to quit now."),
      (20, "Working… (Ctrl-C\nstops it)", "Stopping… Press\nCtrl-C again to quit\nnow."),
    ])
  func cancel(width: Int, working: String, stopping: String) async {
    let home = FakePresenter(.list("Home", ["one"]))
    let script = Script()
    let io = script.play(width: width) { _ in [.line("1"), .line("q")] }
    home.onAction = { _ in
      let (stream, continuation) = AsyncStream<Void>.makeStream()
      await script.waitFor("\(working)\n")
      script.stop()
      for await _ in stream {}
      continuation.finish()
      #expect(Task.isCancelled)
      home.screen.notices = [ScreenNotice(.failed, "Cancelled.")]
    }
    let seen = await Stage(io, ["home": home], patience: .zero).run()
    #expect(seen.contains("> 1\n\(working)\n\(stopping)\n"))
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
    let seen = await Stage(io, ["home": home]).run()
    #expect(!seen.contains("never read"))
    continuation.finish()
  }
}

extension FakePresenter {
  /// Shows news.
  fileprivate func tell(_ news: String) { screen.notices = [ScreenNotice(.news, news)] }
}
