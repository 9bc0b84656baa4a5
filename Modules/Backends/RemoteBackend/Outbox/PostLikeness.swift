import AppValues
import Entities
import Foundation

/// Tells whether a post of a server is what was written here. Servers give texts back in their own form.
struct PostLikeness {
  private let content: PostContent<ID<Photo>>
  private let alts: [String?]

  /// - Parameters:
  ///   - content: What was written.
  ///   - alts: The descriptions of its photos; nil for each that isn't known.
  init(_ content: PostContent<ID<Photo>>, alts: [String?]) {
    self.content = content
    self.alts = alts
  }

  /// Whether a post says the same, as it's shown.
  func matches(_ post: Post) -> Bool { matches(text: post.text, warning: post.content.warning, in: post) }

  /// Whether a post has all but the text in common.
  func mayMatch(_ post: Post) -> Bool {
    hasPhotos(post) && Self.plain(post.content.warning ?? "") == warning
  }

  /// Whether a post says the same, by its text as it was written.
  func matches(text: String, warning: String?, in post: Post) -> Bool {
    hasPhotos(post) && Self.plain(text) == Self.plain(content.text)
      && Self.plain(warning ?? "") == self.warning
  }

  /// Whether a post says the same but for signs, which servers change, and the servers of people who are mentioned.
  func resembles(_ post: Post) -> Bool { mayMatch(post) && Self.bare(post.text) == Self.bare(content.text) }

  private var warning: String { Self.plain(content.warning ?? "") }

  /// Whether a post's photos may be the same. A server that has no description may not keep any.
  private func hasPhotos(_ post: Post) -> Bool {
    guard post.photos.count == content.photos.count else { return false }
    return zip(alts, post.photos).allSatisfy { alt, photo in
      guard let alt, !photo.alt.isEmpty else { return true }
      return Self.plain(alt) == Self.plain(photo.alt)
    }
  }

  /// A text without the differences that no one sees.
  private static func plain(_ text: String) -> String {
    text.precomposedStringWithCanonicalMapping.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func bare(_ text: String) -> String {
    text.replacing(/@([\w.-]+)@[\w.:-]+/) { "@\($0.1)" }.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
