import AppValues
import Entities
import SocialMenuShell

extension JSONFormats {
  static let filterPhrase = JSONFormat<FilterPhrase>(
    \JSONStrings.FilterPhrase.form,
    keys: [
      .init("text", \JSONStrings.FilterPhrase.text) { .string($0.text) },
      .init("wholeWord", \JSONStrings.FilterPhrase.wholeWord) { .boolean($0.isWholeWord) },
    ])

  static let filter = JSONFormat<PostFilter>(
    \JSONStrings.Filter.form,
    keys: [
      .init("id", \JSONStrings.Filter.id) { .string($0.id.rawValue) },
      .init("name", \JSONStrings.Filter.name) { .string($0.settings.title) },
      .init("action", \JSONStrings.Filter.action) { .string($0.settings.action.rawValue) },
      .init("contexts", \JSONStrings.Filter.contexts) { filter in
        .array(
          FilterContext.allCases.filter(filter.settings.contexts.contains).map { .string($0.rawValue) })
      },
      .init("expiresAt", \JSONStrings.Filter.expiresAt) {
        $0.settings.expiresAt.map(JSONValue.time) ?? .null
      },
      .init("phrases", \JSONStrings.Filter.phrases) { .array($0.phrases.map(filterPhrase.document)) },
      .init("posts", \JSONStrings.Filter.posts) { .array($0.posts.map { .string($0.post.rawValue) }) },
    ])
}
