import AppValues
import Entities
import Foundation

/// Parses input into a query.
struct QueryReader {
  private let text: String

  /// - Parameter entered: The input, with any white space. The full-width marks of Japanese keyboards count as the
  ///   usual ones.
  ///
  /// Throws `invalid(.query, .tooLarge)`.
  init(_ entered: String) throws(AppError) {
    try TextLimit.query.checkCountable(entered)
    text =
      Printable.ordered(entered)
      .split(whereSeparator: \.isWhitespace).map { Self.narrowed(String($0)) }.joined(separator: " ")
      .precomposedStringWithCanonicalMapping
  }

  /// Throws `invalid(.query, …)` when it is empty, too short, too long, too large or not printable,
  /// `invalid(.handle, …)` when what follows `from:` can't be a handle.
  func query() throws(AppError) -> SearchQuery {
    if text.hasPrefix("@") { return try people() }
    if text.hasPrefix("#") { return try hashtags() }
    try check(text)
    let posts = try self.posts()
    let beginning = Self.beginning(text)
    let scopes = SearchScope.allCases.filter { scope in
      switch scope {
      case .people: posts.author == nil
      case .hashtags: beginning != nil
      case .posts: true
      }
    }
    return SearchQuery(text: text, scopes: scopes, people: text, hashtags: beginning, posts: posts)
  }

  private func people() throws(AppError) -> SearchQuery {
    let name = text.dropFirst().trimmingCharacters(in: .whitespaces)
    try check(name)
    return SearchQuery(text: text, scopes: [.people], people: name, hashtags: nil, posts: PostQuery(text))
  }

  private func hashtags() throws(AppError) -> SearchQuery {
    let name = text.dropFirst().trimmingCharacters(in: .whitespaces)
    // One character is enough to begin with.
    try check(name, atLeast: 1)
    let beginning = Self.beginning(name)
    return SearchQuery(
      text: text, scopes: beginning == nil ? [.posts] : [.hashtags, .posts], people: name,
      hashtags: beginning, posts: PostQuery(name))
  }

  /// The words to find, and the author.
  private func posts() throws(AppError) -> PostQuery {
    var words = text.split(separator: " ").map(String.init)
    guard let index = words.firstIndex(where: { $0.lowercased().hasPrefix("from:") }) else {
      return PostQuery(text)
    }
    let name = String(words.remove(at: index).dropFirst("from:".count))
    let author: PostAuthor =
      name.lowercased() == "me" ? .viewer : .handle(try Handle(name).folded)
    return PostQuery(words.joined(separator: " "), by: author)
  }

  /// The text as the beginning of a hashtag; nil when it can't be one.
  private static func beginning(_ text: String) -> String? {
    let isOneWord = text.allSatisfy { $0.isLetter || $0.isNumber || "_·・".contains($0) }
    return isOneWord && !text.isEmpty ? text : nil
  }

  private static func narrowed(_ word: String) -> String {
    let marks: [(wide: String, usual: String)] = [("＠", "@"), ("＃", "#"), ("from：", "from:")]
    guard let mark = marks.first(where: { word.lowercased().hasPrefix($0.wide) }) else { return word }
    return mark.usual + word.dropFirst(mark.wide.count)
  }

  private func check(
    _ text: String, atLeast minimum: Int = SearchInteractor.minimumLength
  ) throws(AppError) {
    if text.isEmpty { throw .invalid(.query, .empty) }
    if text.count < minimum, !SearchText.holdsWholeWord(text) {
      throw .invalid(.query, .tooShort(minimum: minimum))
    }
    if !Printable.isPrintable(text) { throw .invalid(.query, .unprintable) }
    try TextLimit.query.check(text)
  }
}
