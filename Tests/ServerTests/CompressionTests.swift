import HTTPTypes
import Hummingbird
import NIOCore
import Testing

@testable import SocialServer

@Suite("Answers are sent compressed to those who take them so")
struct CompressionTests {
  @Test("Pages, JSON and styles are, and say the same as otherwise")
  func texts() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      for number in 1...5 { try await aiko.post("number \(number), which is longer than its number #tea") }
      for path in ["/", "/@aiko", "/tags/tea", "/api/v1/timelines/public", PageStyle.address] {
        let plain = try await world.call(.get, path)
        #expect(
          plain.headers[.contentEncoding] == nil && plain.headers[.vary]?.contains("Accept-Encoding") == true)
        for accepted in ["gzip", "br, GZIP;q=0.5", "deflate, x-gzip", "*", "*;q=0, gzip"] {
          let reply = try await world.call(.get, path, headers: [.acceptEncoding: accepted])
          #expect(reply.headers[.contentEncoding] == "gzip", "\(path) \(accepted)")
          #expect(reply.headers[.contentLength] == "\(reply.bytes.count)")
          #expect(reply.headers[.eTag] == plain.headers[.eTag])
          #expect(reply.bytes.count < plain.bytes.count)
          #expect(try Gunzip.bytes(of: reply.bytes) == plain.bytes, "\(path)")
        }
        for refused in [
          "", "gzip;q=0", "gzip; q=0.000, br", "br", "identity", "gzip;q=0, *", "*, x-gzip;q=0", "*;q=0",
        ] {
          let reply = try await world.call(.get, path, headers: [.acceptEncoding: refused])
          #expect(reply.headers[.contentEncoding] == nil && reply.bytes == plain.bytes, "\(path) \(refused)")
        }
      }
    }
  }

  @Test("What holds a secret, is short, or is compressed already stays as it is")
  func others() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      for number in 1...5 { try await aiko.post("number \(number), which is longer than its number") }
      let photo = try await aiko.send(
        .post, "/api/v2/media", file: try SentPhoto.bytes(world.folder), as: "file")
      let address = try #require(photo.text.firstMatch(of: /"url":"https:\/\/social.example([^"]+)"/)).1
      let accepting: HTTPFields = [.acceptEncoding: "gzip"]
      for path in [
        "/auth/sign_in", "/auth/sign_up", "/health", "/@no_one", "\(address)", "/assets/thumbnail.png",
      ] {
        let reply = try await world.call(.get, path, headers: accepting)
        #expect(reply.headers[.contentEncoding] == nil, "\(path)")
      }
      // The front page has a secret only for those who are signed in.
      let browser = Browser(world)
      try await browser.open("/auth/sign_in")
      try await browser.submit(["email": "aiko@example.org", "password": "correct horse battery"])
      let home = try await browser.open("/", headers: accepting)
      #expect(home.text.contains("name=\"guard\"") && home.headers[.contentEncoding] == nil)
      #expect(try await browser.open("/@aiko", headers: accepting).headers[.contentEncoding] == "gzip")
      // The head alone is that of the whole.
      let head = try await world.call(.head, "/@aiko", headers: accepting)
      let whole = try await world.call(.get, "/@aiko", headers: accepting)
      #expect(head.bytes.isEmpty && head.headers[.contentLength] == "\(whole.bytes.count)")
      #expect(head.headers[.contentEncoding] == "gzip")
    }
  }
}
