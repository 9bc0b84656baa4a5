import AppValues

/// Reads a tree as text, from its first element to its last, without calling itself: no nesting is too deep.
struct TreeReader {
  /// An element that is open.
  private struct Step {
    let element: HTMLElement
    let kind: ElementKind
    /// The next of its children.
    var next = 0
    /// What follows its text: the address of a link, or the end of code.
    var end: Ending?
    /// Whether it opened a quote or a list item.
    var hasMargin = false
    /// The number of the next item of a list.
    var number: Int?
    /// Whether a list has had an item.
    var hasItems = false
    /// Whether spaces on its lines are kept as they are, as servers write them, and not as programs indent HTML.
    var keepsSpaces = true
    /// Whether all white space is kept.
    var isPreformatted = false
  }

  private enum Ending {
    case address(String)
    case code
  }

  private let links: LinkRules
  private let hasQuote: Bool
  private var writer = TextWriter(most: HTMLReader.mostText)
  private var path: [Step] = []
  /// How many list items are open.
  private var openItems = 0

  init(naming people: [String: String], hasQuote: Bool) {
    links = LinkRules(people: people)
    self.hasQuote = hasQuote
  }

  /// The text that has been read.
  var text: String { Printable.kept(writer.text, newlines: true) }

  /// Whether a part of it was left out, since it became too long.
  var isCut: Bool { writer.isCut }

  mutating func read(_ root: HTMLElement) {
    guard let kind = root.kind else { return }
    path = [Step(element: root, kind: kind)]
    while let step = path.last, !writer.isCut {
      guard step.next < step.element.childCount else {
        leave(path.removeLast())
        continue
      }
      path[path.count - 1].next += 1
      switch step.element.child(step.next) {
      case .text(let text): write(text, in: step)
      case .element(let element): enter(element, in: step)
      case .other: break
      }
    }
  }

  // MARK: Elements

  private mutating func enter(_ element: HTMLElement, in parent: Step) {
    guard let kind = element.kind, !leavesOut(element) else { return }
    var step = Step(
      element: element, kind: kind, keepsSpaces: parent.keepsSpaces, isPreformatted: parent.isPreformatted)
    switch kind {
    case .inline: break
    case .code where !parent.isPreformatted:
      writer.write("`".utf8)
      step.end = .code
    case .code: break
    case .lineBreak: return writer.breakLine(isExact: parent.isPreformatted)
    case .image: return write(image: element)
    case .cell: writer.addSpace()
    case .link:
      switch links.reading(of: element, after: writer.last) {
      case .own: break
      case .text(let text): return writer.write(entity: text)
      case .followed(let address): step.end = .address(address)
      }
    default: enterBlock(&step)
    }
    path.append(step)
  }

  private mutating func enterBlock(_ step: inout Step) {
    step.keepsSpaces = step.kind == .paragraph
    // What is first in a list item is on the line of its mark.
    let gap = writer.isAtMark ? 0 : 2
    switch step.kind {
    case .paragraph, .lines: writer.endLine(gap)
    case .preformatted:
      writer.endLine(gap)
      step.isPreformatted = true
    case .quote:
      writer.endLine(gap)
      step.hasMargin = writer.open(nil)
    case .list, .numberedList:
      writer.endLine(linesAroundList)
      if step.kind == .numberedList { step.number = Self.firstNumber(of: step.element) }
    case .listItem: enterItem(&step)
    default:
      writer.endLine()
      // What servers write between paragraphs is kept, too.
      step.keepsSpaces = path.count < 2
    }
  }

  private mutating func enterItem(_ step: inout Step) {
    let list = path.count - 1
    if path[list].hasItems { writer.beginItem() } else { writer.endLine() }
    path[list].hasItems = true
    let number = path[list].number
    path[list].number = number.map { $0 + 1 }
    openItems += 1
    step.hasMargin = writer.open(number.map { "\($0). " } ?? "- ")
  }

  /// A list within another has no blank lines around it.
  private var linesAroundList: Int { openItems > 0 ? 1 : 2 }

  private static func firstNumber(of list: HTMLElement) -> Int {
    list.attribute("start").flatMap { Int($0) }.flatMap { (0...9999).contains($0) ? $0 : nil } ?? 1
  }

  private mutating func leave(_ step: Step) {
    switch step.end {
    case .code: writer.write("`".utf8)
    case .address(let address):
      writer.addSpace()
      writer.write("(".utf8)
      writer.write(entity: address)
      writer.write(")".utf8)
    case nil: break
    }
    if step.hasMargin { writer.close() }
    guard step.kind.isBlock else { return }
    switch step.kind {
    case .listItem:
      openItems -= 1
      writer.endLine()
    case .line: writer.endLine()
    case .list, .numberedList: writer.endLine(linesAroundList)
    default: writer.endLine(2)
    }
  }

  /// Whether it's for those alone who don't see something else.
  private func leavesOut(_ element: HTMLElement) -> Bool {
    // Outside of links, which are read as a whole, nothing shows it.
    element.hasClass("invisible") || (hasQuote && element.hasClass("quote-inline"))
  }

  /// Writes the name of an emoji. Other pictures say nothing.
  private mutating func write(image: HTMLElement) {
    guard let name = (image.attribute("alt") ?? image.attribute("title"))?.filter({ !$0.isWhitespace }),
      !name.isEmpty, name.utf8.count <= 100
    else { return }
    let isShortcode = name.count > 2 && name.first == ":" && name.last == ":"
    let isEmoji = ["emoji", "emojione", "custom-emoji"].contains(where: image.hasClass)
    if isShortcode || (isEmoji && name.utf8.contains { $0 >= 0x80 }) {
      writer.write(name.utf8)
    } else if isEmoji {
      writer.write(":\(name):".utf8)
    }
  }

  // MARK: Text

  private mutating func write(_ text: UnsafeRawBufferPointer, in step: Step) {
    if step.isPreformatted { return writePreformatted(text) }
    let isBlank = text.allSatisfy(\.isBlank)
    // Between blocks, it only indents HTML.
    let keepsSpaces = step.keepsSpaces && !(isBlank && step.kind == .line)
    if isBlank, !keepsSpaces { return writer.addSpace() }
    var start = 0
    while start < text.count {
      let isSpace = text[start].isBlank
      let end = text[start...].firstIndex { $0.isBlank != isSpace } ?? text.count
      if !isSpace {
        writer.write(text[start..<end], ahead: text[start...])
      } else if keepsSpaces, text[start..<end].allSatisfy({ $0 == 0x20 }) {
        writer.write(spaces: end - start)
      } else {
        writer.addSpace()
      }
      start = end
    }
  }

  private mutating func writePreformatted(_ text: UnsafeRawBufferPointer) {
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex { $0 == 0x0A || $0 == 0x09 } ?? text.count
      writer.write(text[start..<end])
      guard end < text.count else { return }
      if text[end] == 0x0A { writer.breakLine(isExact: true) } else { writer.write(spaces: 4) }
      start = end + 1
    }
  }
}

extension UInt8 {
  /// White space of HTML, which browsers show as one space.
  fileprivate var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
