import Foundation
import SocialTestSupport
import Testing

@testable import SocialDemo

@Suite struct DrawingTests {
  private static let lights: [Light] = [.day, .evening, .night]

  /// A decoder that is not ours reads every kind of picture, to the last row and checksum.
  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/vips")),
    arguments: DemoPicture.Scene.allCases)
  func everyPictureIsAPNG(scene: DemoPicture.Scene) throws {
    let folder = try TemporaryFolder()
    for light in Self.lights {
      let picture = DemoPicture(scene: scene, light: light, seed: 11, language: .english)
      let file = folder.url.appendingPathComponent("\(light).png")
      try Data(picture.png()).write(to: file)
      let vips = Process()
      vips.executableURL = URL(fileURLWithPath: "/usr/bin/vips")
      vips.arguments = ["avg", file.path + "[fail_on=warning]"]
      let output = Pipe()
      vips.standardOutput = output
      vips.standardError = output
      try vips.run()
      let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      vips.waitUntilExit()
      #expect(
        vips.terminationStatus == 0 && Double(said.trimmingCharacters(in: .newlines)) ?? 0 > 10, "\(said)")
    }
  }

  /// What is drawn is drawn again alike from its seed, and differently from another.
  @Test(arguments: DemoPicture.Scene.allCases)
  func aSeedIsAPicture(scene: DemoPicture.Scene) {
    let pictures = (0..<4 as Range<UInt64>).map {
      DemoPicture(scene: scene, light: .day, seed: $0, language: .japanese)
    }
    #expect(pictures[0].png() == pictures[0].png())
    #expect(Set(pictures.map { $0.png() }).count > 1)
  }

  @Test func theAltTextTellsWhatWasDrawn() {
    let seed: UInt64 = 5
    let alts = DemoLanguage.allCases.map {
      DemoPicture(scene: .train, light: .evening, seed: seed, language: $0).alt
    }
    #expect(
      alts == [
        "A drawing of a green train of 4 carriages crossing a stone viaduct under an orange evening sky.",
        "夕焼けの空の下、石造りの橋をわたる緑の4両編成の電車の絵。",
      ])
  }

  /// One pixel of a colour, byte for byte.
  @Test func theFileIsAsTheStandardSays() {
    let file = PNGFile(Canvas(width: 1, height: 1, ground: 0x102030))
    #expect(file.bytes.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    // Known from every PNG that ends: the checksum of an empty IEND.
    #expect(file.bytes.suffix(12) == [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
    #expect(file.bytes.count == 8 + 25 + 15 + (12 + 2 + 5 + 2 + 4) + 12)
  }
}
