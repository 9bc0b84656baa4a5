import Foundation
import MastodonAPI
import SocialNetworking

/// Where a server lets people sign in by OAuth: as it says itself, or where every Mastodon-compatible server has it.
struct AuthorizationAddresses: Sendable {
  /// The page.
  var page: String
  /// The server and the path where codes are exchanged.
  var exchange: (server: ServerAddress, path: String)
  /// Whether it says that it checks proof keys.
  var takesProofKeys = false

  /// The usual addresses of a server.
  init(of server: ServerAddress) {
    page = server.origin + Endpoints.OAuth.authorize.path
    exchange = (server, Endpoints.OAuth.token.path)
  }

  /// What a server says; the usual address in place of what isn't one, and of what isn't as safe as the server's own.
  init(_ metadata: MastodonAuthorizationServer, of server: ServerAddress) {
    self.init(of: server)
    takesProofKeys = metadata.codeChallengeMethodsSupported.contains("S256")
    if let (_, url) = Self.place(of: metadata.authorizationEndpoint, for: server) {
      page = url.absoluteString
    }
    if let (named, url) = Self.place(of: metadata.tokenEndpoint, for: server) {
      let path = url.path(percentEncoded: true)
      exchange = (named, path.isEmpty ? "/" : path)
    }
  }

  private static func place(
    of address: String, for server: ServerAddress
  ) -> (server: ServerAddress, url: URL)? {
    // What isn't an address isn't used.
    guard address.contains("://"), let named = try? ServerAddress(address), let url = URL(string: address),
      named.isSecure || !server.isSecure
    else { return nil }
    return (named, url)
  }

  /// The address of the page with the parameters of a request.
  func page(for request: MastodonAuthorizationRequest) throws(NetworkError) -> String {
    do {
      let query = try RequestValues(encoding: request).query
      return page + (page.contains("?") ? "&" : "?") + query
    } catch {
      throw .failed("\(error)")
    }
  }
}
