import AppScreens
import AppValues
import Entities
import Navigation
import SocialTestSupport
import Testing

@testable import Notifications

@MainActor
@Suite("The list of notices")
struct NotificationsPresenterTests {
  let repository = FakeNotificationsRepository()
  let navigator = RecordingNavigator()

  func presenter(_ viewer: Viewer = asBob) -> NotificationsPresenter {
    NotificationsPresenter(
      interactor: NotificationsInteractor(ports: repository.ports, viewer: viewer, alerts: nil),
      router: NotificationsRouter(navigator: navigator))
  }

  /// A presenter that shows these.
  func shown(_ notices: [Notice], older: String? = nil, unread: Int = 1) async -> NotificationsPresenter {
    repository.expect(.all, PageRequest(), page(notices, older: older))
    repository.expect(unread: unread)
    let presenter = presenter()
    await presenter.appear()
    return presenter
  }

  @Test("shows the newest and how many are unread, and goes on to the end, none twice")
  func pages() async {
    let presenter = await shown([notice("9"), notice("8")], older: "a", unread: 7)
    #expect(presenter.state.unread == 7)
    repository.expect(.all, before("a"), page([notice("8")], older: "b"))
    repository.expect(.all, before("b"), page([notice("7")]))
    repository.expect(.markRead([ID("9"), ID("8")]))
    await presenter.send(.more)
    #expect(presenter.state.notices.map(\.id.rawValue) == ["9", "8", "7"])
    #expect(presenter.state.list.older == nil)
    await presenter.send(.more)
    repository.verify()
  }

  @Test("asking for more twice at once adds each once")
  func moreTwice() async {
    let presenter = await shown([notice("9")], older: "a")
    let gate = Gate()
    repository.expect(.all, before("a"), page([notice("8")], older: "b"), at: gate)
    repository.expect(.all, before("a"), page([notice("8")], older: "b"))
    repository.expect(.markRead([ID("9")]))
    let slow = Task { await presenter.send(.more) }
    await gate.waitForArrival()
    await presenter.send(.more)
    gate.open()
    await slow.value
    #expect(presenter.state.notices.map(\.id.rawValue) == ["9", "8"])
    #expect(presenter.state.list.older == Cursor("b"))
  }

  @Test("a page of all is not put below the unread ones")
  func moreAndFilter() async {
    let presenter = await shown([notice("9")], older: "a")
    let gate = Gate()
    repository.expect(.all, before("a"), page([notice("8", isRead: true)]), at: gate)
    let slow = Task { await presenter.send(.more) }
    await gate.waitForArrival()
    repository.expect(.unread, PageRequest(), page([notice("9")], older: "a"))
    repository.expect(unread: 1)
    await presenter.send(.show(.unread))
    gate.open()
    await slow.value
    #expect(presenter.state.filter == .unread)
    #expect(presenter.state.notices.map(\.id.rawValue) == ["9"])
    #expect(presenter.state.list.older == Cursor("a"))
  }

  @Test("a failure keeps the list, its filter and its end, and is said until the next answer")
  func failures() async {
    let presenter = await shown([notice("9")], older: "a")
    repository.expect(.page(.unread, PageRequest()), fails: .timeout)
    repository.expect(unread: 1)
    await presenter.send(.show(.unread))
    #expect(presenter.state.problem == .timeout)
    #expect(presenter.state.filter == .all)
    #expect(presenter.state.notices.count == 1)
    repository.expect(.page(.all, before("a")), fails: .cancelled)
    await presenter.send(.more)
    #expect(presenter.state.problem == .timeout)
    #expect(presenter.state.list.older == Cursor("a"))
    repository.expect(.unread, PageRequest(), page([notice("9")]))
    repository.expect(unread: 1)
    await presenter.send(.show(.unread))
    #expect(presenter.state.problem == nil && presenter.state.filter == .unread)
  }

  @Test("opening a notice leads to its post or person and marks it read, once")
  func opens() async {
    let presenter = await shown([notice("9", .like, post: post("p", "x")), notice("8")], unread: 2)
    repository.expect(.markRead([ID("9")]))
    await presenter.send(.open(ID("9")))
    await presenter.send(.open(ID("9")))
    #expect(presenter.state.notices.map(\.isRead) == [true, false])
    repository.expect(.markRead([ID("8")]))
    await presenter.send(.open(ID("8")))
    #expect(presenter.state.notices.map(\.isRead) == [true, true])
    #expect(navigator.moves == [.show(.post(ID("p"))), .show(.post(ID("p"))), .show(.profile(alice.id))])
    repository.verify()
  }

  @Test(
    "what is answered elsewhere leads there",
    arguments: [(NoticeKind.followRequest, Route.followRequests), (.unpublished, .scheduled)])
  func opensElsewhere(kind: NoticeKind, place: Route) async {
    let presenter = await shown([notice("9", kind, isRead: true)])
    await presenter.send(.open(ID("9")))
    #expect(navigator.moves == [.show(place)])
  }

  @Test("the person and a comment are at hand too, and mark read as well")
  func shortcuts() async {
    let presenter = await shown([notice("9", .comment, post: post("p", "x")), notice("8", isRead: true)])
    repository.expect(.markRead([ID("9")]))
    await presenter.send(.comment(ID("9")))
    await presenter.send(.openPerson(ID("9")))
    await presenter.send(.comment(ID("8")))
    await presenter.send(.signIn)
    await presenter.send(.signUp)
    #expect(
      navigator.moves == [
        .show(.compose(commentOn: ID("p"))), .show(.profile(alice.id)), .show(.profile(alice.id)),
        .show(.signIn), .show(.signUp),
      ])
  }

  @Test("a notice opens even when it cannot be marked read, and stays unread")
  func markingFails() async {
    let presenter = await shown([notice("9")])
    repository.expect(.markRead([ID("9")]), fails: .storage(.full))
    await presenter.send(.open(ID("9")))
    #expect(navigator.moves == [.show(.profile(alice.id))])
    #expect(presenter.state.problem == .storage(.full))
    #expect(presenter.state.notices.map(\.isRead) == [false])
  }

  @Test("marks all read and says so; a list read before that does not undo it")
  func marksAll() async throws {
    let presenter = await shown([notice("9"), notice("8")], unread: 2)
    let gate = Gate()
    repository.expect(.all, PageRequest(), page([notice("9"), notice("8")]), at: gate)
    repository.expect(unread: 2)
    let refresh = Task { await presenter.send(.refresh) }
    await gate.waitForArrival()
    #expect(try await eventually { repository.calls.count { $0 == .unreadCount } == 2 })
    repository.expect(.markAllRead)
    repository.expect(.all, above("top"), page([]))
    repository.expect(unread: 0)
    await presenter.send(.markAllRead)
    #expect(presenter.state.notices.map(\.isRead) == [true, true])
    #expect(presenter.state.unread == 0)
    #expect(presenter.state.done == .markedAllRead)
    repository.expect(.all, PageRequest(), page([notice("9", isRead: true), notice("8", isRead: true)]))
    repository.expect(unread: 0)
    gate.open()
    await refresh.value
    #expect(presenter.state.notices.map(\.isRead) == [true, true])
    #expect(presenter.state.unread == 0)
    repository.verify()
  }

  @Test("marks what was shown read when one leaves, while it stands as new for as long as the visit lasts")
  func marksSeen() async throws {
    let presenter = await shown([notice("9"), notice("8"), notice("7", isRead: true)], unread: 2)
    let listening = Task { await presenter.follow() }
    #expect(try await eventually { repository.isHeard })
    #expect(presenter.state.notices.map(\.isRead) == [false, false, true])
    #expect(!repository.calls.contains(.markRead([ID("9"), ID("8")])))
    repository.expect(.markRead([ID("9"), ID("8")]))
    listening.cancel()
    await listening.value
    #expect(presenter.state.notices.map(\.isRead) == [false, false, true])
    repository.verify()
  }

  @Test("marks a page read when one goes on to the next, each notice once")
  func marksPages() async throws {
    let presenter = await shown([notice("9"), notice("8")], older: "a", unread: 3)
    repository.expect(.all, before("a"), page([notice("7")]))
    repository.expect(.markRead([ID("9"), ID("8")]))
    await presenter.send(.more)
    #expect(presenter.state.notices.map(\.isRead) == [false, false, false])
    let listening = Task { await presenter.follow() }
    #expect(try await eventually { repository.isHeard })
    repository.expect(.markRead([ID("7")]))
    listening.cancel()
    await listening.value
    #expect(presenter.state.notices.map(\.isRead) == [false, false, false])
    repository.verify()
  }

  @Test("what cannot be marked read on leaving stays new, and is tried on the next leave")
  func markingSeenFails() async throws {
    let presenter = await shown([notice("9")])
    for error: AppError? in [.storage(.locked), nil] {
      let listening = Task { await presenter.follow() }
      #expect(try await eventually { repository.isHeard })
      if let error {
        repository.expect(.markRead([ID("9")]), fails: error)
      } else {
        repository.expect(.markRead([ID("9")]))
      }
      listening.cancel()
      await listening.value
      #expect(presenter.state.notices.map(\.isRead) == [false])
      #expect(presenter.state.problem == nil)
    }
    repository.verify()
  }

  @Test("dismisses one, and says so")
  func dismissesOne() async {
    let presenter = await shown([notice("9"), notice("8")], unread: 2)
    repository.expect(.dismiss([ID("9")]))
    repository.expect(.all, above("top"), page([]))
    repository.expect(unread: 1)
    await presenter.send(.dismiss(ID("9")))
    #expect(presenter.state.notices.map(\.id.rawValue) == ["8"])
    #expect(presenter.state.done == .dismissed)
    #expect(presenter.state.unread == 1)
    repository.expect(.dismiss([ID("8")]), fails: .storage(.locked))
    await presenter.send(.dismiss(ID("8")))
    #expect(presenter.state.notices.map(\.id.rawValue) == ["8"])
    #expect(presenter.state.problem == .storage(.locked))
    #expect(presenter.state.done == nil)
    // What was taken back in the meantime is gone as well.
    repository.expect(.dismiss([ID("8")]), fails: .notFound)
    repository.expect(.all, above("top"), page([]))
    repository.expect(unread: 0)
    await presenter.send(.dismiss(ID("8")))
    #expect(presenter.state.notices.isEmpty && presenter.state.problem == nil)
    #expect(presenter.state.hadNotices)
    repository.verify()
  }

  @Test("dismisses all when that has been confirmed, and what was dismissed is not marked read later")
  func dismissesAll() async throws {
    let presenter = await shown([notice("9")], older: "a", unread: 5)
    await presenter.send(.dismissAll)
    #expect(presenter.state.asksToDismissAll)
    await presenter.send(.keep)
    #expect(!presenter.state.asksToDismissAll && presenter.state.notices.count == 1)
    await presenter.send(.dismissAll)
    repository.expect(.dismissAll)
    repository.expect(.all, above("top"), page([]))
    repository.expect(unread: 0)
    await presenter.send(.confirmDismissal)
    #expect(presenter.state.notices.isEmpty && presenter.state.list.older == nil)
    #expect(presenter.state.done == .dismissedAll && !presenter.state.asksToDismissAll)
    #expect(presenter.state.unread == 0)
    let listening = Task { await presenter.follow() }
    #expect(try await eventually { repository.isHeard })
    listening.cancel()
    await listening.value
    repository.verify()
  }

  @Test("news is counted above the list without moving it, and shown when asked")
  func live() async throws {
    let presenter = await shown([notice("7")])
    let listening = Task { await presenter.follow() }
    repository.expect(.all, above("top"), page([notice("9"), notice("8")]))
    repository.expect(unread: 3)
    #expect(try await eventually { repository.signal(.changed) })
    #expect(try await eventually { presenter.state.news == .init(count: 2, isMore: false) })
    #expect(presenter.state.unread == 3)
    #expect(presenter.state.notices.map(\.id.rawValue) == ["7"])
    repository.expect(.all, PageRequest(), page([notice("9"), notice("8"), notice("7")]))
    repository.expect(unread: 3)
    await presenter.send(.refresh)
    #expect(presenter.state.notices.count == 3)
    #expect(presenter.state.news == nil)
    repository.expect(.markRead([ID("7"), ID("9"), ID("8")]))
    listening.cancel()
    await listening.value
  }

  @Test("says when more came than are counted", arguments: [(40, false), (41, true), (80, true)])
  func flood(count: Int, isMore: Bool) async {
    let presenter = await shown([notice("7")])
    repository.expect(.all, above("top"), page((100..<100 + count).map { notice("\($0)") }))
    repository.expect(unread: 500)
    await presenter.appear()
    #expect(presenter.state.news == .init(count: 40, isMore: isMore))
  }

  @Test("what is listed already is not news")
  func knownAbove() async {
    let presenter = await shown([notice("7")])
    repository.expect(.all, above("top"), page([notice("8"), notice("7")]))
    repository.expect(unread: 2)
    await presenter.appear()
    #expect(presenter.state.news == .init(count: 1, isMore: false))
    repository.expect(.all, above("top"), page([]))
    repository.expect(unread: 1)
    await presenter.appear()
    #expect(presenter.state.news == nil)
  }

  @Test("the first notice of all is news too")
  func firstEver() async {
    let presenter = await shown([], unread: 0)
    #expect(presenter.state.isLoaded)
    repository.expect(.all, PageRequest(limit: 80), page([notice("1")]))
    repository.expect(unread: 1)
    await presenter.appear()
    #expect(presenter.state.news == .init(count: 1, isMore: false))
    #expect(presenter.state.notices.isEmpty)
  }

  @Test("counts above the list of another filter are not shown")
  func newsAndFilter() async {
    let presenter = await shown([notice("7")])
    let gate = Gate()
    repository.expect(.all, above("top"), page([notice("9", isRead: true)]), at: gate)
    repository.expect(unread: 1)
    repository.expect(unread: 1)
    let glance = Task { await presenter.appear() }
    await gate.waitForArrival()
    repository.expect(.unread, PageRequest(), page([notice("7")]))
    await presenter.send(.show(.unread))
    gate.open()
    await glance.value
    #expect(presenter.state.news == nil)
    #expect(presenter.state.filter == .unread)
  }

  @Test("shows old notices as such while the source is away, and catches up after")
  func disconnected() async throws {
    let presenter = await shown([notice("7")])
    let listening = Task { await presenter.follow() }
    #expect(try await eventually { repository.signal(.disconnected) })
    #expect(try await eventually { presenter.state.isStale })
    repository.expect(.all, above("top"), page([]))
    repository.expect(unread: 0)
    #expect(repository.signal(.lagged))
    #expect(try await eventually { !presenter.state.isStale })
    #expect(presenter.state.unread == 0)
    repository.expect(.page(.all, above("top")), fails: .unauthenticated)
    repository.expect(unread: 0)
    #expect(repository.signal(.changed))
    #expect(try await eventually { presenter.state.problem == .unauthenticated })
    #expect(presenter.state.notices.count == 1)
    repository.expect(.markRead([ID("7")]))
    listening.cancel()
    await listening.value
  }

  @Test("a list that could not be loaded loads when the source is back")
  func loadsLater() async throws {
    repository.expect(.page(.all, PageRequest()), fails: .unavailable)
    repository.expect(unread: 1)
    let presenter = presenter()
    await presenter.appear()
    #expect(presenter.state.problem == .unavailable)
    #expect(!presenter.state.isLoaded)
    let listening = Task { await presenter.follow() }
    repository.expect(.all, PageRequest(), page([notice("1")]))
    repository.expect(unread: 1)
    #expect(try await eventually { repository.signal(.changed) })
    #expect(try await eventually { presenter.state.isLoaded })
    #expect(presenter.state.problem == nil)
    repository.expect(.markRead([ID("1")]))
    listening.cancel()
    await listening.value
  }

  @Test("a refresh that is cancelled leaves everything as it was")
  func cancelled() async {
    let presenter = await shown([notice("9")])
    let before = presenter.state
    let gate = Gate()
    repository.expect(.all, PageRequest(), page([]), at: gate)
    repository.expect(unread: 0)
    let action = Task { await presenter.send(.refresh) }
    await gate.waitForArrival()
    action.cancel()
    await action.value
    #expect(presenter.state == before)
  }

  @Test("an anonymous viewer sees no list and nothing is asked")
  func anonymous() async {
    let presenter = presenter(.anonymous)
    await presenter.appear()
    await presenter.follow()
    await presenter.send(.refresh)
    #expect(presenter.state == NotificationsState(isSignedIn: false))
    #expect(repository.calls.isEmpty)
  }
}
