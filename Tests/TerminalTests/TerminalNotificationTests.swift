import Foundation
import SocialTestSupport
import Testing

@testable import SocialTerminal

@Suite("The notification of a terminal")
struct TerminalNotificationTests {
  @Test(
    "is written as the terminal knows it",
    arguments: [
      (["TERM": "xterm-256color"], "\u{1B}]9;Title: hi\u{1B}\\"),
      (["TERM": "xterm-kitty"], "\u{1B}]9;Title: hi\u{1B}\\"),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], "\u{1B}]9;Title: hi\u{1B}\\"),
      (["TERM": "rxvt-unicode-256color"], "\u{1B}]777;notify;Title;hi\u{1B}\\"),
      (["TERM": "foot"], "\u{1B}]777;notify;Title;hi\u{1B}\\"),
      (["TERM": "xterm-256color", "VTE_VERSION": "7006"], "\u{1B}]777;notify;Title;hi\u{1B}\\"),
      (
        ["TERM": "tmux-256color", "TMUX": "/tmp/tmux-1/default,1,0", "VTE_VERSION": "7006"],
        "\u{1B}Ptmux;\u{1B}\u{1B}]9;Title: hi\u{1B}\u{1B}\\\u{1B}\\"
      ),
    ])
  func forms(environment: [String: String], expected: String) throws {
    let notification = try #require(TerminalNotification(environment: environment))
    #expect(notification.sequence(title: "Title", text: "hi") == expected)
  }

  @Test("is none where the terminal would print it", arguments: [[:], ["TERM": "dumb"], ["TERM": "linux"]])
  func none(environment: [String: String]) {
    #expect(TerminalNotification(environment: environment) == nil)
  }

  @Test("says nothing to the terminal but its text, and not too much of it")
  func sanitised() throws {
    let notification = try #require(TerminalNotification(environment: ["TERM": "xterm"]))
    let nasty = "4;1;50\u{07}\u{1B}\\\u{9C}\u{1B}]52;c;eA==\u{07}\u{202E}\n猫"
    #expect(
      notification.sequence(title: "Title", text: nasty) == "\u{1B}]9;Title: 4;1;50\\]52;c;eA==猫\u{1B}\\")
    let long = notification.sequence(title: "", text: String(repeating: "é", count: 1000))
    #expect(long.filter { $0 == "é" }.count == 200)
  }
}

@Suite("A notification on the desktop")
struct DesktopNotifierTests {
  @Test("gets its text as one word, and stripped")
  func shown() async throws {
    let folder = try TemporaryFolder()
    let told = folder.path("told")
    try Data("#!/bin/sh\nprintf '<%s>' \"$@\" > '\(told)'\necho noise\n".utf8)
      .write(to: URL(fileURLWithPath: folder.path("notify-send")))
    #expect(chmod(folder.path("notify-send"), 0o700) == 0)
    let notifier = DesktopNotifier(path: "/nowhere:\(folder.path("")):/usr/bin")
    #expect(notifier.isInstalled)
    // A file just written cannot be run while some other test that starts a program has it open.
    #expect(try await eventually { await notifier.show("-x $(id) <b>&\u{1B}[2J猫") })
    #expect(
      try String(contentsOfFile: told, encoding: .utf8)
        == "<--app-name=SocialConnect><--><-x $(id) <b>&[2J猫>")
  }

  @Test("is said not to be there")
  func missing() async {
    let notifier = DesktopNotifier(path: "/nowhere:")
    #expect(!notifier.isInstalled)
    #expect(await !notifier.show("hi"))
  }
}
