public import Entities
import Synchronization

/// Finds the filters that match a post, and remembers what was found: a page that is read again costs little. It's made
/// of one version of a person's filters.
public final class FilterMemory: Sendable {
  private struct Answer {
    /// Of what the post said.
    let hash: Int
    let matches: [FilterMatch]
  }

  private struct Answers {
    var recent: [ID: Answer] = [:]
    /// Those found before that. What isn't asked for again is forgotten when the next ones take this place.
    var earlier: [ID: Answer] = [:]
  }

  private typealias ID = Post.ID

  private let matcher: FilterMatcher
  private let limit: Int
  private let answers = Mutex(Answers())

  /// - Parameters:
  ///   - filters: All filters of a person.
  ///   - limit: The number of posts that are remembered at least; at most, twice as many are.
  public init(_ filters: [PostFilter], limit: Int = 500) {
    matcher = FilterMatcher(filters)
    self.limit = limit
  }

  /// The filters that match a post, also those that have ended.
  public func matches(_ post: Post) -> [FilterMatch] {
    let hash = Self.hash(post.content)
    if let known = answer(post.id), known.hash == hash { return known.matches }
    let matches = matcher.matches(post)
    remember(Answer(hash: hash, matches: matches), of: post.id)
    return matches
  }

  private func answer(_ id: ID) -> Answer? {
    answers.withLock { $0.recent[id] ?? $0.earlier[id] }
  }

  private func remember(_ answer: Answer, of id: ID) {
    answers.withLock { answers in
      if answers.recent.count >= limit { (answers.earlier, answers.recent) = (answers.recent, [:]) }
      answers.recent[id] = answer
    }
  }

  /// Differs, as good as always, when anything that filters look at has changed. What changes without an edit, such as
  /// the description of a photo, counts as well.
  private static func hash(_ content: PostContent<Photo>) -> Int {
    var hasher = Hasher()
    hasher.combine(bytesOf: content.text)
    hasher.combine(bytesOf: content.warning ?? "")
    for option in content.poll?.options ?? [] { hasher.combine(bytesOf: option) }
    for photo in content.photos { hasher.combine(bytesOf: photo.alt) }
    return hasher.finalize()
  }
}

extension Hasher {
  /// Texts that are equal and written in different characters differ here; to tell these, each would be read by character.
  fileprivate mutating func combine(bytesOf text: String) {
    var text = text
    text.withUTF8 { combine(bytes: UnsafeRawBufferPointer($0)) }
    combine(0xFF as UInt8)
  }
}
