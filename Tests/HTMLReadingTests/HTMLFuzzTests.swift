import AppValues
import SocialHTMLReading
import SocialTestSupport
import Testing

@Suite("Any HTML")
struct HTMLFuzzTests {
  @Test("of random bytes reads as printable text of a bounded length")
  func bytes() {
    for round in Effort.rounds(400, full: 100_000) {
      var random = SeededGenerator(seed: UInt64(round) + 1)
      let count = Int.random(in: 0...3000, using: &random)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      expectHarmless(String(decoding: bytes, as: UTF8.self), "bytes, round \(round)")
    }
  }

  @Test("of random tags reads as printable text of a bounded length")
  func tags() {
    for round in Effort.rounds(400, full: 100_000) {
      var random = SeededGenerator(seed: UInt64(round) + 500_000)
      let count = Int.random(in: 0...400, using: &random)
      let html = (0..<count).map { _ in Self.piece(&random) }.joined()
      expectHarmless(html, "tags, round \(round)")
    }
  }

  @Test("of changed posts reads as printable text of a bounded length")
  func changes() {
    for round in Effort.rounds(400, full: 100_000) {
      var random = SeededGenerator(seed: UInt64(round) + 900_000)
      var bytes = Array(Self.posts[round % Self.posts.count].utf8)
      for _ in 0..<Int.random(in: 1...12, using: &random) { Self.change(&bytes, &random) }
      expectHarmless(String(decoding: bytes, as: UTF8.self), "changes, round \(round)")
    }
  }

  private func expectHarmless(_ html: String, _ what: String, at location: SourceLocation = #_sourceLocation)
  {
    let read = HTMLReader().read(html, naming: ["https://b.example/@ben": "ben@b.example"])
    #expect(Printable.isPrintable(read.text, newlines: true), "\(what)", sourceLocation: location)
    #expect(read.text.utf8.count <= 131_072, "\(what)", sourceLocation: location)
    #expect(HTMLReader().read(html, naming: ["https://b.example/@ben": "ben@b.example"]) == read, "\(what)")
  }

  // MARK: What is read

  private static func piece(_ random: inout SeededGenerator) -> String {
    let tag = names.randomElement(using: &random) ?? "p"
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<4: return "<\(tag)\(attributes.randomElement(using: &random) ?? "")>"
    case 4..<7: return "</\(tag)>"
    case 7: return texts.randomElement(using: &random) ?? ""
    case 8: return "&#\(UInt32.random(in: 0...0x11FFFF, using: &random));"
    default: return " \n\t".randomElement(using: &random).map(String.init) ?? ""
    }
  }

  private static func change(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    guard !bytes.isEmpty else { return }
    let start = Int.random(in: 0..<bytes.count, using: &random)
    let end = min(bytes.count, start + Int.random(in: 0...20, using: &random))
    switch Int.random(in: 0..<4, using: &random) {
    case 0: bytes[start] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes.removeSubrange(start..<end)
    case 2: bytes.insert(contentsOf: Array(bytes[start..<end]), at: Int.random(in: 0...start, using: &random))
    default: bytes.insert(contentsOf: piece(&random).utf8, at: start)
    }
  }

  private static let names = """
    p br a b i u div span blockquote pre code ul ol li table tr td th tbody caption select option form input button
    h1 hr img script style title textarea template noscript svg math foreignObject mi annotation-xml html head body
    frameset frame iframe plaintext xmp listing marquee object applet nobr ruby rt rp dl dt dd optgroup isindex image
    x-y colgroup col font center section
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  private static let attributes = [
    "", "", "", " class=\"mention\"", " class=\"invisible\"", " class='emoji' alt=':x:'", " hidden",
    " href=\"https://b.example/@ben\"", " href=https://a.example/?a=b&amp;c",
    " rel=tag href=https://a.example/tags/x",
    " href=\"\u{202E}\"", " style=display:none", " start=7", " type=hidden", " encoding=text/html", "/", " a",
    " =",
  ]

  private static let texts = [
    "word", "@ben", "#tea", "https://a.example/x", "\u{202E}", "\u{0}", "\u{1B}[2J", "写真", "👩‍👧", "&amp;",
    "&nbsp", "<",
    "<!", "<!--", "-->", "<![CDATA[", "]]>", "<?", "\"", "'", "`",
  ]

  private static let posts = [
    """
    <p><span class="h-card"><a href="https://b.example/@ben" class="u-url mention">@<span>ben</span></a></span> see \
    <a href="https://a.example/long/way" rel="nofollow"><span class="invisible">https://</span><span class="ellipsis">\
    a.example/long</span><span class="invisible">/way</span></a><br>and <a href="https://b.example/tags/tea" \
    class="mention hashtag" rel="tag">#<span>Tea</span></a></p><blockquote><p>One</p><p>two</p></blockquote>
    """,
    """
    <h2>Title</h2><ol start="3"><li>one</li><li><p>two</p><ul><li>x</li></ul></li></ol><pre><code>if a &lt; b {
      c
    }</code></pre><p>Use <code>ls</code> <img class="emoji" alt=":cat:" src="x"> &#x1F600;</p><table><tr><td>a</table>
    """,
  ]
}
