import AppValues
import Crypto
import Foundation

/// What a browser says of a call for a passkey (Web Authentication, section 5.8.1). Browsers may add keys.
struct ClientData {
  enum Purpose: String {
    case registration = "webauthn.create"
    case assertion = "webauthn.get"
  }

  private struct Keys: Decodable {
    let type, challenge, origin: String
    let crossOrigin: Bool?
  }

  let bytes: [UInt8]
  let challenge: PasskeyChallenge
  private let keys: Keys

  init(_ bytes: [UInt8]) throws(PasskeyFault) {
    // What the decoder says of it is no more than this fault does; so it is with the others.
    guard let keys = try? JSONDecoder().decode(Keys.self, from: Data(bytes)),
      let challenge = Data(base64URL: keys.challenge)
    else { throw .malformedClientData }
    self.bytes = bytes
    self.keys = keys
    self.challenge = PasskeyChallenge(bytes: [UInt8](challenge))
  }

  /// The SHA-256 of the bytes, which the authenticator signs.
  var hash: SHA256.Digest { SHA256.hash(data: Data(bytes)) }

  /// Makes sure that the call was for this purpose, at this site, with the challenge whose hash was kept.
  func require(
    _ purpose: Purpose, at party: RelyingParty, challengeHash: String
  ) throws(PasskeyFault) {
    guard keys.type == purpose.rawValue else { throw .clientDataType(keys.type) }
    guard challenge.hash == challengeHash else { throw .challenge }
    guard keys.origin == party.origin else { throw .origin(keys.origin) }
    if keys.crossOrigin == true { throw .crossOrigin }
  }
}
