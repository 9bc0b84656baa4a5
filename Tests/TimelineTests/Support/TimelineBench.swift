import AppValues
import Entities
import PostActions
import SocialTestSupport

@testable import Timeline

/// A presenter on fakes, as a test sets it up.
@MainActor
struct TimelineBench {
  let repository: FakeTimelineRepository
  let positions: FakeReadingPositions
  let hashtags: FakeHashtags
  let lists = FakeLists()
  let posts = FakePostActions()
  let navigator = RecordingNavigator()
  let presenter: TimelinePresenter

  /// - Parameter isReadingAlone: Whether there is no port but that of the timelines.
  init(
    _ items: [TimelineItem], of kind: TimelineKind = .home, position: Cursor? = nil,
    viewer: Viewer = asAlice, positions: FakeReadingPositions = FakeReadingPositions(),
    hashtags: FakeHashtags = FakeHashtags(), capabilities: TimelineCapabilities = .all,
    isReadingAlone: Bool = false
  ) {
    self.positions = positions
    self.hashtags = hashtags
    let keepsPosition =
      if case .user = kind { false } else { viewer.session != nil && ![.bookmarks, .likes].contains(kind) }
    if keepsPosition, positions.readingPositionsCapabilities.beyondHome || kind == .home {
      positions.reading.answers(position)
      positions.saving.answers(())
    }
    repository = FakeTimelineRepository(kind, items, tellsNews: !isReadingAlone, capabilities: capabilities)
    posts.readingPinned.answers([])
    posts.reading.answers { [posts = items.map(\.post)] ids in posts.filter { ids.contains($0.id) } }
    presenter = TimelinePresenter(
      kind: kind,
      interactor: TimelineInteractor(
        repository: repository, readingPositions: isReadingAlone ? nil : positions),
      hashtags: isReadingAlone ? nil : hashtags,
      lists: isReadingAlone ? nil : lists,
      actions: PostActionsInteractor(
        repository: isReadingAlone ? nil : posts, lookup: isReadingAlone ? nil : posts, viewer: viewer),
      viewer: viewer, router: TimelineRouter(navigator: navigator))
  }

  var state: TimelineState { presenter.state }
  var ids: [ID<TimelineItem>] { state.loaded.items.map(\.id) }

  /// The post of a number as it stands in the list.
  func post(_ number: Int) -> Post? { state.shownPosts.first { $0.id == ID("p\(number)") } }
}
