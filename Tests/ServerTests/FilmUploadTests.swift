import Foundation
import HTTPTypes
import MastodonAPI
import SocialLocalBackend
import SocialMediaStorage
import SocialTestSupport
import Testing

@testable import SocialServer

@Suite("Films that are uploaded")
struct FilmUploadTests {
  private static let path = ProcessInfo.processInfo.environment["PATH"] ?? ""

  /// What makes films by a program of the test's own in place of `ffmpeg`.
  private static func films(by script: String, in folder: TemporaryFolder) throws -> FilmWorkshop {
    try Program.write("#!/bin/sh\n\(TinyFilm.encoders)\n\(script)\n", to: folder.path("tools/ffmpeg"))
    return try #require(FilmWorkshop(path: "\(folder.path("tools")):\(path)"))
  }

  private static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: path)))
  }

  private static func types(_ world: ServerWorld) async throws -> [String] {
    try await world.call(.get, "/api/v2/instance").value(MastodonInstance.self).configuration.mediaAttachments
      .supportedMIMETypes
  }

  @Test("Without what makes them, they are refused in words, and apps are told of pictures only")
  func refused() async throws {
    try await ServerWorld.with { world in
      let pictures = ["image/jpeg", "image/png", "image/gif", "image/webp"]
      #expect(try await Self.types(world) == pictures)
      let aiko = try await world.join("aiko")
      let film = try Self.bytes(try await TinyFilm.write(to: world.folder))
      for address in ["/api/v2/media", "/api/v1/media"] {
        let reply = try await aiko.send(.post, address, file: film, as: "file")
        #expect(reply.status == .unprocessableContent)
        #expect(
          reply.error
            == "Validation failed: Videos can't be posted here, since the server can't prepare them. Use a photo."
        )
      }
    }
  }

  @Test("They are made ready behind the answer, then posted and played in parts")
  func made() async throws {
    let films = try #require(FilmWorkshop(path: Self.path))
    try await ServerWorld.with(films: films) { world in
      #expect(try await Self.types(world).suffix(3) == ["video/mp4", "video/webm", "video/quicktime"])
      let aiko = try await world.join("aiko")
      let film = try Self.bytes(try await TinyFilm.write(to: world.folder, as: "film.mov"))
      let reply = try await aiko.send(
        .post, "/api/v2/media", file: film, as: "file", texts: ["description": "A pattern"])
      let id = try #require(reply.text.firstMatch(of: /"id":"([0-9]+)"/)).1
      #expect(reply.status == .accepted)
      #expect(
        reply.text == """
          {"id":"\(id)","type":"video","url":null,"preview_url":null,"remote_url":null,\
          "meta":{"focus":{"x":0.0,"y":0.0}},"description":"A pattern","blurhash":null}
          """)
      var ready: Reply?
      let isReady = try await eventually {
        let shown = try await aiko.call(.get, "/api/v1/media/\(id)")
        #expect([.ok, .partialContent].contains(shown.status))
        ready = shown.status == .ok ? shown : nil
        return ready != nil
      }
      #expect(isReady)
      let attachment = try #require(ready).value(MastodonMediaAttachment.self)
      let (url, original) = (try #require(attachment.url), try #require(attachment.meta.original))
      #expect(
        ready?.text == """
          {"id":"\(id)","type":"video","url":"\(url)","preview_url":"\(attachment.previewURL ?? "")",\
          "remote_url":null,"meta":{"focus":{"x":0.0,"y":0.0},"original":{"width":64,"height":48,"size":"64x48",\
          "aspect":1.3333333333333333,"frame_rate":"10/1","duration":\(original.duration ?? 0),\
          "bitrate":\(original.bitrate ?? 0)},"small":{"width":64,"height":48,"size":"64x48",\
          "aspect":1.3333333333333333}},"description":"A pattern","blurhash":"\(attachment.blurhash ?? "")"}
          """)
      #expect(original.duration.map { abs($0 - 1) < 0.1 } == true)
      let status = try await aiko.call(.post, "/api/v1/statuses", form: ["media_ids[]": String(id)])
        .value(MastodonStatus.self)
      #expect(status.mediaAttachments == [attachment])
      let address = url.replacing("https://social.example", with: "")
      let whole = try await world.call(.get, address)
      #expect(whole.status == .ok && whole.headers[.contentType] == "video/mp4")
      #expect(whole.headers[.acceptRanges] == "bytes")
      let part = try await world.call(.get, address, headers: [.range: "bytes=4-7"])
      #expect(part.status == .partialContent && part.text == "ftyp")
      #expect(part.headers[.contentRange] == "bytes 4-7/\(whole.bytes.count)")
      let preview = try #require(attachment.previewURL).replacing("https://social.example", with: "")
      #expect(try await world.call(.get, preview).headers[.contentType]?.hasPrefix("image/") == true)
      #expect(
        try await world.call(.get, "/@aiko/\(status.id)").text.contains(#"alt="Video 0:01: A pattern""#))
    }
  }

  @Test("The older call waits for them; a moving picture is one without sound")
  func waiting() async throws {
    let films = try #require(FilmWorkshop(path: Self.path))
    try await ServerWorld.with(films: films) { world in
      let aiko = try await world.join("aiko")
      let gif = try Self.bytes(try await TinyFilm.write(to: world.folder, as: "moving.gif"))
      let attachment = try await aiko.send(.post, "/api/v1/media", file: gif, as: "file")
        .value(MastodonMediaAttachment.self)
      #expect(attachment.type == .gifv && attachment.url?.hasSuffix(".mp4") == true)
      let photo = try await aiko.photo()
      let both = try await aiko.call(
        .post, "/api/v1/statuses", form: ["media_ids[]": attachment.id, "media_ids[]": photo])
      #expect(both.status == .unprocessableContent)
      #expect(both.error == "Cannot attach a video to a post that already contains images")
    }
  }

  @Test("One that isn't ready can't be posted, and one that can't be made says so")
  func unready() async throws {
    let tools = try TemporaryFolder()
    try await ServerWorld.with(films: Self.films(by: "while :; do :; done", in: tools)) { world in
      let aiko = try await world.join("aiko")
      let film = try Self.bytes(try await TinyFilm.write(to: world.folder))
      let reply = try await aiko.send(.post, "/api/v2/media", file: film, as: "file")
      let id = String(try #require(reply.text.firstMatch(of: /"id":"([0-9]+)"/)).1)
      #expect(try await aiko.call(.get, "/api/v1/media/\(id)").status == .partialContent)
      let status = try await aiko.call(.post, "/api/v1/statuses", form: ["media_ids[]": id])
      #expect(status.status == .unprocessableContent)
      #expect(
        status.error == "Cannot attach files that have not finished processing. Try again in a moment!")
      #expect(try await aiko.call(.delete, "/api/v1/media/\(id)").status == .ok)
      await world.backend.end(.zero)
    }
    try await ServerWorld.with(films: Self.films(by: "exit 1", in: tools)) { world in
      let aiko = try await world.join("aiko")
      let film = try Self.bytes(try await TinyFilm.write(to: world.folder))
      let reply = try await aiko.send(.post, "/api/v2/media", file: film, as: "file")
      let id = String(try #require(reply.text.firstMatch(of: /"id":"([0-9]+)"/)).1)
      await world.backend.finish()
      let shown = try await aiko.call(.get, "/api/v1/media/\(id)")
      #expect(shown.status == .unprocessableContent)
      #expect(shown.error == "Error processing thumbnail for uploaded media")
      let older = try await aiko.send(.post, "/api/v1/media", file: film, as: "file")
      #expect(older.status == .unprocessableContent)
    }
  }

  @Test(
    "What is no film, or too much of one, is refused at once",
    arguments: ["long", "large", "cut", "playlist"])
  func hostile(_ kind: String) async throws {
    let films = try #require(FilmWorkshop(path: Self.path))
    try await ServerWorld.with(films: films) { world in
      let aiko = try await world.join("aiko")
      let path = try await TinyFilm.write(
        to: world.folder, seconds: kind == "long" ? 180 : 1, rate: 2, size: "16x16")
      var film = try Self.bytes(path)
      switch kind {
      case "large": film += [UInt8](repeating: 0, count: 41 * 1_048_576 - film.count)
      case "cut": film = Array(film.prefix(film.count / 2))
      case "playlist": film = Array("#EXTM3U\n#EXTINF:1,\nhttp://127.0.0.1:1/\n#EXT-X-ENDLIST\n".utf8)
      default: break
      }
      let reply = try await aiko.send(.post, "/api/v2/media", file: film, as: "file")
      let reasons = [
        "long": "The video is too long. It can last up to 2 minutes.",
        "large": "The video is too large. It can be up to 40 MB.", "cut": "This video is damaged, incomplete",
        "playlist": "This file type isn't supported.",
      ]
      #expect(reply.status == .unprocessableContent)
      #expect(reply.error?.hasPrefix("Validation failed: " + (reasons[kind] ?? "?")) == true, "\(reply.text)")
      #expect(try world.leftovers() == [])
    }
  }
}
