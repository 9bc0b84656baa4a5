import AppValues
import Authentication
import Entities
import MastodonAPI
import SocialNetworking
import SocialNetworkingTesting
import Testing

@testable import SocialRemoteBackend

@Suite("Signing in on a server's page")
struct AuthorizationTests {
  private let transport = FakeTransport()
  private let address: ServerAddress
  private let backend: RemoteBackend
  private let authorization: RemoteAuthorization
  private let pages = BrowserPages(
    language: "ja", title: "SocialConnect", finished: "終わり & <了>", foreign: "違います")

  init() throws {
    let address = try ServerAddress("social.example")
    var options = ClientOptions()
    options.time = NetworkTime(clock: .system, pause: { _ in }, chance: { 0 })
    let backend = RemoteBackend(address, over: transport, options: options)
    (self.address, self.backend) = (address, backend)
    authorization = RemoteAuthorization(
      server: address, client: { backend.client(at: $0) }, sessions: backend.sessions,
      secrets: { AuthorizationSecrets(random: { "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk" }) })
    transport.expect(
      .post, "/api/v1/apps",
      .text(#"{"id":"1","name":"SocialConnect","client_id":"app","client_secret":"app secret"}"#))
  }

  private func discover(_ metadata: FakeAnswer) {
    transport.expect(.get, "/.well-known/oauth-authorization-server", metadata)
  }

  private func grant(at path: String = "/oauth/token") {
    transport.expect(
      .post, path, .text(#"{"access_token":"t","token_type":"Bearer","scope":"read","created_at":1}"#))
    transport.expect(
      .get, "/api/v1/accounts/verify_credentials",
      .text(#"{"id":"9","username":"mia","acct":"mia","display_name":"Mia","source":{}}"#))
  }

  /// What was sent in the body of the last request to a path.
  private func form(of path: String) throws -> RequestValues {
    let request = try #require(transport.requests.last { $0.target == path })
    guard case .bytes(let bytes) = try #require(request.body?.parts.first) else { return RequestValues() }
    return try RequestValues(form: bytes)
  }

  @Test("proves that a code is its own where the server says that it checks that")
  func proofKey() async throws {
    discover(
      .text(
        """
        {"authorization_endpoint":"https://login.social.example/allow?theme=dark",
        "token_endpoint":"https://social.example/token","code_challenge_methods_supported":["plain","S256"]}
        """))
    let signIn = try await authorization.begin(.byCode)
    let (start, query) = try #require(
      signIn.page.firstIndex(of: "?").map { (signIn.page[..<$0], signIn.page[$0...]) })
    #expect(start == "https://login.social.example/allow")
    let values = try RequestValues(query: String(query.dropFirst()))
    // The example of RFC 7636.
    #expect(values.text("code_challenge") == "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM")
    #expect(values.text("code_challenge_method") == "S256" && values.text("theme") == "dark")
    #expect(values.text("response_type") == "code" && values.text("client_id") == "app")
    #expect(values.text("redirect_uri") == "urn:ietf:wg:oauth:2.0:oob")

    grant(at: "/token")
    let session = try await signIn.session(code: "the code")
    let exchange = try form(of: "/token")
    #expect(exchange.text("code_verifier") == "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk")
    #expect(exchange.text("code") == "the code" && exchange.text("client_secret") == "app secret")
    #expect(exchange.text("redirect_uri") == "urn:ietf:wg:oauth:2.0:oob")
    #expect(
      session.server
        == HomeServer(
          address: "https://social.example", name: "social.example",
          app: HomeServerApp(id: "app", secret: "app secret")))
    #expect(session.fullHandle == "mia@social.example" && session.user.rawValue == "9")
    #expect(transport.missing == [])
  }

  @Test(
    "goes to where every server has it if one doesn't say, or not safely",
    arguments: [
      FakeAnswer.text("{}", status: 404), .text("<html>", headers: ["Content-Type": "text/html"]),
      .text(
        #"{"authorization_endpoint":"http://elsewhere.example/a","token_endpoint":"javascript:alert(1)"}"#),
      .failure(.timedOut(.answering)),
    ])
  func unknown(metadata: FakeAnswer) async throws {
    transport.always(.get, "/.well-known/oauth-authorization-server", metadata)
    let signIn = try await authorization.begin(.byCode)
    #expect(signIn.page.hasPrefix("https://social.example/oauth/authorize?"))
    #expect(!signIn.page.contains("code_challenge"))
    grant()
    _ = try await signIn.session(code: "c")
    #expect(try form(of: "/oauth/token").text("code_verifier") == nil)
  }

  @Test("says that a code is wrong or has expired, and takes another", arguments: [400, 401, 403])
  func wrongCode(status: Int) async throws {
    discover(.text("{}", status: 404))
    let signIn = try await authorization.begin(.byCode)
    transport.expect(.post, "/oauth/token", .text(#"{"error":"invalid_grant"}"#, status: status))
    await #expect(throws: AppError.invalid(.authorization, .wrong)) {
      try await signIn.session(code: "old")
    }
    grant()
    #expect(try await signIn.session(code: "new").handle == "mia")
  }

  @Test("comes back to this device with the state that was sent along, and with no other")
  func comingBack() async throws {
    discover(.text("{}", status: 404))
    let signIn = try await authorization.begin(.toThisDevice(pages))
    let query = String(try #require(signIn.page.split(separator: "?").last))
    let redirect = try #require(try RequestValues(query: query).text("redirect_uri"))
    #expect(redirect.wholeMatch(of: /http:\/\/127\.0\.0\.1:[0-9]+\//) != nil)
    grant()
    async let session = signIn.session()
    let browser = try AsyncHTTPTransport()
    let listener = try ServerAddress(redirect)
    for (target, status, text) in [
      ("/?code=c&state=other", 400, "違います"), ("/?code=c", 400, "違います"), ("/favicon.ico", 404, ""),
      ("/?code=c&state=\(authorization.secrets().state)", 200, "終わり &amp; &lt;了&gt;"),
    ] {
      let answer = try await browser.send(NetworkRequest(.get, listener, target))
      let body = try await answer.body.collected(upTo: 10_000)
      #expect(answer.status == status && String(decoding: body, as: UTF8.self).contains(text))
    }
    #expect(try await session.handle == "mia")
    #expect(try form(of: "/oauth/token").text("code") == "c")
    // It has done its work.
    await #expect(throws: NetworkError.self) { try await browser.send(NetworkRequest(.get, listener, "/")) }
    await browser.shutDown()
  }

  @Test("says that the person refused")
  func refused() {
    #expect(AuthorizationAnswer(query: "error=access_denied&state=s", state: "s") == .refused)
    #expect(AuthorizationAnswer(query: "code=c&state=s", state: "s") == .code("c"))
    #expect(AuthorizationAnswer(query: "error=access_denied&state=x", state: "s") == nil)
    #expect(AuthorizationAnswer(query: "state=s", state: "s") == nil)
    #expect(AuthorizationAnswer(query: "code=%FF&state=s", state: "s") == nil)
  }
}
