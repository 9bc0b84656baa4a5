import AppValues
import Foundation
import Notifications
import Testing

@Suite("A push subscription that is asked for")
struct PushRequestTests {
  private static let endpoint = "https://push.example.org/send/42?a=b"
  private static let key = Data([4] + (1...64).map { UInt8($0) | 0xC0 })
  private static let secret = Data(repeating: 0xFB, count: 16)

  private func request(
    _ endpoint: String = Self.endpoint, key: String = Self.key.base64EncodedString(),
    secret: String = Self.secret.base64EncodedString()
  ) throws(AppError) -> PushRequest {
    try PushRequest(endpoint: endpoint, publicKey: key, authentication: secret, isStandard: true)
  }

  @Test("takes its keys in either alphabet, padded or not")
  func alphabets() throws {
    for isPadded in [true, false] {
      for isForAddresses in [true, false] {
        let texts = [Self.key, Self.secret].map { data in
          var text = data.base64EncodedString()
          if isForAddresses { text = text.replacing("+", with: "-").replacing("/", with: "_") }
          return isPadded ? text : text.replacing("=", with: "")
        }
        let request = try request(key: texts[0], secret: texts[1])
        #expect(request.publicKey == Self.key && request.authentication == Self.secret)
        #expect(request.endpoint == Self.endpoint && request.isStandard && request.sealedToken.isEmpty)
      }
    }
  }

  @Test(
    "has an https address",
    arguments: [
      "", "push.example.org", "http://push.example.org/", "ftp://push.example.org/", "https://", "https:///x",
      "https://user:word@push.example.org/", "https://push.example.org/\u{7}",
    ])
  func addresses(endpoint: String) {
    #expect(throws: AppError.invalid(.pushEndpoint, .malformed)) { try request(endpoint) }
  }

  @Test("has an http address only where that is allowed")
  func plain() throws {
    let request = { (endpoint: String) throws(AppError) in
      try PushRequest(
        endpoint: endpoint, publicKey: Self.key.base64EncodedString(),
        authentication: Self.secret.base64EncodedString(), isStandard: true, allowsPlain: true)
    }
    for endpoint in ["http://127.0.0.1:8000/x", Self.endpoint] {
      #expect(try request(endpoint).endpoint == endpoint)
    }
    #expect(throws: AppError.invalid(.pushEndpoint, .malformed)) { try request("ftp://push.example.org/") }
  }

  @Test("has no address longer than is kept")
  func length() throws {
    let longest =
      Self.endpoint + String(repeating: "x", count: PushRequest.maximumEndpoint - Self.endpoint.count)
    #expect(try request(longest).endpoint == longest)
    #expect(
      throws: AppError.invalid(.pushEndpoint, .tooLong(maximum: PushRequest.maximumEndpoint, excess: 1))
    ) {
      try request(longest + "x")
    }
  }

  @Test(
    "has a key of 65 bytes that is no compressed point, and a secret of 16",
    arguments: [
      (Data([4] + [UInt8](repeating: 1, count: 63)), Self.secret), (Data([4]) + Self.key, Self.secret),
      (Data([3] + [UInt8](repeating: 1, count: 64)), Self.secret), (Data(), Self.secret),
      (Self.key, Data(count: 15)), (Self.key, Data(count: 17)), (Self.key, Data()),
    ])
  func keys(key: Data, secret: Data) {
    #expect(throws: AppError.invalid(.pushKey, .malformed)) {
      try request(key: key.base64EncodedString(), secret: secret.base64EncodedString())
    }
  }

  @Test("has keys that can be read")
  func unreadable() {
    #expect(throws: AppError.invalid(.pushKey, .malformed)) { try request(key: "?") }
    #expect(throws: AppError.invalid(.pushKey, .malformed)) { try request(secret: "no secret at all") }
  }
}
