import AppValues

/// What the device authorization endpoint answers (RFC 8628, section 3.2).
struct DeviceAnswer: Decodable {
  /// The longest time that a code is taken to be valid, in seconds.
  private static let longest: Double = 3600

  private let deviceCode: String
  private let userCode: String
  private let verificationAddress: String?
  /// What Google called it before the standard, and still does.
  private let verificationURL: String?
  private let completeAddress: String?
  private let lifetime: Double
  private let interval: Double?

  private enum CodingKeys: String, CodingKey {
    case deviceCode = "device_code"
    case userCode = "user_code"
    case verificationAddress = "verification_uri"
    case verificationURL = "verification_url"
    case completeAddress = "verification_uri_complete"
    case lifetime = "expires_in"
    case interval
  }

  /// What it says, checked: people are shown the code, and sent to the address.
  func authorization(
    of provider: IdentityProvider, clientID: String, now: Timestamp
  ) throws(IdentityError) -> DeviceAuthorization {
    guard
      let address = ProviderAddress(verificationAddress ?? verificationURL, from: provider.issuerAddress)
    else { throw .malformed("verification_uri") }
    guard (1...64).contains(userCode.count), Printable.isPrintable(userCode), !deviceCode.isEmpty else {
      throw .malformed("user_code")
    }
    guard lifetime > 0 else { throw .malformed("expires_in") }
    return DeviceAuthorization(
      userCode: userCode, verificationAddress: address.text,
      completeAddress: ProviderAddress(completeAddress, from: provider.issuerAddress)?.text,
      interval: Int(min(max(interval ?? 5, 1), 60)),
      expiresAt: now.adding(seconds: Int64(min(lifetime, Self.longest))), issuer: provider.issuer,
      deviceCode: Secret(deviceCode), clientID: clientID)
  }
}
