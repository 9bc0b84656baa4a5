/// What stands on the first page of someone who looks around: a photo, a hashtag and conversations.
struct DemoOpening: Sendable {
  /// Of a picture of a cat, with `{cat}`.
  let picture: String
  /// What the person to look around as wanted to know, and what a friend answered.
  let question, answer: String
  /// What another friend thinks, and what strangers say of that, each to the one before.
  let remark: String
  let comments: [String]
  /// What the person to look around as will say tomorrow.
  let later: String
  /// What they would rather not read about, and how that is told.
  let filter: String
  let phrases: [String]
  /// What a friend asks everyone: one poll that has ended, and one that hasn't.
  let polls: [Poll]
  /// Direct posts of another friend and the person to look around as, in turn: `{handle}`.
  let letters: [String]
  /// What everyone is told, and the emoji that people give to it, one after the other.
  let announcement: String
  let emoji: [String]

  /// How many posts and comments it consists of, and how many the polls and letters are.
  static let (length, furtherLength) = (6, 5)

  /// What someone asks everyone.
  struct Poll: Sendable {
    let text: String
    let options: [String]
    /// On which day it was asked, and for how many days people can vote.
    let daysAgo, days: Int
  }

  static func of(_ language: DemoLanguage) -> DemoOpening {
    switch language {
    case .english: english
    case .japanese: japanese
    }
  }

  private static let english = DemoOpening(
    picture: "{cat} has taken the window seat. I work standing up now. #Cats",
    question: "Can you push a pram around the lake?",
    answer: "Along the north side, as far as the bench. There are ducks.",
    remark: "The best part of a long walk is the first cup of tea afterwards. #Walking",
    comments: ["And the second best is the second cup.", "There's a third?"],
    later: "Good morning! I'm taking the pram around the lake today.",
    filter: "Endings", phrases: ["season finale", "last episode"],
    polls: [
      Poll(
        text: "When is the best time for a walk? #Walking",
        options: ["Before breakfast", "At noon", "In the evening"], daysAgo: 8, days: 1),
      Poll(
        text: "I'm baking on the weekend. What would you like?",
        options: ["Apple pie", "Cinnamon rolls", "Lemon cake"], daysAgo: 1, days: 3),
    ],
    letters: [
      "@{handle} I have two tickets for a concert. Would you like to come?",
      "@{handle} I'd love to! What time does it begin?",
      "@{handle} At half past seven. I'll wait by the door.",
    ],
    announcement: """
      On the first Sunday of each month, we walk around the lake together. Bring a camera, or just yourself. #Walking
      """,
    emoji: ["👍", "🦆", "👍", "📷", "👍"])

  private static let japanese = DemoOpening(
    picture: "{cat}が窓辺の席をとりました。私は立って仕事をしています。 #猫",
    question: "湖のまわりは、ベビーカーでも歩けますか？",
    answer: "北側なら、ベンチのところまで大丈夫です。鴨もいますよ。",
    remark: "長い散歩でいちばんいいのは、帰ってから飲む最初のお茶だと思う。 #散歩",
    comments: ["二番目は、二杯目のお茶ですね。", "三杯目もありますか。"],
    later: "おはようございます。今日はベビーカーで湖のまわりを歩いてきます。",
    filter: "結末", phrases: ["最終回", "最終話"],
    polls: [
      Poll(
        text: "散歩にいちばんいい時間はいつですか？ #散歩", options: ["朝ごはんの前", "お昼", "夕方"], daysAgo: 8, days: 1),
      Poll(
        text: "週末にお菓子を焼きます。何が食べたいですか？", options: ["りんごのパイ", "シナモンロール", "レモンケーキ"], daysAgo: 1, days: 3),
    ],
    letters: [
      "@{handle} さん、コンサートの券が2枚あるんです。一緒に行きませんか？",
      "@{handle} さん、ぜひ！ 何時からですか？",
      "@{handle} さん、7時半からです。入口で待っていますね。",
    ],
    announcement: "毎月第1日曜日は、みんなで湖のまわりを歩きます。カメラがあればお持ちください。手ぶらでもどうぞ。 #散歩",
    emoji: ["👍", "📷", "👍", "🦆", "👍"])
}
