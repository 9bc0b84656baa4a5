import Foundation
import SocialTestSupport
import Testing

@testable import SocialMediaStorage

@Suite("A picture on a terminal")
struct PictureDrawerTests {
  private let fixtures: Fixtures

  init() throws {
    fixtures = try Fixtures()
  }

  @Test("is drawn by chafa, no wider than the terminal and twelve rows high at most")
  func draw() async throws {
    let picture = try await fixtures.picture("picture.jpg")
    let seen = fixtures.path("seen")
    let path = try fixtures.tool(
      "chafa", "echo \"$TERM $COLORTERM $*\" > \(seen); cat > /dev/null; printf '#1\\n#2\\n\\n'")
    let drawer = PictureDrawer(
      environment: ["PATH": path, "TERM": "xterm-256color", "COLORTERM": "truecolor"],
      patience: .seconds(120))
    #expect(await drawer.draw(picture, columns: 70) == "#1\n#2")
    #expect(
      try String(contentsOfFile: seen, encoding: .utf8)
        == "xterm-256color truecolor --format symbols --animate off --size 70x12 -\n")
  }

  @Test("is left out where there is no chafa, no file, or nothing that can be drawn")
  func impossible() async throws {
    let picture = try await fixtures.picture("picture.jpg")
    let path = try fixtures.tool("chafa", "exit 1")
    #expect(await PictureDrawer(environment: ["PATH": path]).draw(picture, columns: 70) == nil)
    #expect(await PictureDrawer(environment: ["PATH": path]).draw("/nowhere.jpg", columns: 70) == nil)
    #expect(await PictureDrawer(environment: ["PATH": "/nowhere"]).draw(picture, columns: 70) == nil)
  }

  @Test(
    "is in pixels only where the terminal itself is known to take them",
    arguments: [
      (["TERM": "xterm-256color"], "symbols"), ([:], "symbols"), (["TERM": "xterm-kitty"], "kitty"),
      (["TERM": "foot"], "sixels"), (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], "sixels"),
      (["TERM": "tmux-256color", "TERM_PROGRAM": "WezTerm"], "symbols"),
      (["TERM": "xterm-kitty", "TMUX": "/tmp/tmux"], "symbols"),
    ])
  func format(environment: [String: String], format: String) {
    #expect(PictureDrawer.format(environment) == format)
  }
}
