import AppScreens
import Foundation
import SocialShellTestSupport
import SocialTerminal
import Synchronization
import Testing

@testable import SocialMenuShell

@MainActor
@Suite("Pictures in the shell")
struct PictureTests {
  private func screen(_ paths: String..., notice: String? = nil) -> Screen<String> {
    Screen(
      title: "Home", notices: notice.map { [ScreenNotice(.done, $0)] } ?? [],
      blocks: paths.map { .picture(Picture(path: $0, caption: "Photo: \($0)")) },
      menu: [MenuItem(key: "n", label: "Next", action: "next")])
  }

  @Test("are drawn as wide as the terminal, each once while it stays on the screen")
  func drawn() async {
    let presenter = FakePresenter(screen("/a.jpg"))
    presenter.onAction = { _ in presenter.screen = screen("/a.jpg", "/b.jpg") }
    let asked = Mutex<[String]>([])
    let transcript = await Stage(
      ScriptedIO(lines: "n", "q"), ["home": presenter],
      pictures: TerminalPictures(isInPixels: false) { path, area in
        asked.withLock { $0.append("\(path) \(area.columns)x\(area.rows)") }
        return path == "/a.jpg" ? ["#a", "#a"] : nil
      }
    ).run()
    #expect(asked.withLock { $0 } == ["/a.jpg 60x12", "/b.jpg 60x12"])
    let pages = transcript.components(separatedBy: "> n")
    #expect(pages.count == 2 && pages.allSatisfy { $0.contains("Home\n\n#a\n#a\nPhoto: /a.jpg\n\n1  Next") })
  }

  @Test("of items are drawn small where the terminal shows pictures as they are", arguments: [true, false])
  func small(isInPixels: Bool) async {
    let pictures = ["/a.jpg", "/b.jpg", "/c.jpg"].map { Picture(path: $0, caption: "") }
    let screen = Screen(
      title: "Home", blocks: [.entry(Entry([Line("Look!")], open: "open", pictures: pictures))])
    let transcript = await Stage(
      ScriptedIO(lines: "q"), ["home": FakePresenter(screen)],
      pictures: TerminalPictures(isInPixels: isInPixels) { path, area in
        ["\(path) \(area.columns)x\(area.rows)"]
      }
    ).run()
    #expect(transcript.contains("Look!\n   /a.jpg 24x6\n   /b.jpg 24x6\n") == isInPixels)
    #expect(transcript.contains("jpg") == isInPixels)
  }

  @Test("of who someone is are drawn small, likewise", arguments: [true, false])
  func face(isInPixels: Bool) async {
    let screen = Screen<String>(
      title: "Profile", blocks: [.text("Ann"), .picture(Picture(path: "/a.jpg", size: .small)), .text("Hi.")])
    let transcript = await Stage(
      ScriptedIO(lines: "q"), ["home": FakePresenter(screen)],
      pictures: TerminalPictures(isInPixels: isInPixels) { path, area in
        ["\(path) \(area.columns)x\(area.rows)"]
      }
    ).run()
    #expect(transcript.contains(isInPixels ? "Ann\n\n/a.jpg 24x6\n\nHi." : "Ann\n\nHi."))
  }

  @Test("of a list are drawn only as far as it is shown, and each once")
  func onPage() async {
    let entries = (1...30).map { number in
      Block.entry(
        Entry(
          [Line("Post \(number)")], open: "open", pictures: [Picture(path: "/\(number).jpg", caption: "")]))
    }
    let asked = Mutex<[String]>([])
    let transcript = await Stage(
      ScriptedIO(height: 24, lines: "", "m", "q"),
      ["home": FakePresenter(Screen(title: "Home", blocks: entries))],
      pictures: TerminalPictures(isInPixels: true) { path, _ in
        asked.withLock { $0.append(path) }
        return ["", "", "[\(path)]"]
      }
    ).run()
    // Three pages of four, and the next two, which no longer fit: two posts have theirs drawn at once.
    #expect(asked.withLock { $0.sorted() } == (1...14).map { "/\($0).jpg" }.sorted())
    #expect(transcript.contains("1   Post 1\n\n\n    [/1.jpg]\n\n2   Post 2\n\n\n    [/2.jpg]\n"))
  }

  @Test("are not drawn where someone has turned them off")
  func off() async {
    let transcript = await Stage(
      ScriptedIO(lines: "q"), ["home": FakePresenter(screen("/a.jpg"))],
      settings: MenuShellSettings(showsPictures: false),
      pictures: TerminalPictures(isInPixels: true) { _, _ in ["#"] }
    ).run()
    #expect(transcript.contains("Home\n\n1  Next"))
  }

  @Test("take no row where none can be shown, and make no page behind an item that fills one")
  func absent() async {
    let stage = Stage(ScriptedIO(lines: "q"), ["home": FakePresenter(screen("/a.jpg"))])
    #expect(await stage.run().contains("Home\n\n1  Next"))
    let rows = (1...30).map { "row \($0)" }.joined(separator: "\n")
    let long = Screen(
      title: "Post", blocks: [.entry(Entry([Line(rows)], open: "open")), .picture(Picture(path: "/a.jpg"))])
    let transcript = await Stage(ScriptedIO(height: 24, lines: "m", "q"), ["home": FakePresenter(long)]).run()
    #expect(
      transcript.components(separatedBy: "row 30").count == 2 && transcript.contains("That's everything."))
  }
}
