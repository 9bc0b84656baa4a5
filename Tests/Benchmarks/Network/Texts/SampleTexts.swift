import AppValues
import PostText

/// The texts that posts are made of, with what the program finds in them. A third is Japanese. Words and
/// hashtags are as unequally frequent as people's are.
struct SampleTexts {
  struct Sample {
    let text: String
    let language: String
    let hashtags: [String]
    /// What search finds it by, beside its author.
    let tokens: [String]
    /// The number of the person named in it.
    let mentioned: Int?
  }

  private static let hashtags = ["morning", "写真", "café", "swift", "散歩", "books"]
  /// How many others there are of each language.
  private static let otherHashtags = 250

  let samples: [Sample]

  init(count: Int, people: People, seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let (english, japanese) = (EnglishWords(), JapaneseWords())
    let hashtags = Self.hashtags + (1...Self.otherHashtags).flatMap { ["topic\($0)", "話題\($0)"] }
    let hashtagRanks = Zipf(count: hashtags.count, flattening: 3)
    samples = (0..<count).map { number in
      let isJapanese = number.isMultiple(of: 3)
      var parts = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        isJapanese ? japanese.sentence(&random) : english.sentence(&random)
      }
      let mentioned = number.isMultiple(of: 20) ? Int.random(in: 0..<people.count, using: &random) : nil
      if let mentioned { parts.insert("@\(people.handle(mentioned))", at: 0) }
      if number.isMultiple(of: 5) {
        let some = (0..<Int.random(in: 1...3, using: &random)).map { _ in hashtags[hashtagRanks.draw(&random)]
        }
        parts += some.map { "#\($0)" }
      }
      return Self.sample(parts.joined(separator: " "), isJapanese ? "ja" : "en", mentioned)
    }
  }

  private static func sample(_ text: String, _ language: String, _ mentioned: Int?) -> Sample {
    Sample(
      text: text, language: language, hashtags: PostText(text).hashtags, tokens: SearchText.tokens(text),
      mentioned: mentioned)
  }
}
