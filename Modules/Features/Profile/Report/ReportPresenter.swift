public import AppScreens
public import AppValues
public import Entities
public import Observation
import PostActions

/// Presents the steps of reporting a person to the administrator: the reason, posts as evidence, a preview, and
/// sending.
@MainActor @Observable
public final class ReportPresenter: ScreenPresenter {
  /// The actions of the screen.
  public enum Action: Hashable, Sendable {
    /// Enters the reason: 1 to 1000 characters.
    case enterReason(String)
    /// Selects or deselects a post.
    case toggle(ID<Post>)
    /// Loads more posts to select from.
    case more
    /// Continues with the selected posts, if any.
    case goOn
    /// Sends the report.
    case send
    /// Goes back to the reason.
    case changeReason
    /// Goes back to the selection of posts.
    case changePosts
    /// Goes back to the previous step and keeps all answers; leaves the screen from the first one.
    case back
    /// Leaves the screen without sending a report.
    case leave
    /// Loads the person again after a problem.
    case retry
  }

  /// The number of posts in a page.
  private static let offeredAtOnce = 10

  /// The progress so far, and the outcome of the last action.
  public internal(set) var state = ReportState()
  @ObservationIgnored private let person: ID<User>
  @ObservationIgnored private let post: ID<Post>?
  @ObservationIgnored private let interactor: ReportInteractor
  @ObservationIgnored private let people: ProfileInteractor
  @ObservationIgnored private let actions: PostActionsInteractor
  @ObservationIgnored private let router: ProfileRouter
  /// The reason before the viewer went back to change it; nil before there is one.
  @ObservationIgnored private var formerReason: String?
  @ObservationIgnored private lazy var runner = ActionRunner(self, \.state.action) {
    $0.state.capabilities = $0.people.relationCapabilities
  }

  /// - Parameter post: A post of theirs that shows the problem; nil to report the person alone.
  init(
    of person: ID<User>, post: ID<Post>?, interactor: ReportInteractor, people: ProfileInteractor,
    actions: PostActionsInteractor, router: ProfileRouter
  ) {
    self.person = person
    self.post = post
    self.interactor = interactor
    self.people = people
    self.actions = actions
    self.router = router
    state.capabilities = people.relationCapabilities
  }

  public func appear() async {
    if state.person == nil { await send(.retry) }
  }

  public func send(_ action: Action) async {
    switch action {
    case .retry: await runner.read(.queue, try await self.load())
    case .enterReason(let text): await runner.change(.refuseWhileBusy, try enter(text))
    case .toggle(let id): await runner.change(.queue, try toggle(id))
    case .more: await runner.read(.refuseWhileBusy, try await self.readMore())
    case .goOn: await runner.change(.queue, try goOn())
    case .send: await runner.change(.refuseWhileBusy, try await send())
    case .changeReason: await runner.change(.queue, try changeReason())
    case .changePosts: await runner.change(.queue, try changePosts())
    case .back:
      if canGoBack { await runner.change(.refuseWhileBusy, goBack()) } else { runner.atOnce(router.leave()) }
    case .leave: runner.atOnce(router.leave())
    }
  }

  // MARK: Steps

  /// Ignores actions of another step, such as a second tap.
  private func require(_ step: ReportState.Step) throws(AppError) {
    if state.step != step { throw .cancelled }
  }

  /// Whether there is a previous step.
  private var canGoBack: Bool {
    switch state.step {
    case .reason: formerReason != nil
    case .posts, .review: true
    case .done, .gone: false
    }
  }

  private func goBack() {
    switch state.step {
    case .reason: if let formerReason { review(formerReason) }
    case .posts:
      // Continuing leads through the selection of posts again.
      state.hasPicked = false
      state.step = .reason
    case .review: state.step = state.offered.items.isEmpty ? .reason : .posts
    case .done, .gone: break
    }
  }

  private func enter(_ text: String) throws(AppError) {
    try require(.reason)
    state.reason = text
    let reason = try interactor.checkReason(text)
    if !state.isToPick { return review(reason) }
    state.reason = reason
    state.step = .posts
  }

  private func review(_ reason: String) {
    state.reason = reason
    formerReason = nil
    state.step = .review
  }

  private func changeReason() throws(AppError) {
    try require(.review)
    formerReason = state.reason
    state.step = .reason
  }

  private func changePosts() throws(AppError) {
    try require(.review)
    if state.namedPost == nil { state.step = .posts }
  }

  private func goOn() throws(AppError) {
    try require(.posts)
    state.hasPicked = true
    state.step = .review
  }

  private func toggle(_ id: ID<Post>) throws(AppError) -> ReportState.Outcome? {
    try require(.posts)
    guard state.offered[id] != nil else { throw .cancelled }
    var picked = state.picked
    let isDeselected = picked.remove(id) != nil
    if !isDeselected { picked.insert(id) }
    try interactor.checkPosts(picked.count)
    state.picked = picked
    return isDeselected ? .deselected(remaining: picked.count) : nil
  }

  // MARK: Sending

  private func send() async throws(AppError) -> ReportState.Outcome? {
    try require(.review)
    let posts = state.reportedPosts
    do throws(AppError) {
      try await interactor.report(NewReport(of: person, posts: posts, reason: state.reason))
      state.step = .done
      return nil
    } catch {
      guard error == .gone || error == .notFound else { throw error }
      if try await isGone() {
        state.step = .gone
        return nil
      }
      let withdrawn = try await withdrawMissing()
      if withdrawn == 0 { throw error }
      return .withdrawn(withdrawn)
    }
  }

  /// Whether the account no longer exists.
  private func isGone() async throws(AppError) -> Bool {
    do throws(AppError) {
      _ = try await people.user(.id(person))
      return false
    } catch {
      guard error == .gone || error == .notFound else { throw error }
      return true
    }
  }

  /// Removes the posts that no longer exist, so that the rest can be sent; returns their number.
  private func withdrawMissing() async throws(AppError) -> Int {
    let before = state.reportedPosts
    let updates = try await actions.current(before)
    for case .deleted(let id) in updates { state.withdraw(id) }
    // If the source can't look up posts, the only one must be the missing one.
    if updates.isEmpty, before.count == 1 { state.withdraw(before[0]) }
    return before.count - state.reportedPosts.count
  }

  // MARK: Reading

  private func load() async throws(AppError) {
    // Already loaded: keep the message about the report.
    if state.person != nil { throw .cancelled }
    let found = try await readPost()
    let person = try await people.user(.id(person))
    if post == nil { state.offered = try await .first(limit: Self.offeredAtOnce, offer) }
    (state.namedPost, state.post) = (post, found)
    state.person = person
  }

  /// The post that the report was opened from; nil if the source can't look up posts. Its id is enough for a report.
  private func readPost() async throws(AppError) -> Post? {
    guard let post else { return nil }
    return switch try await actions.current([post]).first {
    case .current(let found)?: found.first
    case .deleted?: throw .notFound
    case nil: nil
    }
  }

  private func readMore() async throws(AppError) {
    try require(.posts)
    let older = state.offered.older
    let page = try await state.offered.more(limit: Self.offeredAtOnce, offer)
    if let page { state.offered.append(page, below: older) }
  }

  private var offer: PagedList<Post>.Read {
    { [interactor, person] (request) async throws(AppError) in try await interactor.posts(by: person, request)
    }
  }
}
