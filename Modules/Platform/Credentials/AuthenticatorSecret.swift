public import AppValues
import Crypto
import Foundation

/// The secret that an account shares with an authenticator app, from which both make the same codes of six digits, one
/// for each 30 seconds (TOTP, RFC 6238, with SHA-1, as all apps do it).
public struct AuthenticatorSecret: Equatable, Sendable {
  /// How many digits a code has.
  public static let digits = 6
  /// The length of a step, in milliseconds.
  private static let step: Int64 = 30_000
  /// How many steps before and after the present count, since clocks differ and typing takes time.
  private static let leeway: Int64 = 1
  /// As RFC 4226 recommends, section 4: 160 bits.
  private static let length = 20

  private let key: SymmetricKey
  /// The secret in base32, as apps take it.
  public let text: Secret

  /// Makes a secret: 160 bits from the system's random generator.
  public static func random() -> AuthenticatorSecret {
    AuthenticatorSecret(SecureRandom.bytes(length))
  }

  init(_ bytes: [UInt8]) {
    key = SymmetricKey(data: bytes)
    text = Secret(Base32.text(bytes))
  }

  /// Reads a secret in base32; nil for anything else.
  public init?(_ text: Secret) {
    guard let bytes = Base32.bytes(text.value), bytes.count >= Self.length else { return nil }
    self.init(bytes)
  }

  /// The step that a time is in.
  static func step(at time: Timestamp) -> Int64 { time.milliseconds / step }

  /// The code at a time.
  public func code(at time: Timestamp) -> String { code(of: Self.step(at: time)) }

  /// The step of a code that counts at present: that of the moment, or one before or after it. Nil if the code is wrong,
  /// or of a step that isn't later than the one used last, since a code works once (RFC 6238, section 5.2).
  ///
  /// - Parameter last: The step of the code that was used last; 0 for none.
  public func step(of code: String, at time: Timestamp, after last: Int64) -> Int64? {
    let now = Self.step(at: time)
    var found: Int64?
    // All are compared, so that the time it takes says nothing.
    for step in (now - Self.leeway)...(now + Self.leeway) where self.code(of: step) == code && step > last {
      found = found ?? step
    }
    return found
  }

  /// The code of a step (HOTP, RFC 4226, section 5.3).
  private func code(of step: Int64) -> String {
    let counter = withUnsafeBytes(of: UInt64(bitPattern: step).bigEndian) { Data($0) }
    let digest = Array(HMAC<Insecure.SHA1>.authenticationCode(for: counter, using: key))
    let offset = Int(digest[digest.count - 1] & 15)
    let number = digest[offset..<offset + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) } & 0x7FFF_FFFF
    let code = String(number % 1_000_000)
    return String(repeating: "0", count: Self.digits - code.count) + code
  }
}
