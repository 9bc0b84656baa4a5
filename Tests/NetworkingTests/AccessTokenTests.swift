import AppValues
import MastodonAPI
import SocialNetworking
import Testing

@Suite("Where a token goes") struct AccessTokenTests {
  @Test("To its own server and the streams it has announced, and nowhere else")
  func meantFor() throws {
    let (server, streams) = (try ServerAddress("social.test"), try ServerAddress("wss://stream.social.test"))
    let token = AccessToken("secret", for: server, streaming: streams)
    for address in [server, streams] {
      #expect(NetworkRequest(.get, address, "/", token: token).allHeaders["authorization"] == "Bearer secret")
    }
    let others = ["other.test", "social.test:8443", "www.social.test", "social.test.other.test"]
    for other in others {
      let request = NetworkRequest(
        .get, try ServerAddress(other), "/", headers: ["Authorization": "Bearer mine"], token: token)
      #expect(request.allHeaders["Authorization"] == nil, "\(other)")
    }
    let plain = NetworkRequest(
      .get, try ServerAddress("http://social.test", allowsPlain: true), "/", token: token)
    #expect(plain.allHeaders["Authorization"] == nil)
  }

  @Test("Streams that aren't encrypted get no token of a server that is")
  func insecureStreams() throws {
    let streams = try ServerAddress("ws://stream.social.test", allowsPlain: true)
    let token = AccessToken("secret", for: try ServerAddress("social.test"), streaming: streams)
    #expect(token.streaming == nil)
    #expect(!token.isMeant(for: streams))
  }

  @Test("It isn't printed")
  func printing() throws {
    let token = AccessToken("a1b2c3", for: try ServerAddress("social.test"))
    let request = NetworkRequest(.get, token.server, "/", token: token)
    var dumped = ""
    dump(request, to: &dumped)
    #expect(!dumped.contains("a1b2c3") && !"\(request)".contains("a1b2c3"))
  }
}
