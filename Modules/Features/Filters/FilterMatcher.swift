import AppValues
public import Entities

/// Finds the filters that match a post. It's made once of a person's filters, and holds for as long as they don't change.
///
/// Texts and phrases are compared as a search compares them, each part of a post by itself, so that no phrase is found
/// across two. Whether a filter has ended is left to whoever asks.
public struct FilterMatcher: Sendable {
  private let filters: [PostFilter]
  private let phrases: [Phrase]
  /// The phrases by how they begin.
  private let beginnings: [Beginning: [Int]]
  /// The numbers of bytes that there are beginnings of, longest first.
  private let lengths: [Int]
  /// A bit for each beginning, so that a position in a text where none is can mostly be told without looking it up.
  private let hints: [UInt64]
  /// The filters that are for a post, by its id.
  private let posts: [ID<Post>: [Int]]

  /// A phrase as its bytes are found.
  fileprivate struct Phrase {
    let filter: Int
    /// As it was entered.
    let text: String
    let bytes: [UInt8]
    /// Whether it must not go on before its first and after its last character.
    let endsAtStart, endsAtEnd: Bool
  }

  /// The first bytes of a phrase, at most eight, and how many those are.
  fileprivate struct Beginning: Hashable {
    /// The first byte is the highest.
    let bytes: UInt64
    let count: Int
    /// Where its bit is among the hints.
    var hint: Int { Int(truncatingIfNeeded: (bytes &* 0x9E37_79B9_7F4A_7C15) >> 50) }
  }

  /// Compiles filters.
  public init(_ filters: [PostFilter]) {
    self.filters = filters
    let phrases = filters.enumerated().flatMap { index, filter in
      filter.phrases.compactMap { Phrase($0, of: index) }
    }
    var hints = [UInt64](repeating: 0, count: (1 << 14) / 64)
    var beginnings: [Beginning: [Int]] = [:]
    for (index, phrase) in phrases.enumerated() {
      let beginning = Beginning(of: phrase.bytes)
      beginnings[beginning, default: []].append(index)
      hints[beginning.hint >> 6] |= 1 << UInt64(beginning.hint & 63)
    }
    var posts: [ID<Post>: [Int]] = [:]
    for (index, filter) in filters.enumerated() {
      for entry in filter.posts { posts[entry.post, default: []].append(index) }
    }
    self.phrases = phrases
    self.beginnings = beginnings
    self.hints = hints
    self.posts = posts
    lengths = Set(beginnings.keys.map(\.count)).sorted(by: >)
  }

  /// The filters that match a post, in their order.
  public func matches(_ post: Post) -> [FilterMatch] {
    let found = found(in: post.content)
    let named = posts[post.id] ?? []
    if found.isEmpty, named.isEmpty { return [] }
    let matched = Set(found.map { phrases[$0].filter }).union(named).sorted()
    return matched.map { index in
      FilterMatch(
        filters[index].id, filters[index].settings,
        phrases: found.filter { phrases[$0].filter == index }.map { phrases[$0].text },
        namesPost: named.contains(index))
    }
  }

  /// The phrases that are found in what a post says, in their order.
  private func found(in content: PostContent<Photo>) -> [Int] {
    if phrases.isEmpty { return [] }
    var found: Set<Int> = []
    let (text, warning, _, _, poll, photos, _) = content.parts
    search(text, &found)
    if let warning { search(warning, &found) }
    for option in poll?.options ?? [] { search(option, &found) }
    for photo in photos where !photo.alt.isEmpty { search(photo.alt, &found) }
    return found.sorted()
  }

  private func search(_ text: String, _ found: inout Set<Int>) {
    var folded = SearchText.searchable(text)
    folded.withUTF8 { bytes in
      var next = Beginning.start(of: bytes)
      for start in bytes.indices {
        for count in lengths where count <= bytes.count - start {
          let beginning = Beginning(next, count: count)
          guard hints[beginning.hint >> 6] & (1 << UInt64(beginning.hint & 63)) != 0 else { continue }
          for index in beginnings[beginning] ?? [] where phrases[index].isFound(in: bytes, at: start) {
            found.insert(index)
          }
        }
        let last = start + Beginning.maximumCount
        next = next << 8 | (last < bytes.count ? UInt64(bytes[last]) : 0)
      }
    }
  }
}

extension FilterMatcher.Phrase {
  /// Nil if nothing of it is left once it's folded.
  fileprivate init?(_ phrase: FilterPhrase, of filter: Int) {
    let folded = SearchText.searchable(phrase.text).unicodeScalars
    guard let first = folded.first, let last = folded.last else { return nil }
    self.filter = filter
    text = phrase.text
    bytes = Array(String(folded).utf8)
    endsAtStart = phrase.isWholeWord && first.joinsWords
    endsAtEnd = phrase.isWholeWord && last.joinsWords
  }

  /// Whether it's in a text at a place, and is a whole word there if it has to be.
  fileprivate func isFound(in text: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    let end = start + bytes.count
    guard end <= text.count, text[start..<end].elementsEqual(bytes) else { return false }
    if endsAtStart, Self.scalar(before: start, in: text)?.joinsWords == true { return false }
    return !(endsAtEnd && Self.scalar(at: end, in: text)?.joinsWords == true)
  }

  private static func scalar(at start: Int, in text: UnsafeBufferPointer<UInt8>) -> Unicode.Scalar? {
    String(decoding: text[start..<min(start + 4, text.count)], as: UTF8.self).unicodeScalars.first
  }

  private static func scalar(before end: Int, in text: UnsafeBufferPointer<UInt8>) -> Unicode.Scalar? {
    guard let start = (0..<end).last(where: { text[$0] & 0xC0 != 0x80 }) else { return nil }
    return scalar(at: start, in: text)
  }
}

extension FilterMatcher.Beginning {
  static let maximumCount = 8

  /// - Parameter start: The eight bytes from a place on.
  init(_ start: UInt64, count: Int) {
    bytes = start >> UInt64(64 - 8 * count)
    self.count = count
  }

  init(of phrase: [UInt8]) {
    self.init(Self.start(of: phrase), count: min(phrase.count, Self.maximumCount))
  }

  /// The first eight bytes, with zeros where there are fewer.
  static func start(of bytes: some Collection<UInt8>) -> UInt64 {
    let first = bytes.prefix(maximumCount)
    return first.reduce(0) { $0 << 8 | UInt64($1) } << UInt64(8 * (maximumCount - first.count))
  }
}

extension Unicode.Scalar {
  /// Whether words go on across it: letters, digits and the underscore, but for scripts without spaces, in which any
  /// character may begin a word.
  fileprivate var joinsWords: Bool {
    if self == "_" { return true }
    guard
      properties.isAlphabetic || properties.numericType != nil
        || properties.generalCategory == .nonspacingMark
    else { return false }
    return !SearchText.holdsWholeWord(String(self))
  }
}
