public import AppValues

/// Who signs in.
public struct SocialConnectSignInForm: Codable, Hashable, Sendable {
  /// The address.
  public var email: String
  /// The password.
  public var password: Secret
  /// What tells this device from others, so that strangers' attempts aren't the owner's: random, and always the same.
  public var device: String?

  /// An address and a password.
  public init(email: String, password: String, device: String? = nil) {
    self.email = email
    self.password = Secret(password)
    self.device = device
  }
}

/// Whose password is forgotten.
public struct SocialConnectResetRequest: Codable, Hashable, Sendable {
  /// The address that a code is sent to.
  public var email: String
  /// What tells this device from others.
  public var device: String?

  /// An address.
  public init(email: String, device: String? = nil) {
    self.email = email
    self.device = device
  }
}

/// A code, to be checked before a new password is asked for.
public struct SocialConnectResetCode: Codable, Hashable, Sendable {
  /// The address.
  public var email: String
  /// The code that was sent to it.
  public var code: Secret
  /// What tells this device from others.
  public var device: String?

  /// A code for an address.
  public init(email: String, code: String, device: String? = nil) {
    self.email = email
    self.code = Secret(code)
    self.device = device
  }
}

/// A new password, by a code.
public struct SocialConnectReset: Codable, Hashable, Sendable {
  /// The address.
  public var email: String
  /// The code that was sent to it, and the new password.
  public var code, password: Secret
  /// What tells this device from others.
  public var device: String?

  /// A code for an address, and the new password.
  public init(email: String, code: String, password: String, device: String? = nil) {
    self.email = email
    self.code = Secret(code)
    self.password = Secret(password)
    self.device = device
  }
}

/// A new password, by the old one.
public struct SocialConnectPasswordChange: Codable, Hashable, Sendable {
  /// The password until now, and the new one.
  public var currentPassword, password: Secret

  /// The old password and the new one.
  public init(currentPassword: String, password: String) {
    self.currentPassword = Secret(currentPassword)
    self.password = Secret(password)
  }

  enum CodingKeys: String, CodingKey {
    case currentPassword = "current_password"
    case password
  }
}

/// A password that shows who someone is.
public struct SocialConnectPassword: Codable, Hashable, Sendable {
  /// The password.
  public var password: Secret

  /// A password.
  public init(password: String) {
    self.password = Secret(password)
  }
}

/// Another address to sign in with.
public struct SocialConnectEmailChange: Codable, Hashable, Sendable {
  /// The other address.
  public var email: String
  /// The password.
  public var password: Secret

  /// Another address, and the password.
  public init(email: String, password: String) {
    self.email = email
    self.password = Secret(password)
  }
}

/// A code that confirms another address.
public struct SocialConnectEmailCode: Codable, Hashable, Sendable {
  /// The other address.
  public var email: String
  /// The code that was sent to it.
  public var code: Secret

  /// An address with the code that was sent to it.
  public init(email: String, code: String) {
    self.email = email
    self.code = Secret(code)
  }
}

/// When someone was born.
public struct SocialConnectBirthdayForm: Codable, Hashable, Sendable {
  /// A day like `1990-12-31`.
  public var birthday: String?

  /// A birthday; an empty text takes it away.
  public init(birthday: String? = nil) {
    self.birthday = birthday
  }
}
