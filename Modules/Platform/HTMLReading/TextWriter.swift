import PostText

/// Writes text line by line, within quotes and lists.
struct TextWriter {
  private var bytes: [UInt8] = []
  /// How many bytes it may have.
  private let most: Int
  /// Whether something didn't fit.
  private(set) var isCut = false

  /// How many line breaks come before the next text.
  private var breaks = 0
  /// Whether all of them count, as in code; else two are the most.
  private var isExact = false
  /// Whether a space comes before the next text on the line.
  private var hasSpace = false
  /// Where a link or a name begins that has just been written: what follows mustn't change what it is.
  private var entity: Int?

  /// The open quotes and list items.
  private var margins: [Margin] = []
  /// How many of them have been open since the last line.
  private var lowest = 0

  /// The most of them that are shown.
  private static let deepest = 8

  init(most: Int) {
    self.most = most
  }

  /// What has been written.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether the next text begins a line.
  var isAtLineStart: Bool { breaks > 0 || bytes.isEmpty }

  /// The last byte on the line; nil if a space follows it, or there is none.
  var last: UInt8? { isAtLineStart || hasSpace ? nil : bytes.last }

  /// Whether the next text is the first of a list item, on the line of its mark.
  var isAtMark: Bool { margins.last?.mark != nil }

  // MARK: Lines

  /// What is at the beginning of each line of a quote or a list item.
  private struct Margin {
    /// What the first line has instead; nil once that's written.
    var mark: [UInt8]?
    let rest: [UInt8]
  }

  /// Ends a line, if it has text, and leaves a blank one if there are to be two breaks.
  mutating func endLine(_ count: Int = 1) {
    if isExact { breaks = min(breaks, 2) }
    isExact = false
    breaks = max(breaks, count)
    hasSpace = false
  }

  /// Begins the next of a few lines that have no blank lines between them.
  mutating func beginItem() {
    if breaks > 1, lowest == margins.count { breaks = 1 }
    endLine()
  }

  /// Adds a line break.
  ///
  /// - Parameter isExact: Whether it counts, however many there are.
  mutating func breakLine(isExact: Bool = false) {
    self.isExact = isExact
    breaks += 1
    hasSpace = false
  }

  /// Opens a quote or a list item. Returns false where that isn't shown, as it's too deep.
  ///
  /// - Parameter mark: The beginning of its first line; later lines are as far to the right. Nil for a quote.
  mutating func open(_ mark: String?) -> Bool {
    guard margins.count < Self.deepest else { return false }
    let rest = mark.map { [UInt8](repeating: 0x20, count: $0.utf8.count) } ?? Array("> ".utf8)
    margins.append(Margin(mark: mark.map { Array($0.utf8) }, rest: rest))
    return true
  }

  /// Closes the quote or list item that was opened last.
  mutating func close() {
    margins.removeLast()
    lowest = min(lowest, margins.count)
  }

  /// Writes the line breaks that come before a text, and the beginning of its line.
  private mutating func beginLine() {
    let count = bytes.isEmpty ? 0 : isExact ? breaks : min(breaks, 2)
    if count > 1 {
      var blank = margins.prefix(lowest).flatMap(\.rest)
      while blank.last == 0x20 { blank.removeLast() }
      for _ in 1..<count { bytes += [0x0A] + blank }
    }
    if count > 0 { bytes.append(0x0A) }
    for index in margins.indices {
      bytes += margins[index].mark ?? margins[index].rest
      margins[index].mark = nil
    }
    lowest = margins.count
    (breaks, isExact, hasSpace, entity) = (0, false, false, nil)
  }

  // MARK: Text

  /// Adds a space, unless the line begins or ends here.
  mutating func addSpace() {
    hasSpace = !isAtLineStart
  }

  /// Adds spaces as they are.
  mutating func write(spaces count: Int) {
    guard reserve(count) else { return }
    if isAtLineStart { beginLine() }
    (hasSpace, entity) = (false, nil)
    bytes += [UInt8](repeating: 0x20, count: count)
  }

  /// Adds a text without line breaks.
  mutating func write(_ text: some Collection<UInt8>) {
    write(text, ahead: text)
  }

  /// Adds a text without line breaks, which is the beginning of the text `ahead`.
  mutating func write(_ text: some Collection<UInt8>, ahead: some Collection<UInt8>) {
    guard !text.isEmpty, reserve(text.count) else { return }
    if isAtLineStart {
      beginLine()
    } else if hasSpace {
      if bytes.last != 0x20 { bytes.append(0x20) }
    } else if let entity, Self.changes(bytes[entity...], before: ahead) {
      bytes.append(0x20)
    }
    (hasSpace, entity) = (false, nil)
    bytes += text
  }

  /// Adds a link, a mention or a hashtag, which stays one whatever follows.
  mutating func write(entity text: String) {
    let count = bytes.count
    write(text.utf8)
    guard bytes.count > count else { return }
    entity = bytes.count - text.utf8.count
  }

  private mutating func reserve(_ count: Int) -> Bool {
    let lines = (isExact ? breaks : 2) * (2 * Self.deepest + 1)
    // A few for the marks of list items, and a space.
    let fits = bytes.count + count + lines + 8 * Self.deepest + 1 <= most
    if !fits { isCut = true }
    return fits
  }

  /// How much of the text after a link or a name is looked at.
  private static let looked = 64

  /// Whether a link or a name would become another one by the text after it.
  private static func changes(_ entity: ArraySlice<UInt8>, before text: some Collection<UInt8>) -> Bool {
    let name = String(decoding: entity, as: UTF8.self)
    func found(in text: String) -> Substring? {
      PostText(text).parts.first.flatMap { $0.kind == .plain ? nil : $0.text }
    }
    guard found(in: name) == name[...] else { return false }
    return found(in: name + String(decoding: text.prefix(looked), as: UTF8.self)) != name[...]
  }
}
