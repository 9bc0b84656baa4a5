public import MastodonAPI
public import SocialNetworking
import Synchronization
import Testing

/// A transport that answers as a test says, and records its requests. A request that no test expects fails the test.
///
/// ```swift
/// let transport = FakeTransport()
/// transport.expect(.get, "/api/v1/preferences", .text("{}"))
/// ```
public final class FakeTransport: Transport {
  private struct Call: Hashable {
    let method: EndpointMethod
    let path: String
  }

  private struct State {
    var expected: [Call: [FakeAnswer]] = [:]
    var always: [Call: FakeAnswer] = [:]
    var requests: [NetworkRequest] = []
  }

  private let state = Mutex(State())

  /// Expects no request.
  public init() {}

  /// All requests, in order.
  public var requests: [NetworkRequest] { state.withLock { $0.requests } }

  /// The requests that were expected and haven't come: their methods and paths, sorted.
  public var missing: [String] {
    state.withLock { state in
      state.expected.flatMap { call, answers in
        answers.map { _ in "\(call.method.rawValue) \(call.path)" }
      }.sorted()
    }
  }

  /// Expects one request for each answer, in this order.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - path: The path, without a query.
  ///   - answers: The answers.
  public func expect(_ method: EndpointMethod, _ path: String, _ answers: FakeAnswer...) {
    state.withLock { $0.expected[Call(method: method, path: path), default: []] += answers }
  }

  /// Expects any number of requests, once those are answered that are expected one by one.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - path: The path, without a query.
  ///   - answer: The answer to each.
  public func always(_ method: EndpointMethod, _ path: String, _ answer: FakeAnswer) {
    state.withLock { $0.always[Call(method: method, path: path)] = answer }
  }

  /// Answers a request. Fails the test, and throws, if it isn't expected.
  ///
  /// - Parameter request: The request, which is added to `requests`.
  public func send(_ request: NetworkRequest) async throws(NetworkError) -> NetworkResponse {
    let path = request.target.prefix { $0 != "?" }
    let call = Call(method: request.method, path: String(path))
    let answer = state.withLock { state -> FakeAnswer? in
      state.requests.append(request)
      guard var answers = state.expected[call], !answers.isEmpty else { return state.always[call] }
      let answer = answers.removeFirst()
      state.expected[call] = answers.isEmpty ? nil : answers
      return answer
    }
    guard let answer else {
      Issue.record("\(call.method.rawValue) \(request.target) was not expected")
      throw .failed("\(call.method.rawValue) \(call.path) was not expected")
    }
    return try await answer.answer(request)
  }
}
