import PostText

/// The texts that posts are made of, with what the program finds in them.
struct SampleTexts {
  struct Sample {
    let text: String
    let hashtags: String
    let tokens: [String]
    /// The number of the person named in it.
    let mentioned: Int?
  }

  private static let words = [
    "morning", "coffee", "river", "today", "walked", "bread", "rain", "window", "quiet", "train", "garden",
    "music", "letter", "friends", "evening", "light", "photo", "harbour", "winter", "found", "small", "café",
    "naïve", "running", "library", "book", "story", "again", "almost", "wonderful",
  ]
  private static let japanese = [
    "今日はとても良い天気でした。", "駅前の新しいパン屋さんに行きました。", "写真をたくさん撮りました。",
    "猫が窓辺で眠っています。", "週末は友達と山に登ります。", "静かな朝のコーヒーは最高です。",
  ]
  private static let hashtags = ["morning", "写真", "café", "swift", "散歩", "books"]

  let samples: [Sample]

  init(count: Int, people: People, seed: UInt64) {
    var random = SeededRandom(seed: seed)
    samples = (0..<count).map { number in Self.sample(number, people, &random) }
  }

  private static func sample(_ number: Int, _ people: People, _ random: inout SeededRandom) -> Sample {
    let sentences = Int.random(in: 1...3, using: &random)
    var parts: [String] = []
    let mentioned = number.isMultiple(of: 20) ? number % people.count : nil
    if let mentioned { parts.append("@\(people.handle(mentioned))") }
    for _ in 0..<sentences {
      if number.isMultiple(of: 3) {
        parts += japanese.shuffled(using: &random).prefix(2)
      } else {
        let length = Int.random(in: 4...14, using: &random)
        parts.append(
          (0..<length).map { _ in words.randomElement(using: &random) ?? "" }.joined(separator: " ") + ".")
      }
    }
    if number.isMultiple(of: 4) { parts.append("#\(hashtags[number / 4 % hashtags.count])") }
    let text = parts.joined(separator: " ")
    return Sample(
      text: text, hashtags: PostText(text).hashtags.joined(separator: " "),
      tokens: SearchText.tokens(text), mentioned: mentioned)
  }
}
