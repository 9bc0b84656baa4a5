public import AppValues

/// The credentials for signing in.
public struct SocialConnectSignInForm: Codable, Hashable, Sendable {
  /// The email address.
  public var email: String
  /// The password.
  public var password: Secret
  /// Identifies this device, so that attempts by strangers don't count against the owner: random, and always the
  /// same.
  public var device: String?
  /// What this device is called in the list of sign-ins.
  public var deviceName: String?

  /// An email address and a password.
  public init(email: String, password: String, device: String? = nil, deviceName: String? = nil) {
    self.email = email
    self.password = Secret(password)
    self.device = device
    self.deviceName = deviceName
  }

  enum CodingKeys: String, CodingKey {
    case email, password, device
    case deviceName = "device_name"
  }
}

/// A request for a password reset.
public struct SocialConnectResetRequest: Codable, Hashable, Sendable {
  /// The email address to which the code is sent.
  public var email: String
  /// Identifies this device.
  public var device: String?

  /// An address.
  public init(email: String, device: String? = nil) {
    self.email = email
    self.device = device
  }
}

/// A code to check before asking for a new password.
public struct SocialConnectResetCode: Codable, Hashable, Sendable {
  /// The email address.
  public var email: String
  /// The code that was sent to it.
  public var code: Secret
  /// Identifies this device.
  public var device: String?

  /// A code for an address.
  public init(email: String, code: String, device: String? = nil) {
    self.email = email
    self.code = Secret(code)
    self.device = device
  }
}

/// A new password, set with a code.
public struct SocialConnectReset: Codable, Hashable, Sendable {
  /// The email address.
  public var email: String
  /// The code that was sent to it, and the new password.
  public var code, password: Secret
  /// Identifies this device.
  public var device: String?
  /// What this device is called in the list of sign-ins.
  public var deviceName: String?

  /// A code for an address, and the new password.
  public init(
    email: String, code: String, password: String, device: String? = nil, deviceName: String? = nil
  ) {
    self.email = email
    self.code = Secret(code)
    self.password = Secret(password)
    self.device = device
    self.deviceName = deviceName
  }

  enum CodingKeys: String, CodingKey {
    case email, code, password, device
    case deviceName = "device_name"
  }
}

/// What proves that a session is in the user's hands: one of its values.
public struct SocialConnectProof: Codable, Hashable, Sendable {
  /// The password.
  public var password: Secret?
  /// A code of the authenticator app, or a recovery code.
  public var signInCode: Secret?
  /// The code that was sent to the user's address.
  public var mailedCode: Secret?

  /// A proof.
  public init(password: Secret? = nil, signInCode: Secret? = nil, mailedCode: Secret? = nil) {
    self.password = password
    self.signInCode = signInCode
    self.mailedCode = mailedCode
  }

  enum CodingKeys: String, CodingKey {
    case password
    case signInCode = "sign_in_code"
    case mailedCode = "mailed_code"
  }
}

/// A new password.
public struct SocialConnectPassword: Codable, Hashable, Sendable {
  /// The password.
  public var password: Secret
  /// Whether the other sign-ins go on; if it's left out, they end.
  public var keepsOthers: Bool?

  /// A password; by default, the other sign-ins end.
  public init(password: String, keepsOthers: Bool? = nil) {
    self.password = Secret(password)
    self.keepsOthers = keepsOthers
  }

  enum CodingKeys: String, CodingKey {
    case password
    case keepsOthers = "keep_others"
  }
}

/// A new email address.
public struct SocialConnectEmailChange: Codable, Hashable, Sendable {
  /// The new email address.
  public var email: String

  /// The new email address.
  public init(email: String) {
    self.email = email
  }
}

/// A code that confirms a new email address.
public struct SocialConnectEmailCode: Codable, Hashable, Sendable {
  /// The new email address.
  public var email: String
  /// The code that was sent to it.
  public var code: Secret

  /// The new email address and its code.
  public init(email: String, code: String) {
    self.email = email
    self.code = Secret(code)
  }
}

/// The user's birthday.
public struct SocialConnectBirthdayForm: Codable, Hashable, Sendable {
  /// A date such as `1990-12-31`.
  public var birthday: String?

  /// A birthday; an empty text removes it.
  public init(birthday: String? = nil) {
    self.birthday = birthday
  }
}
