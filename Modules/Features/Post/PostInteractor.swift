public import Entities
import Foundation
import PostText

/// The rules of writing a post and of reading a conversation.
public struct PostInteractor: Sendable {
  /// How many comments are asked for at a time.
  public static let pageSize = 20
  /// The most characters of a publish key.
  public static let maximumKeyLength = 255

  let repository: any PostRepository
  private let makeKey: @Sendable () -> PublishKey

  /// - Parameters:
  ///   - repository: Where posts are written and read.
  ///   - makeKey: Where the key of a post comes from when the caller has none.
  public init(
    repository: any PostRepository,
    makeKey: @escaping @Sendable () -> PublishKey = PublishKey.unique
  ) {
    self.repository = repository
    self.makeKey = makeKey
  }

  /// Publishes a text once it is normalised and checked.
  ///
  /// - Parameters:
  ///   - replyTo: What it is a comment on; nil for a post of its own.
  ///   - key: The same key gives the same post, however often it is sent; nil for a new one.
  ///
  /// Throws `invalid(.text, …)`, `invalid(.key, …)`, and what the repository throws.
  public func publish(
    text: String, replyTo: ID<Post>? = nil, key: PublishKey? = nil
  ) async throws(SocialError) -> Post {
    let post = NewPost(text: try checked(text), replyTo: replyTo)
    return try await repository.publish(post, key: try checked(key ?? makeKey()))
  }

  /// The text as it would be published.
  ///
  /// Throws `invalid(.text, .empty)` when nothing in it can be seen, `.tooLong`, `.unprintable`.
  public func checked(_ text: String) throws(SocialError) -> String {
    let text = Self.normalised(text)
    guard Printable.canBeSeen(text) else { throw .invalid(.text, .empty) }
    guard Printable.isPrintable(text, newlines: true) else {
      throw .invalid(.text, .unprintable)
    }
    let excess = PostText(text).length - PostText.maximumLength
    if excess > 0 {
      throw .invalid(.text, .tooLong(maximum: PostText.maximumLength, excess: excess))
    }
    return text
  }

  /// How many characters may still be added to a text.
  public func remaining(in text: String) -> Int {
    PostText.maximumLength - PostText(Self.normalised(text)).length
  }

  /// The text in the one form in which it is kept: lines ended by LF, tabs as spaces, no blanks around it,
  /// NFC.
  public static func normalised(_ text: String) -> String {
    text
      .replacingOccurrences(of: "\r\n", with: "\n")
      .replacingOccurrences(of: "\r", with: "\n")
      .replacingOccurrences(of: "\t", with: " ")
      .trimmingCharacters(in: .whitespacesAndNewlines)
      .precomposedStringWithCanonicalMapping
  }

  private func checked(_ key: PublishKey) throws(SocialError) -> PublishKey {
    let excess = key.rawValue.count - Self.maximumKeyLength
    if key.rawValue.isEmpty { throw .invalid(.key, .empty) }
    if excess > 0 { throw .invalid(.key, .tooLong(maximum: Self.maximumKeyLength, excess: excess)) }
    if !Printable.isPrintable(key.rawValue) { throw .invalid(.key, .unprintable) }
    return key
  }
}

extension PublishKey {
  /// A key that nobody else makes.
  @Sendable public static func unique() -> PublishKey {
    PublishKey(UUID().uuidString.lowercased())
  }
}
