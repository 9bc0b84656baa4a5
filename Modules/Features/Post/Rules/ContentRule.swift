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
    let limit = TextLimit(warning == nil ? .text : .textWithWarning, characters: capabilities.maximumLength)
    try limit.check(text) { length($0, warning: warning) }
    return PostContent(
      text: text, warning: warning,
      language: try content.language.map { code throws(AppError) in try LanguageRule.checked(code) },
      place: try content.place.map { place throws(AppError) in try PlaceRule.checked(place) },
      photos: content.photos)
  }

  /// The length of a post in characters, including its warning.
  static func length(_ text: String, warning: String?) -> Int {
    PostText(text).length + (warning?.count ?? 0)
  }
}
