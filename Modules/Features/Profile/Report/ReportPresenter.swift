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
    /// Says why: 1 to 1000 characters.
    case enterReason(String)
    /// Picks a post, or puts it back.
    case toggle(ID<Post>)
    /// Shows further posts to pick from.
    case more
    /// On with what is picked, which may be nothing.
    case goOn
    /// Sends the report as it is shown for review.
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

  /// The progress so far, and what became of the last action.
  public internal(set) var state = ReportState()
  @ObservationIgnored private let person: ID<User>
  @ObservationIgnored private let post: ID<Post>?
  @ObservationIgnored private let interactor: ReportInteractor
  @ObservationIgnored private let people: ProfileInteractor
  @ObservationIgnored private let actions: PostActionsInteractor
  @ObservationIgnored private let router: ProfileRouter
  /// What the reason was before it was to be changed; nil while it is said the first time.
  @ObservationIgnored private var formerReason: String?
  @ObservationIgnored private lazy var runner = ActionRunner(self, \.state.action)

  /// - Parameter post: What they wrote that shows what is meant; nil to report the person alone.
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
    state.capabilities = people.capabilities
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

  /// What is sent at another step, by a second tap say, is passed over.
  private func require(_ step: ReportState.Step) throws(AppError) {
    if state.step != step { throw .cancelled }
  }

  /// Whether something was asked before what is asked now.
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
      // The way on leads past the posts again.
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
    let isLeftOut = picked.remove(id) != nil
    if !isLeftOut { picked.insert(id) }
    try interactor.checkPosts(picked.count)
    state.picked = picked
    return isLeftOut ? .leftOut(remaining: picked.count) : nil
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

  /// Whether the person is there no longer, with all their posts.
  private func isGone() async throws(AppError) -> Bool {
    do throws(AppError) {
      _ = try await people.user(.id(person))
      return false
    } catch {
      guard error == .gone || error == .notFound else { throw error }
      return true
    }
  }

  /// Takes out the posts that are not there any more, so that the rest can be sent; answers how many.
  private func withdrawMissing() async throws(AppError) -> Int {
    let before = state.reportedPosts
    let updates = try await actions.current(before)
    for case .deleted(let id) in updates { state.withdraw(id) }
    // Where posts cannot be looked up, a single one must be what is missing.
    if updates.isEmpty, before.count == 1 { state.withdraw(before[0]) }
    return before.count - state.reportedPosts.count
  }

  // MARK: Reading

  private func load() async throws(AppError) {
    // Loaded already: what is said of the report stays.
    if state.person != nil { throw .cancelled }
    defer { state.capabilities = people.capabilities }
    let found = try await readPost()
    let person = try await people.user(.id(person))
    if post == nil { state.offered = try await .first(limit: Self.offeredAtOnce, offer) }
    (state.namedPost, state.post) = (post, found)
    state.person = person
  }

  /// The post that led here; nil where posts cannot be looked up: its id is enough for a report.
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
