import AppScreens
import AppValues
import Entities
import Lists
import SocialTestSupport
import Testing

@MainActor
@Suite("The assembly of the screens of lists")
struct ListsFactoryTests {
  private let navigator = RecordingNavigator()

  @Test("makes the screens about lists, each as a presenter too")
  func lists() async {
    let (repository, list) = (FakeLists(), UserList(id: ID("1"), title: "Friends"))
    repository.listing.answers(page([list]))
    repository.reading.answers(list)
    repository.members.answers(page([User]()))
    repository.choosing.answers(ListMembership(person: bob, lists: [list], containing: [list.id]))
    let factory = ListsFactory(
      repository: repository, viewer: asAlice, strings: .english, context: context())
    let lists = factory.presenter(navigator: navigator)
    await lists.appear()
    #expect(lists.state.lists == [list])
    let members = factory.membersPresenter(of: list.id, navigator: navigator)
    await members.appear()
    #expect(members.state.list == list)
    let choices = factory.addToListsPresenter(for: bob.id, navigator: navigator)
    await choices.appear()
    #expect(choices.state.membership?.containing == [list.id])
    let screens = [
      factory.screen(navigator: navigator), factory.membersScreen(of: list.id, navigator: navigator),
      factory.addToListsScreen(for: bob.id, navigator: navigator),
    ]
    for screen in screens { await screen.appear() }
    #expect(screens.map(\.screen.title) == ["Lists", "People in “Friends”", "Add Bob to lists"])
  }
}
