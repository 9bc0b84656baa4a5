import AppValues
import Crypto
import Foundation
import SocialFiles
import SocialTestSupport
import Testing

@testable import SocialWebPush

@Suite("Push messages") struct PushMessageTests {
  /// Of an app, from appendix A of RFC 8291.
  private static let app = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
  private static let secret = "BTBZMqHH6r4Tts7J_aSIgg"
  private static let text = "When I grow up, I want to be a watermelon"

  @Test("The standard's own example comes out as it says")
  func example() throws {
    var encryption = PushEncryption(recipient: try recipient(isStandard: true))
    encryption.salt = try bytes("DGv6ra1nlYgDCS1FRnbzlw")
    encryption.key = try P256.KeyAgreement.PrivateKey(
      rawRepresentation: bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"))
    let expected =
      "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK"
      + "6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    #expect(try encryption.standard(Data(Self.text.utf8)).base64URL == expected)
  }

  @Test("An app of the draft decrypts what it gets, by the headers alone")
  func draft() async throws {
    let key = try await key()
    let message = try await message(isStandard: false, key)
    let headers = Dictionary(uniqueKeysWithValues: message.headers.map { ($0.name, $0.value) })
    #expect(headers["Content-Encoding"] == "aesgcm")
    let salt = try #require(headers["Encryption"]?.wholeMatch(of: /salt=([A-Za-z0-9_\-]{22})/)).1
    let keys = try #require(headers["Crypto-Key"]?.wholeMatch(of: /dh=([A-Za-z0-9_\-]{87});p256ecdsa=(.+)/))
    #expect(String(keys.2) == key.publicKey)
    let opened = try open(message.body, salt: bytes(String(salt)), sender: bytes(String(keys.1)))
    #expect(opened == [0, 0] + Array(Self.text.utf8))
    let token = try #require(headers["Authorization"]?.wholeMatch(of: /WebPush (.+)/)).1
    try check(token, key)
  }

  @Test("A standard message is signed for its push service alone")
  func token() async throws {
    let key = try await key()
    let message = try await message(isStandard: true, key)
    let headers = Dictionary(uniqueKeysWithValues: message.headers.map { ($0.name, $0.value) })
    #expect(headers["Content-Encoding"] == "aes128gcm" && headers.count == 2)
    let parts = try #require(headers["Authorization"]?.wholeMatch(of: /vapid t=([^,]+),k=(.+)/))
    #expect(String(parts.2) == key.publicKey)
    try check(parts.1, key)
  }

  @Test("No two messages look the same, and what can't be a message isn't one")
  func others() async throws {
    let key = try await key()
    let (first, second) = (try await message(isStandard: true, key), try await message(isStandard: true, key))
    #expect(first.body != second.body)
    let endpoint = try #require(PushEndpoint("https://push.example"))
    let long = Data(repeating: 65, count: PushMessage.maximumText + 1)
    for isStandard in [true, false] {
      let app = try recipient(isStandard: isStandard)
      let longest = PushMessage(
        long.dropLast(), to: app, at: endpoint, from: key, contact: "", now: Timestamp(milliseconds: 0))
      #expect(try #require(longest).body.count <= 4096)
      #expect(
        PushMessage(long, to: app, at: endpoint, from: key, contact: "", now: Timestamp(milliseconds: 0))
          == nil)
      let noPoint = PushRecipient(
        publicKey: Data([4] + [UInt8](repeating: 7, count: 64)), secret: app.secret, isStandard: isStandard)
      #expect(
        PushMessage(
          Data(), to: noPoint, at: endpoint, from: key, contact: "", now: Timestamp(milliseconds: 0))
          == nil)
    }
  }

  private func message(isStandard: Bool, _ key: PushKey) async throws -> PushMessage {
    let endpoint = try #require(PushEndpoint("https://Push.Example:443/secret?a=b"))
    return try #require(
      PushMessage(
        Data(Self.text.utf8), to: recipient(isStandard: isStandard), at: endpoint, from: key,
        contact: "mailto:admin@social.example", now: Timestamp(milliseconds: 1_700_000_000_000)))
  }

  private func key() async throws -> PushKey {
    let folder = try TemporaryFolder()
    return try await PushKey(in: PrivateFile(folder.path("key")))
  }

  private func recipient(isStandard: Bool) throws -> PushRecipient {
    let key = try P256.KeyAgreement.PrivateKey(rawRepresentation: bytes(Self.app))
    return PushRecipient(
      publicKey: key.publicKey.x963Representation, secret: try bytes(Self.secret), isStandard: isStandard)
  }

  private func bytes(_ text: String) throws -> Data { try #require(Data(base64URL: text)) }

  /// What an app of the draft does.
  private func open(_ body: Data, salt: Data, sender: Data) throws -> [UInt8] {
    let app = try P256.KeyAgreement.PrivateKey(rawRepresentation: bytes(Self.app))
    let secret = try app.sharedSecretFromKeyAgreement(with: .init(x963Representation: sender))
      .hkdfDerivedSymmetricKey(
        using: SHA256.self, salt: bytes(Self.secret), sharedInfo: Data("Content-Encoding: auth\0".utf8),
        outputByteCount: 32)
    let context =
      Array("P-256".utf8) + [0, 0, 65] + app.publicKey.x963Representation + [0, 65] + sender
    let key = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: secret, salt: salt, info: Data("Content-Encoding: aesgcm\0".utf8) + context,
      outputByteCount: 16)
    let nonce = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: secret, salt: salt, info: Data("Content-Encoding: nonce\0".utf8) + context,
      outputByteCount: 12)
    let box = try AES.GCM.SealedBox(combined: nonce.withUnsafeBytes { Data($0) } + body)
    return Array(try AES.GCM.open(box, using: key))
  }

  private struct Claims: Decodable, Equatable {
    let aud: String
    let exp: Int
    let sub: String
  }

  private func check(_ token: Substring, _ key: PushKey) throws {
    let parts = token.split(separator: ".").map(String.init)
    try #require(parts.count == 3)
    #expect(try String(decoding: bytes(parts[0]), as: UTF8.self) == #"{"typ":"JWT","alg":"ES256"}"#)
    #expect(
      try JSONDecoder().decode(Claims.self, from: bytes(parts[1]))
        == Claims(aud: "https://push.example", exp: 1_700_043_200, sub: "mailto:admin@social.example"))
    let reader = try P256.Signing.PublicKey(x963Representation: bytes(key.publicKey))
    let signature = try P256.Signing.ECDSASignature(rawRepresentation: bytes(parts[2]))
    #expect(reader.isValidSignature(signature, for: Data("\(parts[0]).\(parts[1])".utf8)))
  }
}
