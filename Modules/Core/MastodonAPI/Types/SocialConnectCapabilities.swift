/// The features of our server beyond Mastodon's API. If there is no such document, it's another server.
public struct SocialConnectCapabilities: WireValue, Hashable {
  /// The program's name and version.
  public var software, version: String
  /// The features. Unknown ones are kept.
  public var features: [SocialConnectFeature]
  /// The providers by whose accounts people sign in.
  public var providers: [SocialConnectProvider]

  /// A server of this version with some features.
  public init(
    software: String = "socialconnect", version: String, features: [SocialConnectFeature],
    providers: [SocialConnectProvider] = []
  ) {
    self.software = software
    self.version = version
    self.features = features
    self.providers = providers
  }

  enum CodingKeys: String, CodingKey {
    case software, version, features, providers
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      software: try values.required(.software), version: values.text(.version),
      features: values.list(.features), providers: values.list(.providers))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.software, software)
      members.write(.version, version)
      members.write(.features, features)
      members.write(.providers, providers)
    }
  }
}

/// A feature of a server, with its own endpoints. They answer 404 if it's missing.
public struct SocialConnectFeature: MastodonWord {
  /// The word on the wire.
  public let rawValue: String

  /// Any word; it isn't checked.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Signing in with an email address and a password.
  public static let passwordSignIn = SocialConnectFeature(rawValue: "password_sign_in")
  /// Resetting a forgotten password with a code.
  public static let passwordReset = SocialConnectFeature(rawValue: "password_reset")
  /// Proving who one is, before what a stolen session alone must not do.
  public static let proofs = SocialConnectFeature(rawValue: "proofs")
  /// Changing the password.
  public static let passwordChange = SocialConnectFeature(rawValue: "password_change")
  /// Changing the email address.
  public static let emailChange = SocialConnectFeature(rawValue: "email_change")
  /// Two-factor authentication.
  public static let twoFactor = SocialConnectFeature(rawValue: "two_factor")
  /// Listing and ending sign-ins.
  public static let signIns = SocialConnectFeature(rawValue: "sign_ins")
  /// Signing in with passkeys on its pages, and listing, renaming and removing them.
  public static let passkeys = SocialConnectFeature(rawValue: "passkeys")
  /// Reading what happened to the account.
  public static let accountLog = SocialConnectFeature(rawValue: "account_log")
  /// Listing and revoking authorized apps.
  public static let applications = SocialConnectFeature(rawValue: "applications")
  /// Deleting the account.
  public static let accountDeletion = SocialConnectFeature(rawValue: "account_deletion")
  /// Setting a birthday.
  public static let birthday = SocialConnectFeature(rawValue: "birthday")
  /// Signing in by providers, and linking them.
  public static let providers = SocialConnectFeature(rawValue: "providers")
  /// Choosing whose activity notifies.
  public static let notificationPolicy = SocialConnectFeature(rawValue: "notification_policy")
  /// Places with coordinates on statuses, without a `place_id`.
  public static let places = SocialConnectFeature(rawValue: "places")
}
