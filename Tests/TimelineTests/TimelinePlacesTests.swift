import AppScreens
import AppValues
import Entities
import Navigation
import PostActions
import SocialTestSupport
import Testing

@testable import Timeline

@MainActor
@Suite("A timeline in an app with few places")
struct TimelinePlacesTests {
  private let kinds: [TimelineKind] = [
    .home, .everyone, .user(bob.id), .hashtag(HashtagSelection(any: ["cats"])), .list(ID("7")),
  ]

  private func bench(
    _ kind: TimelineKind, viewer: Viewer = asAlice, has hasPlace: @escaping (Route.Kind) -> Bool
  ) async -> TimelineBench {
    let bench = TimelineBench([], of: kind, viewer: viewer)
    bench.hashtags.reading.answers(Hashtag(name: "cats"))
    bench.lists.reading.answers(UserList(id: ID("7"), title: "Friends"))
    bench.navigator.hasPlace = hasPlace
    await bench.presenter.appear()
    return bench
  }

  private func keys(_ bench: TimelineBench) -> [String?] {
    TimelineView(strings: .english, context: context()).screen(bench.state).menu.map(\.key)
  }

  @Test("offers no way to what the app does not have")
  func nowhere() async {
    for kind in kinds {
      let bench = await bench(kind) { _ in false }
      #expect(keys(bench) == (kind == kinds[3] ? ["r", "f"] : ["r"]), "\(kind)")
    }
    #expect(keys(await bench(.everyone, viewer: .anonymous) { _ in false }) == ["r"])
    #expect(keys(await bench(.everyone, viewer: .anonymous) { $0 == .signIn }) == ["r", "i"])
    #expect(keys(await bench(.home) { $0 == .suggestedPeople }) == ["r", nil])
    #expect(keys(await bench(.everyone) { $0 == .home }) == ["r", "h"])
    #expect(keys(await bench(.list(ID("7"))) { $0 != .listMembers }) == ["r", "n"])
  }

  @Test("invites to nothing that the app has no place for")
  func invitation() async {
    func text(_ bench: TimelineBench) -> String {
      drawn(TimelineView(strings: .english, context: context()).screen(bench.state))
    }
    #expect(text(await bench(.home) { $0 != .suggestedPeople }).contains("\nIt's quiet here.\n"))
    let home = text(await bench(.home) { $0 != .publicTimeline }).split(whereSeparator: \.isWhitespace)
    #expect(
      home.joined(separator: " ")
        .contains("It's quiet here. Find people to follow, or write your first post. "))
    #expect(text(await bench(.everyone) { $0 == .signIn }).contains("\nNo one has posted anything yet.\n"))
    #expect(text(await bench(.list(ID("7"))) { $0 == .signIn }).contains("\nIt's quiet here.\n"))
  }

  @Test("promises no home of a hashtag where there is none")
  func hashtag() async {
    let bench = await bench(kinds[3]) { $0 != .home }
    bench.hashtags.following.answers(Hashtag(name: "cats", isFollowed: true))
    await bench.presenter.send(.toggleFollowing)
    let screen = TimelineView(strings: .english, context: context()).screen(bench.state)
    #expect(screen.notices == [ScreenNotice(.done, "You now follow #cats.")])
  }

  @Test("refuses the ways that are not there")
  func refused() async {
    let ways: [(TimelineKind, TimelinePresenter.Action)] = [
      (.home, .write), (.home, .findPeople), (.home, .read(.everyone)), (.home, .post(.signIn)),
      (.user(bob.id), .read(.user(bob.id, .withPhotos))), (kinds[3], .combine),
      (.list(ID("7")), .openMembers),
    ]
    for (kind, action) in ways {
      let bench = await bench(kind) { _ in false }
      await bench.presenter.send(action)
      #expect(bench.state.problem == .unsupported && bench.navigator.moves.isEmpty, "\(action)")
    }
  }
}
