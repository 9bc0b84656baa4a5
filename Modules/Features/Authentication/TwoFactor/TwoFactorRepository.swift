public import AppValues
import Foundation

/// Where the authenticator app of the signed-in person and their recovery codes are kept. Everything throws
/// `unauthenticated` when the session has ended.
public protocol TwoFactorRepository: Sendable {
  /// Whether the account has two factors.
  func twoFactor() async throws(AppError) -> TwoFactorStatus
  /// Makes a secret for an authenticator app, in place of one that waits for its first code. Nothing changes until it's
  /// confirmed: one that is used goes on being used.
  ///
  /// Throws `invalid(.proof, .missing)`.
  func beginTwoFactor() async throws(AppError) -> AuthenticatorSetup
  /// Turns two factors on with the first code of the secret that waits for it, for half an hour, and makes recovery codes
  /// in place of earlier ones.
  ///
  /// - Parameter code: Six digits.
  ///
  /// Throws `invalid(.signInCode, .wrong)`; `invalid(.authenticator, .wrong)` where no secret waits.
  func confirmTwoFactor(code: String) async throws(AppError) -> [Secret]
  /// Turns two factors off, and takes the recovery codes away.
  ///
  /// Throws `invalid(.proof, …)`.
  func turnOffTwoFactor() async throws(AppError)
  /// Makes recovery codes in place of earlier ones.
  ///
  /// Throws `invalid(.proof, .missing)`; `invalid(.authenticator, .missing)` where two factors are off.
  func makeRecoveryCodes() async throws(AppError) -> [Secret]
}

/// Whether an account has two factors.
public struct TwoFactorStatus: Hashable, Sendable {
  /// How many recovery codes are made at once.
  public static let recoveryCodeCount = 10

  /// Whether a code is asked for beside the password.
  public var isOn: Bool
  /// How many recovery codes haven't been used.
  public var recoveryCodesLeft: Int

  /// A status; off by default.
  public init(isOn: Bool = false, recoveryCodesLeft: Int = 0) {
    self.isOn = isOn
    self.recoveryCodesLeft = recoveryCodesLeft
  }
}

/// What an authenticator app has to learn.
public struct AuthenticatorSetup: Hashable, Sendable {
  /// The secret, in base32.
  public let secret: Secret

  /// - Parameter secret: In base32.
  public init(secret: Secret) {
    self.secret = secret
  }

  /// The secret as people read it, in groups of four.
  public var groups: Secret { Secret(RecoveryCodeText.grouped(secret.value, by: " ")) }

  /// What a QR code says to an app (Key Uri Format, as Google's authenticator introduced it), with what RFC 6238 calls
  /// usual: SHA-1, six digits, 30 seconds.
  ///
  /// - Parameters:
  ///   - issuer: The network.
  ///   - account: The account's name there.
  public func address(issuer: String, account: String) -> Secret {
    let (issuer, account) = (Self.encoded(issuer), Self.encoded(account))
    return Secret(
      "otpauth://totp/\(issuer):\(account)?secret=\(secret.value)&issuer=\(issuer)&algorithm=SHA1&digits=6&period=30"
    )
  }

  /// Everything but unreserved characters (RFC 3986, section 2.3) is encoded, so that a name can't add parameters.
  private static func encoded(_ text: String) -> String {
    let unreserved = CharacterSet(
      charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
    return text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
  }
}

/// How recovery codes are written.
public enum RecoveryCodeText {
  /// A code as people read it: `0123-4567-89ab-cdef`.
  public static func shown(_ code: Secret) -> String { grouped(code.value, by: "-") }

  /// A text in groups of four characters.
  static func grouped(_ text: String, by separator: String) -> String {
    var (rest, groups) = (text[...], [Substring]())
    while !rest.isEmpty {
      groups.append(rest.prefix(4))
      rest = rest.dropFirst(4)
    }
    return groups.joined(separator: separator)
  }
}
