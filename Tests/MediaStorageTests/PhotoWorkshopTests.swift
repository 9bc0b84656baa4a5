import Foundation
import SocialMediaStorage
import SocialTestSupport
import Testing

/// A part of a PNG file.
private struct PNGChunk {
  let bytes: [UInt8]

  init(_ name: String, _ content: [UInt8]) {
    let said = Array(name.utf8) + content
    bytes = Self.number(UInt32(content.count)) + said + Self.number(Self.check(said))
  }

  private static func number(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// The sum that ends each part (CRC-32).
  private static func check(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { rest, _ in rest & 1 == 1 ? rest >> 1 ^ 0xEDB8_8320 : rest >> 1 }
    }
  }
}

/// A colour profile in a JPEG file, which vips doesn't write where it doesn't fit.
private enum ICCProfile {
  private static let mark = Array("ICC_PROFILE\0".utf8)

  static func find(in bytes: [UInt8]) -> [UInt8]? {
    guard let found = bytes.firstRange(of: mark) else { return nil }
    let length = Int(bytes[found.lowerBound - 2]) << 8 | Int(bytes[found.lowerBound - 1])
    return Array(bytes[(found.upperBound + 2)..<(found.lowerBound - 2 + length)])
  }

  static func insert(_ profile: [UInt8], into path: String) throws {
    var bytes = Array(try Data(contentsOf: URL(filePath: path)))
    let content = mark + [1, 1] + profile
    let length = content.count + 2
    bytes.insert(contentsOf: [0xFF, 0xE2, UInt8(length >> 8), UInt8(length & 255)] + content, at: 2)
    try Data(bytes).write(to: URL(filePath: path))
  }
}

@Suite("A photo that is kept")
struct PhotoWorkshopTests {
  private let fixtures: Fixtures
  private let workshop = PhotoWorkshop()

  init() throws {
    fixtures = try Fixtures()
  }

  @Test("stands upright however the camera was held", arguments: UInt16(1)...8)
  func orientation(_ orientation: UInt16) async throws {
    let exif = EXIF(orientation: orientation)
    let (width, height) = orientation < 5 ? (64, 48) : (48, 64)
    let stored = try await fixtures.picture("stored.jpg", width, height) { x, y in
      let place = exif.shown(x, y, width, height)
      return Fixtures.colour(place.x, place.y, of: 64, 48)
    }
    try fixtures.write(exif.insert(into: try fixtures.bytes(of: "stored.jpg")), to: "stored.jpg")
    let photo = try await workshop.prepare(stored)
    #expect(photo.kind == .jpeg && photo.width == 64 && photo.height == 48)
    let shown = try await fixtures.pixels(photo.content)
    #expect(shown.width == 64 && shown.height == 48 && shown.hasFourFields)
    #expect(try await fixtures.pixels(photo.thumbnail).hasFourFields)
  }

  @Test("says nothing of where and with what it was taken")
  func metadata() async throws {
    try await fixtures.picture("plain.jpg")
    let told = EXIF(orientation: 1).insert(into: try fixtures.bytes(of: "plain.jpg"))
    let path = try fixtures.write(told, to: "told.jpg")
    let header = try await Program.expect(["vipsheader", "-a", path])
    #expect(header.contains("GPSLatitude: 35/1 41/1 22/1") && header.contains(EXIF.maker))

    let photo = try await workshop.prepare(path)
    for content in [photo.content, photo.thumbnail] {
      let text = String(decoding: content, as: Unicode.ASCII.self)
      #expect(!text.contains("Exif") && !text.contains(EXIF.maker))
    }
    #expect(try fixtures.bytes(of: "told.jpg") == told)
  }

  @Test("has the colours that it had, without the profile they were written in")
  func colours() async throws {
    let orange: [UInt8] = [200, 100, 50]
    let plain = try await fixtures.picture("plain.png") { _, _ in orange }
    let wide = fixtures.path("wide.png")
    try await fixtures.vips("icc_transform", plain, wide, "p3", "--input-profile", "srgb")
    let written = try await fixtures.pixels(try fixtures.bytes(of: "wide.png")).colour(9, 9)
    #expect(written != orange)
    let photo = try await workshop.prepare(wide)
    #expect(isNear(try await fixtures.pixels(photo.content).colour(9, 9), orange))
    #expect(!String(decoding: photo.content, as: Unicode.ASCII.self).contains("ICC_PROFILE"))
  }

  @Test("may be grey, or in the inks of print")
  func otherColours() async throws {
    let colour = try await fixtures.picture("colour.png")
    let dark = try await fixtures.picture("dark.png") { _, _ in [30, 30, 30] }
    let (grey, print) = (fixtures.path("grey.jpg"), fixtures.path("print.jpg"))
    try await fixtures.vips("extract_band", dark, grey, "0")
    let shown = try await fixtures.pixels(try await workshop.prepare(grey).content)
    #expect(isNear(shown.colour(16, 12), [30, 30, 30]))

    try await fixtures.vips("icc_transform", colour, print, "cmyk", "--input-profile", "srgb")
    let printed = try await workshop.prepare(print)
    #expect(printed.kind == .jpeg)
    // Print has no clear red; what it has of it is seen.
    let red = try await fixtures.pixels(printed.content).colour(16, 12)
    #expect(red[0] > 200 && red[1] < 80 && red[2] < 80)
  }

  @Test("is no larger than it may be, and never made larger")
  func size() async throws {
    let long = fixtures.path("long.png")
    try await fixtures.vips("black", fixtures.path("black.v"), "5000", "1000", "--bands", "3")
    try await fixtures.vips("copy", fixtures.path("black.v"), long, "--interpretation", "srgb")
    let photo = try await workshop.prepare(long)
    #expect(photo.width == 4096 && photo.height == 819)
    let small = try await fixtures.pixels(photo.thumbnail)
    #expect(small.width == 640 && small.height == 128)
    #expect(photo.blurhash == "L00000fQfQfQfQfQfQfQfQfQfQfQ")

    let tiny = try await workshop.prepare(try await fixtures.picture("tiny.png", 3, 2))
    #expect(tiny.width == 3 && tiny.height == 2)
    #expect(try await fixtures.pixels(tiny.thumbnail).width == 3)
  }

  @Test("can be of every kind that people have", arguments: ["jpg", "png", "webp", "gif", "heic"])
  func formats(_ format: String) async throws {
    let path = try await fixtures.picture("picture.\(format)")
    // A name says nothing.
    let disguised = fixtures.path("picture.txt")
    try FileManager.default.moveItem(atPath: path, toPath: disguised)
    let photo = try await workshop.prepare(disguised)
    // What loses nothing stays so, as it has few colours.
    #expect(photo.kind == (["gif", "png"].contains(format) ? .png : .jpeg))
    #expect(try await fixtures.pixels(photo.content).hasFourFields)
  }

  @Test("of a moving picture is its beginning")
  func firstFrame() async throws {
    let first = try await fixtures.picture("first.png") { _, _ in [250, 0, 0] }
    let second = try await fixtures.picture("second.png") { _, _ in [0, 0, 250] }
    let both = fixtures.path("both.v")
    try await fixtures.vips("arrayjoin", "\(first) \(second)", both, "--across", "1")
    try await fixtures.vips("gifsave", both, fixtures.path("moving.gif"), "--page-height", "48")
    #expect(
      try await Program.expect(["vipsheader", "-f", "n-pages", fixtures.path("moving.gif")]) == "2\n")
    let photo = try await workshop.prepare(fixtures.path("moving.gif"))
    let shown = try await fixtures.pixels(photo.content)
    #expect(shown.height == 48 && isNear(shown.colour(30, 30), [250, 0, 0]))
    #expect(photo.moved)

    try await fixtures.vips("webpsave", both, fixtures.path("moving.webp"), "--page-height", "48")
    #expect(try await workshop.prepare(fixtures.path("moving.webp")).moved)
    // What vips knows nothing of: the chunk that says so stands behind the first.
    var png = try fixtures.bytes(of: "first.png")
    png.insert(contentsOf: PNGChunk("acTL", [0, 0, 0, 2, 0, 0, 0, 0]).bytes, at: 33)
    #expect(try await workshop.prepare(try fixtures.write(png, to: "moving.png")).moved)
    for still in ["still.gif", "still.webp", "still.png", "still.jpg"] {
      #expect(try await !workshop.prepare(try await fixtures.picture(still)).moved, "\(still)")
    }
  }

  @Test("may have a profile that isn't for its colours, or is none: browsers show it, too")
  func strangeProfiles() async throws {
    let dark = try await fixtures.picture("dark.png") { _, _ in [30, 30, 30] }
    let colour = try await fixtures.picture("colour.png")
    // The profile of a display, which a JPEG file has in one piece behind its first two bytes or soon after.
    let wide = fixtures.path("wide.jpg")
    try await fixtures.vips("icc_transform", colour, wide, "p3", "--input-profile", "srgb")
    let display = try #require(ICCProfile.find(in: try fixtures.bytes(of: "wide.jpg")))
    try await fixtures.vips("extract_band", dark, fixtures.path("grey.v"), "0")
    for (name, profile) in [("display", display), ("broken", Array("no profile".utf8))] {
      for (kind, source) in [("grey", fixtures.path("grey.v")), ("colour", dark)] {
        let path = fixtures.path("\(kind)-\(name).jpg")
        try await fixtures.vips("jpegsave", source, path, "--strip")
        try ICCProfile.insert(profile, into: path)
        let shown = try await fixtures.pixels(try await workshop.prepare(path).content)
        if (kind, name) != ("colour", "display") {
          #expect(isNear(shown.colour(16, 12), [30, 30, 30]), "\(path)")
        }
      }
    }
  }

  @Test("of a screen, which has few colours, loses nothing")
  func screens() async throws {
    // Red letters on blue: what JPEG keeps of them with one colour for four pixels is no colour.
    let screen = try await fixtures.picture("screen.png", 300, 200) { x, y in
      (x / 2 + y / 3).isMultiple(of: 3) ? [255, 0, 0] : [UInt8(x & 15), 0, 200]
    }
    let photo = try await workshop.prepare(screen)
    #expect(photo.kind == .png)
    let (before, after) = (
      try await fixtures.pixels(try fixtures.bytes(of: "screen.png")),
      try await fixtures.pixels(photo.content)
    )
    #expect(before.values == after.values)
  }

  @Test("keeps a colour for each pixel, and one with many colours takes no more room than it has to")
  func fineColours() async throws {
    let lines = try await fixtures.picture("lines.png", 200, 200) { x, y in
      // Noise that the eye doesn't see, so that there are more colours than a drawing has.
      let noise = [7919, 104_729, 7577].map { UInt8(truncatingIfNeeded: (x &* $0 ^ y &* 31 &* $0) >> 3) & 7 }
      return x.isMultiple(of: 2)
        ? [240 + noise[0], noise[1], noise[2]] : [noise[0], noise[1], 240 + noise[2]]
    }
    let photo = try await workshop.prepare(lines)
    if photo.kind == .jpeg {
      let frame = try #require(photo.content.firstRange(of: [0xFF, 0xC0]))
      #expect(photo.content[frame.lowerBound + 11] == 0x11)
    }
    let shown = try await fixtures.pixels(photo.content)
    let (red, blue) = (shown.colour(100, 100), shown.colour(101, 100))
    #expect(red[0] > 200 && red[2] < 60 && blue[2] > 200 && blue[0] < 60, "\(red), \(blue)")
    #expect(photo.content.count <= (try fixtures.bytes(of: "lines.png").count))
  }

  @Test("that an earlier version made stays as it is, too")
  func againFromBefore() async throws {
    let noise = try await fixtures.picture("noise.png", 211, 97) { x, y in
      [UInt8(truncatingIfNeeded: x &* 37 ^ y), UInt8(truncatingIfNeeded: x &* y), UInt8(y)]
    }
    // Which kept one colour for four pixels.
    try await fixtures.vips("jpegsave", noise, fixtures.path("before.jpg"), "--Q", "85", "--strip")
    let before = try fixtures.bytes(of: "before.jpg")
    #expect(try await workshop.prepare(fixtures.path("before.jpg")).content == before)
  }

  @Test(
    "has a small version of exactly the size that is said of it",
    arguments: [(1500, 1127), (641, 3), (97, 1999), (640, 480)])
  func smallSize(_ width: Int, _ height: Int) async throws {
    let path = try await fixtures.picture("picture.jpg", width, height) { x, y in
      [UInt8(x & 255), UInt8(y & 255), 9]
    }
    let photo = try await workshop.prepare(path)
    let small = try await fixtures.pixels(photo.thumbnail)
    let said = PhotoLimits.standard.thumbnailSize(width: photo.width, height: photo.height)
    #expect(small.width == said.width && small.height == said.height)
    #expect(max(small.width, small.height) == min(640, max(width, height)))
  }

  @Test("that was made here stays as it is, and what only looks like it does not")
  func again() async throws {
    let noise = try await fixtures.picture("noise.png", 211, 97) { x, y in
      [UInt8(truncatingIfNeeded: x &* 37 ^ y), UInt8(truncatingIfNeeded: x &* y), UInt8(y)]
    }
    let once = try await workshop.prepare(noise)
    #expect(once.kind == .jpeg)
    #expect(try await workshop.prepare(try fixtures.write(once.content, to: "kept.jpg")) == once)
    let comment: [UInt8] = [0xFF, 0xFE, 0, 6] + Array("here".utf8)
    let (head, tail) = (Array(once.content.prefix(2)), Array(once.content.suffix(2)))
    let changed: [String: [UInt8]] = [
      "comment": head + comment + Array(once.content.dropFirst(2)),
      "more": once.content + Array("<script>".utf8), "twice": once.content + once.content,
      "within": Array(once.content.dropLast(2)) + comment + tail,
      "behind the last block": Array(once.content.dropLast(2)) + Array("<script>".utf8) + tail,
    ]
    for (name, content) in changed {
      let photo = try await workshop.prepare(try fixtures.write(content, to: "\(name).jpg"))
      #expect(photo.content.count < content.count && Array(photo.content.suffix(2)) == tail, "\(name)")
      #expect(photo.content.firstRange(of: comment) == nil, "\(name)")
    }
    // Finer than ours: nothing is kept that would take more room than what is made of it.
    try await fixtures.vips("jpegsave", noise, fixtures.path("fine.jpg"), "--Q", "99", "--strip")
    let fine = try await workshop.prepare(fixtures.path("fine.jpg"))
    #expect(fine.content != (try fixtures.bytes(of: "fine.jpg")))
  }

  @Test("can be seen through where it could")
  func transparency() async throws {
    let colour = try await fixtures.picture("colour.png")
    let (mask, path) = (fixtures.path("mask.png"), fixtures.path("window.png"))
    try await fixtures.vips("extract_band", colour, mask, "0")
    try await fixtures.vips("bandjoin", "\(colour) \(mask)", path)
    let photo = try await workshop.prepare(path)
    #expect(photo.kind == .png)
    try fixtures.write(photo.content, to: "kept.png")
    #expect(try await Program.expect(["vipsheader", "-f", "bands", fixtures.path("kept.png")]) == "4\n")
  }
}
