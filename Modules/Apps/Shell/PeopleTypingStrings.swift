/// What to type on the screens about people.
struct PeopleTypingStrings: Sendable {
  var follow, answer, unblock, unmute: String
  /// Someone new stands above a list.
  var showNewPeople: String
  /// Which posts a report is about.
  var pickPosts: String

  static let english = PeopleTypingStrings(
    follow: "They posted lately. Type f and a number to follow one: f 1",
    answer: "Type y 1 to let number 1 follow you, d 1 to decline.",
    unblock: "Type x 1 to unblock number 1.", unmute: "Type u 1 to unmute number 1.",
    showNewPeople: "There is somebody new here, r to show them",
    pickPosts: """
      Which of their posts show what you mean? A number picks one, or puts it back. You may also pick none.
      """)

  static let japanese = PeopleTypingStrings(
    follow: "最近投稿した人です。f と番号でフォローできます（例: f 1）。", answer: "y 1 で1番を承認、d 1 で拒否します。",
    unblock: "x 1 で1番のブロックを解除します。", unmute: "u 1 で1番のミュートを解除します。",
    showNewPeople: "新しい人がいます。rで表示します。",
    pickPosts: "問題のある投稿を番号で選んでください。同じ番号をもう一度入力すると取り消せます。選ばずに進むこともできます。")
}
