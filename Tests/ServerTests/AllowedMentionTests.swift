import Foundation
import HTTPTypes
import MastodonAPI
import Testing

@testable import SocialServer

@Suite("Posts that are meant for some people")
struct AllowedMentionTests {
  @Test("Whom else they mention is said, and nothing is published")
  func others() async throws {
    try await ServerWorld.with { world in
      let (aiko, ben, carol) = (
        try await world.join("aiko"), try await world.join("ben"), try await world.join("carol")
      )
      func post(_ allowed: String?, _ text: String) async throws -> Reply {
        let others = allowed.map { #","allowed_mentions":\#($0)"# } ?? ""
        return try await aiko.call(.post, "/api/v1/statuses", json: #"{"status":"\#(text)"\#(others)}"#)
      }
      let text = "@ben, ask @Carol and @nobody, not @aiko"
      let refused = try await post("[\(ben.id)]", text)
      #expect(refused.status == .unprocessableContent)
      let error = try MastodonError.read(from: Data(refused.bytes))
      #expect(error.error == "Post would be sent to unexpected accounts")
      #expect(error.unexpectedAccounts?.map(\.id) == [carol.id])
      #expect(try await post("[]", text).status == .unprocessableContent)
      #expect(try await aiko.call(.get, "/api/v1/accounts/\(aiko.id)/statuses").text == "[]")

      #expect(try await post("[\"\(ben.id)\",\"\(carol.id)\"]", text).status == .ok)
      #expect(try await post("[]", "no one").status == .ok)
      #expect(try await post(nil, text).status == .ok)
      #expect(try await post("null", text).status == .ok)
    }
  }
}
