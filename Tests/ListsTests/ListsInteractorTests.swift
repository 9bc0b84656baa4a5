import AppValues
import Entities
import SocialTestSupport
import Testing

@testable import Lists

@Suite("The rules of lists")
struct ListsInteractorTests {
  private let lists = FakeLists(people: ["bob": bob])
  private var interactor: ListsInteractor { ListsInteractor(repository: lists) }

  @Test("a title is trimmed and composed")
  func title() async throws {
    lists.creating.answers { (title) async throws(AppError) in UserList(id: ID("1"), title: title) }
    #expect(try await interactor.create(" Cafe\u{301}\n").title == "Café")
    #expect(lists.creating.inputs == ["Café"])
  }

  @Test(
    "a title that cannot be is refused before anything is asked",
    arguments: [
      ("", AppError.invalid(.list, .empty)), (" \u{3000}", .invalid(.list, .empty)),
      ("\u{200B}", .invalid(.list, .empty)), ("a\u{1B}[2J", .invalid(.list, .unprintable)),
      ("two\nlines", .invalid(.list, .severalLines)),
      (String(repeating: "名", count: 101), .invalid(.list, .tooLong(maximum: 100, excess: 1))),
      (
        "a" + String(repeating: "\u{301}", count: 2000),
        .invalid(.list, .tooLarge(maximum: 1000, excess: 3000))
      ),
      (String(repeating: "\u{FDFA}", count: 100), .invalid(.list, .tooLarge(maximum: 1000, excess: 2300))),
    ])
  func refused(title: String, error: AppError) async {
    await #expect(throws: error) { try await interactor.create(title) }
    await #expect(throws: error) { try await interactor.change(ID("1"), ListChange(title: title)) }
  }

  @Test("a list is found by its name in whatever case, accents and width")
  func named() async throws {
    let cafe = UserList(id: ID("1"), title: "Café")
    lists.listing.answers(page([UserList(id: ID("2"), title: "Work"), cafe]))
    #expect(try await interactor.list(named: " ＣＡＦＥ ") == cafe)
    await #expect(throws: AppError.invalid(.list, .wrong)) { try await interactor.list(named: "Caf") }
  }

  @Test("people are found by handle")
  func handle() async throws {
    #expect(try await interactor.person(handle: "@Bob") == bob)
    await #expect(throws: AppError.invalid(.handle, .empty)) { try await interactor.person(handle: "@") }
    await #expect(throws: AppError.notFound) { try await interactor.person(handle: "dave") }
  }
}
