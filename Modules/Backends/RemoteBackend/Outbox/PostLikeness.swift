import AppValues
import Entities
import Foundation

/// Tells whether a post of a server is what was written here. Servers give texts back in their own form.
struct PostLikeness {
  private let content: PostContent<ID<Photo>>

  init(_ content: PostContent<ID<Photo>>) {
    self.content = content
  }

  /// Whether a post says the same, as it's shown.
  func matches(_ post: Post) -> Bool { matches(text: post.text, warning: post.content.warning, in: post) }

  /// Whether a post has all but the text in common.
  func mayMatch(_ post: Post) -> Bool {
    post.photos.count == content.photos.count && Self.plain(post.content.warning ?? "") == warning
  }

  /// Whether a post says the same, by its text as it was written.
  func matches(text: String, warning: String?, in post: Post) -> Bool {
    post.photos.count == content.photos.count && Self.plain(text) == Self.plain(content.text)
      && Self.plain(warning ?? "") == self.warning
  }

  /// Whether a post says the same but for signs, which servers change, and the servers of people who are mentioned.
  func resembles(_ post: Post) -> Bool { mayMatch(post) && Self.bare(post.text) == Self.bare(content.text) }

  private var warning: String { Self.plain(content.warning ?? "") }

  /// A text without the differences that no one sees.
  private static func plain(_ text: String) -> String {
    text.precomposedStringWithCanonicalMapping.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func bare(_ text: String) -> String {
    text.replacing(/@([\w.-]+)@[\w.:-]+/) { "@\($0.1)" }.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
