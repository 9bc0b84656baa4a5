/// Japanese sentences: frequent words and thousands of compounds between the particles, and verbs that end them.
struct JapaneseWords {
  private static let nouns = words(
    """
    今日 私 人 朝 昨日 写真 友達 天気 仕事 電車 駅前 コーヒー 猫 東京 京都 週末 時間 散歩 料理 本 音楽 雨 空 夜 海 山 花 犬
    家 学校 映画 パン 公園 窓辺 季節 子ども 会社 新聞 夕焼け 桜 カメラ 旅行 温泉 お茶 ご飯 ラーメン 図書館 美術館 自転車
    大阪 北海道 沖縄 神社 お寺 祭り 花火 雪 風 星 月 庭 川 橋 坂道 商店街 喫茶店 野菜 果物 お菓子 手紙 言葉 声 夢 思い出
    """)
  private static let characters = Array(
    "日一国会人年大十二本中長出三時行見月分後前生五間上東四今金九入学高円子外八六下来気小七山話女北午百書先名川千水半男西電校語土木聞食車何南万毎白天母火右読友左休父雨新古明暗朝昼夜春夏秋冬海空森林石田町村市道店駅色赤青黒花草鳥魚犬猫牛馬手足目口耳心体力歌楽音声絵紙光風雲雪星"
  )
  private static let ends = words(
    """
    行きました 見ました 食べました 買いました 読みました 撮りました 作りました 歩きました 会いました 始めました
    聞きました 書きました 飲みました 見つけました 思い出しました 楽しみました 休みました 帰りました 考えています 待っています
    降っています 眠っています 咲いています とても良いです 最高です きれいでした 楽しかったです 美味しかったです 少し寒いです
    嬉しいです 面白いですね 好きです
    """)
  private static let particles = ["の", "に", "を", "で", "は", "が", "と", "も", "から", "へ"]

  private let words: [String]
  private let ranks: Zipf
  private let particleRanks = Zipf(count: particles.count, flattening: 3)
  private let endRanks = Zipf(count: ends.count, flattening: 5)

  init() {
    let compounds = Self.characters.flatMap { first in
      Self.characters.map { second in "\(first)\(second)" }
    }
    var random = SeededRandom(seed: 6)
    words = Self.nouns + compounds.shuffled(using: &random).prefix(6000)
    ranks = Zipf(count: words.count, flattening: 8)
  }

  private static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  func sentence(_ random: inout SeededRandom) -> String {
    let parts = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      words[ranks.draw(&random)] + Self.particles[particleRanks.draw(&random)]
    }
    return parts.joined() + Self.ends[endRanks.draw(&random)] + "。"
  }
}
