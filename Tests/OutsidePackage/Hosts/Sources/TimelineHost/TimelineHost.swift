import AppScreens
import AppValues
import Entities
import Navigation
import PostActions
import Presentation
import Timeline

/// Another app's notes. Two methods are enough for a timeline.
struct Notes: TimelineRepository {
  let timelineCapabilities = TimelineCapabilities(kinds: [.everyone])

  func page(of kind: TimelineKind, _ request: PageRequest) async throws(AppError) -> Page<TimelineItem> {
    let post = Post(
      id: ID("7"), author: Author(id: ID("1"), handle: "mia", name: "Mia"), content: PostContent("Ripe! 🍅"),
      createdAt: Timestamp(milliseconds: 1_795_262_400_000))
    let item = TimelineItem(id: ID("7"), post: post, sharedBy: nil, at: post.createdAt, cursor: Cursor("7"))
    return Page(items: [item], older: nil, newer: item.cursor)
  }

  func news(of kind: TimelineKind) -> AsyncStream<LiveSignal>? { nil }
}

@main
struct TimelineHost {
  static func main() async {
    let factory = TimelineFactory(
      repository: Notes(), readingPositions: nil, hashtags: nil, lists: nil,
      actions: PostActionsInteractor(repository: nil, lookup: nil, viewer: .anonymous), viewer: .anonymous,
      strings: .english, context: ViewContext(words: Words.social(.english, app: AppName(title: "Garden"))))
    let navigator = SingleScreenNavigator<Route>()
    guard let presenter = factory.presenter(for: .everyone, navigator: navigator) else { return }
    await presenter.appear()
    for item in presenter.state.loaded.items { print("\(item.post.author.name): \(item.post.content.text)") }
  }
}
