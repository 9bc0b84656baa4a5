import AppScreens
import Foundation
import SocialShellTestSupport
import Testing

@testable import SocialMenuShell

@MainActor
@Suite("Help")
struct HelpTests {
  @Test("names what works on the screen, by groups, and by its word what has no letter")
  func help() async {
    let home = FakePresenter(.list("Home", ["one"]))
    for label in ["Block", "Mark all as read", "Posts by friends", "Posts with photos"] {
      home.screen.menu.append(MenuItem(label: label, action: label))
    }
    let seen = await Stage(ScriptedIO(lines: "?", "mark", "posts with photos", "q"), ["home": home]).run()
    #expect(home.actions == ["Mark all as read", "Posts with photos"])
    #expect(
      seen.after("?") == """

        What you can type

        On this screen
        1                  chooses number 1
        l 1                likes or unlikes number 1
        m                  More
        block              Block
        mark               Mark all as read
        posts by friends   Posts by friends
        posts with photos  Posts with photos

        Everywhere
        g                  Menu
        ?                  Help
        q                  Quit
        n                  post
        /                  search
        t                  notifications
        h                  home
        @aiko              opens a profile
        g settings         opens the settings, also for screen
                           readers

        Reading and writing
        Enter              shows the whole screen again after a part
                           of it
        .                  ends a text of several lines
        <                  goes back, or cancels a question
        Ctrl-C             stops what takes too long, or cancels a
                           question

        """)
  }

  @Test("goes on by m and by Enter through its pages, and takes neither for anything else")
  func pages() async {
    let preview = FakePresenter(
      Screen(
        title: "Preview", menu: [MenuItem(key: "y", label: "Publish", isDefault: true, action: "publish")]))
    for next in ["m", "", "Ｍ"] {
      let io = ScriptedIO(width: 60, height: 12, lines: "?", next, next, "?", "zzz", "q")
      let seen = await Stage(io, ["home": preview]).run()
      let pages = seen.components(separatedBy: "\n> ")
      #expect(
        pages[1].hasPrefix("?\n\nWhat you can type\n\nOn this screen\ny           Publish\n\nEverywhere\n"))
      #expect(
        pages[1].hasSuffix("\n\nm more")
          && pages[1].split(separator: "\n", omittingEmptySubsequences: false).count <= 12)
      #expect(!pages[2].contains("What you can type") && pages[2].hasSuffix("\n\nm more"))
      #expect(pages[3].contains("\nCtrl-C      stops"))
      #expect(preview.actions.isEmpty)
    }
  }
}
