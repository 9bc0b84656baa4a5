/// What to type on the screens about people.
struct PeopleTypingStrings: Sendable {
  var follow, answer, unblock, unmute: String
  /// There is someone new above a list.
  var showNewPeople: String
  /// Which posts a report is about.
  var pickPosts: String

  static let english = PeopleTypingStrings(
    follow: "People you follow follow them, or they posted recently. f 1 follows number 1, x 1 removes it.",
    answer: "y 1 accepts number 1, x 1 declines.",
    unblock: "x 1 unblocks number 1.", unmute: "u 1 unmutes number 1.",
    showNewPeople: "There's someone new. r shows them.",
    pickPosts: """
      Which of their posts show the problem? A number selects or deselects one. You can also select none.
      """)

  static let japanese = PeopleTypingStrings(
    follow: "フォロー中の人のフォロー先と、最近投稿した人です。f 1 で1番をフォローし、x 1 で一覧から外します。", answer: "y 1 で1番を承認、x 1 で拒否します。",
    unblock: "x 1 で1番のブロックを解除します。", unmute: "u 1 で1番のミュートを解除します。",
    showNewPeople: "新しいユーザーがいます。r で表示します。",
    pickPosts: "問題のある投稿を番号で選んでください。同じ番号をもう一度入力すると取り消せます。選ばずに進むこともできます。")
}
