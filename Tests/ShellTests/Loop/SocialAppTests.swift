import AppScreens
import Navigation
import SocialShellTestSupport
import Testing

@testable import SocialShell

@MainActor
@Suite("What can be typed everywhere in SocialConnect")
struct SocialAppTests {
  private func seen(_ lines: String..., language: Language = .english) async -> String {
    let titles: [Route: String] = [
      .home: "Home", .person(handle: "alice"): "Alice", .hashtag("swift"): "#swift",
      .search("cats and dogs"): "Search", .notifications: "Notifications",
    ]
    let presenters = titles.mapValues { FakePresenter(.list($0, ["one"])) }
    let io = ScriptedIO(lines.map { .line($0) })
    return await Stage(io, presenters, language: language).run()
  }

  @Test("stands in the line of hints, and in help")
  func help() async {
    let seen = await seen("?", "q")
    #expect(seen.contains("\nm more  l 1 like  n post  / search  t notifications  ? help\n> ?\n"))
    for line in [
      "l 1         likes or unlikes number 1", "n           post", "t           notifications",
      "@alice      opens a profile", "g post/ID   opens a post",
    ] {
      #expect(seen.contains("\n\(line)\n"))
    }
    #expect(await self.seen("?", "q", language: .japanese).contains("\nl 1         1番にいいねする・取り消す\n"))
  }

  @Test(
    "leads to people, hashtags, searches and places",
    arguments: [
      ("@alice", "Alice"), ("g @alice", "Alice"), ("#swift", "#swift"), ("＃swift", "#swift"),
      ("/ cats and dogs", "Search"), ("search cats and dogs", "Search"), ("t", "Notifications"),
      ("g notifications", "Notifications"), ("h", "Home"),
    ])
  func places(input: String, title: String) async {
    #expect(await seen(input, "q").contains("> \(input)\n\n\(title)  "))
  }

  @Test("says how places are named where a name leads nowhere")
  func nowhere() async {
    #expect(
      await seen("g nowhere", "q").contains(
        "> g nowhere\n! No such place. Try @handle, #hashtag or post/ID.\n> q\n"))
  }

  @Test("what is said behind n goes to the preview at once")
  func quickPost() async {
    let seen = await Stage(
      ScriptedIO(lines: "n Hello　World", "q"),
      [
        .home: FakePresenter(.list("Home", ["one"])),
        .compose(commentOn: nil, text: "Hello　World"): FakePresenter(Screen(title: "Preview")),
      ]
    ).run()
    #expect(seen.contains("> n Hello　World\n\nPreview\n"))
  }
}
