/// A member of a club, who has nothing to do with SocialConnect's profiles.
public struct Member: Sendable {
  public let name: String
  public let joined: Int

  public init(_ name: String, joined: Int) {
    self.name = name
    self.joined = joined
  }
}
