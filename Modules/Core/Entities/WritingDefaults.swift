/// What somebody has chosen for posts of which they say nothing else.
public struct WritingDefaults: Codable, Hashable, Sendable {
  /// Who may be chosen: direct posts name whom they are for, which no default can.
  public static let visibilities: [PostVisibility] = [.everyone, .unlisted, .followers]
  /// What goes for somebody who has chosen nothing.
  public static let standard = WritingDefaults()

  /// Who may see their posts; of comments, nobody more than may see what is answered.
  public var visibility: PostVisibility
  /// What they write in, an ISO 639-1 code; nil for the language of the program they write with.
  public var language: String?

  public init(visibility: PostVisibility = .everyone, language: String? = nil) {
    self.visibility = visibility
    self.language = language
  }
}
