import AppValues
import Foundation

/// What `PublicKeyCredential.toJSON()` gives (Web Authentication level 3, section 5.1.3).
struct CredentialDocument: Decodable {
  struct Response: Decodable {
    let clientDataJSON: Base64URLBytes
    /// In a registration.
    let attestationObject: Base64URLBytes?
    let transports: [String]?
    /// In an assertion.
    let authenticatorData: Base64URLBytes?
    let signature: Base64URLBytes?
    let userHandle: Base64URLBytes?
  }

  /// The most bytes of it.
  private static let largest = 65_536

  let type: String
  let rawId: Base64URLBytes
  let response: Response

  /// Reads what a browser sent.
  static func read(_ json: String) throws(PasskeyFault) -> CredentialDocument {
    guard json.utf8.count <= largest,
      // The fault says as much.
      let document = try? JSONDecoder().decode(CredentialDocument.self, from: Data(json.utf8))
    else { throw .malformedCredential }
    guard document.type == "public-key" else { throw .credentialType(document.type) }
    try CredentialID.require(document.rawId.bytes)
    return document
  }
}

/// Bytes that stand in JSON as base64url.
struct Base64URLBytes: Codable {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let data = Data(base64URL: try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "Not base64url")
    }
    bytes = [UInt8](data)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(Data(bytes).base64URL)
  }
}
