import AppValues
import Entities
import SocialMediaStorage
import Testing

@Suite("A picture of a profile")
struct ProfilePictureTests {
  private let fixtures: Fixtures
  private let workshop = PhotoWorkshop()

  init() throws {
    fixtures = try Fixtures()
  }

  @Test("is cut square from the middle, or made no larger than the top of a profile")
  func sizes() async throws {
    let wide = try await fixtures.picture("wide.jpg", 1800, 600) { x, _ in
      x < 600 ? [200, 0, 0] : x < 1200 ? [0, 200, 0] : [0, 0, 200]
    }
    let avatar = try await workshop.prepare(wide, as: .avatar)
    #expect(avatar.kind == .jpeg)
    let square = try await fixtures.pixels(avatar.content)
    #expect(square.width == 400 && square.height == 400)
    for x in [4, 200, 395] { #expect(isNear(square.colour(x, 200), [0, 200, 0])) }
    let header = try await fixtures.pixels(try await workshop.prepare(wide, as: .header).content)
    #expect(header.width == 1500 && header.height == 500)
    let small = try await fixtures.picture("small.png", 30, 20) { _, _ in [9, 9, 9] }
    let kept = try await fixtures.pixels(try await workshop.prepare(small, as: .header).content)
    #expect(kept.width == 30 && kept.height == 20)
  }

  @Test("says nothing of where it was taken, and is a picture")
  func metadata() async throws {
    try await fixtures.picture("plain.jpg")
    let told = EXIF(orientation: 1).insert(into: try fixtures.bytes(of: "plain.jpg"))
    let path = try fixtures.write(told, to: "told.jpg")
    let avatar = try await workshop.prepare(path, as: .avatar)
    let text = String(decoding: avatar.content, as: Unicode.ASCII.self)
    #expect(!text.contains("Exif") && !text.contains(EXIF.maker))
    let letter = try fixtures.write(Array("Dear Alice".utf8), to: "letter.jpg")
    await #expect(throws: AppError.invalid(.photo, .unsupported)) {
      try await workshop.prepare(letter, as: .header)
    }
  }
}
