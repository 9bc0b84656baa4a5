import AppValues
import MastodonAPI
import Testing

@testable import SocialRemoteBackend

@Suite("A position in a list of a server")
struct RemoteCursorTests {
  private let list = RequestValues(["only_media": .text("true"), "limit": .text("20")])

  @Test(
    "is what the server's link says, whatever it is called", arguments: ["cursor=a%2Cb%3Ac", "page=2&seed=7"])
  func opaque(query: String) throws {
    let link = "https://elsewhere.example/list?only_media=true&\(query)&limit=20&access_token=secret"
    let cursor = try #require(RemoteCursor(link, beside: "01J9", of: list)).cursor
    #expect(cursor.rawValue.allSatisfy { $0.isLetter || $0.isNumber || "@,:%-._~".contains($0) })
    let values = try PageRequest(.before(cursor), limit: 5).values(of: list)
    let asked = PageLinks.parameters(of: "?only_media=true&limit=5&\(query)")
    #expect(values == asked)
  }

  @Test("names an item alone where the link says no more", arguments: ["max_id", "min_id", "since_id"])
  func item(name: String) throws {
    let cursor = try #require(RemoteCursor("/list?\(name)=01J9", beside: "01J9", of: list))
    #expect(cursor.cursor == Cursor("@01J9") && cursor == RemoteCursor(at: "01J9"))
    let below = try PageRequest(.before(cursor.cursor)).values(of: RequestValues())
    let above = try PageRequest(.justAbove(cursor.cursor)).values(of: RequestValues())
    #expect(below.text("max_id") == "01J9" && above.text("min_id") == "01J9")
  }

  @Test("keeps the item beside what the link says")
  func both() throws {
    let cursor = try #require(RemoteCursor("/list?max_id=77", beside: "01J9", of: list))
    #expect(cursor.cursor == Cursor("@01J9,max_id:77"))
    #expect(try RemoteCursor(cursor.cursor) == cursor)
  }

  @Test("is none for a link that leads back to the list")
  func nowhere() {
    #expect(RemoteCursor("/list?only_media=true&limit=40", beside: "01J9", of: list) == nil)
    #expect(RemoteCursor("/list", beside: "01J9", of: list) == nil)
  }

  @Test(
    "is refused in any other form", arguments: ["", "top", "@", "@1:2", "a:b:c", ":", "a:b,,c:d", "@%ZZ"])
  func malformed(text: String) {
    #expect(throws: AppError.invalid(.cursor, .malformed)) {
      _ = try PageRequest(.before(Cursor(text))).values(of: RequestValues())
    }
  }
}
