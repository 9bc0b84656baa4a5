import AppValues
import Entities
import Post
import SocialNetworking
import SocialOfflineStore

/// The outbox of an account, for people.
struct RemoteOutbox: OutboxRepository {
  let sender: OutboxSender
  let waiting: WaitingPosts
  let reach: ServerReach

  private var outbox: OutboxQueue { sender.parts.store.outbox }

  func page(_ request: PageRequest) async throws(AppError) -> Page<OutboxItem> {
    let page = try await outbox.page(request)
    var items: [OutboxItem] = []
    for item in page.items { items.append(try await known(item)) }
    return Page(items: items, older: page.older, newer: page.newer)
  }

  func item(_ id: ID<OutboxItem>) async throws(AppError) -> OutboxItem? {
    guard let item = try await outbox.item(id) else { return nil }
    return try await known(item)
  }

  /// An item with the post that it's about.
  private func known(_ item: OutboxItem) async throws(AppError) -> OutboxItem {
    var item = item
    item.about = try await waiting.reference(to: item.write.post)
    return item
  }

  func summary() async throws(AppError) -> OutboxSummary { try await outbox.summary() }

  func retry(_ id: ID<OutboxItem>) async throws(AppError) { try await outbox.retry(id) }

  func retryRefused() async throws(AppError) { try await outbox.retryRefused() }

  func edit(_ id: ID<OutboxItem>, text: String) async throws(AppError) {
    try await outbox.edit(id, text: text)
  }

  func drop(_ id: ID<OutboxItem>) async throws(AppError) { try await outbox.drop(id) }

  func send() async throws(AppError) -> OutboxRound { try await sender.round(hurried: true) }

  func changes() -> AsyncStream<LiveSignal> { outbox.changes() }

  func keepSending() async {
    let (wakes, wake) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let (changes, returns) = (outbox.changes(), reach.returns())
    wake.yield()
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        for await _ in changes { wake.yield() }
        wake.finish()
      }
      group.addTask {
        for await _ in returns { await self.hurry() }
      }
      group.addTask {
        var alarm: Task<Void, Never>?
        for await _ in wakes {
          alarm?.cancel()
          let pause = await self.pauseAfterSending()
          alarm = Task {
            do {
              try await self.sender.parts.caller.client.options.time.pause(pause)
              wake.yield()
            } catch {
              // Something else woke it.
            }
          }
        }
        alarm?.cancel()
      }
    }
  }

  /// Sends what waits for a server that can be reached again. What becomes of it is a change, after which it's known when to
  /// look again.
  private func hurry() async {
    do throws(AppError) {
      _ = try await sender.round(hurried: true, sparing: true)
    } catch {
      // Another one is sending, or the disk has a fault: it's sent when its time has come.
    }
  }

  /// Sends what is due. Returns how long to wait before looking again: another process may have put something there.
  private func pauseAfterSending() async -> Duration {
    do throws(AppError) {
      let round = try await sender.round(hurried: false)
      try await sender.parts.store.photos.removeOld()
      guard let next = round.next else { return .seconds(60) }
      return min(max(sender.parts.pauses.until(next), .seconds(1)), .seconds(60))
    } catch {
      // Another one is sending, or the disk has a fault that may be over by then.
      return .seconds(60)
    }
  }
}
