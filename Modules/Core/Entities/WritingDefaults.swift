/// A person's default settings for new posts.
public struct WritingDefaults: Codable, Hashable, Sendable {
  /// Who may be chosen: direct posts name whom they are for, which no default can.
  public static let visibilities: [PostVisibility] = [.everyone, .unlisted, .followers]
  /// The settings of a person who has chosen none.
  public static let standard = WritingDefaults()

  /// Who may see their posts; of comments, no one more than may see what is answered.
  public var visibility: PostVisibility
  /// What they write in, an ISO 639-1 code; nil for the language of the program they write with.
  public var language: String?

  /// - Parameters:
  ///   - visibility: One of `visibilities`.
  ///   - language: An ISO 639-1 code; nil for the language of the program they write with.
  public init(visibility: PostVisibility = .everyone, language: String? = nil) {
    self.visibility = visibility
    self.language = language
  }
}
