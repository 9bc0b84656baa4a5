/// A person's default settings for new posts.
public struct WritingDefaults: Codable, Hashable, Sendable {
  /// The choices of visibility: direct posts name their people, which no default can.
  public static let visibilities: [PostVisibility] = [.everyone, .unlisted, .followers]
  /// The settings of a person who has chosen none.
  public static let standard = WritingDefaults()

  /// Who can see their posts; a comment is never visible to more people than the post it replies to.
  public var visibility: PostVisibility
  /// What they write in, an ISO 639-1 code; nil for the interface's language.
  public var language: String?
  /// Whether their photos may disturb people.
  public var isSensitive: Bool

  /// - Parameters:
  ///   - visibility: One of `visibilities`.
  ///   - language: An ISO 639-1 code; nil for the interface's language.
  ///   - isSensitive: Whether their photos may disturb people.
  public init(visibility: PostVisibility = .everyone, language: String? = nil, isSensitive: Bool = false) {
    self.visibility = visibility
    self.language = language
    self.isSensitive = isSensitive
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      visibility: try values.decode(PostVisibility.self, forKey: .visibility),
      language: try values.decodeIfPresent(String.self, forKey: .language),
      isSensitive: try values.decodeIfPresent(Bool.self, forKey: .isSensitive) ?? false)
  }
}
