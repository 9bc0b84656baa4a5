import Entities
import PostText

/// Plain text as clients get it: paragraphs, line breaks, links, hashtags and the people it mentions.
struct ContentHTML {
  let site: Site
  /// The handles of people who exist, in lower case; other names stay plain text.
  private let mentioned: Set<String>

  /// - Parameter mentions: The people that the text mentions, as far as they exist.
  init(on site: Site, mentioning mentions: [Author] = []) {
    self.site = site
    mentioned = Set(mentions.map { $0.handle.lowercased() })
  }

  /// A text in paragraphs; nothing for an empty one.
  func html(of text: String) -> String {
    Self.paragraphs(of: text).map { "<p>\(inline($0).source)</p>" }.joined()
  }

  /// What stands between two line breaks or more. A page of posts asks for it often: a regular expression would be
  /// compiled each time.
  private static func paragraphs(of text: String) -> [Substring] {
    var paragraphs: [Substring] = []
    var (start, index) = (text.startIndex, text.startIndex)
    let lineBreak: Character = "\n"
    while let found = text[index...].firstIndex(of: lineBreak) {
      index = text[found...].firstIndex { $0 != lineBreak } ?? text.endIndex
      guard text.distance(from: found, to: index) > 1 else { continue }
      paragraphs.append(text[start..<found])
      start = index
    }
    return (paragraphs + [text[start...]]).filter { !$0.isEmpty }
  }

  /// A text in one paragraph, without its tags, as for the value of a profile field.
  func inline(_ text: some StringProtocol) -> HTMLText {
    var html: HTMLText = ""
    for part in PostText(String(text)).parts { html += element(part) }
    return html
  }

  private func element(_ part: TextPart) -> HTMLText {
    switch part.kind {
    case .plain: return lines(part.text)
    case .link: return "<a href=\"\(part.text)\" target=\"_blank\" rel=\"nofollow noopener\">\(part.text)</a>"
    case .hashtag:
      let name = part.text.dropFirst()
      let address = site.hashtag(HashtagName.folded(String(name)))
      return "<a href=\"\(address)\" class=\"mention hashtag\" rel=\"tag\">#<span>\(name)</span></a>"
    case .mention:
      let handle = part.text.dropFirst()
      guard mentioned.contains(handle.lowercased()) else { return lines(part.text) }
      let address = site.profile(of: String(handle))
      return """
        <span class="h-card"><a href="\(address)" class="u-url mention">@<span>\(handle)</span></a></span>
        """
    }
  }

  private func lines(_ text: Substring) -> HTMLText {
    var html: HTMLText = ""
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if number > 0 { html += "<br>" }
      html += HTMLText(line)
    }
    return html
  }
}
