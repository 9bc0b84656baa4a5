import AppScreens

/// The words of the help.
struct HelpStrings: Sendable {
  var title: String
  var number: String
  /// What the short commands of entries do, by their letter, in the order in which they are told.
  var shortcuts: [(key: String, meaning: String)]
  var person: String
  var word: String
  var post: String
  var place: String
  var enter: String
  var dot: String
  var leave: String
  var stop: String

  static let english = HelpStrings(
    title: "What you can type",
    number: "chooses number 3",
    shortcuts: [
      ("l", "likes number 3, or takes the like back"),
      ("s", "shares number 3, or takes the share back"),
      ("c", "comments on number 3"),
      ("k", "bookmarks number 3, or removes the bookmark"),
      ("w", "shows what number 3 hides behind a warning, or hides it again"),
      ("e", "edits number 3, if it is yours; refuses a request to follow you"),
      ("d", "deletes number 3, if it is yours"),
      ("p", "shows who wrote number 3"),
      ("f", "follows number 3, or stops following"),
      ("y", "lets number 3 follow you"),
      ("u", "unmutes number 3"),
      ("x", "unblocks number 3; takes it out of a list, or puts it back"),
    ],
    person: "goes to a person",
    word: "shows the posts with a hashtag",
    post: "goes to a post",
    place: "goes to a place: \(places)",
    enter: "shows the whole screen again after a part of it",
    dot: "ends a text of several lines",
    leave: "goes back; leaves a question without answering it",
    stop: "stops what takes too long; leaves a question, too")

  static let japanese = HelpStrings(
    title: "入力できるもの",
    number: "3番を選ぶ",
    shortcuts: [
      ("l", "3番に「いいね」する・取り消す"),
      ("s", "3番を共有する・取り消す"),
      ("c", "3番にコメントする"),
      ("k", "3番をブックマークする・外す"),
      ("w", "3番の隠れている内容を表示する・隠す"),
      ("e", "自分の3番を編集する・3番のフォロー申請を断る"),
      ("d", "自分の3番を削除する"),
      ("p", "3番を書いた人を見る"),
      ("f", "3番をフォローする・やめる"),
      ("y", "3番のフォロー申請を承認する"),
      ("u", "3番のミュートを解除する"),
      ("x", "3番のブロックを解除する・リストから外す・戻す"),
    ],
    person: "人のページへ移動",
    word: "ハッシュタグの投稿を見る",
    post: "投稿へ移動",
    place: "画面へ移動: \(places)",
    enter: "一部だけ表示した後に、画面全体をもう一度表示",
    dot: "数行の文章を書き終える",
    leave: "前の画面に戻る・質問に答えずに戻る",
    stop: "時間のかかる処理を中止する・質問に答えずに戻る")

  private static let places = DeepLinks.shell.places.map(\.key).joined(separator: ", ")
}
