public import AppValues

/// The second step of signing in.
public struct SocialConnectSignInCode: Codable, Hashable, Sendable {
  /// What stands for the password.
  public var codeRequest: Secret
  /// A code of the authenticator app, or a recovery code.
  public var signInCode: Secret
  /// Identifies this device, as in the first step.
  public var device: String?
  /// What this device is called in the list of sign-ins.
  public var deviceName: String?

  /// A code, and what stands for the password.
  public init(codeRequest: Secret, signInCode: String, device: String? = nil, deviceName: String? = nil) {
    self.codeRequest = codeRequest
    self.signInCode = Secret(signInCode)
    self.device = device
    self.deviceName = deviceName
  }

  enum CodingKeys: String, CodingKey {
    case codeRequest = "code_request"
    case signInCode = "code"
    case device
    case deviceName = "device_name"
  }
}

/// The first code of an authenticator app.
public struct SocialConnectAuthenticatorCode: Codable, Hashable, Sendable {
  /// The six digits.
  public var code: Secret

  /// - Parameter code: The six digits.
  public init(code: String) {
    self.code = Secret(code)
  }
}
