import AppValues
import Crypto
import Foundation
import HTTPTypes
import MastodonAPI
import Testing

/// An app that is told of notifications while it's closed, as far as its keys.
struct TestPushApp {
  private let key = P256.KeyAgreement.PrivateKey()
  private let secret = Data((0..<16).map { _ in UInt8.random(in: .min ... .max) })

  /// Asks to be told.
  func subscription(
    to address: String, alerts: [String], policy: String = "all", isStandard: Bool = false
  ) -> String {
    let wanted = alerts.map { "\"\($0)\": true" }.joined(separator: ", ")
    return """
      {"subscription": {"endpoint": "\(address)", "standard": \(isStandard), "keys": {
      "p256dh": "\(publicKey.base64URL)", "auth": "\(secret.base64URL)"}},
      "data": {"alerts": {\(wanted)}, "policy": "\(policy)"}}
      """
  }

  /// Decrypts what a push service got, as its headers say.
  func open(_ delivery: TestPushService.Delivery) throws -> MastodonPushMessage {
    let headers = delivery.headers
    #expect(try headers[field("TTL")] == "172800" && headers[field("Urgency")] == "normal")
    let isStandard = headers[.contentEncoding] == "aes128gcm"
    let text = isStandard ? try standard(delivery.body) : try draft(delivery)
    return try JSONDecoder().decode(MastodonPushMessage.self, from: text)
  }

  private var publicKey: Data { key.publicKey.x963Representation }

  private func standard(_ body: Data) throws -> Data {
    #expect(body[16..<21] == Data([0, 0, 16, 0, 65]))
    let sender = Data(body[21..<86])
    let secret = try shared(sender, Data("WebPush: info\0".utf8) + publicKey + sender)
    let text = try open(body[86...], secret, salt: body.prefix(16), "aes128gcm")
    #expect(text.last == 2)
    return text.dropLast()
  }

  private func draft(_ delivery: TestPushService.Delivery) throws -> Data {
    let salt = try #require(try delivery.headers[field("Encryption")]?.wholeMatch(of: /salt=(.+)/)).1
    let keys = try #require(
      try delivery.headers[field("Crypto-Key")]?.wholeMatch(of: /dh=(.+);p256ecdsa=.+/)
    ).1
    let sender = try #require(Data(base64URL: String(keys)))
    let random = try #require(Data(base64URL: String(salt)))
    let secret = try shared(sender, Data("Content-Encoding: auth\0".utf8))
    let context = Array("P-256".utf8) + [0, 0, 65] + publicKey + [0, 65] + sender
    let text = try open(delivery.body, secret, salt: random, "aesgcm", Data(context))
    #expect(text.prefix(2) == Data([0, 0]))
    return text.dropFirst(2)
  }

  private func shared(_ sender: Data, _ info: Data) throws -> SymmetricKey {
    try key.sharedSecretFromKeyAgreement(with: .init(x963Representation: sender)).hkdfDerivedSymmetricKey(
      using: SHA256.self, salt: secret, sharedInfo: info, outputByteCount: 32)
  }

  private func open(
    _ box: Data, _ secret: SymmetricKey, salt: Data, _ encoding: String, _ context: Data = Data()
  ) throws -> Data {
    let derive = { (name: String, count: Int) in
      HKDF<SHA256>.deriveKey(
        inputKeyMaterial: secret, salt: salt, info: Data("Content-Encoding: \(name)\0".utf8) + context,
        outputByteCount: count)
    }
    let nonce = derive("nonce", 12).withUnsafeBytes { Data($0) }
    return try AES.GCM.open(AES.GCM.SealedBox(combined: nonce + box), using: derive(encoding, 16))
  }

  private func field(_ name: String) throws -> HTTPField.Name {
    try #require(HTTPField.Name(name))
  }
}
