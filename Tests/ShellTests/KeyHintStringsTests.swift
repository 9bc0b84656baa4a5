import AppScreens
import Lists
import Testing
import Timeline

@testable import SocialShell

@Suite("What features say of their screens in the shell")
struct KeyHintStringsTests {
  @Test(
    "names the keys that show new posts",
    arguments: [
      (1, false, "1 new post. r shows it.", "新しい投稿が1件あります。r で表示します。"),
      (3, false, "3 new posts. r shows them.", "新しい投稿が3件あります。r で表示します。"),
      (
        40, true, "More than 40 new posts. r shows the next ones.",
        "新しい投稿が40件を超えています。r で続きを表示します。"
      ),
    ])
  func news(count: Int, isMore: Bool, english: String, japanese: String) {
    let news = TimelineNews(count: count, isMore: isMore)
    #expect(TimelineStrings.shell(.english).news(news) == english)
    #expect(TimelineStrings.shell(.japanese).news(news) == japanese)
  }

  @Test("says that numbers choose lists")
  func lists() {
    #expect(
      ListsStrings.shell(.english).addToListsHint
        == "A number adds them to a list, or removes them.")
    #expect(ListsStrings.shell(.japanese).addToListsHint == "番号でリストに追加、もう一度入力するとリストから外します。")
  }
}
