import AppScreens
import AppValues
import Entities
import Foundation
import Navigation
import SocialTestSupport
import Synchronization
import Testing

@testable import Post

@MainActor
@Suite("The scheduled posts")
struct ScheduledPostsTests {
  private let navigator = RecordingNavigator()
  private let scheduled = FakeScheduledPosts()
  private let store = MemoryDrafts()

  private func presenter() -> ScheduledPostsPresenter {
    ScheduledPostsPresenter(
      interactor: ScheduledPostsInteractor(repository: scheduled, clock: WallClock { noon }),
      drafts: DraftInteractor(store: store, clock: WallClock { noon }), viewer: asAlice,
      router: PostRouter(navigator: navigator, strings: .english), zone: .gmt)
  }

  private func draw(_ presenter: ScheduledPostsPresenter, _ language: Language = .english) -> String {
    drawn(ScheduledPostsView(strings: .of(language), context: context(language)).screen(presenter.state))
  }

  private func post(
    _ id: String, hours: Int64, _ text: String, replyTo: String? = nil, failure: ScheduledPost.Failure? = nil
  ) -> ScheduledPost {
    ScheduledPost(
      id: ID(id), at: noon.adding(seconds: hours * 3600), content: PostContent(text),
      visibility: replyTo == nil ? .everyone : .followers, replyTo: replyTo.map { ID($0) }, failure: failure)
  }

  @Test("show those that failed first, then the next, and each with what can be done with it")
  func shown() async {
    scheduled.posts.withLock {
      $0 = [
        post("1", hours: 30, "Later"), post("2", hours: 2, "Soon"),
        post("3", hours: -1, "Yes", replyTo: "9", failure: .parent),
      ]
    }
    let presenter = presenter()
    await presenter.appear()
    let lines = draw(presenter).split(separator: "\n").map(String.init)
    let times = [-1, 2, 30].map { context(.english).words.dateAndTime(noon.adding(seconds: $0 * 3600)) }
    #expect(lines[0] == "Scheduled posts")
    #expect(
      Array(lines[1...5]) == [
        "1. \(times[0]) · comment · followers only", "   Not published: the post it comments on is gone.",
        "   Yes", "2. \(times[1])", "   Soon",
      ])
    #expect(lines[6] == "3. \(times[2])")
    await presenter.send(.open(ID("2")))
    #expect(draw(presenter).contains("Change the time") && draw(presenter, .japanese).contains("日時を変更"))
  }

  @Test("get another time, which has to be one that's to come")
  func move() async {
    scheduled.posts.withLock { $0 = [post("2", hours: 2, "Soon")] }
    let presenter = presenter()
    await presenter.appear()
    await presenter.send(.open(ID("2")))
    await presenter.send(.askTime)
    await presenter.send(.enter("someday"))
    #expect(presenter.state.problem == .invalid(.scheduledAt, .malformed))
    #expect(presenter.state.question == .time && presenter.state.entry == "someday")
    await presenter.send(.enter("1m"))
    #expect(presenter.state.problem == .invalid(.scheduledAt, .outOfRange))
    await presenter.send(.enter("3h"))
    let time = noon.adding(seconds: 10_800)
    #expect(presenter.state.done == .moved(time) && presenter.state.open == nil)
    #expect(presenter.state.list?.items.map(\.at) == [time])
  }

  @Test("become drafts again, before they go, and never in place of another")
  func edit() async throws {
    scheduled.posts.withLock {
      $0 = [post("2", hours: 2, "Soon"), post("3", hours: 3, "Yes", replyTo: "9")]
    }
    let presenter = presenter()
    await presenter.appear()
    await presenter.send(.open(ID("2")))
    await presenter.send(.edit)
    let draft = try #require(try await store.list().first)
    #expect(draft.form.content.text == "Soon" && draft.form.time == noon.adding(seconds: 7200))
    #expect(scheduled.posts.withLock { $0.map(\.id.rawValue) } == ["3"])
    #expect(navigator.moves.last == .show(.draft(draft.id.rawValue)))
    await presenter.send(.open(ID("3")))
    await presenter.send(.edit)
    #expect(navigator.moves.last == .show(.compose(commentOn: ID("9"))))
    // The comment is scheduled once more, with its draft still there.
    scheduled.posts.withLock { $0 = [post("4", hours: 3, "No", replyTo: "9")] }
    await presenter.send(.refresh)
    await presenter.send(.open(ID("4")))
    await presenter.send(.edit)
    #expect(presenter.state.problem == .conflict && scheduled.posts.withLock { $0.count } == 1)
    #expect(draw(presenter).contains("You have a draft of another comment"))
  }

  @Test("are deleted once that is confirmed, and leave the list where they're gone")
  func delete() async {
    scheduled.posts.withLock { $0 = [post("2", hours: 2, "Soon"), post("3", hours: 3, "Later")] }
    let presenter = presenter()
    await presenter.appear()
    await presenter.send(.open(ID("2")))
    await presenter.send(.delete)
    #expect(draw(presenter).contains("Delete this scheduled post?"))
    await presenter.send(.keep)
    await presenter.send(.confirmDelete)
    #expect(scheduled.posts.withLock { $0.count } == 2)
    await presenter.send(.delete)
    await presenter.send(.confirmDelete)
    #expect(presenter.state.done == .deleted && presenter.state.list?.items.count == 1)
    await presenter.send(.open(ID("3")))
    scheduled.posts.withLock { $0 = [] }
    await presenter.send(.delete)
    await presenter.send(.confirmDelete)
    #expect(presenter.state.problem == .notFound && presenter.state.list?.items.isEmpty == true)
  }
}

/// Scheduled posts in memory.
private final class FakeScheduledPosts: ScheduledPostsRepository {
  let posts = Mutex<[ScheduledPost]>([])

  func scheduled(_ request: PageRequest) async throws(AppError) -> Page<ScheduledPost> {
    Page(items: posts.withLock { $0 }, older: nil, newer: nil)
  }

  func scheduled(_ id: ID<ScheduledPost>) async throws(AppError) -> ScheduledPost {
    guard let post = posts.withLock({ $0.first { $0.id == id } }) else { throw .notFound }
    return post
  }

  func schedule(
    _ post: NewPost, at time: Timestamp, key: PublishKey
  ) async throws(AppError) -> ScheduledPost {
    throw .unsupported
  }

  func reschedule(_ id: ID<ScheduledPost>, to time: Timestamp) async throws(AppError) -> ScheduledPost {
    let post = try await scheduled(id)
    let moved = ScheduledPost(id: id, at: time, content: post.content)
    posts.withLock { $0 = $0.map { $0.id == id ? moved : $0 } }
    return moved
  }

  func remove(_ id: ID<ScheduledPost>) async throws(AppError) {
    _ = try await scheduled(id)
    posts.withLock { $0.removeAll { $0.id == id } }
  }
}

/// Drafts in memory.
private final class MemoryDrafts: DraftStore {
  private let drafts = Mutex<[ID<Draft>: Draft]>([:])

  func list() async throws(AppError) -> [Draft] { drafts.withLock { Array($0.values) } }
  func load(_ id: ID<Draft>) async throws(AppError) -> Draft? { drafts.withLock { $0[id] } }
  func save(_ draft: Draft) async throws(AppError) { drafts.withLock { $0[draft.id] = draft } }
  func discard(_ id: ID<Draft>) async throws(AppError) { drafts.withLock { $0[id] = nil } }
  func discardAll() async throws(AppError) { drafts.withLock { $0 = [:] } }
}
