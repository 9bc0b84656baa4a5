import Testing

@testable import SocialWebAuthn

@Suite("Passkeys that another implementation made") struct PasskeyVectorTests {
  private let party = RelyingParty(
    id: "social.example.org", origin: "https://social.example.org", name: "Example")

  @Test("are registered and used", arguments: WebAuthnVector.all)
  func both(vector: WebAuthnVector) throws {
    let passkey = try PasskeyRegistration(json: vector.registration).verified(
      at: party, challengeHash: vector.registrationChallenge)
    #expect(passkey.credentialID == vector.credentialID)
    #expect(passkey.key.algorithm == vector.algorithm)
    #expect(PasskeyText.text(passkey.key) == vector.publicKey)
    #expect(passkey.transports == ["internal", "hybrid"])
    let isSynced = !vector.name.hasPrefix("packed")
    #expect(passkey.use.isSynced == isSynced)
    #expect(passkey.use.isSyncable == isSynced)
    let assertion = try PasskeyAssertion(json: vector.assertion)
    #expect(assertion.credentialID == vector.credentialID)
    let key = try #require(PasskeyText.key(vector.publicKey))
    let use = try assertion.verified(
      by: key, of: vector.userHandle, at: party, challengeHash: vector.assertionChallenge)
    #expect(use.signCount == (isSynced ? 0 : 7))
    try use.requireProgress(from: passkey.use.signCount)
  }

  @Test("aren't used with another's key", arguments: WebAuthnVector.all)
  func otherKey(vector: WebAuthnVector) throws {
    for other in WebAuthnVector.all where other.name != vector.name {
      let key = try #require(PasskeyText.key(other.publicKey))
      #expect(throws: PasskeyFault.signature) {
        try PasskeyAssertion(json: vector.assertion).verified(
          by: key, of: vector.userHandle, at: party, challengeHash: vector.assertionChallenge)
      }
    }
  }

  @Test("are refused where soft-webauthn's authenticator didn't verify who used it")
  func unverified() throws {
    let json = #"""
      {"id":"FGTlok5RnaiYvjm8yxWTtBx0iyk1RCfqjyrWapriBoA","rawId":"FGTlok5RnaiYvjm8yxWTtBx0iyk1RCfqjyrWapriBoA",\#
      "type":"public-key","response":{"clientDataJSON":"eyJ0eXBlIjogIndlYmF1dGhuLmNyZWF0ZSIsICJjaGFsbGVuZ2UiO\#
      iAiTURFeU16UTFOamM0T1dGaVkyUmxaakF4TWpNME5UWTNPRGxoWW1Oa1pXWSIsICJvcmlnaW4iOiAiaHR0cHM6Ly9zb2NpYWwuZXhh\#
      bXBsZS5vcmcifQ","attestationObject":"o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YVikkH7Xm_Enqjk8tzOBURSES4EzPG\#
      zivwHQRm9V_nq-zJNBAAAAAAAAAAAAAAAAAAAAAAAAAAAAIBRk5aJOUZ2omL45vMsVk7QcdIspNUQn6o8q1mqa4gaApQECAyYgASFYI\#
      BfW6HKCxVbfG6yW2g2qBkbvy9hRhmCKzaClbaHSOnkdIlggJL39_f8Zq1kSh9a8xEVEcB8uCSkl0I-0zk5KLYF_Yks"}}
      """#
    let registration = try PasskeyRegistration(json: json)
    #expect(throws: PasskeyFault.userUnverified) {
      try registration.verified(at: party, challengeHash: registration.challenge.hash)
    }
  }

  @Test("are registered as Chromium 156 sends them, with much that isn't needed")
  func chromium() throws {
    let json = #"""
      {"authenticatorAttachment":"platform","clientExtensionResults":{},"id":"vBWi_4-_yrWqF9DCWLwF7C69GIKc\#
      Ohnr2NuGfvT1IEE","rawId":"vBWi_4-_yrWqF9DCWLwF7C69GIKcOhnr2NuGfvT1IEE","response":{"attestationObjec\#
      t":"o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YVikSZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2NFAAAAAQECAwQF\#
      BgcIAQIDBAUGBwgAILwVov-Pv8q1qhfQwli8BewuvRiCnDoZ69jbhn709SBBpQECAyYgASFYIDqKOoJSJlA8CPh2Ssx11s63zKxk\#
      yM7MDy_nB5DBSOAaIlggUAGqbOA_WJG2ue9FJW4gW_8cE59vh1dUTJMMU1XSNNY","authenticatorData":"SZYN5YgOjGh0NB\#
      cPZHZgW4_krrmihjLHmVzzuoMdl2NFAAAAAQECAwQFBgcIAQIDBAUGBwgAILwVov-Pv8q1qhfQwli8BewuvRiCnDoZ69jbhn709S\#
      BBpQECAyYgASFYIDqKOoJSJlA8CPh2Ssx11s63zKxkyM7MDy_nB5DBSOAaIlggUAGqbOA_WJG2ue9FJW4gW_8cE59vh1dUTJMMU1\#
      XSNNY","clientDataJSON":"eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIiwiY2hhbGxlbmdlIjoiY0luWjh6ODNxbGV0N1hkaDB\#
      NSHBVUXZ2OFVDSThkOUNpMG9Jc2U0S1NGOCIsIm9yaWdpbiI6Imh0dHA6Ly9sb2NhbGhvc3Q6NDQ1NTUiLCJjcm9zc09yaWdpbiI\#
      6ZmFsc2V9","publicKey":"MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEOoo6glImUDwI-HZKzHXWzrfMrGTIzswPL-cHkMFI\#
      4BpQAaps4D9Ykba570UlbiBb_xwTn2-HV1RMkwxTVdI01g","publicKeyAlgorithm":-7,"transports":["internal"]},"\#
      type":"public-key"}
      """#
    let registration = try PasskeyRegistration(json: json)
    let party = RelyingParty(id: "localhost", origin: "http://localhost:44555", name: "Here")
    let passkey = try registration.verified(at: party, challengeHash: registration.challenge.hash)
    #expect(passkey.key.algorithm == .es256 && passkey.transports == ["internal"])
    #expect(passkey.use.signCount == 1 && !passkey.use.isSyncable)
  }
}
