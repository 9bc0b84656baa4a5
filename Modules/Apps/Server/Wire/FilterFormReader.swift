import AppValues
import Entities
import Filters
import MastodonAPI

/// Reads filters from apps' forms. Errors are worded as Mastodon words them.
struct FilterFormReader {
  /// A century in seconds: longer is as long.
  private static let longest = 3_155_760_000.0
  let now: Timestamp

  /// The settings of a filter after a form; what the form doesn't give stays.
  ///
  /// - Parameter old: Those before; nil for a new filter.
  ///
  /// Throws `ServerError`.
  func settings(_ form: MastodonFilterForm, changing old: FilterSettings?) throws -> FilterSettings {
    let title = form.title ?? old?.title ?? ""
    if title.allSatisfy(\.isWhitespace) { throw ServerError.invalid("Title can't be blank") }
    return FilterSettings(
      title, in: try contexts(form.context, changing: old),
      action: try form.filterAction.map(action) ?? old?.action ?? .warn,
      expiresAt: try end(form.expiresIn, changing: old))
  }

  /// The settings of a filter after a form of an older client.
  ///
  /// Throws `ServerError`.
  func settings(_ form: MastodonFilterFormV1, changing old: FilterSettings?) throws -> FilterSettings {
    FilterSettings(
      old?.title ?? form.phrase ?? "", in: try contexts(form.context, changing: old),
      action: form.irreversible.map { $0 ? .hide : .warn } ?? old?.action ?? .warn,
      expiresAt: try end(form.expiresIn, changing: old))
  }

  /// Throws `ServerError`.
  func phrases(_ forms: [MastodonKeywordChange]?) throws -> [PhraseChange] {
    try (forms ?? []).map { form in
      guard let id = form.id.map({ ID<FilterPhrase>($0) }) else {
        return try added(form.keyword, form.wholeWord)
      }
      if form.destroy == true { return .remove(id) }
      return .edit(id, text: try form.keyword.map(words), isWholeWord: form.wholeWord)
    }
  }

  /// Throws `ServerError`.
  func added(_ text: String?, _ isWholeWord: Bool?) throws -> PhraseChange {
    .add(try words(text ?? ""), isWholeWord: isWholeWord ?? true)
  }

  /// Throws `ServerError` for what has no words.
  func words(_ text: String) throws -> String {
    if text.allSatisfy(\.isWhitespace) { throw ServerError.invalid("Keyword can't be blank") }
    return text
  }

  private func contexts(_ words: [String]?, changing old: FilterSettings?) throws -> Set<FilterContext> {
    guard let words = words?.filter({ !$0.isEmpty }) else {
      if let old { return old.contexts }
      throw ServerError.invalid("Context can't be blank")
    }
    if words.isEmpty { throw ServerError.invalid("Context can't be blank") }
    let contexts = words.compactMap(FilterContext.init)
    if contexts.count < words.count {
      throw ServerError.invalid("Context None or invalid context supplied")
    }
    return Set(contexts)
  }

  private func action(_ word: MastodonFilterAction) throws -> FilterAction {
    guard let action = FilterAction(rawValue: word.rawValue) else {
      throw ServerError.invalid("Filter action is not included in the list")
    }
    return action
  }

  /// When a filter ends. An empty text, or what isn't a number, is never, as it is for Mastodon.
  private func end(_ seconds: String?, changing old: FilterSettings?) throws -> Timestamp? {
    guard let seconds else { return old?.expiresAt }
    guard let count = Double(seconds), !count.isNaN else { return nil }
    return Timestamp(milliseconds: now.milliseconds + Int64(min(max(count, 0), Self.longest)) * 1000)
  }
}
