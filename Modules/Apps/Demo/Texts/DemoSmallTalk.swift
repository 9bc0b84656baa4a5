/// What is said about anything.
struct DemoSmallTalk: Sendable {
  /// Of a picture, also by people who cannot read the text beside it.
  let onPictures: [String]
  /// Asks someone to look: `{handle}`.
  let calls: [String]
  /// Added to a post afterwards.
  let additions: [String]
  /// Between two people only; the first calls the second: `{handle}`.
  let letters: [[String]]
  /// For those who follow only.
  let confidences: [String]

  static func of(_ language: DemoLanguage) -> DemoSmallTalk {
    switch language {
    case .english: english
    case .japanese: japanese
    }
  }

  private static let english = DemoSmallTalk(
    onPictures: [
      "Beautiful!", "I could look at this all day.", "The colours!", "How long did this take?", "Frame it!",
    ],
    calls: ["@{handle} this one is for you.", "Thinking of @{handle}.", "@{handle}, you were right!"],
    additions: [
      "Edit: thank you all for the kind words!", "Edit: it has a name now, see below.",
      "Edit: yes, I did mean last week.", "Edit: corrected the spelling. I can read, honestly.",
    ],
    letters: [
      ["@{handle} are you coming on Saturday?", "@{handle} Yes! I'll bring something to eat."],
      ["@{handle} your parcel is at our door.", "@{handle} You're an angel. I'll come over after work."],
      ["@{handle} happy birthday, and many more!", "@{handle} Thank you so much! You remembered."],
    ],
    confidences: [
      "I applied for the job. No one tell my mother yet.",
      "A quiet week for me. All is well, I'm just tired.",
      "We're getting a dog! Official news on Sunday.", "My talk is on Friday and I'm already nervous.",
    ])

  private static let japanese = DemoSmallTalk(
    onPictures: ["すてき！", "ずっと見ていられます。", "色がきれい…。", "描くのにどのくらいかかりましたか？", "飾りたいです。"],
    calls: ["@{handle} さんに見せたくて。", "@{handle} さんのことを思い出しました。", "@{handle} さん、言っていたとおりでした！"],
    additions: [
      "（追記）たくさんの反応、ありがとうございます！", "（追記）名前はコメント欄で決まりました。", "（追記）先週の話です。", "（追記）誤字を直しました。",
    ],
    letters: [
      ["@{handle} さん、土曜日は来られそうですか？", "@{handle} さん、行きます！ 何か食べるものを持って行きますね。"],
      ["@{handle} さん、荷物をうちで預かっています。", "@{handle} さん、助かります！ 仕事のあとに伺いますね。"],
      ["@{handle} さん、お誕生日おめでとうございます！", "@{handle} さん、覚えていてくれたんですね。ありがとうございます！"],
    ],
    confidences: [
      "例の仕事に応募しました。母にはまだ内緒です。", "今週は少しお休みします。元気ですが、眠いです。",
      "犬を迎えることになりました！ 正式な発表は日曜に。", "金曜に発表があります。もう緊張しています。",
    ])
}
