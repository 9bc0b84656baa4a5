import AppValues
import Foundation

extension PushKey {
  /// How long a token is valid, in seconds: at most a day is allowed, and not all clocks are right.
  private static let lifetime: Int64 = 12 * 3600

  private struct Claims: Encodable {
    let aud: String
    let exp: Int64
    let sub: String
  }

  /// A JSON web token that says who sends a message, and to whom (RFC 8292, section 2).
  ///
  /// - Parameters:
  ///   - origin: The origin of the push service: `https://push.example`.
  ///   - contact: An address at which the push service's operators can reach us, a `mailto:` URL.
  func token(for origin: String, contact: String, now: Timestamp) throws -> String {
    let coder = JSONEncoder()
    coder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let claims = try coder.encode(
      Claims(aud: origin, exp: now.milliseconds / 1000 + Self.lifetime, sub: contact))
    let signed = Data(#"{"typ":"JWT","alg":"ES256"}"#.utf8).base64URL + "." + claims.base64URL
    return try signed + "." + sign(Data(signed.utf8)).base64URL
  }
}
