import AppScreens
import AppValues
import Testing
import Todo

@Suite("The places of todos as links")
struct TodoPlaceTests {
  private let links = DeepLinks<TodoPlace>.todo()

  @Test(
    "lead to the place again",
    arguments: [
      TodoPlace.list(nil), .list(.work), .list(TodoCategory(rawValue: "Haus/Hof 家")), .item(ID("a/1")),
      .edit(ID("2")), .new("", in: nil), .search(""), .search("milk/bread 牛乳"), .categories, .settings,
    ])
  func both(_ place: TodoPlace) throws {
    let text = try #require(links.text(for: place))
    #expect(try links.place(from: text) == place)
  }

  @Test("are what people type, too, and never add anything")
  func typed() throws {
    #expect(links.text(for: .item(ID("12"))) == "todo://item/12")
    #expect(links.text(for: .list(nil)) == "todo://list")
    #expect(try links.place(from: " todo:///item/12") == .item(ID("12")))
    #expect(try links.place(from: "item/12") == .item(ID("12")))
    #expect(try links.place(from: "category/work") == .list(.work))
    #expect(links.text(for: .new("Milk", in: nil)) == nil)
    #expect(throws: AppError.invalid(.link, .malformed)) { try links.place(from: "new/Milk") }
    #expect(throws: AppError.invalid(.link, .malformed)) { try links.place(from: "item/") }
  }
}
