/// How the user can sign in, and whether the session is proven.
public struct SocialConnectStanding: WireValue, Hashable {
  /// Whether the user has signed in, or proven who they are, within ten minutes.
  public var isProven: Bool
  /// Whether the account has a password.
  public var hasPassword: Bool

  /// A standing.
  public init(isProven: Bool, hasPassword: Bool) {
    self.isProven = isProven
    self.hasPassword = hasPassword
  }

  enum CodingKeys: String, CodingKey {
    case isProven = "proven"
    case hasPassword = "password"
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(isProven: values.flag(.isProven), hasPassword: values.flag(.hasPassword))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.isProven, isProven)
      members.write(.hasPassword, hasPassword)
    }
  }
}
