import AppScreens
import AppValues
import Entities
import Navigation
import SocialTestSupport
import Synchronization
import Testing

@testable import Notifications

@MainActor
@Suite("Requests of people whose notifications wait")
struct NoticeRequestsTests {
  private let navigator = RecordingNavigator()
  private let requests = FakeRequests()

  private func presenter(_ viewer: Viewer = asBob) -> NoticeRequestsPresenter {
    let ports = NotificationPorts(
      list: FakeNotificationsRepository(), arrivals: nil, marks: nil, settings: nil, requests: requests)
    return NoticeRequestsPresenter(
      interactor: NotificationsInteractor(ports: ports, viewer: viewer, alerts: nil),
      router: NotificationsRouter(navigator: navigator))
  }

  private func draw(_ presenter: NoticeRequestsPresenter, _ language: Language = .english) -> String {
    drawn(NoticeRequestsView(strings: .of(language), context: context(language)).screen(presenter.state))
  }

  private func request(_ id: String, _ from: Author, count: Int) -> NoticeRequest {
    NoticeRequest(
      id: ID(id), from: from, count: count, lastPost: nil, beganAt: noon.adding(seconds: -600),
      latestAt: noon.adding(seconds: -300))
  }

  @Test("are shown with what becomes of notifications of people one may not know")
  func shown() async {
    requests.kept.withLock {
      $0.list = [request("1", alice, count: 2), request("2", haruka, count: 1)]
      $0.policy.treatments = [.notFollowing: .filter]
    }
    let presenter = presenter()
    await presenter.appear()
    #expect(
      draw(presenter) == """
        Notification requests

        1. Alice @alice · 2 notifications · 5 min ago

        2. 春香 @haruka · 1 notification · 5 min ago

        People you don't know

        Choose what happens with their likes, shares, follows,
        comments and mentions from now on. Where several apply, the
        strictest counts.

        3. People you don't follow: Filter

        4. People who don't follow you: Accept

        5. New accounts: Accept

        6. Direct posts you didn't ask for: Accept

        7. Limited accounts: Accept

        8. Refresh (r)

        """)
    let japanese = draw(presenter, .japanese)
    #expect(japanese.hasPrefix("保留中の通知\n") && japanese.contains("フォローしていない人: 保留する"))
    await presenter.send(.open(ID("2")))
    #expect(navigator.moves == [.show(.profile(haruka.id))])
  }

  @Test("are shown with their age while their source can't be reached, and aren't answered then")
  func offline() async {
    requests.kept.withLock {
      ($0.list, $0.readAt) = ([request("1", alice, count: 2)], noon.adding(seconds: -7200))
    }
    let presenter = presenter()
    await presenter.appear()
    #expect(
      draw(presenter).hasPrefix("Notification requests\n! Offline · as of 10:00\n"), "\(draw(presenter))")
    await presenter.send(.accept(ID("1")))
    #expect(presenter.state.problem == .offline && presenter.state.list?.items.count == 1)
    #expect(draw(presenter).contains("! Can't reach the server."))
  }

  @Test("are accepted and dismissed, and leave where they were answered elsewhere")
  func answered() async {
    requests.kept.withLock {
      $0.list = [
        request("1", alice, count: 2), request("2", haruka, count: 1), request("3", alice, count: 1),
      ]
    }
    let presenter = presenter()
    await presenter.appear()
    await presenter.send(.accept(ID("1")))
    #expect(presenter.state.done == .accepted && draw(presenter).contains("✓ Accepted."))
    await presenter.send(.dismiss(ID("2")))
    #expect(presenter.state.done == .dismissed)
    #expect(requests.kept.withLock { $0.answers } == ["accept 1", "dismiss 2"])
    requests.kept.withLock { $0.list = [] }
    await presenter.send(.accept(ID("3")))
    #expect(presenter.state.problem == .notFound && presenter.state.list?.items.isEmpty == true)
    #expect(draw(presenter).contains("! This request is no longer here."))
  }

  @Test("have a policy that is chosen for each kind of people")
  func policy() async {
    let presenter = presenter()
    await presenter.appear()
    #expect(draw(presenter).contains("No requests."))
    await presenter.send(.set(.drop))
    #expect(requests.kept.withLock { $0.policy.treatments.isEmpty })
    await presenter.send(.choose(.newAccounts))
    #expect(
      draw(presenter) == """
        New accounts

        What happens with their notifications?

        1. Notify me (current)
        2. Filter: keep it here until I accept or dismiss it
        3. Ignore: don't notify me, and keep nothing
        4. Keep as is (b)

        """)
    await presenter.send(.keep)
    await presenter.send(.choose(.newAccounts))
    await presenter.send(.set(.drop))
    #expect(presenter.state.done == .saved && presenter.state.policy?.treatment(of: .newAccounts) == .drop)
  }

  @Test("belong to someone signed in")
  func signedOut() async {
    let presenter = presenter(.anonymous)
    await presenter.appear()
    #expect(presenter.state.list == nil)
    await presenter.send(.signIn)
    #expect(navigator.moves == [.show(.signIn)])
  }
}

/// Requests in memory.
private final class FakeRequests: NoticeRequests {
  struct Kept {
    var policy = NoticePolicy()
    var list: [NoticeRequest] = []
    var answers: [String] = []
    /// Since when the source can't be reached; nil if it can.
    var readAt: Timestamp?
  }

  let kept = Mutex(Kept())

  func policy() async throws(AppError) -> NoticePolicy { kept.withLock { $0.policy } }

  func change(_ treatments: [NoticeOrigin: NoticeTreatment]) async throws(AppError) -> NoticePolicy {
    kept.withLock {
      $0.policy.treatments.merge(treatments) { _, new in new }
      return $0.policy
    }
  }

  func requests(_ request: PageRequest) async throws(AppError) -> Page<NoticeRequest> {
    kept.withLock { Page(items: $0.list, older: nil, newer: nil, readAt: $0.readAt) }
  }

  func request(_ id: ID<NoticeRequest>) async throws(AppError) -> NoticeRequest {
    guard let request = kept.withLock({ $0.list.first { $0.id == id } }) else { throw .notFound }
    return request
  }

  func accept(_ ids: [ID<NoticeRequest>]) async throws(AppError) { try await answer("accept", ids) }
  func dismiss(_ ids: [ID<NoticeRequest>]) async throws(AppError) { try await answer("dismiss", ids) }

  func requestMerges() -> AsyncStream<LiveSignal> { AsyncStream { $0.finish() } }

  private func answer(_ word: String, _ ids: [ID<NoticeRequest>]) async throws(AppError) {
    if kept.withLock({ $0.readAt }) != nil { throw .offline }
    for id in ids { _ = try await request(id) }
    kept.withLock { kept in
      kept.list.removeAll { ids.contains($0.id) }
      kept.answers += ids.map { "\(word) \($0)" }
    }
  }
}
