import AppValues
import Foundation

/// What a browser is asked (Web Authentication level 3, section 5.1), as JSON for `parseCreationOptionsFromJSON` and
/// `parseRequestOptionsFromJSON`.
public enum PasskeyOptions {
  /// How long a challenge can be answered, in milliseconds.
  public static let lasting: Int64 = 5 * 60_000

  /// The owner of a new passkey, as authenticators keep and show them.
  public struct Owner: Sendable {
    /// Random bytes, in base64url.
    let userHandle: String
    let handle, name: String

    public init(userHandle: String, handle: String, name: String) {
      self.userHandle = userHandle
      self.handle = handle
      self.name = name
    }
  }

  /// A passkey that an authenticator may already have.
  public struct Known: Sendable {
    let credentialID: String
    let transports: [String]

    public init(credentialID: String, transports: [String]) {
      self.credentialID = credentialID
      self.transports = transports
    }
  }

  /// Asks for a new passkey, one that an authenticator finds by the site alone.
  ///
  /// - Parameter excluded: The owner's passkeys: an authenticator makes no second one.
  public static func creation(
    _ challenge: PasskeyChallenge, of owner: Owner, excluding excluded: [Known], at party: RelyingParty
  ) -> String {
    json(
      Creation(
        rp: .init(id: party.id, name: party.name),
        user: .init(id: owner.userHandle, name: owner.handle, displayName: owner.name),
        challenge: .init(challenge.bytes),
        pubKeyCredParams: SignatureAlgorithm.allCases.map { .init(alg: $0.rawValue) },
        timeout: lasting, excludeCredentials: excluded.map(Descriptor.init)))
  }

  /// Asks for any passkey of the site, or for one of some.
  ///
  /// - Parameter allowed: One person's passkeys; empty to let an authenticator find them.
  public static func request(
    _ challenge: PasskeyChallenge, of allowed: [Known] = [], at party: RelyingParty
  ) -> String {
    json(
      Request(
        challenge: .init(challenge.bytes), rpId: party.id, timeout: lasting,
        allowCredentials: allowed.map(Descriptor.init)))
  }

  private struct Creation: Encodable {
    struct Party: Encodable { let id, name: String }
    struct User: Encodable { let id, name, displayName: String }
    struct Parameter: Encodable {
      var type = "public-key"
      let alg: Int
    }
    struct Selection: Encodable {
      var residentKey = "required"
      var requireResidentKey = true
      var userVerification = "required"
    }

    let rp: Party
    let user: User
    let challenge: Base64URLBytes
    let pubKeyCredParams: [Parameter]
    let timeout: Int64
    let excludeCredentials: [Descriptor]
    var authenticatorSelection = Selection()
    var attestation = "none"
  }

  private struct Request: Encodable {
    let challenge: Base64URLBytes
    let rpId: String
    let timeout: Int64
    let allowCredentials: [Descriptor]
    var userVerification = "required"
  }

  private struct Descriptor: Encodable {
    var type = "public-key"
    let id: String
    let transports: [String]?

    init(_ known: Known) {
      id = known.credentialID
      transports = known.transports.isEmpty ? nil : known.transports
    }
  }

  private static func json(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Texts and numbers can always be encoded.
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
