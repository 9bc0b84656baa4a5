import Crypto
import CryptoExtras
import Foundation

/// The public key of a passkey: a COSE key (RFC 9052, section 7) of one of the offered algorithms.
public struct CredentialKey: Hashable, Sendable {
  /// The key as the authenticator wrote it, which is what is kept.
  public let cose: [UInt8]
  public let algorithm: SignatureAlgorithm

  private enum Label {
    static let type = 1
    static let algorithm = 3
    static let curve = -1
    static let x = -2
    static let y = -3
    static let modulus = -1
    static let exponent = -2
  }

  /// Reads a key that was kept, or one that an authenticator has just made.
  public init(cose: [UInt8]) throws(PasskeyFault) {
    let item: CBORItem
    do {
      item = try CBORReader.whole(cose[...])
    } catch {
      throw .malformedAuthenticatorItem(error)
    }
    let number = item[Label.algorithm]?.number
    guard let number, let algorithm = SignatureAlgorithm(rawValue: number) else { throw .algorithm(number) }
    self.cose = cose
    self.algorithm = algorithm
    _ = try key(item)
  }

  /// Whether a signature over some data is by the private key of this one.
  func verifies(_ signature: [UInt8], over data: Data) -> Bool {
    // The bytes have been read before.
    guard let item = try? CBORReader.whole(cose[...]), let key = try? key(item) else { return false }
    return key.verifies(signature, over: data)
  }

  private func key(_ item: CBORItem) throws(PasskeyFault) -> VerifyingKey {
    let type = item[Label.type]?.number
    switch algorithm {
    case .es256:
      guard type == 2, item[Label.curve]?.number == 1, let x = item[Label.x]?.bytes, x.count == 32,
        let y = item[Label.y]?.bytes, y.count == 32,
        // The fault says as much.
        let key = try? P256.Signing.PublicKey(x963Representation: [4] + x + y)
      else { throw .malformedKey }
      return .es256(key)
    case .eddsa:
      guard type == 1, item[Label.curve]?.number == 6, let x = item[Label.x]?.bytes, x.count == 32,
        // The fault says as much.
        let key = try? Curve25519.Signing.PublicKey(rawRepresentation: x)
      else { throw .malformedKey }
      return .eddsa(key)
    case .rs256:
      // 2048 to 4096 bits, of which the first isn't 0.
      guard type == 3, let modulus = item[Label.modulus]?.bytes, (256...512).contains(modulus.count),
        modulus.first != 0, let exponent = item[Label.exponent]?.bytes, (1...4).contains(exponent.count),
        // The fault says as much.
        let key = try? _RSA.Signing.PublicKey(n: modulus, e: exponent)
      else { throw .malformedKey }
      return .rs256(key)
    }
  }
}

/// A public key that verifies signatures.
enum VerifyingKey {
  case es256(P256.Signing.PublicKey)
  case eddsa(Curve25519.Signing.PublicKey)
  case rs256(_RSA.Signing.PublicKey)

  /// The key in a certificate (RFC 5280, section 4.1.2.7); nil for one of another kind than the algorithm's.
  init?(subject der: [UInt8], _ algorithm: SignatureAlgorithm) {
    switch algorithm {
    case .es256:
      // It's of another kind.
      guard let key = try? P256.Signing.PublicKey(derRepresentation: der) else { return nil }
      self = .es256(key)
    case .rs256:
      // It's of another kind.
      guard let key = try? _RSA.Signing.PublicKey(derRepresentation: der) else { return nil }
      self = .rs256(key)
    case .eddsa:
      // The key stands at the end of 12 bytes that are always the same (RFC 8410, section 4).
      let head: [UInt8] = [0x30, 0x2A, 0x30, 0x05, 0x06, 0x03, 0x2B, 0x65, 0x70, 0x03, 0x21, 0x00]
      guard der.count == 44, der.starts(with: head),
        // It's of another kind.
        let key = try? Curve25519.Signing.PublicKey(rawRepresentation: der.suffix(32))
      else { return nil }
      self = .eddsa(key)
    }
  }

  func verifies(_ signature: [UInt8], over data: Data) -> Bool {
    switch self {
    case .es256(let key):
      // What is no signature verifies nothing.
      guard let signature = try? P256.Signing.ECDSASignature(derRepresentation: signature) else {
        return false
      }
      return key.isValidSignature(signature, for: data)
    case .eddsa(let key):
      return signature.count == 64 && key.isValidSignature(signature, for: data)
    case .rs256(let key):
      return key.isValidSignature(
        _RSA.Signing.RSASignature(rawRepresentation: Data(signature)), for: data, padding: .insecurePKCS1v1_5)
    }
  }
}
