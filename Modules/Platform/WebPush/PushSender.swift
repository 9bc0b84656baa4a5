import AsyncHTTPClient
import NIOCore
import NIOHTTP1
import Synchronization

/// Sends messages to push services (RFC 8030).
///
/// Apps provide the addresses, and anyone can make an app. So each host is looked up first, messages go only to
/// addresses that were checked, redirects aren't followed, and little is read of the response.
public final class PushSender: Sendable {
  private struct CachedClient {
    let client: PinnedClient
    let until: ContinuousClock.Instant
  }

  /// How long a push service may take to accept a message.
  private static let patience = Duration.seconds(20)
  /// How long it may take to connect, and for each part of its response.
  private static let partPatience = TimeAmount.seconds(10)
  /// How long a host's address is cached, and with it connections.
  private static let memory = Duration.seconds(300)
  /// How many hosts are cached. Beyond that, all of them are dropped and looked up again.
  private static let capacity = 64
  /// The maximum number of bytes read of a response.
  private static let maximumAnswer = 4096
  /// How long a push service keeps a message for an app that can't be reached, in seconds.
  private static let lifetime = "172800"

  private let allowsPrivate: Bool
  private let lookup: HostLookup
  private let known = Mutex<[String: CachedClient]>([:])

  /// Sends to push services on the internet.
  ///
  /// - Parameter allowsPrivate: Whether push services can also be on this machine and in private networks, which only
  ///   tests need.
  public convenience init(allowsPrivate: Bool = false) {
    self.init(allowsPrivate: allowsPrivate, lookup: HostLookup())
  }

  init(allowsPrivate: Bool, lookup: HostLookup) {
    self.allowsPrivate = allowsPrivate
    self.lookup = lookup
  }

  /// Sends a message once.
  public func send(_ message: PushMessage) async -> PushOutcome {
    let host = message.endpoint.host
    let client: PinnedClient
    if let kept = kept(host) {
      client = kept
    } else {
      let addresses = await lookup.addresses(host)
      guard let address = addresses.first else { return .failed(status: nil, retryAfter: nil) }
      guard allowsPrivate || addresses.allSatisfy(\.isPublic) else { return .refused }
      client = PinnedClient(host, at: address, patience: Self.partPatience)
      keep(client, for: host)
    }
    do {
      return try await withTimeout { try await Self.send(message, by: client) }
    } catch {
      // It may have moved.
      forget(host)
      return .failed(status: nil, retryAfter: nil)
    }
  }

  private static func send(_ message: PushMessage, by client: PinnedClient) async throws -> PushOutcome {
    var request = HTTPClientRequest(url: message.endpoint.address)
    request.method = .POST
    request.headers = ["Content-Type": "application/octet-stream", "TTL": lifetime, "Urgency": "normal"]
    for header in message.headers { request.headers.add(name: header.name, value: header.value) }
    request.body = .bytes(ByteBuffer(bytes: message.body))
    let answer = try await client.client.execute(request, timeout: .seconds(patience.components.seconds))
    // A connection whose answer is read to its end serves again; one that says more than it needs to doesn't.
    _ = try? await answer.body.collect(upTo: maximumAnswer)
    return PushOutcome(
      status: Int(answer.status.code), retryAfter: answer.headers.first(name: "Retry-After"))
  }

  /// Throws if it takes too long.
  private func withTimeout(
    _ work: @escaping @Sendable () async throws -> PushOutcome
  ) async throws -> PushOutcome {
    try await withThrowingTaskGroup(of: PushOutcome.self) { group in
      group.addTask(operation: work)
      group.addTask {
        try await Task.sleep(for: Self.patience)
        throw CancellationError()
      }
      defer { group.cancelAll() }
      return try await group.next() ?? .failed(status: nil, retryAfter: nil)
    }
  }

  private func kept(_ host: String) -> PinnedClient? {
    known.withLock { known in known[host].flatMap { $0.until > .now ? $0.client : nil } }
  }

  private func keep(_ client: PinnedClient, for host: String) {
    known.withLock { known in
      if known.count >= Self.capacity { known = [:] }
      known[host] = CachedClient(client: client, until: .now + Self.memory)
    }
  }

  private func forget(_ host: String) {
    known.withLock { $0[host] = nil }
  }
}

/// A client that connects to one host at one address, whatever the host's name resolves to by then.
final class PinnedClient: Sendable {
  let client: HTTPClient

  /// - Parameters:
  ///   - host: The host as in URLs.
  ///   - address: The address of the host.
  ///   - patience: How long to wait for a connection, and for each part of a response.
  init(_ host: String, at address: NetworkAddress, patience: TimeAmount) {
    var configuration = HTTPClient.Configuration(
      redirectConfiguration: .disallow,
      timeout: .init(connect: patience, read: patience),
      connectionPool: .init(idleTimeout: .seconds(60), concurrentHTTP1ConnectionsPerHostSoftLimit: 4))
    configuration.dnsOverride = [host: address.text]
    client = HTTPClient(eventLoopGroup: HTTPClient.defaultEventLoopGroup, configuration: configuration)
  }

  deinit {
    // Nothing is under way any longer: a task that sends holds it.
    client.shutdown { [client] _ in _ = client }
  }
}
