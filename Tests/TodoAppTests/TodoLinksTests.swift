import AppScreens
import AppValues
import Testing
import Todo

@testable import SocialTodoApp

/// The links of the app.
@Suite struct TodoLinksTests {
  private let links = DeepLinks.todo

  @Test(arguments: [
    (TodoDestination.todo(.list(nil)), "todo://list"), (.todo(.list(.work)), "todo://category/work"),
    (
      .todo(.list(TodoCategory(rawValue: "Haus/Hof 家"))),
      "todo://category/Haus%2FHof%20%E5%AE%B6"
    ),
    (.todo(.item(ID("a/1"))), "todo://item/a%2F1"), (.todo(.edit(ID("2"))), "todo://edit/2"),
    (.todo(.new("", in: nil)), "todo://new"), (.todo(.search("")), "todo://search"),
    (.todo(.search("milk/bread")), "todo://search/milk%2Fbread"), (.todo(.categories), "todo://categories"),
    (.settings, "todo://settings"), (.todo(.due(.today)), "todo://today"),
    (.todo(.due(.week)), "todo://week"), (.todo(.due(.overdue)), "todo://overdue"),
    (.todo(.due(.undated)), "todo://undated"), (.todo(.deleted), "todo://deleted"),
  ])
  func theyLeadToThePlaceAgain(place: TodoDestination, link: String) throws {
    #expect(links.text(for: place) == link)
    #expect(try links.place(from: link) == place)
  }

  @Test func theyAreWhatPeopleTypeToo() throws {
    #expect(try links.place(from: " todo:///item/12") == .todo(.item(ID("12"))))
    #expect(try links.place(from: "item/12") == .todo(.item(ID("12"))))
    #expect(try links.place(from: "category/work") == .todo(.list(.work)))
    #expect(try links.place(from: "search/milk/bread 牛乳") == .todo(.search("milk/bread 牛乳")))
    #expect(throws: AppError.invalid(.link, .malformed)) { try links.place(from: "item/") }
  }

  @Test func noneChangesAnythingOrLeadsToTheMenu() {
    #expect(links.text(for: .todo(.undo)) == nil)
    #expect(links.text(for: .todo(.new("Milk", in: nil))) == nil && links.text(for: .menu) == nil)
    #expect(throws: AppError.invalid(.link, .malformed)) { try links.place(from: "new/Milk") }
  }
}
