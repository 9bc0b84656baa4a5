/// What a server of ours can do beyond Mastodon's API. A client that finds no such document speaks to another server.
public struct SocialConnectCapabilities: WireValue, Hashable {
  /// The program's name and version.
  public var software, version: String
  /// What it can do. Features that aren't known are kept as they came.
  public var features: [SocialConnectFeature]

  /// A server of this version with some features.
  public init(software: String = "socialconnect", version: String, features: [SocialConnectFeature]) {
    self.software = software
    self.version = version
    self.features = features
  }

  enum CodingKeys: String, CodingKey {
    case software, version, features
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      software: try values.required(.software), version: values.text(.version),
      features: values.list(.features))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.software, software)
      members.write(.version, version)
      members.write(.features, features)
    }
  }
}

/// Something that a server can do. Each stands for endpoints, which answer 404 where it's missing.
public struct SocialConnectFeature: MastodonWord {
  /// The word as it is on the wire.
  public let rawValue: String

  /// Takes any word; nothing is checked.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Signing in with an address and a password.
  public static let passwordSignIn = SocialConnectFeature(rawValue: "password_sign_in")
  /// Resetting a forgotten password by a code.
  public static let passwordReset = SocialConnectFeature(rawValue: "password_reset")
  /// Changing the password.
  public static let passwordChange = SocialConnectFeature(rawValue: "password_change")
  /// Changing the address to sign in with.
  public static let emailChange = SocialConnectFeature(rawValue: "email_change")
  /// Listing and ending sign-ins.
  public static let signIns = SocialConnectFeature(rawValue: "sign_ins")
  /// Listing and shutting out connected apps.
  public static let applications = SocialConnectFeature(rawValue: "applications")
  /// Deleting the account.
  public static let accountDeletion = SocialConnectFeature(rawValue: "account_deletion")
  /// Keeping a birthday.
  public static let birthday = SocialConnectFeature(rawValue: "birthday")
  /// Choosing whose activity notifies.
  public static let notificationPolicy = SocialConnectFeature(rawValue: "notification_policy")
  /// Places with coordinates on statuses, without a `place_id`.
  public static let places = SocialConnectFeature(rawValue: "places")
}
