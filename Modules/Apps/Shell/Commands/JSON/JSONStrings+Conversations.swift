import AppScreens

extension JSONStrings {
  struct Conversation: LocalizedStrings {
    let form, id, people, unread, lastPost: String

    static let english = Conversation(
      form: "conversation", id: "opaque; for “messages read”", people: "authors: the others in it",
      unread: "whether something in it hasn't been read", lastPost: "post: its newest one")

    static let japanese = Conversation(
      form: "会話", id: "ID。messages read などに渡します", people: "ほかの参加者。ユーザーの概要の配列",
      unread: "未読の投稿があれば true", lastPost: "最新の投稿")
  }
}
