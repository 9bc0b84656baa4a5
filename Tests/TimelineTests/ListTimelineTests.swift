import AppScreens
import AppValues
import Entities
import Navigation
import SocialTestSupport
import Testing

@testable import Timeline

@Suite("The timeline of a list")
@MainActor
struct ListTimelineTests {
  private let friends = UserList(id: ID("1"), title: "Friends", memberCount: 1)

  @Test("bears its name, and leads to its people")
  func timeline() async {
    let bench = TimelineBench([], of: .list(friends.id))
    bench.lists.reading.answers(friends)
    await bench.presenter.appear()
    #expect(
      drawn(TimelineView(strings: .english, context: context()).screen(bench.state)) == """
        Friends

        It's quiet here. Add people you follow to this list to read
        their posts here.

        1. Refresh (r)
        2. Edit list (e)
        3. New post (n)

        """)
    await bench.presenter.send(.openMembers)
    #expect(bench.navigator.moves == [.show(.listMembers(friends.id))])
    bench.lists.reading.fails(.notFound)
    await bench.presenter.appear()
    #expect(
      drawn(TimelineView(strings: .japanese, context: context(.japanese)).screen(bench.state)).contains(
        "! そのリストは見つかりませんでした。"))
  }
}
