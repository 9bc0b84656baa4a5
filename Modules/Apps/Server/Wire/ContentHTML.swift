import Entities
import PostText

/// Writes plain text as clients get it: paragraphs, line breaks, links, hashtags and mentions.
struct ContentHTML {
  let site: Site
  /// The handles of existing people, in lower case. Other names stay plain text.
  private let mentioned: Set<String>

  /// - Parameter mentions: The existing people that the text mentions.
  init(on site: Site, mentioning mentions: [Author] = []) {
    self.site = site
    mentioned = Set(mentions.map { $0.handle.lowercased() })
  }

  /// A text as paragraphs, which two or more line breaks separate; empty for an empty text.
  func html(of text: String) -> String {
    var writer = ContentWriter(text, inParagraphs: true, content: self)
    return writer.written().source
  }

  /// A text as one paragraph without its tags, such as the value of a profile field.
  func inline(_ text: String) -> HTMLText {
    var writer = ContentWriter(text, inParagraphs: false, content: self)
    return writer.written()
  }

  /// The handle in a name that mentions someone, `mar` or `mar@host` with a host of ours in any case; nil for other names.
  fileprivate func person(_ name: String) -> Substring? {
    let parts = name.split(separator: "@", maxSplits: 1)
    guard let handle = parts.first, parts.count == 1 || site.isOwn(host: parts[1]) else { return nil }
    return mentioned.contains(handle.lowercased()) ? handle : nil
  }
}

/// Writes a text as HTML, byte by byte into one buffer.
private struct ContentWriter {
  private let text: String
  private let inParagraphs: Bool
  private let content: ContentHTML
  private let entities: [TextEntity]
  private var html: HTMLText
  private var isOpen = false

  init(_ text: String, inParagraphs: Bool, content: ContentHTML) {
    let rules = PostText(text)
    (self.text, self.inParagraphs, self.content) = (rules.text, inParagraphs, content)
    entities = rules.entities
    html = HTMLText(capacity: text.utf8.count + 200 * entities.count + 32)
  }

  mutating func written() -> HTMLText {
    var text = text
    text.withUTF8 { bytes in
      var start = 0
      for entity in entities {
        writeLines(Bytes(rebasing: bytes[start..<entity.bytes.lowerBound]))
        open()
        write(entity.kind, Bytes(rebasing: bytes[entity.bytes]))
        start = entity.bytes.upperBound
      }
      writeLines(Bytes(rebasing: bytes[start...]))
    }
    close()
    return html
  }

  // MARK: Lines

  private typealias Bytes = UnsafeBufferPointer<UInt8>

  private mutating func open() {
    if inParagraphs, !isOpen { html.write("<p>") }
    isOpen = true
  }

  private mutating func close() {
    if inParagraphs, isOpen { html.write("</p>") }
    isOpen = false
  }

  private mutating func writeLines(_ plain: Bytes) {
    let lineFeed = UInt8(ascii: "\n")
    var start = 0
    while let end = plain[start...].firstIndex(of: lineFeed) {
      writeLine(Bytes(rebasing: plain[start..<end]))
      start = plain[end...].firstIndex { $0 != lineFeed } ?? plain.count
      breakLines(start - end)
    }
    writeLine(Bytes(rebasing: plain[start...]))
  }

  private mutating func writeLine(_ line: Bytes) {
    if line.isEmpty { return }
    open()
    html.write(text: line)
  }

  private mutating func breakLines(_ count: Int) {
    if inParagraphs, count > 1 { return close() }
    open()
    for _ in 0..<count { html.write("<br>") }
  }

  // MARK: What can be opened

  private mutating func write(_ kind: TextPart.Kind, _ bytes: Bytes) {
    switch kind {
    case .plain: html.write(text: bytes)
    case .link: writeLink(bytes)
    case .hashtag: writeHashtag(name(in: bytes))
    case .mention: writeMention(name(in: bytes), bytes)
    }
  }

  /// Without the `#` or `@`, which may be full-width.
  private func name(in bytes: Bytes) -> String {
    String(decoding: bytes.dropFirst(bytes.first.map { $0 < 0x80 ? 1 : 3 } ?? 0), as: UTF8.self)
  }

  private mutating func writeLink(_ address: Bytes) {
    html.write("<a href=\"")
    html.write(text: address)
    html.write("\" target=\"_blank\" rel=\"nofollow noopener\">")
    html.write(text: address)
    html.write("</a>")
  }

  private mutating func writeHashtag(_ name: String) {
    html.write("<a href=\"")
    html.write(text: content.site.hashtag(HashtagName.folded(name)))
    html.write("\" class=\"mention hashtag\" rel=\"tag\">#<span>")
    html.write(text: name)
    html.write("</span></a>")
  }

  private mutating func writeMention(_ name: String, _ bytes: Bytes) {
    guard let handle = content.person(name) else { return html.write(text: bytes) }
    html.write("<span class=\"h-card\"><a href=\"")
    html.write(text: content.site.profile(of: String(handle)))
    html.write("\" class=\"u-url mention\">@<span>")
    html.write(text: String(handle))
    html.write("</span></a></span>")
  }
}
