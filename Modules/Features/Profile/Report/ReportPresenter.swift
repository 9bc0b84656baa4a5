import Entities
public import Navigation
public import Observation
import PostActions

/// Leads through reporting a person to whoever runs the network: the reason, a look at all of it, and sending it.
@MainActor @Observable
public final class ReportPresenter: ScenePresenter {
  /// What can be done there.
  public enum Action: Hashable, Sendable {
    case enterReason(String)
    case send
    /// To the reason again, to change it.
    case changeReason
    /// Out, without a report.
    case leave
    /// Looks for the person again after a fault.
    case retry
  }

  public private(set) var state = ReportState()
  @ObservationIgnored private let person: ID<User>
  @ObservationIgnored private let post: ID<Post>?
  @ObservationIgnored private let interactor: ProfileInteractor
  @ObservationIgnored private let actions: PostActionsInteractor
  @ObservationIgnored private let router: ProfileRouter
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
    case .retry: await attempt { () async throws(SocialError) in try await load() }
    case .enterReason(let text):
      guard state.step == .reason else { return }
      state.reason = text
      await attempt { () async throws(SocialError) in
        state.reason = try interactor.checkReason(text)
        state.step = .review
      }
    case .send:
      guard state.step == .review else { return }
      await attempt { () async throws(SocialError) in
        let posts = state.post.map { [$0.id] } ?? []
        try await interactor.report(NewReport(of: person, posts: posts, reason: state.reason))
        state.step = .done
      }
    case .changeReason: if state.step == .review { state.step = .reason }
    case .leave: router.leave()
    }
  }

  private func load() async throws(SocialError) {
    if let post {
      guard case .current(let found)? = try await actions.current([post]).first else { throw .notFound }
      state.post = found.first
    }
    state.person = try await interactor.user(.id(person))
  }

  /// One at a time: sending twice at once would be a mistake.
  private func attempt(_ work: () async throws(SocialError) -> Void) async {
    guard !isWorking else { return }
    isWorking = true
    defer { isWorking = false }
    state.problem = nil
    do throws(SocialError) {
      try await work()
    } catch {
      if error != .cancelled, !Task.isCancelled { state.problem = error }
    }
  }
}
