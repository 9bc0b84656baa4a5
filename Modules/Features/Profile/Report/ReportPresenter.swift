public import AppScreens
public import AppValues
public import Entities
public import Observation
import PostActions

/// Presents the steps of reporting a person to the administrator: the reason, posts as evidence, a preview, and
/// sending.
@MainActor @Observable
public final class ReportPresenter: ScreenPresenter {
  /// What can be done there.
  public enum Action: Hashable, Sendable {
    case enterReason(String)
    /// Picks a post, or puts it back.
    case toggle(ID<Post>)
    /// Shows further posts to pick from.
    case more
    /// On with what is picked, which may be nothing.
    case goOn
    case send
    /// To the reason again, to change it.
    case changeReason
    /// To the posts again, to pick others.
    case changePosts
    /// To what was asked before, with all that was said kept; out, where nothing was.
    case back
    /// Out, without a report.
    case leave
    /// Looks for the person again after a fault.
    case retry
  }

  /// How many posts are offered at a time.
  private static let offeredAtOnce = 10

  public private(set) var state = ReportState()
  @ObservationIgnored private let person: ID<User>
  @ObservationIgnored private let post: ID<Post>?
  @ObservationIgnored private let interactor: ProfileInteractor
  @ObservationIgnored private let actions: PostActionsInteractor
  @ObservationIgnored private let router: ProfileRouter
  /// What the reason was before it was to be changed; nil while it is said the first time.
  @ObservationIgnored private var formerReason: String?
  @ObservationIgnored private var isWorking = false

  /// - Parameter post: What they wrote that shows what is meant; nil to report the person alone.
  init(
    of person: ID<User>, post: ID<Post>?, interactor: ProfileInteractor, actions: PostActionsInteractor,
    router: ProfileRouter
  ) {
    self.person = person
    self.post = post
    self.interactor = interactor
    self.actions = actions
    self.router = router
  }

  public func appear() async {
    if state.person == nil { await send(.retry) }
  }

  public func send(_ action: Action) async {
    switch action {
    case .retry: await attempt { () async throws(AppError) in try await load() }
    case .enterReason(let text): await enter(text)
    case .toggle(let id): await toggle(id)
    case .more:
      await attempt(.posts) { () async throws(AppError) in
        try await offer(from: state.older.map { .before($0) })
      }
    case .goOn:
      await attempt(.posts) {
        state.hasPicked = true
        state.step = .review
      }
    case .send: await attempt(.review) { () async throws(AppError) in try await send() }
    case .changeReason:
      await attempt(.review) {
        formerReason = state.reason
        state.step = .reason
      }
    case .changePosts:
      if state.post == nil { await attempt(.review) { state.step = .posts } }
    case .back: await goBack()
    case .leave: router.leave()
    }
  }

  private func goBack() async {
    switch state.step {
    case .reason:
      guard let formerReason else { return router.leave() }
      await attempt(.reason) { review(formerReason) }
    case .done, .gone: router.leave()
    case .posts:
      await attempt(.posts) {
        // The way on leads past the posts again.
        state.hasPicked = false
        state.step = .reason
      }
    case .review: await attempt(.review) { state.step = state.offered.isEmpty ? .reason : .posts }
    }
  }

  private func enter(_ text: String) async {
    guard state.step == .reason else { return }
    state.reason = text
    await attempt { () async throws(AppError) in
      let reason = try interactor.checkReason(text)
      if !state.isToPick { return review(reason) }
      state.reason = reason
      state.step = .posts
    }
  }

  private func review(_ reason: String) {
    state.reason = reason
    formerReason = nil
    state.step = .review
  }

  private func toggle(_ id: ID<Post>) async {
    guard state.offered.contains(where: { $0.id == id }) else { return }
    await attempt(.posts) { () throws(AppError) in
      var picked = state.picked
      let isLeftOut = picked.remove(id) != nil
      if !isLeftOut { picked.insert(id) }
      try interactor.checkPosts(picked.count)
      state.picked = picked
      state.outcome = isLeftOut ? .leftOut(remaining: picked.count) : nil
    }
  }

  private func send() async throws(AppError) {
    let posts = state.evidence.map(\.id)
    do throws(AppError) {
      try await interactor.report(NewReport(of: person, posts: posts, reason: state.reason))
      state.step = .done
    } catch {
      guard error == .gone || error == .notFound else { throw error }
      if try await isGone() {
        state.step = .gone
        return
      }
      let withdrawn = try await withdrawMissing()
      if withdrawn == 0 { throw error }
      state.outcome = .withdrawn(withdrawn)
    }
  }

  /// Whether the person is there no longer, with all their posts.
  private func isGone() async throws(AppError) -> Bool {
    do throws(AppError) {
      _ = try await interactor.user(.id(person))
      return false
    } catch {
      guard error == .gone || error == .notFound else { throw error }
      return true
    }
  }

  /// Takes out the picked posts that are not there any more, so that the rest can be sent; answers how many.
  private func withdrawMissing() async throws(AppError) -> Int {
    let before = state.evidence
    for case .deleted(let id) in try await actions.current(before.map(\.id)) { state.withdraw(id) }
    return before.count - state.evidence.count
  }

  private func load() async throws(AppError) {
    if let post {
      guard case .current(let found)? = try await actions.current([post]).first else { throw .notFound }
      state.post = found.first
    }
    let user = try await interactor.user(.id(person))
    if post == nil { try await offer(from: .first) }
    state.person = user
  }

  /// Offers further posts, if there are any.
  private func offer(from position: PageRequest.Position?) async throws(AppError) {
    // An empty page is not the end: all it held may be offered already.
    let shown = state.offered.count
    var next = position
    while let position = next, state.offered.count == shown {
      state.offer(try await interactor.posts(by: person, PageRequest(position, limit: Self.offeredAtOnce)))
      next = state.older.map { .before($0) }
    }
  }

  /// Does something at a step. One at a time: sending twice at once would be a mistake.
  private func attempt(
    _ step: ReportState.Step? = nil, _ work: () async throws(AppError) -> Void
  ) async {
    guard !isWorking, step == nil || step == state.step else { return }
    isWorking = true
    defer { isWorking = false }
    state.problem = nil
    state.outcome = nil
    do throws(AppError) {
      try await work()
    } catch {
      if error != .cancelled, !Task.isCancelled { state.problem = error }
    }
  }
}
