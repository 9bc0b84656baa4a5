/// What is shown of an account in a row of pictures.
public struct MastodonPartialAccount: WireValue, Hashable {
  /// The id, and the handle, with the server's name for people elsewhere.
  public var id, acct: String
  /// Whether the account lets people follow only on request, and whether it's automated.
  public var locked, bot: Bool
  /// The address of the profile.
  public var url: String
  /// The address of the picture, and of one that doesn't move.
  public var avatar, avatarStatic: String

  /// A part of an `account`.
  public init(_ account: MastodonAccount) {
    id = account.id
    acct = account.acct
    locked = account.locked
    bot = account.bot
    url = account.url
    avatar = account.avatar
    avatarStatic = account.avatarStatic
  }

  enum CodingKeys: String, CodingKey {
    case id, acct, locked, bot, url, avatar
    case avatarStatic = "avatar_static"
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.required(.id)
    acct = values.text(.acct)
    locked = values.flag(.locked)
    bot = values.flag(.bot)
    url = values.text(.url)
    avatar = values.text(.avatar)
    avatarStatic = values.optionalText(.avatarStatic) ?? avatar
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.id, id)
      members.write(.acct, acct)
      members.write(.locked, locked)
      members.write(.bot, bot)
      members.write(.url, url)
      members.write(.avatar, avatar)
      members.write(.avatarStatic, avatarStatic)
    }
  }
}
