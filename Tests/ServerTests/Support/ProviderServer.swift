import AppValues
import Foundation
import HTTPTypes
import SocialIdentityServer
import SocialOpenIDConnect
import Testing

@testable import SocialServer

/// A server whose people sign in by providers that are in the same process.
struct ProviderServer: Sendable {
  let world: ServerWorld
  let google: IdentityServer
  let apple: IdentityServer
  let other: IdentityServer

  /// Runs a test.
  ///
  /// - Parameters:
  ///   - setUp: How the server runs, where it isn't the usual way.
  ///   - clock: The time that everything happens at.
  static func with(
    _ setUp: @Sendable (inout ServerOptions) -> Void = { _ in }, clock: WallClock = .system,
    _ body: @escaping @Sendable (ProviderServer) async throws -> Void
  ) async throws {
    let google = IdentityServer(style: .google, issuer: "https://google.example", clock: clock)
    let apple = IdentityServer(style: .apple, issuer: "https://apple.example", clock: clock)
    let other = IdentityServer(issuer: "https://club.example", clock: clock)
    let offered = try [
      offer(
        .apple(clients: [client(.web), client(.native, id: "org.example.app")], issuer: apple.issuer), "Apple"
      ),
      offer(.google(clients: [client(.web, .native)], issuer: google.issuer), "Google"),
      offer(
        IdentityProvider(ProviderName(rawValue: "oidc"), issuer: other.issuer, clients: [client(.web)]),
        "Club"),
    ]
    try await ServerWorld.with(
      { options in
        options.providers = offered
        setUp(&options)
      }, clock: clock, reaching: ServedProviders(servers: [google, apple, other])
    ) { world in
      try await body(ProviderServer(world: world, google: google, apple: apple, other: other))
    }
  }

  private static func client(
    _ uses: ClientRegistration.Use..., id: String = "org.example.web"
  ) -> ClientRegistration {
    ClientRegistration(id: id, secret: .shared("secret"), uses: Set(uses))
  }

  private static func offer(_ provider: IdentityProvider?, _ title: String) throws -> OfferedProvider {
    OfferedProvider(try #require(provider), title: title)
  }

  /// Follows a browser to a provider and back. The provider signs in whoever it's about to at once.
  ///
  /// - Parameter next: Where it goes to afterward.
  @discardableResult
  func signIn(
    _ browser: Browser, at provider: IdentityServer, as name: String, next: String = "/"
  ) async throws -> Reply {
    try await browser.open("/auth/provider/\(name)?next=\(next.percentEncoded)")
    return try await goThere(browser, provider)
  }

  /// Goes where the page leads, to a provider, and comes back with its answer.
  @discardableResult
  func goThere(_ browser: Browser, _ provider: IdentityServer) async throws -> Reply {
    let page = try #require(await browser.page)
    let refresh = page.headers["Refresh"].map { String($0.drop { $0 != "=" }.dropFirst()) }
    let address = try #require(page.headers[.location] ?? refresh, "\(page.status) \(page.text)")
    let back = try #require(try await provider.visit(address))
    let path = String(back.address.dropFirst("https://social.example".count))
    return back.isPost
      ? try await browser.post(path, from: back.text)
      : try await browser.open("\(path)?\(back.text)")
  }
}

/// Carries calls to providers in the same process.
private struct ServedProviders: IdentityTransport {
  let servers: [IdentityServer]

  func send(_ call: ProviderCall) async throws(IdentityError) -> ProviderAnswer {
    guard let server = servers.first(where: { call.address.hasPrefix($0.issuer) }) else {
      throw .unreachable("no such host")
    }
    let target = String(call.address.dropFirst(server.issuer.count))
    do {
      let reply = try await server.answer(
        ProviderRequest(
          method: call.form == nil ? "GET" : "POST", target: target, form: call.form ?? "",
          authorization: call.authorization))
      return ProviderAnswer(status: reply.status, location: reply.location, body: Array(reply.body.utf8))
    } catch {
      throw .unreachable("\(error)")
    }
  }
}
