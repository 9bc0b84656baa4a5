import AppValues
import Foundation

/// The answer to the options of a request: the proof that someone has a passkey (Web Authentication, section 7.2).
public struct PasskeyAssertion: Sendable {
  private let document: CredentialDocument
  private let client: ClientData

  /// - Parameter json: What `credential.toJSON()` gave.
  public init(json: String) throws(PasskeyFault) {
    document = try CredentialDocument.read(json)
    client = try ClientData(document.response.clientDataJSON.bytes)
  }

  /// The challenge that was answered; anyone who gave it knows its hash.
  public var challenge: PasskeyChallenge { client.challenge }

  /// What identifies the passkey, in base64url.
  public var credentialID: String { PasskeyText.text(document.rawId.bytes) }

  /// What the authenticator says of its use, once everything but the counter is verified.
  ///
  /// - Parameters:
  ///   - key: The passkey's.
  ///   - userHandle: The handle of the passkey's owner.
  ///   - isNamed: Whether the passkeys that could be used were named in the request. Otherwise the authenticator has to
  ///     say whose the passkey is.
  ///   - challengeHash: That of the challenge that was given.
  public func verified(
    by key: CredentialKey, of userHandle: String, isNamed: Bool = false, at party: RelyingParty,
    challengeHash: String
  ) throws(PasskeyFault) -> PasskeyUse {
    try client.require(.assertion, at: party, challengeHash: challengeHash)
    guard let bytes = document.response.authenticatorData?.bytes,
      let signature = document.response.signature?.bytes
    else { throw .malformedCredential }
    let data = try AuthenticatorData(bytes)
    try data.requireVerifiedUser(at: party)
    guard data.credential == nil else { throw .attestedCredential }
    let sent = document.response.userHandle.map { PasskeyText.text($0.bytes) }
    guard sent == userHandle || (isNamed && sent == nil) else { throw .userHandle }
    guard key.verifies(signature, over: Data(data.bytes) + Data(client.hash)) else { throw .signature }
    return PasskeyUse(data)
  }
}
