import MastodonAPI
import SocialNetworking
import SocialTestSupport
import Synchronization
import Testing

/// A server that answers in rounds: each request once all of its round have come. So what is asked for one after the other
/// is never answered where a test expects it at once.
final class RoundServer: Transport {
  private struct Round {
    var missing: [String]
    let latch = Latch()
  }

  private let answers: [String: String]
  private let rounds: Mutex<[Round]>

  /// - Parameters:
  ///   - rounds: The requests of each round: their methods, and their paths without a query.
  ///   - answers: What is answered, by path; an empty list where nothing is said.
  init(_ rounds: [[String]], answers: [String: String]) {
    self.rounds = Mutex(rounds.map { Round(missing: $0) })
    self.answers = answers
  }

  /// The requests that haven't come.
  var missing: [String] { rounds.withLock { $0.flatMap(\.missing) } }

  func send(_ request: NetworkRequest) async throws(NetworkError) -> NetworkResponse {
    let path = String(request.target.prefix { $0 != "?" })
    let name = "\(request.method.rawValue) \(path)"
    let latch = rounds.withLock { rounds -> Latch? in
      guard let index = rounds.firstIndex(where: { $0.missing.contains(name) }),
        let place = rounds[index].missing.firstIndex(of: name)
      else { return nil }
      rounds[index].missing.remove(at: place)
      if rounds[index].missing.isEmpty { rounds[index].latch.open() }
      return rounds[index].latch
    }
    guard let latch else {
      Issue.record("\(request.method.rawValue) \(request.target) was not expected")
      throw .failed(name)
    }
    await latch.pass()
    return NetworkResponse(
      status: 200, headers: ["Content-Type": "application/json", "Link": "<\(path)?min_id=1>; rel=\"prev\""],
      body: NetworkBytes(Array((answers[path] ?? "[]").utf8)))
  }
}
