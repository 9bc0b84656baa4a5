import CSocialHTMLParser

/// What the text of an element becomes. Elements that aren't listed here aren't read.
enum ElementKind {
  /// A part of its line.
  case inline
  /// What something is written in: code on a line.
  case code
  /// A break between two lines.
  case lineBreak
  /// A line of its own.
  case line
  /// Lines of their own, with a blank line around them.
  case lines
  /// Text, with a blank line around it.
  case paragraph
  /// Text whose white space counts.
  case preformatted
  /// What someone else said.
  case quote
  case list
  case numberedList
  case listItem
  /// A part of a row.
  case cell
  case link
  case image

  /// nil for a tag that isn't read.
  init?(_ tag: GumboTag) {
    let index = Int(tag.rawValue)
    guard Self.kinds.indices.contains(index), let kind = Self.kinds[index] else { return nil }
    self = kind
  }

  /// Whether its text is on lines of its own.
  var isBlock: Bool {
    switch self {
    case .line, .lines, .paragraph, .preformatted, .quote, .list, .numberedList, .listItem: true
    case .inline, .code, .lineBreak, .cell, .link, .image: false
    }
  }

  /// By the numbers of the tags.
  private static let kinds: [ElementKind?] = {
    var kinds = (0..<GUMBO_TAG_LAST.rawValue).map { number in
      named[String(cString: gumbo_normalized_tagname(GumboTag(rawValue: number)))]
    }
    // Browsers show the text of elements with made-up names.
    kinds[Int(GUMBO_TAG_UNKNOWN.rawValue)] = .inline
    return kinds
  }()

  private static let named: [String: ElementKind] = {
    let names: [(ElementKind, String)] = [
      (
        .inline,
        """
        abbr acronym b bdi bdo big blink cite data del dfn em font i ins kbd label mark marquee nobr output q rb rp rt
        rtc ruby s samp small span strike strong sub sup time tt u var wbr
        """
      ),
      (
        .line,
        """
        address article aside body caption center dd details dir div dt figcaption figure footer header hgroup html main
        nav section summary tbody tfoot thead tr
        """
      ),
      (.lines, "dl hr table"),
      (.paragraph, "p h1 h2 h3 h4 h5 h6"),
      (.preformatted, "pre listing plaintext xmp"),
      (.quote, "blockquote"),
      (.list, "ul menu"),
      (.numberedList, "ol"),
      (.listItem, "li"),
      (.cell, "td th"),
      (.link, "a"),
      (.code, "code"),
      (.lineBreak, "br"),
      (.image, "img"),
    ]
    return names.reduce(into: [:]) { kinds, entry in
      for name in entry.1.split(whereSeparator: \.isWhitespace) { kinds[String(name)] = entry.0 }
    }
  }()
}
