public import AppValues

/// What is sent with a request: bytes, files, or both, one after the other. Files are read while they're sent, and can be
/// sent again.
public struct NetworkBody: Hashable, Sendable {
  /// A part of a body.
  public enum Part: Hashable, Sendable {
    /// Bytes.
    case bytes([UInt8])
    /// A file with a number of bytes.
    case file(LocalFile, size: Int)

    /// The number of bytes.
    public var size: Int {
      switch self {
      case .bytes(let bytes): bytes.count
      case .file(_, let size): size
      }
    }
  }

  /// The media type, such as `application/json`.
  public let type: String
  /// The parts, in order.
  public let parts: [Part]

  /// - Parameters:
  ///   - type: The media type, such as `application/json`.
  ///   - parts: The parts, in order.
  public init(type: String, parts: [Part]) {
    self.type = type
    self.parts = parts
  }

  /// The number of bytes.
  public var size: Int { parts.reduce(0) { $0 + $1.size } }

  /// Whether it has files.
  public var hasFiles: Bool {
    parts.contains { if case .file = $0 { true } else { false } }
  }

  /// The bytes in pieces, for sending them. A file that has changed its size since the body was made ends them with
  /// `unreadable`.
  public func pieces() -> NetworkBytes {
    let reader = BodyReader(parts)
    return NetworkBytes { () async throws(NetworkError) in try await reader.next() }
  }
}
