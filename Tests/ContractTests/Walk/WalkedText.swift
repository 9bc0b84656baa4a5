import PostText

/// What the walk has someone write, and what is to be found in it.
struct WalkedText {
  private(set) var text: String
  private(set) var mentions: [Int] = []
  private(set) var hashtags: [String] = []

  init(text: String) {
    self.text = text
  }

  mutating func mention(_ person: Int) {
    text += " @\(Oracle.handle(person))"
    if !mentions.contains(person) { mentions.append(person) }
  }

  /// Puts people before it that it doesn't mention yet.
  mutating func address(_ people: [Int]) {
    let missing = people.reduce(into: [Int]()) { missing, person in
      if !mentions.contains(person), !missing.contains(person) { missing.append(person) }
    }
    text = (missing.map { "@\(Oracle.handle($0))" } + [text]).joined(separator: " ")
    mentions = missing + mentions
  }

  mutating func tag(_ name: String) {
    text += " #\(name)"
    let isKnown = hashtags.contains { HashtagName.folded($0) == HashtagName.folded(name) }
    if !isKnown { hashtags.append(name) }
  }
}
