public import AppValues
public import Entities

/// What becomes of a picture on a profile.
public enum PictureChange: Hashable, Sendable {
  /// It is made from this file.
  case file(LocalFile)
  /// There is none any more.
  case remove
}

/// A change to the viewer's own profile; nil leaves a value as it is.
public struct ProfileEdit: Hashable, Sendable {
  /// The name to show, 1 to 30 characters.
  public var name: String?
  /// The file to make a square picture of.
  public var avatar: PictureChange?
  /// The file to make a wide picture of.
  public var header: PictureChange?
  /// Empty to say nothing.
  public var bio: String?
  /// All of them, in place of those before.
  public var fields: [ProfileField]?
  /// Whether they approve each follower themselves.
  public var isLocked: Bool?
  /// Whether a program writes their posts.
  public var isBot: Bool?
  /// Whether their followers and following are private; the counts stay public.
  public var hidesFollowers: Bool?
  /// Who may see their posts where they do not say it.
  public var visibility: PostVisibility?
  /// What they write in where they do not say it, an ISO 639-1 code; empty for the language of the program.
  public var language: String?

  /// A change to what is named, and to nothing else.
  public init(
    name: String? = nil, avatar: PictureChange? = nil, header: PictureChange? = nil, bio: String? = nil,
    fields: [ProfileField]? = nil, isLocked: Bool? = nil,
    isBot: Bool? = nil, hidesFollowers: Bool? = nil, visibility: PostVisibility? = nil,
    language: String? = nil
  ) {
    self.name = name
    self.avatar = avatar
    self.header = header
    self.bio = bio
    self.fields = fields
    self.isLocked = isLocked
    self.isBot = isBot
    self.hidesFollowers = hidesFollowers
    self.visibility = visibility
    self.language = language
  }
}

/// A person's own profile, with what only they see of it.
public struct OwnProfile: Hashable, Sendable {
  /// The profile as others see it.
  public let user: User
  /// The visibility and language of new posts that do not say their own.
  public let defaults: WritingDefaults

  /// A profile, as the source answered it in two parts.
  public init(user: User, defaults: WritingDefaults) {
    self.user = user
    self.defaults = defaults
  }
}
