import AppScreens
import PostText

extension Line {
  /// A text by a person, with its hashtags, mentions and links emphasised.
  init(marking text: String) {
    self.init(
      PostText(text).parts.map { part in
        let text = String(part.text)
        return switch part.kind {
        case .plain: TextSpan(text)
        case .hashtag, .mention: TextSpan(text, .accent)
        case .link: TextSpan(text, .accent, link: text)
        }
      })
  }
}
