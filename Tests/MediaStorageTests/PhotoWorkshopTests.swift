import Foundation
import SocialMediaStorage
import SocialTestSupport
import Testing

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
    // What makes GIFs here leaves room for a colour that one can see through.
    #expect(photo.kind == (format == "gif" ? .png : .jpeg))
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
