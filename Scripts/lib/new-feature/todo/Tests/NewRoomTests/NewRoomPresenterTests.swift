import AppScreens
import AppValues
import SocialConnectTesting
import Testing

@testable import NewRoom

@MainActor
@Suite("The presenter of the items")
struct NewRoomPresenterTests {
  private let source = FakeNewRoom()
  private let navigator = FakeNavigator()

  private func presenter() -> NewRoomPresenter {
    NewRoomFactory(repository: source, strings: .english, context: context())
      .presenter(navigator: navigator)
  }

  @Test("reads page by page, and as much again when it comes back to the front")
  func pages() async {
    source.reading.answers { (request) async throws(AppError) -> Page<NewRoomItem> in
      request.position == .first
        ? page([item("3", "C"), item("2", "B")], older: "2") : page([item("2", "B"), item("1", "A")])
    }
    let presenter = presenter()
    await presenter.appear()
    #expect(presenter.state.items?.items.map(\.name) == ["C", "B"])
    await presenter.send(.more)
    #expect(presenter.state.items?.items.map(\.name) == ["C", "B", "A"])
    await presenter.appear()
    #expect(presenter.state.items?.items.map(\.name) == ["C", "B", "A"])
    #expect(
      source.reading.inputs.map(\.position)
        == [.first, .before(Cursor("2")), .first, .before(Cursor("2"))])
  }

  @Test("keeps what it shows when it can't be read again")
  func offline() async {
    source.reading.answers(page([item("1", "A")]))
    let presenter = presenter()
    await presenter.appear()
    source.reading.fails(.offline)
    await presenter.send(.refresh)
    #expect(presenter.state.problem == .offline)
    #expect(presenter.state.items?.items == [item("1", "A")])
  }

  @Test("asks for a name, adds an item and shows it")
  func adding() async {
    source.reading.answers(page([]))
    let presenter = presenter()
    await presenter.appear()
    await presenter.send(.ask)
    #expect(presenter.state.naming == "")
    let tea = item("1", "Tea")
    source.adding.answers(tea)
    source.reading.answers(page([tea]))
    await presenter.send(.add("Tea"))
    #expect(presenter.state.naming == nil && presenter.state.done == tea)
    #expect(presenter.state.items?.items == [tea])
  }

  @Test("asks again with what was entered when that is refused, until one leaves")
  func refused() async {
    let presenter = presenter()
    await presenter.send(.ask)
    source.adding.fails(.offline)
    await presenter.send(.add("Tea"))
    #expect(presenter.state.problem == .offline && presenter.state.naming == "Tea")
    await presenter.send(.leave)
    await presenter.send(.add("Tea"))
    #expect(presenter.state.naming == nil && source.adding.inputs == ["Tea"])
  }

  @Test("says that items may be missing when they can't be read after one was added")
  func stale() async {
    source.reading.answers(page([]))
    let presenter = presenter()
    await presenter.appear()
    await presenter.send(.ask)
    source.adding.answers(item("1", "Tea"))
    source.reading.fails(.offline)
    await presenter.send(.add("Tea"))
    #expect(presenter.state.done == item("1", "Tea") && presenter.state.isStale)
  }

  @Test("leads to what is found for the name of an item")
  func routes() async {
    source.reading.answers(page([item("1", "A")]))
    let presenter = presenter()
    await presenter.appear()
    await presenter.send(.open(ID("1")))
    #expect(navigator.shown == [.search("A")])
  }

  @Test("leads nowhere that the app doesn't have, and asks again with each reading")
  func missingPlaces() async {
    navigator.hasPlaces = false
    source.reading.answers(page([item("1", "A")]))
    let presenter = presenter()
    await presenter.appear()
    await presenter.send(.open(ID("1")))
    #expect(presenter.state.problem == .unsupported && navigator.shown.isEmpty)
    navigator.hasPlaces = true
    await presenter.send(.refresh)
    #expect(presenter.state.places == .all)
  }
}
