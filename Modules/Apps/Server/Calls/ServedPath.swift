import Hummingbird

/// What part of the server a request is for.
struct ServedPath {
  private let path: Substring

  init(_ request: Request) {
    path = Substring(request.uri.path)
  }

  /// Whether people read the answer in a browser, not apps.
  var isPage: Bool { !isOpen }

  /// Whether pages of other sites can call it from a browser, which is true of everything for apps.
  var isOpen: Bool {
    Self.open.contains { path.hasPrefix($0) } || Self.openExactly.contains { path == $0 || path == $0 + "/" }
  }

  private static let open = [
    "/api/", "/.well-known/", "/nodeinfo/", "/media/", "/assets/", "/health", "/ready",
  ]
  private static let openExactly = ["/oauth/token", "/oauth/revoke", "/oauth/userinfo"]
}
