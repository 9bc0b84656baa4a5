import AppValues
import Foundation
import SocialTestSupport
import Testing

@testable import SocialWebAuthn

@Suite("What an answer about a passkey has to be") struct PasskeyRuleTests {
  private let party = RelyingParty(id: "localhost", origin: "http://localhost:8080", name: "Here")
  private let owner = PasskeyOptions.Owner(
    userHandle: "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8", handle: "aiko", name: "Aiko \"愛子\"")

  private func registered(
    _ authenticator: inout SoftAuthenticator, at origin: String? = nil, _ change: (String) -> String = { $0 }
  ) throws -> NewPasskey {
    let challenge = PasskeyChallenge.random()
    let options = PasskeyOptions.creation(challenge, of: owner, excluding: [], at: party)
    let json = change(try authenticator.create(options, at: origin ?? party.origin))
    return try PasskeyRegistration(json: json).verified(at: party, challengeHash: challenge.hash)
  }

  private func used(
    _ authenticator: inout SoftAuthenticator, _ passkey: NewPasskey, at origin: String? = nil,
    of handle: String? = nil, isNamed: Bool = false, _ change: (String) -> String = { $0 }
  ) throws -> PasskeyUse {
    let challenge = PasskeyChallenge.random()
    let options = PasskeyOptions.request(challenge, at: party)
    let json = change(try authenticator.get(options, at: origin ?? party.origin))
    return try PasskeyAssertion(json: json).verified(
      by: passkey.key, of: handle ?? owner.userHandle, isNamed: isNamed, at: party,
      challengeHash: challenge.hash)
  }

  @Test("The options are what browsers read")
  func options() throws {
    let challenge = PasskeyChallenge(bytes: Array(0..<32))
    let known = PasskeyOptions.Known(credentialID: "a_-b", transports: ["usb"])
    #expect(
      PasskeyOptions.creation(challenge, of: owner, excluding: [known], at: party) == #"""
        {"attestation":"none","authenticatorSelection":{"requireResidentKey":true,"residentKey":"required",\#
        "userVerification":"required"},"challenge":"AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8",\#
        "excludeCredentials":[{"id":"a_-b","transports":["usb"],"type":"public-key"}],\#
        "pubKeyCredParams":[{"alg":-7,"type":"public-key"},{"alg":-8,"type":"public-key"},\#
        {"alg":-257,"type":"public-key"}],"rp":{"id":"localhost","name":"Here"},"timeout":300000,\#
        "user":{"displayName":"Aiko \"愛子\"","id":"AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8","name":"aiko"}}
        """#)
    #expect(
      PasskeyOptions.request(challenge, at: party) == #"""
        {"allowCredentials":[],"challenge":"AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8","rpId":"localhost",\#
        "timeout":300000,"userVerification":"required"}
        """#)
  }

  @Test("A passkey is registered and used, synced or not")
  func usual() throws {
    var authenticator = SoftAuthenticator()
    let passkey = try registered(&authenticator)
    #expect(passkey.use.isSynced)
    #expect(try used(&authenticator, passkey).isSynced)
    authenticator.flags = SoftAuthenticator.Flag.present | SoftAuthenticator.Flag.verified
    authenticator.signCount = 4
    let use = try used(&authenticator, passkey)
    #expect(!use.isSyncable && !use.isSynced && use.signCount == 5)
  }

  @Test("A statement of the passkey itself is verified")
  func packed() throws {
    var authenticator = SoftAuthenticator()
    authenticator.statement = .packed
    _ = try registered(&authenticator)
    let challenge = PasskeyChallenge.random()
    let options = PasskeyOptions.creation(challenge, of: owner, excluding: [], at: party)
    let (first, second) = (
      try authenticator.create(options, at: party.origin), try authenticator.create(options, at: party.origin)
    )
    // The statement of one registration with the client data of another: the signature is of something else.
    let client = try #require(first.firstMatch(of: /"clientDataJSON":"([^"]+)"/)).1
    let spaced = Data(base64URL: String(client)).map { Data(" ".utf8) + $0 }?.base64URL ?? ""
    let mixed = second.replacing(/"clientDataJSON":"[^"]+"/, with: "\"clientDataJSON\":\"\(spaced)\"")
    #expect(throws: PasskeyFault.signature) {
      try PasskeyRegistration(json: mixed).verified(at: party, challengeHash: challenge.hash)
    }
  }

  @Test("Registrations that are refused, and why")
  func refusedRegistrations() throws {
    func refuse(
      _ fault: PasskeyFault, at origin: String? = nil,
      by prepare: (inout SoftAuthenticator) -> Void = { _ in },
      sending change: (String) -> String = { $0 }, sourceLocation: SourceLocation = #_sourceLocation
    ) {
      var authenticator = SoftAuthenticator()
      prepare(&authenticator)
      #expect(throws: fault, sourceLocation: sourceLocation) {
        try registered(&authenticator, at: origin, change)
      }
    }
    refuse(.clientDataType("webauthn.get")) { $0.type = "webauthn.get" }
    refuse(.origin("https://evil.example"), at: "https://evil.example")
    refuse(.origin("http://localhost:8081"), at: "http://localhost:8081")
    refuse(.crossOrigin) { $0.isCrossOrigin = true }
    refuse(.relyingParty) { $0.relyingParty = "example" }
    refuse(.userAbsent) { $0.flags = SoftAuthenticator.Flag.verified }
    refuse(.userUnverified) { $0.flags = SoftAuthenticator.Flag.present }
    refuse(.backupFlags) { $0.flags = 0x01 | 0x04 | SoftAuthenticator.Flag.backedUp }
    refuse(.credentialIDLength(1024)) { $0.credentialID = [UInt8](repeating: 7, count: 1024) }
    refuse(.credentialIDLength(0)) { $0.credentialID = [] }
    refuse(.attestationFormat("tpm")) { $0.statement = .other("tpm") }
    refuse(.algorithm(nil)) { $0.statement = .other("packed") }
    refuse(.credentialIDMismatch, sending: { $0.replacing(/"rawId":"[^"]+"/, with: "\"rawId\":\"AAAA\"") })
    refuse(.credentialType("password"), sending: { $0.replacing("public-key", with: "password") })
    refuse(.malformedCredential, sending: { _ in "{}" })
    refuse(.malformedCredential, sending: { $0 + String(repeating: " ", count: 65_536) })
    refuse(.malformedCredential, sending: { $0.replacing("attestationObject", with: "other") })
    refuse(
      .malformedAttestation(.truncated),
      sending: { $0.replacing(/"attestationObject":"[^"]+"/, with: "\"attestationObject\":\"o2Nm\"") })
    refuse(
      .malformedClientData,
      sending: { $0.replacing(/"clientDataJSON":"[^"]+"/, with: "\"clientDataJSON\":\"e30\"") })
    var longest = SoftAuthenticator()
    longest.credentialID = [UInt8](repeating: 7, count: 1023)
    #expect(throws: Never.self) { try registered(&longest) }
  }

  @Test("Assertions that are refused, and why")
  func refusedAssertions() throws {
    var authenticator = SoftAuthenticator()
    let passkey = try registered(&authenticator)
    func refuse(
      _ fault: PasskeyFault, at origin: String? = nil, of handle: String? = nil,
      by prepare: (inout SoftAuthenticator) -> Void = { _ in }, sending change: (String) -> String = { $0 },
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      var changed = authenticator
      prepare(&changed)
      #expect(throws: fault, sourceLocation: sourceLocation) {
        try used(&changed, passkey, at: origin, of: handle, change)
      }
    }
    refuse(.clientDataType("webauthn.create")) { $0.type = "webauthn.create" }
    refuse(.origin("https://localhost:8080"), at: "https://localhost:8080")
    refuse(.crossOrigin) { $0.isCrossOrigin = true }
    refuse(.relyingParty) { $0.relyingParty = "localhost.example" }
    refuse(.userAbsent) { $0.flags = 0 }
    refuse(.userUnverified) { $0.flags = SoftAuthenticator.Flag.present }
    refuse(.backupFlags) { $0.flags = 0x01 | 0x04 | SoftAuthenticator.Flag.backedUp }
    refuse(.malformedAuthenticatorData) { $0.flags |= SoftAuthenticator.Flag.credential }
    refuse(.userHandle, of: "AAAA")
    refuse(.userHandle, sending: { $0.replacing(/"userHandle":"[^"]+"/, with: "\"userHandle\":null") })
    refuse(.signature, sending: { $0.replacing(/"signature":"..../, with: "\"signature\":\"AAAA") })
    refuse(.malformedCredential, sending: { $0.replacing("\"signature\"", with: "\"sign\"") })
    let another = SoftAuthenticator(2)
    let stolen = try registered(&authenticator)
    var forger = another
    _ = try registered(&forger)
    #expect(throws: PasskeyFault.signature) { try used(&forger, stolen) }
  }

  @Test("A passkey that was named needn't say whose it is")
  func named() throws {
    var authenticator = SoftAuthenticator()
    let passkey = try registered(&authenticator)
    let without = { (json: String) in json.replacing(/"userHandle":"[^"]+"/, with: "\"userHandle\":null") }
    #expect(throws: Never.self) { try used(&authenticator, passkey, isNamed: true, without) }
    #expect(throws: PasskeyFault.userHandle) { try used(&authenticator, passkey, of: "AAAA", isNamed: true) }
  }

  @Test("An answer is only to its own challenge")
  func challenge() throws {
    var authenticator = SoftAuthenticator()
    let passkey = try registered(&authenticator)
    let options = PasskeyOptions.request(.random(), at: party)
    let assertion = try PasskeyAssertion(json: authenticator.get(options, at: party.origin))
    #expect(throws: PasskeyFault.challenge) {
      try assertion.verified(
        by: passkey.key, of: owner.userHandle, at: party, challengeHash: PasskeyChallenge.random().hash)
    }
  }

  @Test("A counter goes on, or isn't there")
  func counters() throws {
    var authenticator = SoftAuthenticator()
    let passkey = try registered(&authenticator)
    let still = try used(&authenticator, passkey)
    try still.requireProgress(from: 0)
    #expect(throws: PasskeyFault.counter(stored: 3, sent: 0)) { try still.requireProgress(from: 3) }
    authenticator.signCount = 9
    let counting = try used(&authenticator, passkey)
    try counting.requireProgress(from: 9)
    #expect(throws: PasskeyFault.counter(stored: 10, sent: 10)) { try counting.requireProgress(from: 10) }
    #expect(throws: PasskeyFault.counter(stored: .max, sent: 10)) { try counting.requireProgress(from: .max) }
  }

  @Test("Keys that are none, or of other algorithms")
  func keys() throws {
    func cose(_ key: [UInt8]) throws(PasskeyFault) -> CredentialKey { try CredentialKey(cose: key) }
    // ES384, which isn't offered.
    #expect(throws: PasskeyFault.algorithm(-35)) { try cose([0xA2, 0x01, 0x02, 0x03, 0x38, 0x22]) }
    #expect(throws: PasskeyFault.algorithm(nil)) { try cose([0xA0]) }
    #expect(throws: PasskeyFault.malformedAuthenticatorItem(.trailing)) { try cose([0xA0, 0x00]) }
    // A point that isn't on the curve.
    let zeros: [UInt8] = [0x58, 0x20] + [UInt8](repeating: 0, count: 32)
    #expect(throws: PasskeyFault.malformedKey) {
      try cose([0xA5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21] + zeros + [0x22] + zeros)
    }
    // A modulus of 8 bits.
    #expect(throws: PasskeyFault.malformedKey) {
      try cose([0xA4, 0x01, 0x03, 0x03, 0x39, 0x01, 0x00, 0x20, 0x41, 0x0F, 0x21, 0x41, 0x03])
    }
  }
}
