public import AppScreens
import AppValues
import Entities
import Presentation

/// The rendering of a draft, the same everywhere.
public struct DraftRendering: Sendable {
  private let strings: DraftsStrings
  private let context: ViewContext

  /// Renders with the texts of `strings` and `context`, and ages as of now.
  public init(strings: DraftsStrings, context: ViewContext) {
    self.strings = strings
    self.context = context
  }

  /// What a `draft` is for, when it was saved, and how it begins.
  public func lines(_ draft: Draft) -> [Line] {
    let text = context.posts.excerpt(draft.form.content.text)
    let count = draft.form.content.photos.count
    let photos =
      count > 0 ? [Line(context.words.social.counts.photos(count), .faint)] : []
    return [header(draft)] + (text.isEmpty && count == 0 ? [Line(strings.noText, .faint)] : text + photos)
  }

  private func header(_ draft: Draft) -> Line {
    var spans = [
      TextSpan(strings.kind(draft.writing), .strong),
      TextSpan(" · \(context.words.ago(draft.savedAt, now: context.clock.now()))", .faint),
    ]
    if let visibility = draft.form.visibility, visibility != .everyone {
      spans.append(TextSpan(" · \(context.words.name(of: visibility))", .faint))
    }
    return Line(spans)
  }
}
