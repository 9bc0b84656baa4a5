import AppScreens
import SocialShellTestSupport
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
      pictures: { path, columns in
        asked.withLock { $0.append("\(path) \(columns)") }
        return path == "/a.jpg" ? "#a\n#a" : nil
      }
    ).run()
    #expect(asked.withLock { $0 } == ["/a.jpg 60", "/b.jpg 60"])
    #expect(transcript.contains("Home\n\n#a\n#a\nPhoto: /a.jpg\n\n1  Next"))
    #expect(transcript.contains("#a\n#a\nPhoto: /a.jpg\n\nPhoto: /b.jpg\n"))
  }

  @Test("are told by their caption alone where none can be shown")
  func told() async {
    let stage = Stage(ScriptedIO(lines: "q"), ["home": FakePresenter(screen("/a.jpg"))])
    #expect(await stage.run().contains("Home\n\nPhoto: /a.jpg\n\n1  Next"))
  }
}
