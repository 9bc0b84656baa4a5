import AppValues
import Entities
import PostText

/// What a post may say.
enum ContentRule {
  /// The content in the one form in which it is kept.
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

  /// The characters of a post: those of its warning count as well.
  static func length(_ text: String, warning: String?) -> Int {
    PostText(text).length + (warning?.count ?? 0)
  }
}
