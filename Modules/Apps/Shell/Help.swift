import Presentation

/// What can be typed on a screen, with examples.
struct Help {
  let language: Language

  /// The help for a screen: only what works there.
  func lines<Action>(for screen: Screen<Action>) -> [Line] {
    var lines = [Line(pick("What you can type", "入力できるもの"), .strong)]
    lines.append(entry("3", pick("chooses number 3", "3番を選ぶ")))
    let keys = Set(screen.entries.flatMap(\.shortcuts.keys))
    for (key, meaning) in shortcuts where keys.contains(key) {
      lines.append(entry("\(key) 3", meaning))
    }
    for item in screen.menu {
      if let key = item.key { lines.append(entry(key, item.label)) }
    }
    lines += [
      entry("g @alice", pick("goes to a person", "人のページへ移動")),
      entry("g #swift", pick("looks for a word in posts", "投稿を検索")),
      entry("g post/ID", pick("goes to a post", "投稿へ移動")),
      entry(
        "g home",
        pick(
          "goes to a place: home, public, notifications, search, new, accounts",
          "画面へ移動: home, public, notifications, search, new, accounts")),
      entry("<", pick("leaves a question without answering it", "質問に答えずに戻る")),
      entry("Ctrl-C", pick("stops what takes too long", "時間のかかる処理を中止")),
    ]
    return lines
  }

  private var shortcuts: [(String, String)] {
    [
      ("l", pick("likes number 3, or takes the like back", "3番に「いいね」する・取り消す")),
      ("s", pick("shares number 3, or takes the share back", "3番を共有する・取り消す")),
      ("c", pick("comments on number 3", "3番にコメントする")),
      ("d", pick("deletes number 3, if it is yours", "自分の3番を削除する")),
      ("p", pick("shows who wrote number 3", "3番を書いた人を見る")),
      ("f", pick("follows the person of number 3, or stops following", "3番の人をフォローする・やめる")),
    ]
  }

  private func entry(_ input: String, _ meaning: String) -> Line {
    let padding = String(repeating: " ", count: max(1, 10 - TextWidth.columns(input)))
    return Line([Span(input, .accent), Span(padding + meaning)])
  }

  private func pick(_ english: String, _ japanese: String) -> String {
    language == .english ? english : japanese
  }
}
