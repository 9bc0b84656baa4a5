import AppValues
import Entities
import HTTPTypes
import SocialTestSupport
import Testing

@testable import SocialServer

@Suite("A server whose machine has a wrong clock")
struct WrongClockTests {
  @Test("It says so where something is to be written, and goes on reading")
  func writes() async throws {
    let time = LockedValue<Int64>(1_767_225_600_000)
    let clock = WallClock { Timestamp(milliseconds: time.value) }
    try await ServerWorld.with(clock: clock) { world in
      let aiko = try await world.join("aiko")
      let post = try await aiko.post("before")
      time.change { $0 += 80 * 365 * 86_400_000 }
      let writes: [(HTTPRequest.Method, String)] = [
        (.post, "/api/v1/statuses?status=ahead"), (.post, "/api/v1/statuses/\(post.id)/favourite"),
        (.delete, "/api/v1/statuses/\(post.id)"), (.patch, "/api/v1/accounts/update_credentials?note=ahead"),
      ]
      for (method, path) in writes {
        let reply = try await aiko.call(method, path)
        #expect(reply.status == .serviceUnavailable && reply.headers[.retryAfter] != nil, "\(path)")
        #expect(reply.error?.contains("clock") == true, "\(reply.text)")
      }
      #expect(try await aiko.call(.get, "/api/v1/statuses/\(post.id)").status == .ok)
      time.change { $0 -= 80 * 365 * 86_400_000 }
      #expect(try await aiko.call(.post, "/api/v1/statuses?status=right").status == .ok)
    }
  }
}
