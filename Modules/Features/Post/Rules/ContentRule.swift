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
    if content.poll != nil, !content.photos.isEmpty { throw .invalid(.photos, .unsupported) }
    try checkCount(content.photos.count, capabilities)
    let checked = PostContent(
      // With a photo, invisible text counts as no text.
      text: try TextLimit.post.normalised(content.text, lines: true),
      warning: try WarningRule.checked(content.warning ?? ""),
      language: try content.language.map { code throws(AppError) in try LanguageRule.checked(code) },
      place: try content.place.map { place throws(AppError) in try PlaceRule.checked(place) },
      poll: try content.poll.map { poll throws(AppError) in try PollRule.checked(poll, capabilities.polls) },
      photos: content.photos, isSensitive: content.isSensitive
    ).withWarningAsText
    if checked.text.isEmpty, checked.photos.isEmpty { throw .invalid(.text, .empty) }
    try checkLength(of: checked, capabilities)
    return checked
  }

  /// Makes sure that a post can have a text and a warning as long as these together.
  ///
  /// Throws `invalid(.text, …)` or `invalid(.textWithWarning, …)`: `tooLong`, `tooLarge`.
  static func checkLength(
    of content: PostContent<ID<Photo>>, _ capabilities: PostWritingCapabilities
  ) throws(AppError) {
    let warning = content.warning
    try limit(warning: warning, capabilities).check(content.text) { length($0, warning: warning) }
  }

  /// Makes sure that a post can have this many photos.
  ///
  /// Throws `unsupported` if posts can't have any, `invalid(.photos, .tooLong)`.
  static func checkCount(_ photos: Int, _ capabilities: PostWritingCapabilities) throws(AppError) {
    let maximum = capabilities.maximumPhotos
    let excess = photos - maximum
    if excess <= 0 { return }
    throw maximum == 0 ? .unsupported : .invalid(.photos, .tooLong(maximum: maximum, excess: excess))
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
