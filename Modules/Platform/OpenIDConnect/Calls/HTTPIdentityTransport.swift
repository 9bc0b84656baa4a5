import AsyncHTTPClient
import NIOCore
import NIOHTTP1

/// Carries calls to providers over HTTP.
///
/// Who the providers are is the administrator's choice, so they may also be in a private network. Each call takes ten
/// seconds at most, and the next one tries again: nothing waits for a provider that is down.
public final class HTTPIdentityTransport: IdentityTransport {
  /// How long a call may take.
  private static let patience = Duration.seconds(10)

  private let client: HTTPClient

  /// A transport with connections of its own, which close with it.
  public init() {
    var configuration = HTTPClient.Configuration(
      redirectConfiguration: .disallow, timeout: .init(connect: .seconds(5), read: .seconds(10)),
      connectionPool: .init(idleTimeout: .seconds(20), concurrentHTTP1ConnectionsPerHostSoftLimit: 8))
    // Otherwise it tries until the time is over, whatever is wrong.
    configuration.connectionPool.retryConnectionEstablishment = false
    configuration.httpVersion = .http1Only
    client = HTTPClient(eventLoopGroup: HTTPClient.defaultEventLoopGroup, configuration: configuration)
  }

  deinit {
    // Nothing is under way any longer: a call holds the transport.
    client.shutdown { [client] _ in _ = client }
  }

  public func send(_ call: ProviderCall) async throws(IdentityError) -> ProviderAnswer {
    do {
      return try await withThrowingTaskGroup(of: ProviderAnswer.self) { group in
        group.addTask { try await self.exchange(call) }
        group.addTask {
          try await Task.sleep(for: Self.patience)
          throw IdentityError.timedOut
        }
        defer { group.cancelAll() }
        guard let answer = try await group.next() else { throw IdentityError.cancelled }
        return answer
      }
    } catch {
      throw Task.isCancelled ? .cancelled : Self.translation(of: error)
    }
  }

  private func exchange(_ call: ProviderCall) async throws -> ProviderAnswer {
    var request = HTTPClientRequest(url: call.address)
    request.headers = ["Accept": "application/json", "User-Agent": "SocialConnect"]
    if let authorization = call.authorization {
      request.headers.add(name: "Authorization", value: authorization)
    }
    if let form = call.form {
      request.method = .POST
      request.headers.add(name: "Content-Type", value: "application/x-www-form-urlencoded")
      request.body = .bytes(ByteBuffer(string: form))
    }
    let answer = try await client.execute(request, timeout: .seconds(Self.patience.components.seconds))
    var body: [UInt8] = []
    for try await piece in answer.body {
      guard body.count + piece.readableBytes <= ProviderAnswer.limit else { throw IdentityError.tooLarge }
      body += piece.readableBytesView
    }
    return ProviderAnswer(
      status: Int(answer.status.code), location: answer.headers.first(name: "Location"), body: body)
  }

  private static func translation(of error: any Error) -> IdentityError {
    switch error {
    case let error as IdentityError: return error
    case is CancellationError: return .cancelled
    case let error as HTTPClientError:
      switch error {
      case .cancelled: return .cancelled
      case .connectTimeout, .tlsHandshakeTimeout, .getConnectionFromPoolTimeout, .readTimeout, .writeTimeout,
        .deadlineExceeded:
        return .timedOut
      default: return .unreachable("\(error)")
      }
    default: return .unreachable("\(error)")
    }
  }
}
