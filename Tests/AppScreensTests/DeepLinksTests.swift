import AppScreens
import AppValues
import Testing

@Suite("Links of an app without servers")
struct DeepLinksTests {
  private enum Place: Hashable {
    case list
    case item(String)
  }

  private let links = DeepLinks<Place>(
    scheme: "notes", namesServer: false, places: ["list": .list], kinds: ["item": .named { .item($0) }]
  ) { place in
    switch place {
    case .list: .init("list")
    case .item(let name): .init("item", name)
    }
  }

  @Test("have the place right behind the scheme, also one that is named like a word")
  func places() throws {
    for (place, text) in [
      (Place.list, "notes://list"), (.item("1"), "notes://item/1"), (.item("list"), "notes://item/list"),
      (.item("a/b"), "notes://item/a%2Fb"),
    ] {
      #expect(links.text(for: place) == text)
      #expect(try links.place(from: text) == place)
    }
    #expect(try links.place(from: "notes:///item/1") == .item("1"))
    #expect(try links.place(from: "item/1") == .item("1"))
    #expect(throws: AppError.invalid(.link, .malformed)) { try links.place(from: "notes://host/item/1") }
  }
}
