public import AppScreens
public import AppValues
public import Entities
import Foundation
public import Observation
import PostActions

/// Presents the posts that the viewer has scheduled.
@MainActor
@Observable
public final class ScheduledPostsPresenter: ScreenPresenter {
  /// Everything that people can do on the screen.
  public enum Action: Hashable, Sendable {
    /// Shows all of a post, and what can be done with it; shows the list again.
    case open(ID<ScheduledPost>), close
    /// Asks when the open post is to be published; changes that.
    case askTime, enter(String)
    /// Makes the open post a draft again, and continues writing it.
    case edit
    /// Asks whether to delete the open post; deletes it.
    case delete, confirmDelete
    /// Leaves the open post as it is.
    case keep
    /// Loads the next page; reloads the list.
    case more, refresh
    /// Opens a new post.
    case newPost
    case signIn
  }

  /// What the screen shows; nothing is loaded until `appear()`.
  public internal(set) var state: ScheduledPostsState

  @ObservationIgnored private let interactor: ScheduledPostsInteractor
  @ObservationIgnored private let drafts: DraftInteractor
  @ObservationIgnored private let router: PostRouter
  @ObservationIgnored private let zone: TimeZone
  @ObservationIgnored private lazy var runner = ActionRunner(self, \.state.action) {
    $0.state.places = $0.router.places
  }

  /// - Parameter zone: Where times are entered.
  init(
    interactor: ScheduledPostsInteractor, drafts: DraftInteractor, viewer: Viewer, router: PostRouter,
    zone: TimeZone
  ) {
    state = ScheduledPostsState(
      isSignedIn: viewer.session != nil, keepsDrafts: drafts.areKept, places: router.places)
    self.interactor = interactor
    self.drafts = drafts
    self.router = router
    self.zone = zone
  }

  /// Reads the list again, since posts are published by themselves.
  public func appear() async { await send(.refresh) }

  public func send(_ action: Action) async {
    switch action {
    case .open(let id): await runner.change(.queue, try self.open(id))
    case .close: await runner.change(.queue, self.close())
    case .askTime: await runner.change(.queue, try self.ask(.time))
    case .enter(let text): await runner.change(.refuseWhileBusy, try await move(to: text))
    case .edit: await runner.change(.refuseWhileBusy, try await edit())
    case .delete: await runner.change(.queue, try self.ask(.deletion))
    case .confirmDelete: await runner.change(.refuseWhileBusy, try await delete())
    case .keep: await runner.change(.queue, state.question = nil)
    case .more: await runner.read(.refuseWhileBusy, try await self.readMore())
    case .refresh: await runner.read(.latestWins, try await self.read())
    case .newPost: runner.atOnce(try router.compose())
    case .signIn: runner.atOnce(try router.posts.signIn())
    }
  }

  private func open(_ id: ID<ScheduledPost>) throws(AppError) {
    guard let post = state.list?[id] else { throw .notFound }
    (state.open, state.question, state.entry) = (post, nil, nil)
  }

  private func close() { (state.open, state.question, state.entry) = (nil, nil, nil) }

  private func opened() throws(AppError) -> ScheduledPost {
    guard let post = state.open else { throw .cancelled }
    return post
  }

  private func ask(_ question: ScheduledPostsState.Question) throws(AppError) {
    _ = try opened()
    (state.question, state.entry) = (question, nil)
  }

  private func move(to text: String) async throws(AppError) -> ScheduledPostsState.Done {
    let post = try opened()
    state.entry = text
    let time = try interactor.time(text, in: zone)
    let moved = try await found(post.id) { id throws(AppError) in
      try await self.interactor.reschedule(id, to: time)
    }
    state.list?.update(moved)
    close()
    return .moved(moved.at)
  }

  /// The draft is saved before the post goes: nothing that stops the program loses it.
  private func edit() async throws(AppError) {
    let post = try opened()
    let writing = post.replyTo.map { Writing.comment(on: $0) } ?? .post
    let form = PostForm(
      post.content.written, visibility: post.visibility, time: post.failure == nil ? post.at : nil)
    let draft = drafts.draft(form, named: drafts.name(for: writing), of: writing, basedOn: nil, after: nil)
    guard let draft else { throw .unsupported }
    // A comment's draft has the name of its post: it mustn't replace another.
    if try await drafts.load(draft.id) != nil { throw .conflict }
    try await drafts.save(draft)
    try await found(post.id) { id throws(AppError) in try await self.interactor.repository.remove(id) }
    state.list?.removeAll { $0.id == post.id }
    close()
    try router.resume(draft)
  }

  private func delete() async throws(AppError) -> ScheduledPostsState.Done {
    guard state.question == .deletion else { throw .cancelled }
    let post = try opened()
    try await found(post.id) { id throws(AppError) in try await self.interactor.repository.remove(id) }
    state.list?.removeAll { $0.id == post.id }
    close()
    return .deleted
  }

  /// Does something with a post. One that isn't there any more leaves the list.
  private func found<Value: Sendable>(
    _ id: ID<ScheduledPost>, _ body: (ID<ScheduledPost>) async throws(AppError) -> Value
  ) async throws(AppError) -> Value {
    do throws(AppError) {
      return try await body(id)
    } catch {
      if error == .notFound {
        state.list?.removeAll { $0.id == id }
        close()
      }
      throw error
    }
  }

  private func read() async throws(AppError) {
    guard state.isSignedIn else { return }
    let count = state.list?.items.count ?? 0
    let interactor = interactor
    state.list = try await runner.reads.latest(
      try await PagedList.first(atLeast: max(count, 1)) { (request) async throws(AppError) in
        try await interactor.page(request)
      })
  }

  private func readMore() async throws(AppError) {
    guard let list = state.list else { return }
    let page = try await list.more { [interactor] (request) async throws(AppError) in
      try await interactor.page(request)
    }
    if let page { state.list?.append(page, below: list.older) }
  }
}
