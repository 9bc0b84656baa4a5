/// The text of a post, and what its rules find in it.
public struct PostText: Hashable, Sendable {
  /// The most characters of a post, counted as `length` counts.
  public static let maximumLength = 500
  /// What a link counts, however long it is.
  public static let linkLength = 23

  /// As it was written.
  public let text: String

  public init(_ text: String) {
    self.text = text
  }

  /// How many characters people would count: graphemes, a link as `linkLength`.
  public var length: Int {
    text.count
  }

  /// The names of the hashtags without `#`, as written, in order of appearance, each once in whatever case.
  public var hashtags: [String] { [] }

  /// The handles mentioned, without `@`, in order of appearance, each once in whatever case.
  public var mentions: [String] { [] }
}
