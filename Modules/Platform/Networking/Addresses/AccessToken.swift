public import AppValues

/// A token of a server, which goes to that server and nowhere else.
public struct AccessToken: Hashable, Sendable {
  /// The token itself.
  public let secret: Secret
  /// The server that issued it.
  public let server: ServerAddress
  /// Where the server has announced that its streams are; nil if they're with everything else.
  public let streaming: ServerAddress?

  /// - Parameters:
  ///   - secret: The token itself.
  ///   - server: The server that issued it.
  ///   - streaming: Where the server has announced that its streams are. An address that isn't encrypted is ignored if
  ///     the server's own is.
  public init(_ secret: Secret, for server: ServerAddress, streaming: ServerAddress? = nil) {
    self.secret = secret
    self.server = server
    self.streaming = streaming.flatMap { server.isSecure && !$0.isSecure ? nil : $0 }
  }

  /// Whether the token may be sent to a server.
  ///
  /// - Parameter address: The address of the server.
  public func isMeant(for address: ServerAddress) -> Bool {
    address == server || address == streaming
  }
}
