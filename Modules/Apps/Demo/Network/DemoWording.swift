/// Fills the gaps of lines, the same gap with the same word all through a conversation.
struct DemoWording {
  private let words: [String: [String]]
  private let season: Season
  private let language: DemoLanguage
  private var chosen: [String: String] = [:]

  /// - Parameter own: Gaps that always have the same word for one person, by the person's number.
  init(_ phrases: DemoPhrases, _ season: Season, _ language: DemoLanguage, own: [String: Int] = [:]) {
    words = phrases.words
    self.season = season
    self.language = language
    for (gap, number) in own {
      if let words = phrases.words[gap] { chosen[gap] = words[number / 2 % words.count] }
    }
  }

  /// - Parameter words: The word of each gap.
  init(_ words: [String: String], _ language: DemoLanguage) {
    self.words = [:]
    season = .spring
    self.language = language
    chosen = words
  }

  /// Whether all gaps of a line already have words.
  func knows(_ line: String) -> Bool {
    Self.gaps(in: line).allSatisfy { chosen[$0] != nil }
  }

  /// The line with words in its gaps.
  mutating func fill(_ line: String, _ random: inout SeededRandom) -> String {
    var text = line
    for gap in Self.gaps(in: line) {
      let word = chosen[gap] ?? random.pick(words["\(gap)/\(season)"] ?? words[gap] ?? []) ?? ""
      chosen[gap] = word
      if language == .english, Self.takesAn(word) {
        for article in [" a", " A"] {
          text = (" " + text).replacing("\(article) {\(gap)}", with: "\(article)n \(word)")
          text.removeFirst()
        }
      }
      text = text.replacing("{\(gap)}", with: word)
    }
    return language == .english ? Self.capitalised(text) : text
  }

  /// Whether an English word begins with the sound of a vowel: not a ukulele, a European or a one.
  private static func takesAn(_ word: String) -> Bool {
    let word = word.lowercased()
    return "aeiou".contains(word.first ?? " ")
      && !["uk", "uni", "us", "eu", "one"].contains(where: word.hasPrefix)
  }

  /// The names of the gaps, each once.
  private static func gaps(in line: String) -> [String] {
    line.matches(of: /\{([a-z]+)\}/).map { String($0.1) }.reduce(into: []) { gaps, gap in
      if !gaps.contains(gap) { gaps.append(gap) }
    }
  }

  /// The text with a capital at the start of each sentence.
  private static func capitalised(_ text: String) -> String {
    var (result, begins) = ("", true)
    for character in text {
      result += begins ? character.uppercased() : String(character)
      if character.isLetter || character.isNumber {
        begins = false
      } else if ".!?".contains(character) {
        begins = true
      } else if !character.isWhitespace, character != "“" {
        begins = false
      }
    }
    return result
  }
}
