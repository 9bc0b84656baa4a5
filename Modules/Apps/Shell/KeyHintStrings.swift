import AppScreens
import Lists
import Timeline

/// Texts of the features' screens that name keys of the shell.
struct KeyHintStrings: LocalizedStrings {
  var newPosts: @Sendable (TimelineNews) -> String
  var addToLists: String

  static let english = KeyHintStrings(
    newPosts: { news in
      switch (news.count, news.isMore) {
      case (1, false): "1 new post. r shows it."
      case (let count, false): "\(count, in: .english) new posts. r shows them."
      case (let count, true): "More than \(count, in: .english) new posts. r shows the next ones."
      }
    },
    addToLists: "A number adds them to a list, or removes them.")

  static let japanese = KeyHintStrings(
    newPosts: { news in
      news.isMore
        ? "新しい投稿が\(news.count, in: .japanese)件を超えています。r で続きを表示します。"
        : "新しい投稿が\(news.count, in: .japanese)件あります。r で表示します。"
    },
    addToLists: "番号でリストに追加、もう一度入力するとリストから外します。")
}

extension TimelineStrings {
  static func shell(_ language: Language) -> TimelineStrings {
    var strings = of(language)
    strings.news = KeyHintStrings.of(language).newPosts
    return strings
  }
}

extension ListsStrings {
  static func shell(_ language: Language) -> ListsStrings {
    var strings = of(language)
    strings.addToListsHint = KeyHintStrings.of(language).addToLists
    return strings
  }
}
