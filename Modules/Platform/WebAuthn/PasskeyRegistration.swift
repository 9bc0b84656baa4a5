import AppValues
import Foundation

/// The answer to the options of a registration: a new passkey (Web Authentication, section 7.1).
public struct PasskeyRegistration: Sendable {
  private let document: CredentialDocument
  private let client: ClientData

  /// - Parameter json: What `credential.toJSON()` gave.
  public init(json: String) throws(PasskeyFault) {
    document = try CredentialDocument.read(json)
    client = try ClientData(document.response.clientDataJSON.bytes)
  }

  /// The challenge that was answered; anyone who gave it knows its hash.
  public var challenge: PasskeyChallenge { client.challenge }

  /// The new passkey, once everything is verified.
  ///
  /// - Parameter challengeHash: That of the challenge that was given.
  public func verified(
    at party: RelyingParty, challengeHash: String
  ) throws(PasskeyFault) -> NewPasskey {
    try client.require(.registration, at: party, challengeHash: challengeHash)
    guard let object = document.response.attestationObject else { throw .malformedCredential }
    let attestation = try Attestation(object.bytes)
    let data = attestation.data
    try data.requireVerifiedUser(at: party)
    guard let credential = data.credential else { throw .attestedCredential }
    guard credential.id == document.rawId.bytes else { throw .credentialIDMismatch }
    let key = try CredentialKey(cose: credential.key)
    try attestation.verify(key, client)
    return NewPasskey(
      credentialID: PasskeyText.text(credential.id), key: key,
      use: PasskeyUse(data), transports: PasskeyText.transports(document.response.transports ?? []))
  }
}

/// A passkey that was just registered.
public struct NewPasskey: Hashable, Sendable {
  /// What identifies it, in base64url.
  public let credentialID: String
  public let key: CredentialKey
  public let use: PasskeyUse
  /// How browsers reach it, such as `internal` or `usb`: hints to give back to them.
  public let transports: [String]
}

/// What an authenticator says of a passkey whenever it's used.
public struct PasskeyUse: Hashable, Sendable {
  /// How often it was used; 0 each time where the authenticator doesn't count, as those that sync don't.
  public let signCount: UInt32
  /// Whether it can be synced to other devices.
  public let isSyncable: Bool
  /// Whether it is.
  public let isSynced: Bool

  init(_ data: AuthenticatorData) {
    signCount = data.signCount
    isSyncable = data.isBackupEligible
    isSynced = data.isBackedUp
  }

  /// Makes sure that the counter went on. If it didn't, the key may be in two places (section 6.1.1).
  ///
  /// - Parameter stored: The number that was sent last.
  public func requireProgress(from stored: UInt32) throws(PasskeyFault) {
    if stored == 0, signCount == 0 { return }
    guard signCount > stored else { throw .counter(stored: stored, sent: signCount) }
  }
}

/// What is kept of passkeys as text.
public enum PasskeyText {
  /// A random value that identifies an account to authenticators, of 32 bytes in base64url: nothing of the person's.
  public static func randomUserHandle() -> String { text(RandomBytes.make(32)) }

  /// The public key, as it's kept.
  public static func text(_ key: CredentialKey) -> String { text(key.cose) }

  /// A public key that was kept; nil if it's damaged.
  public static func key(_ text: String) -> CredentialKey? {
    // What was damaged in the database is found by no one's authenticator.
    Data(base64URL: text).flatMap { try? CredentialKey(cose: [UInt8]($0)) }
  }

  static func text(_ bytes: [UInt8]) -> String { Data(bytes).base64URL }

  /// The words that could be names of transports, without others and at most eight.
  static func transports(_ words: [String]) -> [String] {
    let names = words.filter { $0.wholeMatch(of: /[a-z][a-z0-9-]{0,31}/) != nil }
    return Array(names.prefix(8))
  }
}
