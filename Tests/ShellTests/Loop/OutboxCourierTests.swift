import AppValues
import Entities
import Post
import SocialTestSupport
import Testing

@testable import SocialShell

@Suite("What waits in the outboxes of a device")
@MainActor
struct OutboxCourierTests {
  private let accounts = LockedValue<[Session]?>([])
  private let log = LockedValue<[String]>([])

  private func courier() -> OutboxCourier {
    let (accounts, log) = (accounts, log)
    return OutboxCourier(
      accounts: { accounts.value },
      outbox: { $0.server == nil ? nil : WatchedOutbox(account: "\($0.handle) \($0.token.value)", log: log) })
  }

  private func account(
    _ handle: String, token: String = "1", at server: String? = "social.example",
    keptBy command: String? = nil
  ) -> Session {
    Session(
      id: ID(handle), user: ID(handle), handle: handle, name: handle, token: Secret(token),
      server: server.map {
        HomeServer(address: "https://\($0)", name: $0, keeper: command.map { TokenKeeper(give: $0) })
      })
  }

  private func says(_ lines: [String]) async throws -> Bool {
    try await eventually { log.value.sorted() == lines.sorted() }
  }

  @Test("is sent for every account by its own session, and goes on when another one is used")
  func everyone() async throws {
    let (mia, ken, local) = (account("mia"), account("ken"), account("ann", at: nil))
    accounts.change { $0 = [local, mia, ken] }
    let courier = courier()
    courier.follow(.signedIn(mia))
    #expect(try await says(["+ mia 1", "+ ken 1"]))
    courier.follow(.signedIn(ken))
    accounts.change { $0 = [local, mia, ken, account("new")] }
    courier.follow(.signedIn(local))
    #expect(try await says(["+ mia 1", "+ ken 1", "+ new 1"]))
    courier.end()
    #expect(try await says(["+ mia 1", "+ ken 1", "+ new 1", "- mia 1", "- ken 1", "- new 1"]))
  }

  @Test("is sent with the token of another command once that keeps it")
  func keepers() async throws {
    let courier = courier()
    for command in ["first", "second"] {
      let mia = account("mia", token: "", keptBy: command)
      accounts.change { $0 = [mia] }
      courier.follow(.signedIn(mia))
    }
    #expect(try await says(["+ mia ", "- mia ", "+ mia "]))
    courier.end()
  }

  @Test("is sent no more for who has signed out, and by the new session of who has signed in again")
  func changes() async throws {
    let (mia, ken) = (account("mia"), account("ken"))
    accounts.change { $0 = [mia, ken] }
    let courier = courier()
    courier.follow(.signedIn(mia))
    #expect(try await says(["+ mia 1", "+ ken 1"]))
    accounts.change { $0 = [account("mia", token: "2")] }
    courier.follow(.anonymous)
    #expect(try await says(["+ mia 1", "+ ken 1", "- mia 1", "- ken 1", "+ mia 2"]))
    // What can't be read now changes nothing.
    accounts.change { $0 = nil }
    courier.follow(.signedIn(account("new")))
    #expect(try await says(["+ mia 1", "+ ken 1", "- mia 1", "- ken 1", "+ mia 2", "+ new 1"]))
    courier.end()
  }
}

/// Notes when its sending begins and ends, and offers nothing else.
private struct WatchedOutbox: OutboxRepository {
  let account: String
  let log: LockedValue<[String]>

  func keepSending() async {
    log.change { [account] in $0.append("+ \(account)") }
    // Ends when it's cancelled: nothing comes.
    let (nothing, source) = AsyncStream.makeStream(of: Void.self)
    for await _ in nothing {}
    withExtendedLifetime(source) {}
    log.change { [account] in $0.append("- \(account)") }
  }

  func page(_ request: PageRequest) async throws(AppError) -> Page<OutboxItem> { throw unexpected() }
  func item(_ id: ID<OutboxItem>) async throws(AppError) -> OutboxItem? { throw unexpected() }
  func summary() async throws(AppError) -> OutboxSummary { throw unexpected() }
  func retryRefused() async throws(AppError) { throw unexpected() }
  func retry(_ id: ID<OutboxItem>) async throws(AppError) { throw unexpected() }
  func edit(_ id: ID<OutboxItem>, text: String) async throws(AppError) { throw unexpected() }
  func drop(_ id: ID<OutboxItem>) async throws(AppError) { throw unexpected() }
  func send() async throws(AppError) -> OutboxRound { throw unexpected() }

  func changes() -> AsyncStream<LiveSignal> {
    Issue.record("changes() isn't expected")
    return AsyncStream { $0.finish() }
  }

  private func unexpected(_ name: String = #function) -> AppError {
    Issue.record("\(name) isn't expected")
    return .unsupported
  }
}
