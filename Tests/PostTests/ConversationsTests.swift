import AppScreens
import AppValues
import Entities
import Navigation
import SocialTestSupport
import Synchronization
import Testing

@testable import Post

@MainActor
@Suite("The messages")
struct ConversationsTests {
  private let navigator = RecordingNavigator()
  private let inbox = FakeConversations()

  private func conversation(
    _ id: String, with people: Author..., by author: Author = bob, _ text: String = "Hello",
    minutesAgo: Int64 = 5, isUnread: Bool = false
  ) -> Conversation {
    Conversation(
      id: ID(id), people: people, lastPost: post("p\(id)", by: author, text, minutesAgo: minutesAgo),
      isUnread: isUnread)
  }

  private func presenter(_ viewer: Viewer = asAlice) -> ConversationsPresenter {
    ConversationsPresenter(
      interactor: ConversationsInteractor(repository: inbox, viewer: viewer),
      router: PostRouter(navigator: navigator, strings: .english))
  }

  private func draw(_ presenter: ConversationsPresenter, _ language: Language = .english) -> String {
    let view = ConversationsView(strings: .of(language), context: context(language), viewer: asAlice)
    return drawn(view.screen(presenter.state))
  }

  @Test("show their people and last words, unread ones first, one's own as such")
  func shown() async {
    inbox.listing.answers(
      page(
        [
          conversation("1", with: bob, by: alice, "See you", minutesAgo: 1),
          conversation("2", with: bob, carol, by: carol, "@alice @bob When?", isUnread: true),
          conversation("3", by: alice, "milk, bread", minutesAgo: 60),
        ], older: "3"))
    let presenter = presenter()
    await presenter.appear()
    #expect(
      draw(presenter) == """
        Messages

        1. New · Bob @bob, Carol @carol · 5 min ago
           @alice @bob When?

        2. Bob @bob · 1 min ago
           You: See you

        3. Only you · 1 h ago
           milk, bread

        4. More (m)
        5. Refresh (r)

        """)
    #expect(draw(presenter, .japanese).contains("1. 未読 · Bobさん（@bob）、Carolさん（@carol）"))
    #expect(draw(presenter, .japanese).contains("自分: See you"))
  }

  @Test("open at the last words, which reads them, and are answered there")
  func opens() async {
    inbox.listing.answers(
      page([conversation("1", with: bob, isUnread: true), conversation("2", with: carol, by: carol)]))
    inbox.marking.answers(conversation("1", with: bob))
    let presenter = presenter()
    await presenter.appear()
    await presenter.send(.open(ID("1")))
    await presenter.send(.open(ID("2")))
    await presenter.send(.answer(ID("2")))
    #expect(inbox.marking.inputs == [FakeConversations.Mark(isRead: true, id: ID("1"))])
    #expect(presenter.state.conversations.map(\.isUnread) == [false, false])
    #expect(
      navigator.moves == [
        .show(.post(ID("p1"))), .show(.post(ID("p2"))), .show(.compose(commentOn: ID("p2"))),
      ])
  }

  @Test("stay unread where no place shows a post")
  func unopened() async {
    inbox.listing.answers(page([conversation("1", with: bob, isUnread: true)]))
    navigator.hasPlace = { _ in false }
    let presenter = presenter()
    await presenter.appear()
    await presenter.send(.open(ID("1")))
    #expect(presenter.state.problem == .unsupported && inbox.marking.inputs.isEmpty)
    #expect(presenter.state.conversations[0].isUnread)
  }

  @Test("are removed, also if they are gone by then")
  func removed() async {
    inbox.listing.answers(page([conversation("1", with: bob), conversation("2", with: carol)]))
    let presenter = presenter()
    await presenter.appear()
    inbox.removing.answers(())
    await presenter.send(.remove(ID("1")))
    #expect(presenter.state.conversations.map(\.id) == [ID("2")])
    #expect(draw(presenter).contains("Removed from your messages. It comes back when something"))
    inbox.removing.fails(.notFound)
    await presenter.send(.remove(ID("2")))
    #expect(presenter.state.problem == nil && presenter.state.conversations.isEmpty)
    await presenter.send(.remove(ID("2")))
    #expect(draw(presenter).contains("! This conversation is no longer here."))
    #expect(inbox.removing.inputs.map(\.rawValue) == ["1", "2"])
  }

  @Test("are read again when something new comes")
  func news() async {
    inbox.listing.answers(page([conversation("1", with: bob)]))
    let presenter = presenter()
    await presenter.appear()
    let following = Task { await presenter.follow() }
    while !inbox.hasListener { await Task.yield() }
    inbox.listing.answers(
      page([conversation("2", with: carol, isUnread: true), conversation("1", with: bob)]))
    inbox.tell()
    while presenter.state.conversations.count < 2 { await Task.yield() }
    #expect(presenter.state.conversations.map(\.id) == [ID("2"), ID("1")])
    following.cancel()
    await following.value
  }

  @Test("are nothing at first, and ask those to sign in who aren't")
  func nothing() async {
    inbox.listing.answers(page([]))
    let presenter = presenter()
    await presenter.appear()
    #expect(
      draw(presenter) == """
        Messages

        No messages yet. Posts that are only for the people they
        mention are collected here.

        To write one, open someone's profile and choose “Write a
        message”.

        1. Refresh (r)

        """)
    let stranger = self.presenter(.anonymous)
    await stranger.appear()
    #expect(draw(stranger) == "Messages\n\n1. Sign in (i)\n")
    #expect(inbox.listing.inputs.count == 1)
  }
}

/// An inbox that answers what a test tells it to.
private final class FakeConversations: ConversationsRepository {
  struct Mark: Hashable, Sendable {
    let isRead: Bool
    let id: ID<Conversation>
  }

  let listing = Expected<PageRequest, Page<Conversation>>("conversations")
  let marking = Expected<Mark, Conversation>("setRead")
  let removing = Expected<ID<Conversation>, Void>("remove")
  private let listener = Mutex<AsyncStream<LiveSignal>.Continuation?>(nil)

  var hasListener: Bool { listener.withLock { $0 != nil } }
  func tell() { _ = listener.withLock { $0?.yield(.changed) } }

  func conversations(_ request: PageRequest) async throws(AppError) -> Page<Conversation> {
    try await listing(request)
  }
  func setRead(_ isRead: Bool, _ id: ID<Conversation>) async throws(AppError) -> Conversation {
    try await marking(Mark(isRead: isRead, id: id))
  }
  func remove(_ id: ID<Conversation>) async throws(AppError) { try await removing(id) }
  func directPosts(_ request: PageRequest) async throws(AppError) -> Page<Post> {
    Issue.record("no screen reads the posts by themselves")
    return Page(items: [], older: nil, newer: nil)
  }
  func conversationChanges() -> AsyncStream<LiveSignal> {
    let (stream, continuation) = AsyncStream.makeStream(of: LiveSignal.self)
    listener.withLock { $0 = continuation }
    return stream
  }
}
