import AppValues
import Entities
import PostActions
import TestSupport

@testable import Timeline

/// A presenter on fakes, as a test sets it up.
@MainActor
struct TimelineBench {
  let repository: FakeTimelineRepository
  let hashtags = FakeHashtags()
  let lists = FakeLists()
  let posts = FakePostActions()
  let navigator = RecordingNavigator()
  let presenter: TimelinePresenter

  init(
    _ items: [TimelineItem], of kind: TimelineKind = .home, place: Cursor? = nil,
    viewer: Viewer = asAlice
  ) {
    let keepsPlace =
      if case .user = kind { false } else { viewer.session != nil && ![.bookmarks, .likes].contains(kind) }
    repository = FakeTimelineRepository(kind, items, place: place, keepsPlace: keepsPlace)
    posts.readingPinned.answers([])
    posts.reading.answers { [posts = items.map(\.post)] ids in posts.filter { ids.contains($0.id) } }
    presenter = TimelinePresenter(
      kind: kind, interactor: TimelineInteractor(repository: repository),
      hashtags: HashtagsInteractor(repository: hashtags),
      lists: ListsInteractor(repository: lists, timelines: repository),
      actions: PostActionsInteractor(repository: posts, viewer: viewer), viewer: viewer,
      router: TimelineRouter(navigator: navigator))
  }

  var state: TimelineState { presenter.state }
  var ids: [ID<TimelineItem>] { state.reading.items.map(\.id) }

  /// The post of a number as it stands in the list.
  func post(_ number: Int) -> Post? { state.shownPosts.first { $0.id == ID("p\(number)") } }
}
