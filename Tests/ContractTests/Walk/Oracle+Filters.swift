import AppValues
import Entities
import Foundation

/// What people would rather not see.
extension Oracle {
  /// The standing filters of someone that match a post, with what they found; none for one's own posts.
  func matches(of viewer: Int?, _ number: Int) -> [SeenMatch] {
    guard let viewer, posts[number].author != viewer else { return [] }
    return filters.filter { $0.owner == viewer && $0.settings.stands(at: now) }.compactMap { filter in
      let found = filter.phrases.filter { phrase in texts(of: number).contains { phrase.isFound(in: $0) } }
      let namesPost = filter.posts.contains(number)
      return found.isEmpty && !namesPost
        ? nil
        : SeenMatch(settings: filter.settings, phrases: found.map(\.text), namesPost: namesPost)
    }
  }

  /// Whether someone is told nothing that has to do with a post.
  func hidesNotices(of post: Int, from person: Int) -> Bool {
    matches(of: person, post).contains {
      $0.settings.action == .hide && $0.settings.contexts.contains(.notifications)
    }
  }

  mutating func add(_ post: Int, toFilter filter: Int) -> AppError? {
    if let error = reaching(post, by: filters[filter].owner) { return error }
    if !filters[filter].posts.contains(post) { filters[filter].posts.append(post) }
    return nil
  }

  /// What is looked through: the text, the options and the descriptions of the photos.
  private func texts(of number: Int) -> [String] {
    let version = posts[number].version
    return [version.text] + (version.poll?.options ?? []) + version.photos.map { _ in WalkedPhoto.alt }
  }
}

/// A phrase that someone filters by.
struct WalkedPhrase: Equatable {
  var text: String
  var isWholeWord: Bool

  /// Looks everywhere in a text, as slow as that is.
  func isFound(in text: String) -> Bool {
    let (text, phrase) = (Self.plain(text), Self.plain(self.text))
    return text.indices.contains { start in
      guard text[start...].starts(with: phrase) else { return false }
      let end = start + phrase.count
      let before = start > 0 && Self.joins(text[start - 1]) && Self.joins(phrase[0])
      let after = end < text.count && Self.joins(text[end]) && Self.joins(phrase[phrase.count - 1])
      return !isWholeWord || !before && !after
    }
  }

  /// The characters without differences of case, accents and width.
  private static func plain(_ text: String) -> [Character] {
    let scalars = text.decomposedStringWithCompatibilityMapping.lowercased().unicodeScalars
    return Array(
      String(String.UnicodeScalarView(scalars.filter { $0.properties.generalCategory != .nonspacingMark })))
  }

  /// Whether words go on across it; Japanese has no gaps between words.
  private static func joins(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber) || character == "_"
  }
}
