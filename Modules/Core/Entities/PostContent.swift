public import AppValues

/// What a post says. Drafts, posts, their earlier versions and archives all contain one, so a new part of a post is a
/// new part of this type.
///
/// `Picture` is the type of its photos: a `Photo` if they can be shown, an `ID<Photo>` while the post is being
/// written, a file in an archive.
public struct PostContent<Picture: Hashable & Sendable>: Hashable, Sendable {
  /// Plain text, at most 500 characters as PostText counts them.
  public var text: String
  /// Shown instead of the text until the reader opens it; nil for none.
  public var warning: String?
  /// The language of the text, one of `LanguageRule.codes`; nil if unknown.
  public var language: String?
  /// Where it was written; nil if the author doesn't say.
  public var place: Place?
  /// What it lets people vote on; nil for nothing.
  public var poll: PollQuestion?
  /// The photos, in the order in which they're shown.
  public var photos: [Picture]
  /// Whether the author says that its photos may disturb people. They're shown only to people who open the post.
  public var isSensitive: Bool

  /// Makes content of all its parts. Code that reads or checks each part calls this, so that the compiler requires a
  /// new part there. For the same reason, code that shows or sends them takes ``parts`` apart.
  public init(
    text: String, warning: String?, language: String?, place: Place?, poll: PollQuestion?, photos: [Picture],
    isSensitive: Bool
  ) {
    self.text = text
    self.warning = warning
    self.language = language
    self.place = place
    self.poll = poll
    self.photos = photos
    self.isSensitive = isSensitive
  }

  /// All parts, to be taken apart: `let (text, warning, language, place, poll, photos, isSensitive) = content.parts`.
  public var parts:
    (
      text: String, warning: String?, language: String?, place: Place?, poll: PollQuestion?,
      photos: [Picture],
      isSensitive: Bool
    )
  { (text, warning, language, place, poll, photos, isSensitive) }

  /// A text, with other parts as needed.
  public init(
    _ text: String = "", warning: String? = nil, language: String? = nil, place: Place? = nil,
    poll: PollQuestion? = nil, photos: [Picture] = [], isSensitive: Bool = false
  ) {
    self.init(
      text: text, warning: warning, language: language, place: place, poll: poll, photos: photos,
      isSensitive: isSensitive)
  }

  /// Whether its photos are hidden until someone opens the post: its author says so, or it has a warning.
  public var countsAsSensitive: Bool { isSensitive || warning != nil }

  /// The same content, with the warning as the text if there's neither a text nor a photo to warn about.
  public var withWarningAsText: PostContent {
    guard text.isEmpty, photos.isEmpty, let warning else { return self }
    var content = self
    (content.text, content.warning) = (warning, nil)
    return content
  }

  /// The same content with photos of another type.
  public func withPhotos<Other>(_ photos: [Other]) -> PostContent<Other> {
    PostContent<Other>(
      text: text, warning: warning, language: language, place: place, poll: poll, photos: photos,
      isSensitive: isSensitive)
  }

  /// The parts that differ from an earlier version.
  public func changes(since earlier: PostContent) -> [PostPart] {
    PostPart.allCases.filter { part in
      switch part {
      case .text: text != earlier.text
      case .warning: warning != earlier.warning
      case .language: language != earlier.language
      case .place: place != earlier.place
      case .poll: poll != earlier.poll
      case .photos: photos != earlier.photos
      case .sensitivity: isSensitive != earlier.isSensitive
      }
    }
  }
}

/// A part of what a post says.
@nonexhaustive
public enum PostPart: Hashable, Sendable, CaseIterable {
  case text, warning, language, place, poll, photos, sensitivity
}

extension PostContent<Photo> {
  /// The same content with the ids of its photos, for writing.
  public var written: PostContent<ID<Photo>> { withPhotos(photos.map(\.id)) }
}

// The form in which drafts and archives have it: a part that is missing is nil or false, no key ever changes its
// meaning.
extension PostContent: Codable where Picture: Codable {
  private enum CodingKeys: CodingKey {
    case text, warning, language, place, poll, photos, isSensitive
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      text: try values.decode(String.self, forKey: .text),
      warning: try values.decodeIfPresent(String.self, forKey: .warning),
      language: try values.decodeIfPresent(String.self, forKey: .language),
      place: try values.decodeIfPresent(Place.self, forKey: .place),
      poll: try values.decodeIfPresent(PollQuestion.self, forKey: .poll),
      photos: try values.decodeIfPresent([Picture].self, forKey: .photos) ?? [],
      isSensitive: try values.decodeIfPresent(Bool.self, forKey: .isSensitive) ?? false)
  }
}
