import Foundation
import MastodonAPI

/// Where a server sends a request on to.
enum Redirect {
  /// The address that an answer names instead; nil for any other answer.
  static func address(of response: NetworkResponse) -> String? {
    guard [301, 302, 303, 307, 308].contains(response.status) else { return nil }
    return response.headers["Location"] ?? ""
  }

  /// The request for that address; nil if it isn't followed: only GET is, without a token, and only to
  /// what is encrypted, on the same server, or on this machine as the server is.
  static func request(_ request: NetworkRequest, to address: String) -> NetworkRequest? {
    guard request.method == .get, request.token == nil, !address.isEmpty,
      let base = URL(string: request.address), let url = URL(string: address, relativeTo: base)?.absoluteURL,
      let scheme = url.scheme?.lowercased(), scheme == "https" || scheme == "http"
    else { return nil }
    let path = url.path(percentEncoded: true)
    let query = url.query(percentEncoded: true).map { "?\($0)" } ?? ""
    // What isn't an address is told as it came.
    guard let server = try? ServerAddress(url.absoluteString, allowsPlain: true),
      server.isSecure || server == request.server || (server.isLoopback && request.server.isLoopback)
    else { return nil }
    var next = request
    next.server = server
    next.target = (path.isEmpty ? "/" : path) + query
    return next
  }
}
