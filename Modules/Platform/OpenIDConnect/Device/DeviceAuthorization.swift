public import AppValues

/// A sign-in for which the person enters a code in a browser, on any device (RFC 8628).
public struct DeviceAuthorization: Codable, Hashable, Sendable {
  /// The code to enter.
  public let userCode: String
  /// Where to enter it.
  public let verificationAddress: String
  /// The same with the code, for links and QR codes; nil if the provider has none.
  public let completeAddress: String?
  /// How many seconds to wait between two questions.
  public let interval: Int
  /// When the code ends.
  public let expiresAt: Timestamp
  /// The issuer that was asked.
  public let issuer: String
  let deviceCode: Secret
  let clientID: String
}

/// How far a person is with a ``DeviceAuthorization``.
public enum DeviceProgress: Hashable, Sendable {
  /// The code hasn't been entered yet.
  case pending
  /// The same, and we ask too often: from now on the interval is five seconds longer.
  case slowDown
  /// The person has signed in.
  case signedIn(VerifiedIdentity)
}
