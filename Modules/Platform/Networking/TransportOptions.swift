public import AppValues

/// How an ``AsyncHTTPTransport`` reaches servers.
public struct TransportOptions: Sendable {
  /// Which servers are reached through a proxy: none by default.
  public var proxies = ProxySettings()
  /// A file with the certificates, in PEM, of authorities that are trusted besides those of the system. Servers are
  /// always verified.
  public var certificateAuthority: LocalFile?
  /// How long to wait for a connection.
  public var connectPatience = Duration.seconds(10)
  /// The highest number of bytes of a compressed answer once it's unpacked.
  public var unpackedLimit = 67_108_864
  /// The highest number of bytes of a message of a WebSocket.
  public var messageLimit = 1_048_576

  /// Direct connections, to servers that the system trusts.
  public init() {}
}
