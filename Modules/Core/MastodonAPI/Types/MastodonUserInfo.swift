/// The identity of a user, for apps that sign people in (OpenID Connect, section 5.3.2).
public struct MastodonUserInfo: WireValue, Hashable {
  /// The server, the identifier of the account between servers, the display name, and the name after the `@`.
  public var iss, sub, name, preferredUsername: String
  /// The address of the profile, and of the avatar.
  public var profile, picture: String

  /// The identity of a user.
  public init(
    iss: String, sub: String, name: String, preferredUsername: String, profile: String, picture: String
  ) {
    self.iss = iss
    self.sub = sub
    self.name = name
    self.preferredUsername = preferredUsername
    self.profile = profile
    self.picture = picture
  }

  enum CodingKeys: String, CodingKey {
    case iss, sub, name
    case preferredUsername = "preferred_username"
    case profile, picture
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      iss: values.text(.iss), sub: try values.required(.sub), name: values.text(.name),
      preferredUsername: values.text(.preferredUsername), profile: values.text(.profile),
      picture: values.text(.picture))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.iss, iss)
      members.write(.sub, sub)
      members.write(.name, name)
      members.write(.preferredUsername, preferredUsername)
      members.write(.profile, profile)
      members.write(.picture, picture)
    }
  }
}
