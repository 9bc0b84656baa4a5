import AppScreens
import AppValues
import Entities
import Navigation
import SocialTestSupport
import Synchronization
import Testing

@testable import Post

@MainActor
@Suite("What waits to be sent")
struct OutboxTests {
  private let navigator = RecordingNavigator()
  private let three = [
    waiting("1", .publish(post: NewPost(PostContent("Good morning")))),
    waiting(
      "2", .publish(post: NewPost(PostContent("Well said"), replyTo: ID("9"))),
      .failed(OutboxFailure(.rejected, words: "Text is too long")), secondsAgo: 60),
    waiting(
      "3", .mark(post: ID("9"), mark: .liked, isSet: true), .sending, secondsAgo: 7200, about: "Tea\nat four?"
    ),
  ]

  private func presenter(_ outbox: FakeOutbox) -> OutboxPresenter {
    OutboxPresenter(
      outbox: OutboxInteractor(repository: outbox, writing: nil),
      router: PostRouter(navigator: navigator, strings: .english))
  }

  private func render(_ state: OutboxScreenState, _ language: Language = .english) -> String {
    ScreenRenderer(width: 60).render(
      OutboxView(strings: .of(language), context: context(language)).screen(state))
  }

  @Test("stands in a list, with what the server said of it")
  func english() {
    #expect(
      render(OutboxScreenState(list: list(three))) == """
        Outbox

        1. Post · just now · waiting to send
           Good morning

        2. Comment · 1 min ago · not sent
           Well said
           The server didn't accept it.
           The server says: Text is too long

        3. Like · 2 h ago · checking whether it arrived
           Bob: Tea at four?

        4. Send now (s)

        """)
  }

  @Test("in Japanese")
  func japanese() {
    #expect(
      render(OutboxScreenState(list: list(three)), .japanese) == """
        送信トレイ

        1. 投稿 · たった今 · 送信待ち
           Good morning

        2. コメント · 1分前 · 送信できませんでした
           Well said
           サーバーに受け付けられませんでした。
           サーバーのメッセージ: Text is too long

        3. いいね · 2時間前 · 届いたか確認中
           Bobさん: Tea at four?

        4. 今すぐ送信 (s)

        """)
  }

  @Test("is sent now, also what was refused")
  func sends() async {
    let outbox = FakeOutbox(three)
    let presenter = presenter(outbox)
    await presenter.appear()
    var round = OutboxRound()
    round.sent = 2
    outbox.sending.answers(round)
    outbox.retryingRefused.answers(())
    await presenter.send(.send)
    #expect(outbox.retryingRefused.inputs.count == 1)
    #expect(presenter.state.done == .sent(2))
  }

  @Test("says that the server refused it")
  func refused() async {
    let outbox = FakeOutbox(three)
    let presenter = presenter(outbox)
    await presenter.appear()
    var round = OutboxRound()
    round.refused = 1
    outbox.sending.answers(round)
    outbox.retrying.answers(())
    await presenter.send(.retry(ID("2")))
    #expect(presenter.state.done == .refused)
    #expect(render(presenter.state).hasPrefix("Outbox\n! The server didn't accept it.\n"))
  }

  @Test("is read page by page, and stays as far as it was read")
  func pages() async throws {
    let many = (1...45).map { waiting("\($0)", .publish(post: NewPost(PostContent("Post \($0)")))) }
    let outbox = FakeOutbox(many)
    let presenter = presenter(outbox)
    await presenter.appear()
    #expect(presenter.state.list?.items == Array(many.prefix(20)))
    #expect(render(presenter.state).hasSuffix("\n21. More (m)\n22. Send now (s)\n"))
    await presenter.send(.more)
    #expect(presenter.state.list?.items == Array(many.prefix(40)))
    #expect(outbox.reading.inputs.map(\.position) == [.first, .before(Cursor("20"))])
    await presenter.send(.refresh)
    #expect(presenter.state.list?.items == Array(many.prefix(40)))
    await presenter.send(.more)
    #expect(presenter.state.list?.items == many && presenter.state.list?.older == nil)
    #expect(try await OutboxInteractor(repository: outbox, writing: nil).all() == many)
  }

  @Test("is sent again one by one where it was refused")
  func shortcuts() {
    let view = OutboxView(strings: .english, context: context(.english))
    let entries = view.screen(OutboxScreenState(list: list(three))).blocks.compactMap { block in
      if case .entry(let entry) = block { entry } else { nil }
    }
    #expect(entries.map { $0.shortcuts["r"] } == [nil, .retry(ID("2")), nil])
    #expect(entries.map { $0.shortcuts["e"] } == [.edit(ID("1")), .edit(ID("2")), nil])
  }

  @Test("is up to date while it's shown, and keeps what was read where it can't be read")
  func follows() async throws {
    let outbox = FakeOutbox(three)
    let presenter = presenter(outbox)
    await presenter.appear()
    let follower = Task { await presenter.follow() }
    #expect(try await eventually { outbox.hasListener })
    outbox.reading.answers([three[1]])
    outbox.tell()
    #expect(try await eventually { presenter.state.list?.items == [three[1]] })
    let count = outbox.reading.inputs.count
    outbox.reading.fails(.storage(.locked))
    outbox.tell()
    #expect(try await eventually { outbox.reading.inputs.count == count + 1 })
    outbox.end()
    await follower.value
    #expect(presenter.state.list?.items == [three[1]] && presenter.state.problem == nil)
    #expect(presenter.state.isStale)
  }

  @Test("isn't shown any more once the screen is left, nor over what was read since")
  func leaves() async throws {
    for isLeft in [true, false] {
      let (outbox, gate) = (FakeOutbox(three), Gate())
      let presenter = presenter(outbox)
      await presenter.appear()
      let follower = Task { await presenter.follow() }
      #expect(try await eventually { outbox.hasListener })
      outbox.reading.answers { [three] (_) async throws(AppError) in
        await gate.pass()
        return [three[0]]
      }
      outbox.tell()
      await gate.waitForArrival()
      outbox.reading.answers([three[1]])
      if isLeft { follower.cancel() } else { await presenter.send(.refresh) }
      gate.open()
      outbox.end()
      await follower.value
      #expect(presenter.state.list?.items == (isLeft ? three : [three[1]]))
    }
  }

  @Test("is edited, unless it may have been sent")
  func edits() async {
    let outbox = FakeOutbox(three)
    let presenter = presenter(outbox)
    await presenter.appear()
    await presenter.send(.edit(ID("3")))
    #expect(presenter.state.problem == .unsupported)
    await presenter.send(.edit(ID("2")))
    #expect(presenter.state.editing == three[1])
    await presenter.send(.edited("  "))
    #expect(presenter.state.problem == .invalid(.text, .empty) && presenter.state.editing != nil)
    outbox.editing.answers(())
    outbox.sending.answers(OutboxRound())
    await presenter.send(.edited("Well  said "))
    #expect(outbox.editing.inputs.map(\.text) == ["Well  said"] && presenter.state.editing == nil)
    #expect(presenter.state.done == .sent(0))
  }

  @Test("is dropped once that is confirmed")
  func drops() async {
    let outbox = FakeOutbox(three)
    let presenter = presenter(outbox)
    await presenter.appear()
    await presenter.send(.drop(ID("1")))
    await presenter.send(.keep)
    #expect(outbox.dropping.inputs.isEmpty && presenter.state.confirming == nil)
    await presenter.send(.drop(ID("1")))
    outbox.dropping.answers(())
    outbox.reading.answers([three[1], three[2]])
    await presenter.send(.confirmDrop)
    #expect(outbox.dropping.inputs == [ID("1")] && presenter.state.done == .dropped)
    #expect(presenter.state.list?.items.map(\.id) == [ID("2"), ID("3")])
  }

  @Test("leads to the post as it's shown while it waits")
  func opens() async {
    let presenter = presenter(FakeOutbox(three))
    await presenter.appear()
    await presenter.send(.open(ID("1")))
    #expect(navigator.moves == [.show(.post(ID("waiting-1")))])
    #expect(ID<Post>("waiting-1").waitingItem == ID("1") && ID<Post>("1").waitingItem == nil)
  }
}

/// The whole of a list.
private func list(_ items: [OutboxItem]) -> PagedList<OutboxItem> {
  PagedList(Page(items: items, older: nil, newer: nil))
}

/// Something that waits, as a rule since noon.
private func waiting(
  _ id: String, _ write: OutboxWrite, _ state: OutboxState = .waiting, secondsAgo: Int64 = 0,
  about text: String? = nil
) -> OutboxItem {
  var item = OutboxItem(
    id: ID(id), write: write, state: state, key: PublishKey(id), queuedAt: noon.adding(seconds: -secondsAgo),
    nextAt: noon)
  if let text { item.about = ReplyReference(post: ID("9"), author: bob, excerpt: PostExcerpt(text)) }
  return item
}

/// An outbox that answers what a test tells it to.
private final class FakeOutbox: OutboxRepository {
  struct Edit: Sendable {
    let id: ID<OutboxItem>
    let text: String
  }

  let reading = Expected<PageRequest, [OutboxItem]>("page")
  let retrying = Expected<ID<OutboxItem>, Void>("retry")
  let retryingRefused = Expected<Int, Void>("retryRefused")
  let editing = Expected<Edit, Void>("edit")
  let dropping = Expected<ID<OutboxItem>, Void>("drop")
  let sending = Expected<Int, OutboxRound>("send")

  private let listener = Mutex<AsyncStream<LiveSignal>.Continuation?>(nil)

  init(_ items: [OutboxItem]) { reading.answers(items) }

  var hasListener: Bool { listener.withLock { $0 != nil } }
  func tell() { _ = listener.withLock { $0?.yield(.changed) } }
  func end() { listener.withLock { $0?.finish() } }

  /// A page of all that there is.
  func page(_ request: PageRequest) async throws(AppError) -> Page<OutboxItem> {
    let all = try await reading(request)
    var rest = all[...]
    if case .before(let cursor) = request.position {
      rest = rest.drop { $0.id.rawValue != cursor.rawValue }.dropFirst()
    }
    let items = Array(rest.prefix(request.limit))
    return Page(
      items: items, older: items.count == rest.count ? nil : items.last.map { Cursor($0.id.rawValue) },
      newer: nil)
  }
  func item(_ id: ID<OutboxItem>) async throws(AppError) -> OutboxItem? {
    Issue.record("no one asks for one by its number here")
    return nil
  }
  func summary() async throws(AppError) -> OutboxSummary {
    Issue.record("no one counts here")
    return OutboxSummary()
  }
  func retryRefused() async throws(AppError) { try await retryingRefused(0) }
  func retry(_ id: ID<OutboxItem>) async throws(AppError) { try await retrying(id) }
  func edit(_ id: ID<OutboxItem>, text: String) async throws(AppError) {
    try await editing(Edit(id: id, text: text))
  }
  func drop(_ id: ID<OutboxItem>) async throws(AppError) { try await dropping(id) }
  func send() async throws(AppError) -> OutboxRound { try await sending(0) }
  func keepSending() async { Issue.record("nothing keeps sending here") }
  func changes() -> AsyncStream<LiveSignal> {
    let (stream, continuation) = AsyncStream.makeStream(of: LiveSignal.self)
    listener.withLock { $0 = continuation }
    return stream
  }
}
