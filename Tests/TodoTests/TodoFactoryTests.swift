import AppScreens
import AppValues
import SocialConnectTesting
import Testing
import Todo

@MainActor
@Suite("The module of todos, put together")
struct TodoFactoryTests {
  private let source = FakeTodos()
  private let navigator = FakeNavigator()
  private let milk = todo("1", "Milk")

  private func factory(_ ports: TodoPorts? = nil) -> TodoFactory {
    TodoFactory(ports: ports ?? source.ports, strings: .english, context: context())
  }

  @Test("has a screen for each place of the room")
  func places() async throws {
    source.show(milk)
    source.reading.answers(milk)
    source.finding.answers(page([milk]))
    source.deletedListing.answers(page([]))
    source.undoing.answers(nil)
    for (place, title) in [
      (TodoPlace.list(nil), "Todos"), (.list(.work), "Work"), (.item(milk.id), "Todo"),
      (.edit(milk.id), "Milk"),
      (.new("", in: nil), "New todo"), (.search(""), "Search"), (.search("milk"), "Search: milk"),
      (.categories, "Categories"), (.due(.today), "Today"), (.deleted, "Deleted todos"), (.undo, "Undo"),
    ] {
      let screen = try #require(factory().screen(for: place, navigator: navigator))
      await screen.appear()
      #expect(screen.screen.title == title)
    }
    let few: [TodoPlace] = [.search(""), .deleted, .undo]
    for place in few { #expect(factory(source.readOnly).screen(for: place, navigator: navigator) == nil) }
    #expect(TodoPlace.Kind.allCases.allSatisfy { factory().has($0) })
    #expect(TodoPlace.Kind.allCases.filter { !factory(source.readOnly).has($0) } == few.map(\.kind))
  }

  @Test("adds a line, and leads from the list to it")
  func assembly() async throws {
    source.same.answers(nil)
    source.adding.answers(milk)
    let new = try #require(factory().screen(for: .new("", in: nil), navigator: navigator))
    await new.appear()
    await new.screen.field?.submit("Milk")()
    #expect(navigator.moves == [.back])
    source.show(milk)
    let list = try #require(factory().screen(for: .list(nil), navigator: navigator))
    await list.appear()
    #expect(list.screen.wholeTitle == "Todos · 1 open")
    await list.screen.entries[0].open?()
    #expect(navigator.moves == [.back, .show(.item(milk.id))])
  }

  @Test("reads categories and days in a host's own language beside ours")
  func ownWords() async throws {
    source.reading.answers(milk)
    source.editing.answers(milk)
    var strings = TodoStrings.english
    strings.input.work = "Arbeit"
    let factory = TodoFactory(ports: source.ports, strings: strings, context: context())
    let presenter = factory.detailPresenter(of: milk.id, navigator: navigator)
    await presenter.appear()
    for name in ["arbeit", "work", "仕事"] {
      await presenter.send(.ask(.category))
      await presenter.send(.enter(name, for: .category))
    }
    #expect(source.editing.inputs.map(\.edit) == Array(repeating: TodoEdit(category: .work), count: 3))
  }
}
