public import Crypto
import Foundation

/// An authenticator in software, with the browser around it: it has one passkey, on P-256. Tests change what it says.
public struct SoftAuthenticator: Sendable {
  /// Who touched it and whether they proved to be its owner, and whether the passkey is synced (Web Authentication,
  /// section 6.1).
  public enum Flag {
    public static let present: UInt8 = 0x01
    public static let verified: UInt8 = 0x04
    public static let eligible: UInt8 = 0x08
    public static let backedUp: UInt8 = 0x10
    public static let credential: UInt8 = 0x40
  }

  /// The statement about where a new passkey comes from.
  public enum Statement: Sendable {
    case none
    /// Signed by the passkey itself.
    case packed
    /// Of this format, and empty.
    case other(String)
  }

  public let key: P256.Signing.PrivateKey
  public var credentialID: [UInt8]
  /// What it was told to keep of its owner, in base64url.
  public private(set) var userHandle: String?
  public var flags = Flag.present | Flag.verified | Flag.eligible | Flag.backedUp
  /// The counter, which goes on with each use unless it's 0.
  public var signCount: UInt32 = 0
  public var statement = Statement.none
  /// What the browser says instead of what's right.
  public var type: String?
  public var relyingParty: String?
  public var isCrossOrigin = false

  public init(_ number: Int = 1) {
    key = P256.Signing.PrivateKey()
    credentialID = Array("passkey \(number) \(UUID())".utf8)
  }

  /// Makes the passkey, as `navigator.credentials.create()` and `toJSON()` do.
  ///
  /// - Parameters:
  ///   - options: What `parseCreationOptionsFromJSON` takes.
  ///   - origin: The address of the page.
  public mutating func create(_ options: String, at origin: String) throws -> String {
    let options = try Options(options)
    userHandle = options.user?.id
    let client = try client("webauthn.create", options, at: origin)
    let point = [UInt8](key.publicKey.x963Representation)
    let publicKey =
      CBOR.map(5) + CBOR.number(1) + CBOR.number(2) + CBOR.number(3) + CBOR.number(-7) + CBOR.number(-1)
      + CBOR.number(1) + CBOR.number(-2) + CBOR.bytes(Array(point[1..<33])) + CBOR.number(-3)
      + CBOR.bytes(Array(point[33...]))
    let length = [UInt8(credentialID.count >> 8), UInt8(credentialID.count & 0xFF)]
    let data =
      head(options.rp?.id ?? "", flags | Flag.credential) + [UInt8](repeating: 0, count: 16) + length
      + credentialID + publicKey
    let (format, statement): (String, [UInt8]) =
      switch statement {
      case .none: ("none", CBOR.map(0))
      case .packed:
        (
          "packed",
          CBOR.map(2) + CBOR.text("alg") + CBOR.number(-7) + CBOR.text("sig")
            + CBOR.bytes(try signature(data, client))
        )
      case .other(let format): (format, CBOR.map(0))
      }
    let attestation =
      CBOR.map(3) + CBOR.text("fmt") + CBOR.text(format) + CBOR.text("attStmt") + statement
      + CBOR.text("authData") + CBOR.bytes(data)
    return try json([
      "clientDataJSON": Self.text(client), "attestationObject": Self.text(attestation),
      "transports": ["internal"],
    ])
  }

  /// Uses the passkey, as `navigator.credentials.get()` and `toJSON()` do.
  ///
  /// - Parameters:
  ///   - options: What `parseRequestOptionsFromJSON` takes.
  ///   - origin: The address of the page.
  public mutating func get(_ options: String, at origin: String) throws -> String {
    let options = try Options(options)
    if signCount > 0 { signCount += 1 }
    let client = try client("webauthn.get", options, at: origin)
    let data = head(options.rpId ?? "", flags)
    return try json([
      "clientDataJSON": Self.text(client), "authenticatorData": Self.text(data),
      "signature": Self.text(try signature(data, client)), "userHandle": userHandle ?? NSNull(),
    ])
  }

  private struct Options: Decodable {
    struct Party: Decodable { let id: String }
    struct User: Decodable { let id: String }
    let challenge: String
    let rpId: String?
    let rp: Party?
    let user: User?

    init(_ json: String) throws {
      self = try JSONDecoder().decode(Options.self, from: Data(json.utf8))
    }
  }

  private func head(_ party: String, _ flags: UInt8) -> [UInt8] {
    let hash = SHA256.hash(data: Data((relyingParty ?? party).utf8))
    return Array(hash) + [flags] + withUnsafeBytes(of: signCount.bigEndian) { Array($0) }
  }

  private func client(_ usual: String, _ options: Options, at origin: String) throws -> [UInt8] {
    let keys: [String: Any] = [
      "type": type ?? usual, "challenge": options.challenge, "origin": origin, "crossOrigin": isCrossOrigin,
    ]
    return [UInt8](try JSONSerialization.data(withJSONObject: keys, options: .withoutEscapingSlashes))
  }

  private func signature(_ data: [UInt8], _ client: [UInt8]) throws -> [UInt8] {
    let signed = Data(data) + Data(SHA256.hash(data: Data(client)))
    return [UInt8](try key.signature(for: signed).derRepresentation)
  }

  private func json(_ response: [String: Any]) throws -> String {
    let id = Self.text(credentialID)
    let keys: [String: Any] = [
      "id": id, "rawId": id, "type": "public-key", "clientExtensionResults": [String: Any](),
      "response": response,
    ]
    return String(decoding: try JSONSerialization.data(withJSONObject: keys), as: UTF8.self)
  }

  private static func text(_ bytes: [UInt8]) -> String {
    Data(bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
      .replacing("=", with: "")
  }

  /// Items of CBOR (RFC 8949) that are short.
  private enum CBOR {
    static func number(_ number: Int) -> [UInt8] {
      number < 0 ? head(0x20, -1 - number) : head(0, number)
    }
    static func bytes(_ bytes: [UInt8]) -> [UInt8] { head(0x40, bytes.count) + bytes }
    static func text(_ text: String) -> [UInt8] { head(0x60, text.utf8.count) + Array(text.utf8) }
    static func map(_ count: Int) -> [UInt8] { head(0xA0, count) }

    private static func head(_ kind: UInt8, _ number: Int) -> [UInt8] {
      switch number {
      case ..<24: [kind | UInt8(number)]
      case ..<256: [kind | 24, UInt8(number)]
      default: [kind | 25, UInt8(number >> 8), UInt8(number & 0xFF)]
      }
    }
  }
}
