import AppValues
import Foundation
import HummingbirdTesting
import SocialIdentityServer
import SocialOpenIDConnect
import SocialTestSupport
import Testing

@testable import SocialServer

/// A provider that posts its answers from its own site, as Apple does, and a browser that people have.
@Suite("Answers that a browser posts from another site")
struct PostedAnswerTests {
  /// The Python that `Scripts/test --full` installs Playwright for.
  private static let python = ProcessInfo.processInfo.environment["SOCIALCONNECT_TEST_CLIENT_PYTHON"].flatMap
  {
    $0.isEmpty ? nil : $0
  }

  /// The browser that it installs.
  private static let browser = ProcessInfo.processInfo.environment["SOCIALCONNECT_TEST_BROWSER"].flatMap {
    $0.isEmpty ? nil : $0
  }

  private static let program =
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Clients/browser/form_post.py").path

  @Test(
    "come without our cookies, and sign in whoever was sent for them, but no one else",
    .enabled(
      if: python != nil && browser != nil,
      "It needs Chromium and Playwright, which Scripts/test --full installs where the network allows it."),
    .timeLimit(.minutes(4)))
  func chromium() async throws {
    let folder = try TemporaryFolder()
    let files = try IssuedCertificate.right.write(to: URL(filePath: folder.path("")))
    let apple = IdentityServer(style: .apple)
    apple.person = IdentityPerson(
      subject: "a.1", email: "zoe@example.org", firstName: "Zoe", lastName: "Lind")
    try await apple.run {
      let client = ClientRegistration(id: "org.example.web", secret: .shared("secret"), uses: [.web])
      let provider = try #require(IdentityProvider.apple(clients: [client], issuer: apple.issuer))
      try await ServerWorld.with(
        { options in
          options.site = Site("https://social.test")
          options.tls = ServerOptions.TLS(certificate: files.certificate, key: files.key)
          options.providers = [OfferedProvider(provider, title: "Apple")]
        }, over: .live, reaching: HTTPIdentityTransport()
      ) { world in
        let outcome = try await Program.run([
          try #require(Self.python), "-B", Self.program, "https://social.test", "\(try world.port)",
          try #require(Self.browser),
        ])
        #expect(outcome.status == 0, "\(outcome.output)")
      }
    }
  }
}
