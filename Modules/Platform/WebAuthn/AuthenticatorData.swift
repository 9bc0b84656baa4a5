import Foundation

/// What an authenticator says (Web Authentication, section 6.1), and signs together with the client data.
struct AuthenticatorData {
  /// The credential that a registration has.
  struct Credential {
    /// Which kind of authenticator made it; zeros if it doesn't say.
    let authenticator: [UInt8]
    let id: [UInt8]
    let key: [UInt8]
  }

  private enum Flag {
    static let present: UInt8 = 0x01
    static let verified: UInt8 = 0x04
    static let eligible: UInt8 = 0x08
    static let backedUp: UInt8 = 0x10
    static let credential: UInt8 = 0x40
    static let extensions: UInt8 = 0x80
  }

  /// All of it, as it's signed.
  let bytes: [UInt8]
  private let flags: UInt8
  let signCount: UInt32
  /// Nil in an assertion.
  let credential: Credential?

  init(_ bytes: [UInt8]) throws(PasskeyFault) {
    guard bytes.count >= 37 else { throw .malformedAuthenticatorData }
    self.bytes = bytes
    flags = bytes[32]
    signCount = bytes[33..<37].reduce(0) { $0 << 8 | UInt32($1) }
    var rest = bytes[37...]
    credential = flags & Flag.credential == 0 ? nil : try Self.credential(&rest)
    if flags & Flag.extensions != 0 {
      guard case .map = try Self.item(&rest) else { throw .malformedAuthenticatorData }
    }
    guard rest.isEmpty else { throw .malformedAuthenticatorData }
  }

  /// The SHA-256 of the relying party's ID.
  var relyingPartyHash: ArraySlice<UInt8> { bytes[..<32] }

  /// Whether the credential can be synced to other devices, and whether it is.
  var isBackupEligible: Bool { flags & Flag.eligible != 0 }
  var isBackedUp: Bool { flags & Flag.backedUp != 0 }

  /// Makes sure that a person was there and proved to be the authenticator's.
  func requireVerifiedUser(at party: RelyingParty) throws(PasskeyFault) {
    guard relyingPartyHash.elementsEqual(party.hash) else { throw .relyingParty }
    guard flags & Flag.present != 0 else { throw .userAbsent }
    guard flags & Flag.verified != 0 else { throw .userUnverified }
    guard isBackupEligible || !isBackedUp else { throw .backupFlags }
  }

  private static func credential(_ rest: inout ArraySlice<UInt8>) throws(PasskeyFault) -> Credential {
    guard rest.count >= 18 else { throw .malformedAuthenticatorData }
    let authenticator = Array(rest.prefix(16))
    let length = rest.dropFirst(16).prefix(2).reduce(0) { $0 << 8 | Int($1) }
    guard (1...CredentialID.longest).contains(length) else { throw .credentialIDLength(length) }
    rest = rest.dropFirst(18)
    guard rest.count >= length else { throw .malformedAuthenticatorData }
    let id = Array(rest.prefix(length))
    rest = rest.dropFirst(length)
    let before = rest
    _ = try item(&rest)
    return Credential(
      authenticator: authenticator, id: id, key: Array(before.prefix(before.count - rest.count)))
  }

  private static func item(_ rest: inout ArraySlice<UInt8>) throws(PasskeyFault) -> CBORItem {
    var reader = CBORReader(rest)
    do {
      let item = try reader.item()
      rest = reader.rest
      return item
    } catch {
      throw .malformedAuthenticatorItem(error)
    }
  }
}

/// What identifies a passkey: bytes that its authenticator chose.
enum CredentialID {
  /// The most bytes (Web Authentication, section 4).
  static let longest = 1023

  static func require(_ id: [UInt8]) throws(PasskeyFault) {
    guard (1...longest).contains(id.count) else { throw .credentialIDLength(id.count) }
  }
}
