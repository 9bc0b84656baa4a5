import AppValues
import Entities
import Synchronization

/// Finds links, hashtags and mentions in the UTF-8 of a text, from beginning to end, in any script. It follows
/// Mastodon's rules where apps depend on them.
///
/// - A link begins with `http://` or `https://`, not directly after a word of a script with spaces; see
///   `TextScanner+Links`.
/// - A hashtag is `#` (or `＃`) and letters, marks, digits and `_`, with `·` and `・` inside. It isn't directly after a
///   word or a slash, doesn't consist of digits alone, and isn't longer than `TextLimit.hashtag`.
/// - A mention is `@` (or `＠`) and `[A-Za-z0-9_]`, then optionally `@host`. It isn't directly after a word or one of
///   `/ . - + @`, so that email addresses aren't mentions; see `TextScanner+Mentions`.
///
/// Only the few bytes that can begin one of these are examined closely, and each by at most two attempts, so the time
/// depends on the length of the text alone.
struct TextScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  private let table = ScalarTable.shared
  /// How many bytes were examined closely, counted each time.
  private(set) var effort = 0

  /// - Parameter bytes: Valid UTF-8.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  mutating func scan() -> [TextEntity] {
    var found: [TextEntity] = []
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "h"), UInt8(ascii: "H"), UInt8(ascii: "#"), UInt8(ascii: "@"), Self.fullWidth:
        if let entity = entity(at: index) {
          found.append(entity)
          index = entity.bytes.upperBound
        } else {
          index += 1
        }
      default: index += 1
      }
    }
    return found
  }

  /// The first byte of `＃` and `＠`.
  private static let fullWidth: UInt8 = 0xEF

  private mutating func entity(at start: Int) -> TextEntity? {
    let sign = scalar(at: start)
    switch sign.value {
    case 0x68, 0x48: return linkEnd(from: start).map { TextEntity(kind: .link, bytes: start..<$0) }
    case 0x23, 0xFF03:
      return hashtagEnd(from: start, name: sign.end).map { TextEntity(kind: .hashtag, bytes: start..<$0) }
    case 0x40, 0xFF20:
      return mentionEnd(from: start, handle: sign.end).map { TextEntity(kind: .mention, bytes: start..<$0) }
    default: return nil
    }
  }

  /// Counts bytes that an attempt has examined.
  mutating func look(_ bytes: Int) {
    effort += bytes
  }
}

// MARK: Scalars

extension TextScanner {
  typealias Found = (value: UInt32, end: Int)

  /// The scalar that begins at a byte, which must exist.
  func scalar(at index: Int) -> Found {
    let first = UInt32(bytes[index])
    if first < 0x80 { return (first, index + 1) }
    func next(_ offset: Int) -> UInt32 { UInt32(bytes[index + offset] & 0x3F) }
    if first < 0xE0 { return ((first & 0x1F) << 6 | next(1), index + 2) }
    if first < 0xF0 { return ((first & 0x0F) << 12 | next(1) << 6 | next(2), index + 3) }
    return ((first & 0x07) << 18 | next(1) << 12 | next(2) << 6 | next(3), index + 4)
  }

  /// Where the scalar before a byte begins.
  func start(before index: Int) -> Int {
    var start = index - 1
    while bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }

  func traits(of value: UInt32) -> ScalarTraits { table[value] }

  /// The traits of the scalar at a byte; none at the end.
  func traits(at index: Int) -> ScalarTraits {
    index < bytes.count ? traits(of: scalar(at: index).value) : .known
  }

  func byte(at index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Whether the scalar before a byte forms one character with the text after it.
  func isTakenUp(_ index: Int) -> Bool {
    guard index > 0, index < bytes.count else { return false }
    let next = scalar(at: index).value
    if next < 0x20 || (0x7F...0x9F).contains(next) || next == 0x2028 || next == 0x2029 { return false }
    return traits(at: start(before: index)).contains(.prepended)
  }

  /// The character before a link, hashtag or mention: its last scalar, without marks, and its traits.
  ///
  /// - Returns: nil if the sign is part of the character before it, so that nothing begins there.
  mutating func previous(to index: Int) -> (value: UInt32, traits: ScalarTraits)? {
    if isTakenUp(index) { return nil }
    var (end, isPicture) = (index, false)
    while end > 0 {
      let start = start(before: end)
      let value = scalar(at: start).value
      let traits = traits(of: value)
      guard traits.contains(.mark) else {
        look(index - start)
        return end == index ? (value, traits) : (0, isPicture ? .known : traits)
      }
      isPicture = isPicture || traits.isPicture
      end = start
    }
    look(index)
    return (0, .known)
  }
}

// MARK: Hashtags

extension TextScanner {
  /// The part of a name that has been read.
  private struct Name {
    var end: Int
    var hasLetter = false
  }

  private mutating func hashtagEnd(from start: Int, name first: Int) -> Int? {
    guard let before = previous(to: start), !before.traits.contains(.word), !Self.joins(before.value) else {
      return nil
    }
    guard let name = name(from: first), name.hasLetter else { return nil }
    let limit = TextLimit.hashtag
    let length = name.end - first
    guard length <= limit.bytes else { return nil }
    return length <= limit.characters || characters(in: first..<name.end) <= limit.characters ? name.end : nil
  }

  /// Whether it's part of an address, or another sign, if it precedes a `#`.
  private static func joins(_ value: UInt32) -> Bool {
    switch value {
    // `/ # & =`
    case 0x2F, 0x23, 0xFF03, 0x26, 0x3D: true
    default: false
    }
  }

  private mutating func name(from first: Int) -> Name? {
    var (name, index) = (Name(end: first), first)
    // Whether a mark can follow, and whether one makes a picture of the last character.
    var (follows, isPicture) = (false, false)
    while index < bytes.count {
      let (value, end) = scalar(at: index)
      let traits = traits(of: value)
      if traits.contains(.mark) {
        guard follows else { break }
        isPicture = traits.isPicture
        if isPicture { break }
        name.end = end
      } else if traits.contains(.word) {
        name = Name(end: end, hasLetter: name.hasLetter || traits.contains(.letter))
        follows = true
      } else if Self.isMiddleDot(value), index > first {
        follows = false
      } else {
        break
      }
      index = end
    }
    look(index - first)
    if isPicture || isTakenUp(name.end) { name = withoutLast(isPicture, name.end, from: first) }
    return name.end > first ? name : nil
  }

  /// A name without its last character, if that includes text after the name.
  private func withoutLast(_ isPicture: Bool, _ whole: Int, from first: Int) -> Name {
    var end = whole
    if isPicture {
      let last = String(decoding: UnsafeBufferPointer(rebasing: bytes[first..<whole]), as: UTF8.self).last
      end -= last?.utf8.count ?? 0
    }
    while end > first, isTakenUp(end) || isMiddleDot(before: end) { end = start(before: end) }
    var (index, hasLetter) = (first, false)
    while index < end {
      hasLetter = hasLetter || traits(at: index).contains(.letter)
      index = scalar(at: index).end
    }
    return Name(end: end, hasLetter: hasLetter)
  }

  private func isMiddleDot(before end: Int) -> Bool { Self.isMiddleDot(scalar(at: start(before: end)).value) }

  private static func isMiddleDot(_ value: UInt32) -> Bool { value == 0xB7 || value == 0x30FB }

  private func characters(in range: Range<Int>) -> Int {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self).count
  }
}

/// The traits of scalars, each looked up once: Unicode's data takes fifty times as long as a table.
private struct ScalarTable: @unchecked Sendable {
  /// Lives as long as the process. Each scalar of the first two planes has a byte, zero until it's looked up.
  static let shared = ScalarTable()

  private static let size: UInt32 = 0x20000
  // Threads that look up the same scalar at the same time write the same value.
  private let bytes: UnsafeMutablePointer<Atomic<UInt8>>

  private init() {
    bytes = .allocate(capacity: Int(Self.size))
    for index in 0..<Int(Self.size) { (bytes + index).initialize(to: Atomic(0)) }
  }

  /// - Parameter value: The value of a scalar.
  subscript(value: UInt32) -> ScalarTraits {
    guard value < Self.size else { return Self.traits(of: value) }
    let known = bytes[Int(value)].load(ordering: .relaxed)
    if known != 0 { return ScalarTraits(rawValue: known) }
    let traits = Self.traits(of: value)
    bytes[Int(value)].store(traits.rawValue, ordering: .relaxed)
    return traits
  }

  private static func traits(of value: UInt32) -> ScalarTraits {
    switch value {
    // Han and Hangul, which are many.
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0x20000...0x2A6DF:
      [.known, .word, .letter, .unspaced, .link]
    default: Unicode.Scalar(value).map(ScalarTraits.init(of:)) ?? .known
    }
  }
}
