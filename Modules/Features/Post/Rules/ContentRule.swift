import AppValues
import Entities
import PostText

/// The rules for the content of a post.
enum ContentRule {
  /// The content in the form in which it's stored.
  ///
  /// Throws as `WritingInteractor.ready` says.
  static func checked(
    _ content: PostContent<ID<Photo>>, _ capabilities: PostWritingCapabilities
  ) throws(AppError) -> PostContent<ID<Photo>> {
    if content.place != nil, !capabilities.places { throw .unsupported }
    let warning = try WarningRule.checked(content.warning ?? "")
    // With a photo, invisible text counts as no text.
    let text = try TextLimit.post.normalised(content.text, lines: true)
    if text.isEmpty, content.photos.isEmpty { throw .invalid(.text, .empty) }
    try limit(warning: warning, capabilities).check(text) { length($0, warning: warning) }
    return PostContent(
      text: text, warning: warning,
      language: try content.language.map { code throws(AppError) in try LanguageRule.checked(code) },
      place: try content.place.map { place throws(AppError) in try PlaceRule.checked(place) },
      photos: content.photos, isSensitive: content.isSensitive)
  }

  /// How many more characters a post could have, where the warning counts as well; or how many more bytes, if those
  /// are fewer.
  static func remaining(_ text: String, warning: String?, _ capabilities: PostWritingCapabilities) -> Int {
    limit(warning: warning, capabilities).remaining(text, lines: true) { length($0, warning: warning) }
  }

  private static func limit(warning: String?, _ capabilities: PostWritingCapabilities) -> TextLimit {
    TextLimit(warning == nil ? .text : .textWithWarning, characters: capabilities.maximumLength)
  }

  /// The length of a post in characters, including its warning.
  private static func length(_ text: String, warning: String?) -> Int {
    PostText(text).length + (warning?.count ?? 0)
  }
}
