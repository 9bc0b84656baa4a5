import NIOHTTP1

/// An error in a request that closes its connection (RFC 9112).
struct RequestFault: Error, Equatable {
  let status: HTTPResponseStatus
  let text: String

  /// Input that isn't HTTP.
  static let malformed = RequestFault(status: .badRequest, text: "The request can't be read")

  /// The error in the head of a request; nil if there is none.
  init?(_ head: HTTPRequestHead) {
    if !Self.hasHost(head) {
      self.init(status: .badRequest, text: "The request doesn't say which host it is for")
    } else if !Self.isCodingKnown(head) {
      self.init(status: .notImplemented, text: "The transfer coding isn't known")
    } else {
      return nil
    }
  }

  private init(status: HTTPResponseStatus, text: String) {
    self.status = status
    self.text = text
  }

  /// Whether the request names exactly one valid host (section 3.2), which is optional in HTTP/1.0.
  private static func hasHost(_ head: HTTPRequestHead) -> Bool {
    let hosts = head.headers["host"]
    if hosts.isEmpty { return head.isOld }
    return hosts.count == 1 && isHost(hosts[0])
  }

  /// Whether a text is a host, with or without a port (RFC 3986, section 3.2.2).
  private static func isHost(_ text: String) -> Bool {
    var name = text.utf8[...]
    if name.first == UInt8(ascii: "[") {
      guard let end = name.firstIndex(of: UInt8(ascii: "]")) else { return false }
      let address = name[name.index(after: name.startIndex)..<end]
      guard !address.isEmpty, address.allSatisfy({ isHexadecimal($0) || $0 == colon || $0 == dot }) else {
        return false
      }
      name = name[name.index(after: end)...]
      return name.isEmpty || (name.first == colon && isPort(name.dropFirst()))
    }
    if let end = name.firstIndex(of: colon) {
      guard isPort(name[name.index(after: end)...]) else { return false }
      name = name[..<end]
    }
    return !name.isEmpty && name.allSatisfy(isNamePart)
  }

  private static let (colon, dot) = (UInt8(ascii: ":"), UInt8(ascii: "."))

  private static func isPort(_ text: Substring.UTF8View) -> Bool {
    text.count <= 5 && text.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    Unicode.Scalar(byte).properties.isASCIIHexDigit
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~%!$&'()*+,;=".utf8.contains(byte)
    }
  }

  /// Whether the body comes in chunks or as it is (section 6.1).
  private static func isCodingKnown(_ head: HTTPRequestHead) -> Bool {
    let codings = head.headers[canonicalForm: "transfer-encoding"]
    return codings.isEmpty || (codings.count == 1 && codings[0].lowercased() == "chunked")
  }
}

extension HTTPRequestHead {
  /// Whether it speaks HTTP/1.0.
  var isOld: Bool { version.minor == 0 }
}
