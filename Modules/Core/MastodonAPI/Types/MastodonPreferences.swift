/// The user's preferences for writing and reading.
public struct MastodonPreferences: WireValue, Hashable {
  /// The default visibility of statuses.
  public var visibility: MastodonVisibility
  /// Whether photos are sensitive by default.
  public var sensitive: Bool
  /// The language they write in; nil if they've never chosen.
  public var language: String?
  /// Which photos are shown uncovered: `default`, `show_all` or `hide_all`.
  public var expandMedia: String
  /// Whether to show texts with a warning at once.
  public var expandSpoilers: Bool

  /// The preferences of a new account by default.
  public init(
    visibility: MastodonVisibility = .public, sensitive: Bool = false, language: String? = nil,
    expandMedia: String = "default", expandSpoilers: Bool = false
  ) {
    self.visibility = visibility
    self.sensitive = sensitive
    self.language = language
    self.expandMedia = expandMedia
    self.expandSpoilers = expandSpoilers
  }

  enum CodingKeys: String, CodingKey {
    case visibility = "posting:default:visibility"
    case sensitive = "posting:default:sensitive"
    case language = "posting:default:language"
    case expandMedia = "reading:expand:media"
    case expandSpoilers = "reading:expand:spoilers"
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      visibility: values.word(.visibility, or: .public), sensitive: values.flag(.sensitive),
      language: values.optionalText(.language), expandMedia: values.text(.expandMedia, or: "default"),
      expandSpoilers: values.flag(.expandSpoilers))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.visibility, visibility)
      members.write(.sensitive, sensitive)
      members.write(.language, language)
      members.write(.expandMedia, expandMedia)
      members.write(.expandSpoilers, expandSpoilers)
    }
  }
}
