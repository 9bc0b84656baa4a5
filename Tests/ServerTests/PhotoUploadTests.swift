import Foundation
import HTTPTypes
import MastodonAPI
import SocialTestSupport
import Testing

@testable import SocialServer

@Suite("Photos that are uploaded")
struct PhotoUploadTests {
  @Test(
    "One that is cut short, or isn't one, is said to be that",
    arguments: ["cut form", "cut file", "no end", "text"])
  func cut(_ kind: String) async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      let photo = try SentPhoto.bytes(world.folder)
      var body = MultipartWriter()
      switch kind {
      case "text": body.add("description", "A dot")
      case "cut file": body.add("file", Array(photo.prefix(photo.count / 2)), file: "a.png")
      default: body.add("file", photo, file: "a.png")
      }
      let content =
        switch kind {
        case "cut form": Array(body.finished.prefix(body.finished.count - 40))
        case "no end", "text": Array(body.finished.dropLast(14))
        default: body.finished
        }
      let reply = try await world.send(
        SentRequest(.post, "/api/v2/media", body.type, content), token: aiko.token)
      if kind == "text" {
        #expect(reply.status == .badRequest)
      } else {
        #expect(reply.status == .unprocessableContent)
        #expect(reply.error?.hasPrefix("Validation failed: This photo is damaged or incomplete.") == true)
      }
      #expect(reply.error?.contains("archive") == false, "\(reply.text)")
      #expect(try world.leftovers() == [])
    }
  }

  @Test("A preview is as large as is said")
  func preview() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      let picture = try await Picture.noise(1500, 1127, in: world.folder)
      let reply = try await aiko.send(.post, "/api/v2/media", file: picture, as: "file")
      let attachment = try reply.value(MastodonMediaAttachment.self)
      let small = try #require(attachment.meta.small)
      #expect(small.width == 640 && small.height == 481 && attachment.meta.original?.width == 1500)
      let address = try #require(attachment.previewURL).replacing("https://social.example", with: "")
      let preview = try await world.call(.get, address)
      let size = try await Picture.size(of: preview.bytes, in: world.folder)
      #expect(size == [small.width, small.height])
    }
  }
}

/// Pictures made by vips.
private enum Picture {
  static func noise(_ width: Int, _ height: Int, in folder: TemporaryFolder) async throws -> [UInt8] {
    let (grey, photo) = (folder.path("noise.v"), folder.path("noise.jpg"))
    try await Program.expect(["vips", "gaussnoise", grey, "\(width)", "\(height)"])
    try await Program.expect(["vips", "cast", grey, photo, "uchar"])
    return Array(try Data(contentsOf: URL(filePath: photo)))
  }

  /// Its width and height.
  static func size(of content: [UInt8], in folder: TemporaryFolder) async throws -> [Int] {
    let path = folder.path("shown")
    try Data(content).write(to: URL(filePath: path))
    var size: [Int] = []
    for field in ["width", "height"] {
      let text = try await Program.expect(["vipsheader", "-f", field, path])
      size.append(Int(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0)
    }
    return size
  }
}
