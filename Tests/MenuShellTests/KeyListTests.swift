import AppScreens
import Testing

@testable import SocialMenuShell

/// The list of keys in the help, in windows of any width.
@Suite struct KeyListTests {
  private let list = KeyList(
    title: "Keys",
    groups: [
      KeyList.Group(title: "Here", keys: [("3", "chooses number 3"), ("n 牛乳", "adds a todo")]),
      KeyList.Group(title: "Nothing", keys: []),
      KeyList.Group(title: "Else", keys: [("g category/work", "opens a category")]),
    ])

  @Test func theColumnIsAsWideAsTheLongestKey() {
    #expect(
      list.rows(ScreenRenderer(width: 80)) == [
        "Keys",
        "",
        "Here",
        "3                chooses number 3",
        "n 牛乳           adds a todo",
        "",
        "Else",
        "g category/work  opens a category",
      ])
  }

  @Test func whatALongKeyMeansStandsBelowIt() {
    #expect(
      list.rows(ScreenRenderer(width: 40)) == [
        "Keys",
        "",
        "Here",
        "3       chooses number 3",
        "n 牛乳  adds a todo",
        "",
        "Else",
        "g category/work",
        "        opens a category",
      ])
    #expect(
      list.rows(ScreenRenderer(width: 20)) == [
        "Keys",
        "",
        "Here",
        "3  chooses number 3",
        "n 牛乳",
        "   adds a todo",
        "",
        "Else",
        "g category/work",
        "   opens a category",
      ])
  }

  @Test func whatIsWrappedStaysInItsColumn() {
    let list = KeyList(
      title: "使える操作",
      groups: [
        KeyList.Group(title: "入力", keys: [(".", "複数行の文章の入力を終える"), ("Enter", "画面全体をもう一度表示")])
      ])
    #expect(
      list.rows(ScreenRenderer(width: 24)) == [
        "使える操作",
        "",
        "入力",
        ".      複数行の文章の入",
        "       力を終える",
        "Enter  画面全体をもう一",
        "       度表示",
      ])
  }

  @Test func noRowIsTooWide() {
    for width in 10...80 {
      for row in list.rows(ScreenRenderer(width: width)) { #expect(TextWidth.columns(row) <= width) }
    }
  }
}
