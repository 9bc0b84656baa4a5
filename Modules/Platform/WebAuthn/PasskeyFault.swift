/// Why the answer of an authenticator is refused. It's for the log: people are only told that the passkey couldn't be used.
public enum PasskeyFault: Error, Hashable, Sendable {
  /// What the browser sent is too large, or isn't the JSON of a credential.
  case malformedCredential
  /// The credential isn't of the type `public-key`.
  case credentialType(String)
  /// The client data isn't the JSON that browsers write.
  case malformedClientData
  /// The client data is of another type, such as that of an assertion in a registration.
  case clientDataType(String)
  /// The challenge isn't one that was given here, or it was answered before, or too late.
  case challenge
  /// The browser showed another site.
  case origin(String)
  /// The page was inside one of another site.
  case crossOrigin
  /// The attestation isn't CBOR.
  case malformedAttestation(CBORFault)
  /// The attestation is CBOR without what belongs in one.
  case incompleteAttestation
  /// The authenticator's data ends too early, or has more than it says.
  case malformedAuthenticatorData
  /// The extensions or the key in the authenticator's data aren't CBOR.
  case malformedAuthenticatorItem(CBORFault)
  /// The authenticator meant another relying party.
  case relyingParty
  /// No one touched the authenticator.
  case userAbsent
  /// The authenticator didn't verify who used it.
  case userUnverified
  /// The flags say that a credential is synced that can't be.
  case backupFlags
  /// A registration without a credential, or an assertion with one.
  case attestedCredential
  /// The ID of a credential is empty, or longer than 1023 bytes.
  case credentialIDLength(Int)
  /// The credential that was registered isn't the one whose ID was sent beside it.
  case credentialIDMismatch
  /// The key isn't a COSE key of an algorithm that was offered; with its number.
  case algorithm(Int?)
  /// The key is none, such as a point that isn't on the curve.
  case malformedKey
  /// The attestation is of a format that wasn't asked for.
  case attestationFormat(String)
  /// The attestation contradicts the credential, or its statement lacks something.
  case attestationStatement
  /// The signature isn't of this key over this data.
  case signature
  /// The counter didn't go on, so the authenticator may have a copy: the number stored, and the one sent.
  case counter(stored: UInt32, sent: UInt32)
  /// No account has the credential.
  case unknownCredential
  /// The handle of the user that the authenticator keeps isn't the owner's.
  case userHandle
}
