import AppScreens
import ArgumentParser
import SocialMenuShell

extension ArgumentHelp {
  static var handle: ArgumentHelp { .text("The person's handle.", ja: "対象のユーザー名。") }
  static var handleOrOwn: ArgumentHelp {
    .text("The person's handle (default: you).", ja: "対象のユーザー名。省略時は自分。")
  }
  static var postID: ArgumentHelp { .text("The post's ID.", ja: "投稿のID。") }
  static var hashtag: ArgumentHelp {
    .text("The hashtag, with or without #.", ja: "ハッシュタグ（# は省略可）。")
  }
  static var whichList: ArgumentHelp { .text("The list's name.", ja: "リスト名。") }
  static var listName: ArgumentHelp { .text("A name for the list.", ja: "新しいリスト名。") }
  static var limit: ArgumentHelp { .text("Show up to this many, 1 to 80.", ja: "最大件数（1〜80）。") }
  static var before: ArgumentHelp { .text("Continue from this cursor.", ja: "このカーソルの続きから。") }
}
