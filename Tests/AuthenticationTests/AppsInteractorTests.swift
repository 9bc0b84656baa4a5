import AppValues
import Entities
import SocialTestSupport
import Testing

@testable import Authentication

@Suite struct AppsInteractorTests {
  static let app = RegisteredApp(
    id: ID("1"), name: "Tusky", website: nil,
    redirectAddresses: ["tusky://signed-in", RedirectRule.outOfBand],
    scopes: AccessScopes([.read, .writeStatuses]), clientID: "client", createdAt: noon)
  static let credentials = AppCredentials(clientID: "client", secret: "secret")
  private static let challenge = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"

  private let source = FakeApps()
  private var apps: AppsInteractor { AppsInteractor(ports: source.ports, clock: .fixed) }

  private func granted(_ scopes: AccessScopes) -> GrantedToken {
    GrantedToken(token: "token", scopes: scopes, createdAt: noon, session: nil)
  }

  private func form(
    _ redirect: String = "tusky://signed-in", scopes: String = "", challenge: String = "", method: String = ""
  ) -> AuthorizationForm {
    AuthorizationForm(
      clientID: "client", redirectAddress: redirect, scopes: scopes, challenge: challenge,
      challengeMethod: method)
  }

  @Test func anAppIsRegisteredAsItCalledItself() async throws {
    source.registrations.answers(NewApp(app: Self.app, secret: "secret"))
    let new = try await apps.register(
      AppForm(
        name: " Tusky ",
        redirectAddresses: ["tusky://signed-in\r\nhttps://Example.org/Back?a=%20b", "icecubesapp://"],
        scopes: "read write:media", website: "https://tusky.app"), from: .here)
    #expect(new.credentials == Self.credentials)
    _ = try await apps.register(
      AppForm(name: "Bare", redirectAddresses: ["urn:ietf:wg:oauth:2.0:oob"], website: " "), from: .here)
    #expect(
      source.registrations.inputs == [
        AppRegistration(
          name: "Tusky",
          redirectAddresses: ["tusky://signed-in", "https://Example.org/Back?a=%20b", "icecubesapp://"],
          scopes: AccessScopes([.read, .writeMedia]), website: "https://tusky.app"),
        AppRegistration(
          name: "Bare", redirectAddresses: [RedirectRule.outOfBand], scopes: AccessScopes([.read]),
          website: nil),
      ])
  }

  @Test(
    arguments: [
      (AppForm(name: ""), .invalid(.name, .empty)),
      (AppForm(name: "a\u{7}b"), .invalid(.name, .unprintable)),
      (AppForm(name: String(repeating: "x", count: 61)), .invalid(.name, .tooLong(maximum: 60, excess: 1))),
      (AppForm(name: "a", redirectAddresses: ["\n "]), .invalid(.redirect, .empty)),
      (AppForm(name: "a", redirectAddresses: ["a://b"], scopes: "read all"), .invalid(.scopes, .unsupported)),
      (
        AppForm(name: "a", redirectAddresses: ["a://b"], website: "example.org"),
        .invalid(.website, .malformed)
      ),
      (
        AppForm(name: "a", redirectAddresses: ["a://b"], website: "javascript:alert(1)"),
        .invalid(.website, .malformed)
      ),
    ] as [(AppForm, AppError)]) func whatNoAppIsRegisteredWith(form: AppForm, error: AppError) async
  {
    await #expect(throws: error) { try await apps.register(form, from: .here) }
  }

  @Test(arguments: [
    "https://example.org/back", "http://localhost:3000/", "http://[::1]:8080/cb", "icecubesapp://", "a:b",
    "com.example.app:/oauth2redirect", "urn:ietf:wg:oauth:2.0:oob", "https://example.org/?x=a%2Fb&y=1",
  ]) func addressesThatAppsHave(address: String) throws {
    #expect(try RedirectRule.addresses(in: [address]) == [address])
  }

  @Test(
    arguments: [
      ("example.org/back", .malformed), ("/back", .malformed), ("//example.org", .malformed),
      ("https:", .malformed),
      ("https://example.org/#part", .malformed), ("https://example.org/a b", .malformed),
      ("https://example.org/\u{7F}", .malformed), ("java\tscript:x", .malformed),
      ("https://例え.jp", .malformed),
      ("https://example.org/\"><b>", .malformed), ("1a://b", .malformed),
      ("javascript:alert(1)", .unsupported),
      ("JavaScript://x", .unsupported), ("data:text/html,x", .unsupported), ("vbscript:x", .unsupported),
      ("a://b\njavascript:x", .unsupported),
      (String(repeating: "x:", count: 1001), .tooLong(maximum: 2000, excess: 2)),
    ] as [(String, InputRule)]) func addressesThatNoAppHas(address: String, rule: InputRule)
  {
    #expect(throws: AppError.invalid(.redirect, rule)) { try RedirectRule.addresses(in: [address]) }
  }

  @Test func whatAnAppAsksForIsShown() async throws {
    source.names.answers(Self.app)
    let bare = try await apps.authorization(for: form())
    #expect(
      bare
        == AuthorizationRequest(
          app: Self.app, redirectAddress: "tusky://signed-in", scopes: AccessScopes([.read]), challenge: nil))
    let full = try await apps.authorization(
      for: form(
        RedirectRule.outOfBand, scopes: "read:lists write:statuses", challenge: Self.challenge, method: "S256"
      ))
    #expect(
      full
        == AuthorizationRequest(
          app: Self.app, redirectAddress: RedirectRule.outOfBand,
          scopes: AccessScopes([.readLists, .writeStatuses]), challenge: Self.challenge))
    #expect(full.isOutOfBand && !bare.isOutOfBand)
    #expect(source.names.inputs == ["client", "client"])
  }

  @Test func whatNoAppCanAskFor() async {
    source.names.answers(Self.app)
    let refused: [(AuthorizationForm, AppError)] = [
      (form(""), .invalid(.redirect, .empty)), (form("tusky://signed-in/"), .invalid(.redirect, .wrong)),
      (form("TUSKY://signed-in"), .invalid(.redirect, .wrong)),
      (form("https://evil.example", scopes: "nonsense"), .invalid(.redirect, .wrong)),
      (form(scopes: "nonsense"), .invalid(.scopes, .unsupported)),
      (form(scopes: "write"), .invalid(.scopes, .outOfRange)),
      (form(challenge: Self.challenge, method: "plain"), .invalid(.challenge, .unsupported)),
      (form(challenge: Self.challenge), .invalid(.challenge, .unsupported)),
      (form(challenge: "short", method: "S256"), .invalid(.challenge, .malformed)),
    ]
    for (form, error) in refused {
      await #expect(throws: error) { try await apps.authorization(for: form) }
    }
    source.names.fails(.invalid(.app, .wrong))
    await #expect(throws: AppError.invalid(.app, .wrong)) { try await apps.authorization(for: form("")) }
  }

  @Test func anAppOfItsOwnGetsNoMoreThanItHas() async throws {
    source.proofs.answers(Self.app)
    source.appTokens.answers(granted(AccessScopes([.read])))
    _ = try await apps.issueAppToken(scopes: "", to: Self.credentials)
    _ = try await apps.issueAppToken(scopes: "write:statuses", to: Self.credentials)
    await #expect(throws: AppError.invalid(.scopes, .outOfRange)) {
      try await apps.issueAppToken(scopes: "write:accounts", to: Self.credentials)
    }
    #expect(source.appTokens.inputs == [AccessScopes([.read]), AccessScopes([.writeStatuses])])
    #expect(source.proofs.inputs == Array(repeating: Self.credentials, count: 3))
  }

  @Test func whoSignsUpThroughAnAppIsCheckedAsEveryoneIs() async throws {
    source.signUps.answers(granted(.all))
    let form = SignUpForm(
      email: " mia@example.org ", password: "battery staple 9", handle: "@mia", name: "Mia", birthday: "")
    _ = try await apps.signUp(form, language: "ja", by: "token", from: .here)
    let registration = Registration(
      email: "mia@example.org", password: "battery staple 9", handle: "mia", name: "Mia", birthday: nil,
      language: "ja")
    #expect(source.signUps.inputs == [AppSignUp(registration: registration, token: "token")])
    var common = form
    common.password = "password"
    await #expect(throws: AppError.invalid(.password, .common)) {
      try await apps.signUp(common, language: "ja", by: "token", from: .here)
    }
  }

  @Test func whoSignsInThroughAnAppLearnsNoMoreThanElsewhere() async throws {
    source.proofs.answers(Self.app)
    source.signIns.answers(granted(AccessScopes([.read])))
    func signIn(_ email: String, _ password: String, scopes: String = "") async throws -> GrantedToken {
      try await apps.signIn(
        email: email, password: password, scopes: scopes, by: Self.credentials, from: .here)
    }
    _ = try await signIn("mia@example.org ", "open sesame")
    for (email, password) in [
      ("mia", "open sesame"), ("", ""), ("mia@example.org", ""),
      ("mia@example.org", String(repeating: "x", count: 257)),
    ] {
      await #expect(throws: AppError.invalid(.credentials, .wrong)) { try await signIn(email, password) }
    }
    await #expect(throws: AppError.invalid(.scopes, .outOfRange)) {
      try await signIn("mia@example.org", "open sesame", scopes: "read write")
    }
    #expect(
      source.signIns.inputs == [
        AppSignIn(email: "mia@example.org", password: "open sesame", scopes: AccessScopes([.read]))
      ])
  }

  @Test func aSourceMayLackSignInsThroughApps() async {
    var ports = source.ports
    ports.signIns = nil
    let apps = AppsInteractor(ports: ports)
    await #expect(throws: AppError.unsupported) {
      try await apps.signUp(SignUpForm(), language: "en", by: "token", from: .here)
    }
    await #expect(throws: AppError.unsupported) {
      try await apps.signIn(email: "", password: "", scopes: "", by: Self.credentials, from: .here)
    }
  }

  @Test func aGrantSaysWhoActsAndThroughWhat() {
    let scopes = AccessScopes([.read])
    let session = Session(
      id: ID("s"), user: ID("u"), handle: "mia", name: "Mia", token: "t", scopes: scopes)
    let own = AccessGrant.app(Self.app, scopes)
    #expect(own.viewer == .anonymous && own.app == Self.app && own.scopes == scopes)
    let through = AccessGrant.person(session, Self.app)
    #expect(through.viewer == .signedIn(session) && through.app == Self.app && through.scopes == scopes)
    let byPassword = AccessGrant.person(.alice, nil)
    #expect(byPassword.app == nil && byPassword.scopes == .all)
  }
}
