import Foundation
import Testing

@testable import SocialMediaStorage

@Suite("A picture for a terminal")
struct PictureDrawerTests {
  private let fixtures: Fixtures

  init() throws {
    fixtures = try Fixtures()
  }

  @Test("is drawn by chafa, in characters or sixels, no larger than asked")
  func draw() async throws {
    let picture = try await fixtures.picture("picture.jpg")
    let seen = fixtures.path("seen")
    let path = try fixtures.tool(
      "chafa", "echo \"$TERM $COLORTERM $*\" >> \(seen); cat > /dev/null; printf '#1\\n#2\\n\\n'")
    let drawer = PictureDrawer(
      environment: ["PATH": path, "TERM": "xterm-256color", "COLORTERM": "truecolor"],
      patience: .seconds(120))
    #expect(await drawer.characters(picture, columns: 70, rows: 12) == Array("#1\n#2\n\n".utf8))
    #expect(await drawer.sixels(picture, columns: 24, rows: 6) == Array("#1\n#2\n\n".utf8))
    #expect(
      try String(contentsOfFile: seen, encoding: .utf8) == """
        xterm-256color truecolor --format symbols --animate off --size 70x12 -
        xterm-256color truecolor --format sixels --animate off --size 24x6 -

        """)
  }

  @Test("is a PNG file of a size that is known, whatever file it came from")
  func png() async throws {
    let picture = try await fixtures.picture("picture.jpg")
    let drawer = PictureDrawer(environment: ProcessInfo.processInfo.environment, patience: .seconds(120))
    let png = try #require(await drawer.png(picture, width: 20, height: 20))
    #expect(max(png.width, png.height) == 20)
    #expect(PictureDrawer.PNG(png.bytes) == png)
    #expect(PictureDrawer.PNG(Array("no picture, but long enough to be one".utf8)) == nil)
  }

  @Test("is left out where there is no program, no file, or nothing that can be drawn")
  func impossible() async throws {
    let picture = try await fixtures.picture("picture.jpg")
    let path = try fixtures.tool("chafa", "exit 1")
    let failing = PictureDrawer(environment: ["PATH": path])
    #expect(await failing.characters(picture, columns: 70, rows: 12) == nil)
    #expect(await failing.sixels("/nowhere.jpg", columns: 70, rows: 12) == nil)
    let alone = PictureDrawer(environment: ["PATH": "/nowhere"])
    #expect(await alone.characters(picture, columns: 70, rows: 12) == nil)
    #expect(await alone.png("/nowhere.jpg", width: 9, height: 9) == nil)
  }
}
