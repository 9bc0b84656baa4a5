/// A person's default settings for new posts.
public struct WritingDefaults: Codable, Hashable, Sendable {
  /// The visibilities that can be a default. Direct posts name people, which a default can't.
  public static let visibilities: [PostVisibility] = [.everyone, .unlisted, .followers]
  /// The defaults of a person who has chosen none.
  public static let standard = WritingDefaults()

  /// Who can see their posts. A comment is never visible to more people than the post it replies to.
  public var visibility: PostVisibility
  /// The language they write in, one of `LanguageRule.codes`; nil for the interface's language.
  public var language: String?
  /// Whether their photos may disturb people.
  public var isSensitive: Bool
  /// The language of their account, a BCP 47 code, for interfaces that don't know their own. It can't be changed
  /// here, and is nil if the source doesn't provide it.
  public var accountLanguage: String?

  /// - Parameters:
  ///   - visibility: One of `visibilities`.
  ///   - language: One of `LanguageRule.codes`; nil for the interface's language.
  ///   - isSensitive: Whether their photos may disturb people.
  ///   - accountLanguage: A BCP 47 code; nil if the source doesn't provide it.
  public init(
    visibility: PostVisibility = .everyone, language: String? = nil, isSensitive: Bool = false,
    accountLanguage: String? = nil
  ) {
    self.visibility = visibility
    self.language = language
    self.isSensitive = isSensitive
    self.accountLanguage = accountLanguage
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      visibility: try values.decode(PostVisibility.self, forKey: .visibility),
      language: try values.decodeIfPresent(String.self, forKey: .language),
      isSensitive: try values.decodeIfPresent(Bool.self, forKey: .isSensitive) ?? false,
      accountLanguage: try values.decodeIfPresent(String.self, forKey: .accountLanguage))
  }
}
