public import AppValues
public import Entities

/// A change to an image of a profile.
public enum PictureChange: Hashable, Sendable {
  /// Uses this file as the new image.
  case file(LocalFile)
  /// Removes the image.
  case remove
}

/// A change to the viewer's own profile. Values that are nil stay as they are.
public struct ProfileEdit: Hashable, Sendable {
  /// The display name, 1 to 30 characters.
  public var name: String?
  /// The profile photo, which is made square.
  public var avatar: PictureChange?
  /// The header image, which is made wide.
  public var header: PictureChange?
  /// The bio; empty for none.
  public var bio: String?
  /// All custom fields, which replace the existing ones.
  public var fields: [ProfileField]?
  /// Whether the viewer approves followers.
  public var isLocked: Bool?
  /// Whether this is a bot account.
  public var isBot: Bool?
  /// Whether followers and following are private; the counts stay public.
  public var hidesFollowers: Bool?
  /// Whether the viewer is shown in suggestions and in the directory.
  public var isDiscoverable: Bool?
  /// Whether others find the viewer's public posts by searching.
  public var isIndexable: Bool?
  /// All sites that may name the viewer as an author, which replace the existing ones: see `AttributionDomains`.
  public var attributionDomains: [String]?
  /// The default visibility of posts.
  public var visibility: PostVisibility?
  /// The default language of posts, one of `LanguageRule.codes`; empty for the same as the interface.
  public var language: String?
  /// Whether photos of new posts may disturb people, unless a post says otherwise.
  public var isSensitive: Bool?

  /// A change to the given values.
  public init(
    name: String? = nil, avatar: PictureChange? = nil, header: PictureChange? = nil, bio: String? = nil,
    fields: [ProfileField]? = nil, isLocked: Bool? = nil,
    isBot: Bool? = nil, hidesFollowers: Bool? = nil, isDiscoverable: Bool? = nil, isIndexable: Bool? = nil,
    attributionDomains: [String]? = nil,
    visibility: PostVisibility? = nil, language: String? = nil, isSensitive: Bool? = nil
  ) {
    self.name = name
    self.avatar = avatar
    self.header = header
    self.bio = bio
    self.fields = fields
    self.isLocked = isLocked
    self.isBot = isBot
    self.hidesFollowers = hidesFollowers
    self.isDiscoverable = isDiscoverable
    self.isIndexable = isIndexable
    self.attributionDomains = attributionDomains
    self.visibility = visibility
    self.language = language
    self.isSensitive = isSensitive
  }
}

extension ProfileEdit {
  /// A part of the viewer's own profile, by its name here.
  public enum Part: Hashable, Sendable, CaseIterable {
    case name, bio, avatar, header, fields
    case isLocked, isBot, hidesFollowers, isDiscoverable, isIndexable
    case attributionDomains
    /// The defaults of new posts.
    case visibility, language, isSensitive
  }

  /// The parts that it changes.
  public var parts: Set<Part> { Set(Part.allCases.filter(changes)) }

  private func changes(_ part: Part) -> Bool {
    switch part {
    case .name: name != nil
    case .bio: bio != nil
    case .avatar: avatar != nil
    case .header: header != nil
    case .fields: fields != nil
    case .isLocked: isLocked != nil
    case .isBot: isBot != nil
    case .hidesFollowers: hidesFollowers != nil
    case .isDiscoverable: isDiscoverable != nil
    case .isIndexable: isIndexable != nil
    case .attributionDomains: attributionDomains != nil
    case .visibility: visibility != nil
    case .language: language != nil
    case .isSensitive: isSensitive != nil
    }
  }
}

/// The viewer's own profile, with the values that only they see.
public struct OwnProfile: Hashable, Sendable {
  /// The profile as others see it.
  public let user: User
  /// What only they see.
  public let settings: OwnSettings

  /// The defaults of new posts.
  public var defaults: WritingDefaults { settings.defaults }
  /// The sites that may name them as an author.
  public var attributionDomains: [String] { settings.attributionDomains }

  /// A profile from the two answers of the source.
  public init(user: User, settings: OwnSettings) {
    self.user = user
    self.settings = settings
  }
}

/// What only the viewer sees of their profile.
public struct OwnSettings: Hashable, Sendable {
  /// The defaults of new posts.
  public var defaults: WritingDefaults
  /// The sites that may name them as an author, in the order in which they were entered.
  public var attributionDomains: [String]

  /// Settings as a source keeps them.
  public init(defaults: WritingDefaults, attributionDomains: [String] = []) {
    self.defaults = defaults
    self.attributionDomains = attributionDomains
  }
}
