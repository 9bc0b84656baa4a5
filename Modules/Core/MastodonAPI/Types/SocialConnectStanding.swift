/// How the user can sign in, and whether the session is proven.
public struct SocialConnectStanding: WireValue, Hashable {
  /// Whether the user has signed in, or proven who they are, within ten minutes.
  public var isProven: Bool
  /// Whether that was by more than a password.
  public var isProvenBeyondPassword: Bool
  /// Whether the address was changed within seven days, for which a password isn't enough to take something away.
  public var hasNewAddress: Bool
  /// Whether a factor or a passkey was added then, or in the week before: it isn't enough, either.
  public var hasNewFactors: Bool
  /// Whether the account has a password.
  public var hasPassword: Bool
  /// How many passkeys it has.
  public var passkeys: Int
  /// Whether a code of an authenticator app is asked for beside it.
  public var hasAuthenticator: Bool
  /// How many recovery codes haven't been used.
  public var recoveryCodesLeft: Int

  /// A standing; no passkeys by default.
  public init(
    isProven: Bool, isProvenBeyondPassword: Bool = false, hasNewAddress: Bool = false,
    hasNewFactors: Bool = false, hasPassword: Bool, passkeys: Int = 0,
    hasAuthenticator: Bool = false, recoveryCodesLeft: Int = 0
  ) {
    self.isProven = isProven
    self.isProvenBeyondPassword = isProvenBeyondPassword
    self.hasNewAddress = hasNewAddress
    self.hasNewFactors = hasNewFactors
    self.hasPassword = hasPassword
    self.passkeys = passkeys
    self.hasAuthenticator = hasAuthenticator
    self.recoveryCodesLeft = recoveryCodesLeft
  }

  enum CodingKeys: String, CodingKey {
    case isProven = "proven"
    case isProvenBeyondPassword = "proven_beyond_password"
    case hasNewAddress = "new_address"
    case hasNewFactors = "new_factors"
    case hasPassword = "password"
    case passkeys
    case hasAuthenticator = "authenticator"
    case recoveryCodesLeft = "recovery_codes_left"
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      isProven: values.flag(.isProven), isProvenBeyondPassword: values.flag(.isProvenBeyondPassword),
      hasNewAddress: values.flag(.hasNewAddress), hasNewFactors: values.flag(.hasNewFactors),
      hasPassword: values.flag(.hasPassword),
      passkeys: values.count(.passkeys),
      hasAuthenticator: values.flag(.hasAuthenticator), recoveryCodesLeft: values.count(.recoveryCodesLeft))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.isProven, isProven)
      members.write(.isProvenBeyondPassword, isProvenBeyondPassword)
      members.write(.hasNewAddress, hasNewAddress)
      members.write(.hasNewFactors, hasNewFactors)
      members.write(.hasPassword, hasPassword)
      members.write(.passkeys, passkeys)
      members.write(.hasAuthenticator, hasAuthenticator)
      members.write(.recoveryCodesLeft, recoveryCodesLeft)
    }
  }
}
